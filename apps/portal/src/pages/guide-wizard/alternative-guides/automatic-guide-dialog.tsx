import { channelName, formatSize, formatWeight } from '@trastienda/domain';
import { KeyValueList } from '@trastienda/ui/KeyValueList';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import type { WizardView } from '../use-wizard.ts';
import { automaticGuideInput, type Parcel } from './inputs.ts';
import { automaticGuideMaking } from './operations.ts';
import * as s from './alternative-guides.css.ts';

type Props = { readonly view: WizardView; readonly onClose: () => void };

/** The channel's own guide of the parcel at hand: it chooses the carrier, and pays it. */
export default function AutomaticGuideDialog({ view, onClose }: Props) {
  if (!view.request.ok) return null;
  const { height, width, depth, weight } = view.request.value;
  return <Asking view={view} parcel={{ height, width, depth, weight }} onClose={onClose} />;
}

function Asking({ view, parcel, onClose }: Props & { readonly parcel: Parcel }) {
  const { order, orderNumber, lines } = view;
  const channel = channelName(order.marketplace);
  const guide = useForm({
    // Another parcel is another intent.
    draft: `guía automática ${orderNumber} ${JSON.stringify(parcel)}`,
    initial: () => ({}),
    write: automaticGuideMaking,
    writeKey: orderNumber,
    inputOf: () => automaticGuideInput(order, lines, parcel),
    failedTitle: 'No se generó la guía.',
    source: channel,
  });
  return (
    <FormDialog
      form={guide}
      size="sm"
      title={`Guía automática de ${channel}`}
      submitLabel="Generar guía"
      pendingLabel="Generando…"
      hasFields={false}
      onClose={onClose}
    >
      <p className={s.note}>{channel} elige la paquetería y paga la guía; tu saldo no cambia.</p>
      <KeyValueList
        items={[
          { key: 'size', label: 'Paquete', value: formatSize(parcel) },
          { key: 'weight', label: 'Peso', value: formatWeight(parcel.weight) },
          { key: 'cost', label: 'Costo para ti', value: 'Sin costo' },
        ]}
      />
    </FormDialog>
  );
}
