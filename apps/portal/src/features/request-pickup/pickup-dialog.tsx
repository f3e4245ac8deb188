import { Button } from '@trastienda/ui/Button';
import { TruckIcon } from '@trastienda/ui/icons';
import { KeyValueList } from '@trastienda/ui/KeyValueList';
import { Modal } from '@trastienda/ui/Modal';
import { useState } from 'react';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { PickupFields } from './pickup-fields.tsx';
import { PickupPlace } from './pickup-place.tsx';
import { type PickupGoods, usePickup } from './use-pickup.ts';
import { pickupDay } from '../../entities/guide/pickup-words.ts';

type Props = {
  readonly goods: PickupGoods;
  /** Carrier's name. */
  readonly carrier: string;
  readonly onClose: () => void;
};

/** Asks a carrier to come: day, hours, what waits, and where. */
export default function PickupDialog({ onClose, ...opened }: Props) {
  // The dialog keeps the goods it was opened for: once requested, a guide is no longer among those that wait
  // for a visit.
  const [{ goods, carrier }] = useState(opened);
  const pickup = usePickup(goods);
  const { form, result, clock } = pickup;
  if (result === null) {
    return (
      <FormDialog
        form={pickup}
        title="Solicitar recolección"
        submitLabel="Solicitar recolección"
        pendingLabel="Solicitando…"
        icon={<TruckIcon size={16} />}
        onClose={onClose}
      >
        <PickupPlace carrier={carrier} guides={goods.guides} />
        <PickupFields pickup={pickup} shipBy={goods.shipBy ?? null} clock={clock} />
      </FormDialog>
    );
  }
  const { date, confirmation } = result.detail;
  return (
    <Modal
      isOpen
      title="Recolección solicitada"
      size="sm"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <Button variant="primary" autoFocus onPress={onClose}>
          Listo
        </Button>
      }
    >
      <KeyValueList
        items={[
          { key: 'carrier', label: 'Paquetería', value: carrier },
          { key: 'day', label: 'Día', value: pickupDay(date, clock) },
          { key: 'hours', label: 'Horario', value: `${form.fromHour} – ${form.toHour}` },
          { key: 'confirmation', label: 'Folio', value: confirmation },
        ]}
      />
    </Modal>
  );
}
