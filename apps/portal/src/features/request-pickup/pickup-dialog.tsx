import { Banner } from '@trastienda/ui/Banner';
import { Button } from '@trastienda/ui/Button';
import { TruckIcon } from '@trastienda/ui/icons';
import { KeyValueList } from '@trastienda/ui/KeyValueList';
import { Modal } from '@trastienda/ui/Modal';
import { useState } from 'react';
import { focusFirstFault } from '../../shared/form/focus-first-fault.ts';
import { PickupFields } from './pickup-fields.tsx';
import { PickupPlace } from './pickup-place.tsx';
import { type PickupGoods, usePickup } from './use-pickup.ts';
import { pickupDay } from './pickup-words.ts';
import * as s from './pickups.css.ts';

type Props = {
  readonly goods: PickupGoods;
  /** Carrier's name. */
  readonly carrier: string;
  /** `wasAsked`: the carrier comes, and what shows the guide has changed. */
  readonly onClose: (wasAsked: boolean) => void;
};

/** Asks a carrier to come: day, hours, what waits, and where. */
export default function PickupDialog({ onClose, ...opened }: Props) {
  // What it was opened for: once asked for, a guide is no longer among those that wait for a visit.
  const [{ goods, carrier }] = useState(opened);
  const { form, change, clock, faults, isPending, problem, result, send, forget } = usePickup(goods);
  const close = () => {
    if (result) forget();
    onClose(result !== null);
  };
  const dialog = {
    isOpen: true,
    title: result ? 'Recolección solicitada' : 'Solicitar recolección',
    onOpenChange: (isOpen: boolean) => !isOpen && close(),
  };
  if (result) {
    return (
      <Modal
        {...dialog}
        size="sm"
        actions={
          <Button variant="primary" autoFocus onPress={close}>
            Listo
          </Button>
        }
      >
        <KeyValueList
          items={[
            { key: 'carrier', label: 'Paquetería', value: carrier },
            { key: 'day', label: 'Día', value: pickupDay(result.date, clock) },
            { key: 'hours', label: 'Horario', value: `${form.fromHour} – ${form.toHour}` },
            { key: 'confirmation', label: 'Folio', value: result.confirmation },
          ]}
        />
      </Modal>
    );
  }
  return (
    <Modal
      {...dialog}
      actions={
        <>
          <Button onPress={close}>Cancelar</Button>
          <Button
            variant="primary"
            icon={<TruckIcon size={16} />}
            pending={isPending}
            pendingLabel="Solicitando…"
            onPress={() => !send() && focusFirstFault()}
          >
            Solicitar recolección
          </Button>
        </>
      }
    >
      <div className={s.stack}>
        {problem !== null && (
          <Banner tone="critical" title={problem.title}>
            {problem.text}
          </Banner>
        )}
        <PickupPlace carrier={carrier} guides={goods.guides} />
        <PickupFields form={form} onChange={change} faults={faults} clock={clock} />
      </div>
    </Modal>
  );
}
