import { formatMxn, toCentavos } from '@trastienda/domain';
import { Banner } from '@trastienda/ui/Banner';
import { Drawer } from '@trastienda/ui/Drawer';
import { FileDrop, type FileRow } from '@trastienda/ui/FileDrop';
import { KeyValueList } from '@trastienda/ui/KeyValueList';
import { LeaveWarning } from '@trastienda/ui/LeaveWarning';
import { Link } from '@trastienda/ui/Link';
import { useEffect, useState } from 'react';
import { CheckList } from '../../entities/invoice/check-list.tsx';
import { type CfdiCheck, checkInvoice } from '../../entities/invoice/checks.ts';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { UnkeptWarning } from '../../shared/form/unkept-warning.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { useClock } from '../../shared/layout/index.ts';
import { paths } from '../../shared/routes/paths.ts';
import * as s from './invoices.css.ts';
import { type Billing, filesOf, type InvoiceKind } from './model.ts';
import { type InvoiceFiles, invoiceUploads } from './operations.ts';

type Props = {
  readonly kind: InvoiceKind;
  readonly record: Billing;
  readonly onClose: () => void;
};

/** The checks of the XML that is chosen, as soon as it is read; `null` where there is none. */
function useChecks(xml: File | null, record: Billing): readonly CfdiCheck[] | null {
  const clock = useClock();
  const [read, setRead] = useState<{ readonly of: File; readonly checks: readonly CfdiCheck[] } | null>(null);
  useEffect(() => {
    if (xml === null) return;
    let isCurrent = true;
    void xml
      .arrayBuffer()
      .then((bytes) => checkInvoice({ name: xml.name, bytes: new Uint8Array(bytes) }, record, clock))
      .then((checks) => isCurrent && setRead({ of: xml, checks }));
    return () => {
      isCurrent = false;
    };
  }, [xml, record, clock]);
  return xml !== null && read?.of === xml ? read.checks : null;
}

const blockedBy = (files: readonly File[], errors: number, isRead: boolean): string | undefined => {
  if (files.length === 0) return 'Elige la factura';
  if (!isRead) return 'Revisando la factura';
  if (errors > 0)
    return errors === 1 ? 'Corrige 1 error para subirla' : `Corrige ${errors} errores para subirla`;
  return undefined;
};

