import type { OrderNet } from '@trastienda/api-client';
import { TextArea } from '@trastienda/ui/TextArea';
import { TextField } from '@trastienda/ui/TextField';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import type { Channel } from './model.ts';
import { claimSaving } from './operations.ts';

type Props = {
  readonly net: OrderNet;
  readonly channel: Channel;
  /** The claim is open, and this ends it. */
  readonly isSolving: boolean;
  readonly onClose: () => void;
};

/** Notes that the channel was asked, or that it answered. */
export default function ClaimDialog({ net, channel, isSolving, onClose }: Props) {
  const { orderNumber: orderId, depositId, claim } = net;
  const form = useForm({
    draft: `aclaración ${orderId} ${isSolving ? 'resuelta' : 'abierta'}`,
    initial: () => ({ folio: claim?.folio ?? '', note: claim?.note ?? '' }),
    write: claimSaving,
    writeKey: orderId,
    inputOf: ({ folio, note }) => ({
      params: { paymentId: depositId ?? '-', orderId },
      body: {
        marketplace: channel,
        folio: folio.trim() || null,
        nota: note.trim() || null,
        resuelta: isSolving,
      },
    }),
    sentAs: { folio: 'folio', nota: 'note' },
    failedTitle: 'No se pudo guardar la aclaración.',
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={isSolving ? `¿El canal ya aclaró el pedido ${orderId}?` : `Pedido ${orderId} en aclaración`}
      submitLabel={isSolving ? 'Marcar resuelta' : 'Ya envié la aclaración'}
      pendingLabel="Guardando…"
      onClose={onClose}
    >
      <TextField label="Folio de la aclaración" optional maxLength={40} {...form.bind('folio')} />
      <TextArea label="Nota" optional maxLength={500} {...form.bind('note')} />
    </FormDialog>
  );
}
