import { leavingReasons, needsComment } from '@trastienda/domain/channel-setup';
import { foldText } from '@trastienda/domain';
import { Select } from '@trastienda/ui/Select';
import { TextArea } from '@trastienda/ui/TextArea';
import { TextField } from '@trastienda/ui/TextField';
import { channelRemoval } from '../../entities/channel/operations.ts';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { type ChannelLink, waitingWords } from './model.ts';
import * as s from './channels.css.ts';

type Props = {
  readonly code: string;
  readonly channelName: string;
  readonly link: ChannelLink;
  /** The name of the account, with more where another account of the channel has the same. */
  readonly called: string;
  readonly onClose: () => void;
};

const reasonOf = (reason: string) => leavingReasons.find((one) => one === reason) ?? leavingReasons[0];

/** Says what unlinking leaves, asks why, and asks for the shop's name where orders wait there (D149, D261): else it is linked again at any time. */
export function UnlinkDialog({ code, channelName, link, called, onClose }: Props) {
  const { shop_id: shopId, name, pendingOrders } = link;
  const form = useForm({
    draft: `desconectar ${code} ${shopId}`,
    initial: () => ({ reason: '', comment: '', typed: '' }),
    faultsOf: ({ reason, comment, typed }) => ({
      reason: reason === '' ? 'Elige por qué lo desconectas' : undefined,
      comment: needsComment(reason) && comment.trim() === '' ? 'Cuéntanos por qué' : undefined,
      typed:
        pendingOrders === 0 || foldText(typed) === foldText(name)
          ? undefined
          : `Escribe «${name}» para confirmar`,
    }),
    write: channelRemoval,
    inputOf: ({ reason, comment }) => ({
      body: {
        channel_id: code,
        shop_id: shopId,
        razonbaja: reasonOf(reason),
        feedbackbaja: comment.trim() || null,
        pendientes: pendingOrders,
      },
    }),
    sentAs: { razonbaja: 'reason', feedbackbaja: 'comment' },
    failedTitle: 'No se desconectó.',
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={`¿Desconectar ${called} de ${channelName}?`}
      submitLabel="Desconectar"
      pendingLabel="Desconectando…"
      onClose={onClose}
    >
      <ul className={s.list}>
        <li>{waitingWords(pendingOrders)}</li>
        <li>Ya no llegarán pedidos nuevos. Lo que ya tienes y tu historial se quedan.</li>
        <li>Borramos los accesos que nos diste. Puedes volver a conectarlo cuando quieras.</li>
      </ul>
      <Select
        label="¿Por qué lo desconectas?"
        items={leavingReasons.map((reason) => ({ id: reason, label: reason }))}
        {...form.bind('reason')}
        value={form.form.reason || null}
      />
      <TextArea
        label="Comentario"
        optional={!needsComment(form.form.reason)}
        maxLength={1000}
        {...form.bind('comment')}
      />
      {pendingOrders > 0 && (
        <TextField label={`Escribe «${name}» para confirmar`} autoComplete="off" {...form.bind('typed')} />
      )}
    </FormDialog>
  );
}
