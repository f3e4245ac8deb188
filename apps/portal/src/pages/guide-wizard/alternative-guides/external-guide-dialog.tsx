import type { Order } from '@trastienda/api-client';
import { externalGuideFaults, otherCarrier } from '@trastienda/domain/guides';
import { Select } from '@trastienda/ui/Select';
import { TextField } from '@trastienda/ui/TextField';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { useAppSelector } from '../../../shared/store/hooks.ts';
import { parcelCarriers } from '../../../entities/guide/operations.ts';
import { type ExternalGuide, externalGuideInput } from './inputs.ts';
import { externalShipment } from './operations.ts';
import * as s from './alternative-guides.css.ts';

type Props = {
  readonly order: Order;
  /** Chosen line ids; none means all (D39). */
  readonly lines: readonly string[];
  readonly onClose: () => void;
};

const empty: ExternalGuide = { carrierId: '', carrierName: '', number: '' };

/** The number of a guide that was bought elsewhere; it leaves the wallet alone, and has no label here. */
export default function ExternalGuideDialog({ order, lines, onClose }: Props) {
  const carriers = useAppSelector((state) => parcelCarriers.select(state).value?.data);
  const guide = useForm({
    draft: `guía externa ${order.orderNumber}`,
    initial: () => empty,
    faultsOf: externalGuideFaults,
    write: externalShipment,
    writeKey: order.orderNumber,
    inputOf: (form) => externalGuideInput(order, lines, form),
    sentAs: {
      deliveryCarrierId: 'carrierId',
      deliveryCarrierName: 'carrierName',
      deliveryTrackId: 'number',
    },
    failedTitle: 'No se registró la guía.',
  });
  const { form, change, bind } = guide;
  const known = (carriers ?? []).map(({ deliveryCarrierId, deliveryCarrierName }) => ({
    id: deliveryCarrierId,
    label: deliveryCarrierName,
  }));
  const chooseCarrier = (carrierId: string) => {
    const name = known.find(({ id }) => id === carrierId)?.label ?? '';
    change({ carrierId, carrierName: name });
  };
  return (
    <FormDialog
      form={guide}
      title="Registrar una guía que ya tienes"
      submitLabel="Registrar guía"
      pendingLabel="Registrando…"
      onClose={onClose}
    >
      <p className={s.note}>
        No se cobra a tu saldo. Su etiqueta y su recolección se piden donde la compraste.
      </p>
      <Select
        label="Paquetería"
        items={[...known, { id: otherCarrier, label: otherCarrier }]}
        {...bind('carrierId')}
        value={form.carrierId === '' ? null : form.carrierId}
        onChange={chooseCarrier}
      />
      {form.carrierId === otherCarrier && (
        <TextField label="Nombre de la paquetería" maxLength={60} {...bind('carrierName')} />
      )}
      <TextField label="Número de guía" autoComplete="off" {...bind('number')} />
    </FormDialog>
  );
}
