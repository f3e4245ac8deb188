import { channelName, formatDateTime } from '@trastienda/domain';
import { Drawer } from '@trastienda/ui/Drawer';
import { LeaveWarning } from '@trastienda/ui/LeaveWarning';
import { Link } from '@trastienda/ui/Link';
import { TextArea } from '@trastienda/ui/TextArea';
import { useState } from 'react';
import { evidenceUpload } from '../../entities/evidence/operations.ts';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { useClock } from '../../shared/layout/index.ts';
import { Cause } from './cause.tsx';
import * as s from './evidences.css.ts';
import { type RejectedEvidence, remedyOf } from './model.ts';
import { fileMark } from '../../shared/uploads/chosen-file.ts';
import { ProofFile } from './proof-file.tsx';
import { SentPhoto } from './sent-photo.tsx';

type Props = { readonly evidence: RejectedEvidence; readonly onClose: () => void };

/** Another photo for the same guide, beside the list that it is of. */
export default function AgainDrawer({ evidence, onClose }: Props) {
  const clock = useClock();
  const [file, setFile] = useState<File | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const { orderNumber, no_guia: guide, guia = guide, channel } = evidence;
  const form = useForm({
    draft: `evidencia rechazada ${orderNumber}`,
    initial: () => ({ comment: evidence.comentario ?? '', file: '' }),
    faultsOf: () => ({ file: file === null ? 'falta el archivo' : undefined }),
    write: evidenceUpload,
    writeKey: orderNumber,
    inputOf: ({ comment }) => ({
      orderNumber,
      channel,
      file: file ?? new File([], ''),
      guide,
      total: evidence.guia_total,
      comment,
    }),
    sentAs: { comentario: 'comment', doc_base64: 'file', doc_nombre: 'file' },
    failedTitle: 'No se pudo subir la evidencia.',
    onDone: onClose,
  });
  const { bind, change, faults, isPending, refused } = form;
  return (
    <>
      <FormDialog
        form={form}
        drawer={Drawer}
        title={`Evidencia del pedido ${orderNumber}`}
        submitLabel="Subir evidencia"
        pendingLabel="Subiendo…"
        onClose={() => (file === null ? onClose() : setLeaving(true))}
      >
        <div className={s.why}>
          <Cause reason={evidence.motivo}>{remedyOf(evidence.motivo).words}</Cause>
          <SentPhoto isLarge evidence={evidence} />
          <span className={s.remedy}>
            {`${channelName(channel)} la rechazó · ${formatDateTime(evidence.fecha_rechazo, clock)} · ${guia === null ? 'sin guía' : `guía ${guia}`}`}
          </span>
          {evidence.doc_url ? (
            <Link href={evidence.doc_url} external>
              Ver lo que subiste
            </Link>
          ) : null}
        </div>
        <ProofFile
          file={file}
          isPending={isPending}
          missing={faults.file}
          refused={refused['doc_base64'] ?? refused['doc_nombre']}
          onChange={(chosen) => {
            setFile(chosen);
            change({ file: fileMark(chosen) });
          }}
        />
        <TextArea label="Comentario" optional maxLength={500} {...bind('comment')} />
      </FormDialog>
      <LeaveWarning isOpen={isLeaving} onStay={() => setLeaving(false)} onLeave={onClose} />
    </>
  );
}