/** The required content of the invoice, its files, and their faults before anything is sent. */
export default function UploadDrawer({ kind, record, onClose }: Props) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [proof, setProof] = useState<File | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const { xml, pdf } = filesOf(files);
  const checks = useChecks(xml, record);
  const errors = checks?.filter(({ level }) => level === 'error').length ?? 0;
  const isAccepted = record.invoice_status === 'aceptada';
  const chosen = [xml, pdf, proof].filter((file) => file !== null);
  const { orderNumber, rfc } = record;
  const form = useForm({
    draft: `factura ${orderNumber}`,
    initial: () => ({ files: '' }),
    write: invoiceUploads[kind],
    writeKey: orderNumber,
    inputOf: (): InvoiceFiles => ({
      record,
      rfc: rfc ?? '',
      replaces: isAccepted ? record.uuid : null,
      files: [
        ...(proof === null ? [] : [{ file: proof, type: 'evidence' as const }]),
        ...[xml, pdf].filter((file) => file !== null).map((file) => ({ file, type: 'invoice' as const })),
      ],
    }),
    sentAs: { file64: 'files', file_name: 'files', rfc: 'files', no_pedido: 'files' },
    failedTitle: 'No se pudo subir la factura.',
    onDone: onClose,
  });
  const { isPending, refused, change } = form;
  const cause = refused['file64'] ?? refused['file_name'] ?? refused['rfc'] ?? refused['no_pedido'];
  const choose = (next: readonly File[]) => {
    const { xml: lastXml, pdf: lastPdf } = filesOf(next);
    const kept = [lastXml, lastPdf].filter((file) => file !== null);
    setFiles(kept);
    change({
      files: kept.map(({ name, size, lastModified }) => [name, size, lastModified].join('/')).join(),
    });
  };
  const blocked =
    rfc === null ? 'Falta el RFC de tu tienda' : blockedBy(files, errors, xml === null || checks !== null);
  return (
    <>
      <UnkeptWarning leaving={chosen.length > 0 && !isPending} closing={chosen.length > 0} />
      <FormDialog
        form={form}
        drawer={Drawer}
        hasFields={false}
        title={`Factura del pedido ${orderNumber}`}
        submitLabel={isAccepted ? 'Sustituir factura' : 'Subir factura'}
        pendingLabel="Subiendo…"
        disabledReason={blocked}
        onClose={() => (chosen.length === 0 ? onClose() : setLeaving(true))}
      >
        {record.invoice_status === 'rechazada' && (
          <Banner tone="critical" title={record.motivo ?? 'El canal no dio el motivo'}>
            Corrige lo que falló, o emite otra, y súbela aquí.
          </Banner>
        )}
        {isAccepted && (
          <Banner title="Esta factura ya está aceptada">
            {`La nueva debe decir que sustituye (relación 04) al folio fiscal ${record.uuid ?? ''}. Después cancela la anterior en el SAT con el motivo 01.`}
          </Banner>
        )}
        <KeyValueList
          className={s.must}
          items={[
            {
              key: 'total',
              label: 'La factura debe decir',
              value: `${formatMxn(toCentavos(record.monto))} MXN`,
            },
            {
              key: 'rfc',
              label: 'La emites tú',
              value:
                rfc === null ? <Link href={paths.taxInformation()}>Escribe el RFC de tu tienda</Link> : rfc,
            },
            ...(record.receptor ? [{ key: 'receiver', label: 'A nombre de', value: record.receptor }] : []),
            { key: 'form', label: 'Forma de pago', hint: 'suele ser', value: '31, Intermediario pagos' },
          ]}
        />
        <FileDrop
          kind="invoice"
          multiple
          title="Arrastra el XML y su PDF, o elige los archivos"
          files={[xml, pdf]
            .filter((file) => file !== null)
            .map((file): FileRow => rowOf(file, { isPending, checks: file === xml ? checks : [], cause }))}
          onAdd={(added) => choose([...files, ...added])}
          onRemove={(id) => choose(files.filter(({ name }) => name !== id))}
        />
        {kind === 'manual' && record.evidence_file === null && (
          <FileDrop
            kind="evidence"
            title="Evidencia de entrega: la foto o el acuse firmado"
            files={
              proof === null
                ? []
                : [{ id: proof.name, file: proof, state: isPending ? 'uploading' : 'waiting' }]
            }
            onAdd={([added]) => setProof(added ?? null)}
            onRemove={() => setProof(null)}
          />
        )}
        {checks !== null && <CheckList checks={checks} />}
        {blocked !== undefined && chosen.length > 0 && <p className={s.note}>{blocked}</p>}
      </FormDialog>
      <LeaveWarning isOpen={isLeaving} onStay={() => setLeaving(false)} onLeave={onClose} />
    </>
  );
}

type RowFacts = {
  readonly isPending: boolean;
  readonly checks: readonly CfdiCheck[] | null;
  /** Why the service did not take it. */
  readonly cause: string | undefined;
};

function rowOf(file: File, { isPending, checks, cause }: RowFacts): FileRow {
  const row = { id: file.name, file };
  if (isPending) return { ...row, state: 'uploading', progress: null };
  if (cause !== undefined) return { ...row, state: 'failed', note: cause };
  const errors = checks?.filter(({ level }) => level === 'error').length ?? 0;
  if (errors > 0)
    return { ...row, state: 'waiting', note: errors === 1 ? 'Con 1 error' : `Con ${errors} errores` };
  return { ...row, state: 'waiting', note: checks === null ? 'Revisando…' : 'Lista para subir' };
}
