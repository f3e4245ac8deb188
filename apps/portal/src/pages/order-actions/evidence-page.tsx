import type { Order } from '@trastienda/api-client';
import { uploadEvidence } from '@trastienda/api-client/invoice';
import { type Centavos, fromCentavos } from '@trastienda/domain';
import { FileDrop } from '@trastienda/ui/FileDrop';
import { MoneyField } from '@trastienda/ui/MoneyField';
import { RadioGroup } from '@trastienda/ui/RadioGroup';
import { TextArea } from '@trastienda/ui/TextArea';
import { useState } from 'react';
import { useDraft, useIsMobile, useNow } from '../../shared/layout/index.ts';
import { useServerFaults } from '../../shared/form/server-faults.ts';
import { UnkeptWarning } from '../../shared/form/unkept-warning.tsx';
import { paths } from '../../shared/routes/paths.ts';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts';
import { ActionForm } from './components/action-form.tsx';
import { ActionFrame } from './components/action-frame.tsx';
import { evidenceRequested } from './feature.ts';
import { coveredBy, evidenceGuides } from './model.ts';
import { evidenceUpload } from './operations.ts';

const picker = {
  context: 'Elige el pedido que entregaste',
  query: { filtro_evidencia_pendiente: 'true', pageSize: 24 },
  hrefOf: paths.uploadEvidence,
  all: { status: 'finalizados', evidencia: true },
  allLabel: 'Mis pedidos · Finalizados',
  emptyTitle: 'No hay documentos por subir',
  emptyText: 'Claroshop, Sears y Sanborns piden la evidencia cuando el pedido está entregado.',
} as const;

/** `/mis-pedidos/subir-evidencia`: the proof of a delivery, a photo or a PDF (calls.md 20). */
export default function EvidencePage() {
  return (
    <ActionFrame action="uploadEvidence" title="Subir evidencia" picker={picker}>
      {(order) => <EvidenceForm order={order} />}
    </ActionFrame>
  );
}

function EvidenceForm({ order }: { readonly order: Order }) {
  const dispatch = useAppDispatch();
  const state = useAppSelector((root) => evidenceUpload.select(root, order.orderid));
  const guides = evidenceGuides(order);
  const { form, change, intent, forget } = useDraft(`evidencia ${order.orderid}`, () => ({
    guide: guides[0] ?? '',
    total: coveredBy(order, guides[0] ?? '') as Centavos | null,
    comment: '',
    // Of another file it is another evidence.
    file: '',
  }));
  const { guide, total, comment } = form;
  const isMobile = useIsMobile();
  const [file, setFile] = useState<File | null>(null);
  const [wasAsked, setAsked] = useState(false);
  const now = useNow();
  const refused = useServerFaults(state.error, {
    no_guia: guide,
    guia_total: total,
    comentario: comment,
    doc_base64: file,
    doc_nombre: file,
  });
  const choose = (chosen: File | null) => {
    setFile(chosen);
    change({ file: chosen === null ? '' : [chosen.name, chosen.size, chosen.lastModified].join('/') });
  };
  const isSending = state.status === 'loading';
  const fileFault = refused.doc_base64 ?? refused.doc_nombre;
  return (
    <ActionForm
      label="Evidencia"
      title="La prueba de que llegó"
      submitLabel="Subir evidencia"
      pendingLabel="Subiendo…"
      back={paths.orders({ pedido: order.orderid })}
      operation={evidenceUpload}
      operationKey={order.orderid}
      state={state}
      call={uploadEvidence}
      failedTitle="No se pudo subir la evidencia."
      isValid={file !== null && total !== null}
      onInvalid={() => setAsked(true)}
      onDone={forget}
      onSubmit={() => {
        if (file === null || total === null) return;
        const { key } = intent(now);
        dispatch(evidenceRequested({ order, key, file, guide, total: fromCentavos(total), comment }));
      }}
    >
      {/* On its way it arrives also while another page is on show; a closed tab ends it. */}
      <UnkeptWarning leaving={file !== null && !isSending} closing={file !== null} />
      <FileDrop
        kind="evidence"
        title={
          isMobile
            ? 'Toma una foto o elige el archivo firmado'
            : 'Arrastra la foto o el PDF firmado, o elige el archivo'
        }
        {...(wasAsked && file === null && { description: 'falta el archivo' })}
        files={
          file === null
            ? []
            : [
                {
                  id: 'evidence',
                  file,
                  state: isSending ? 'uploading' : fileFault === undefined ? 'waiting' : 'failed',
                  ...(fileFault !== undefined && { note: fileFault }),
                  ...(isSending && { progress: null }),
                },
              ]
        }
        onAdd={([chosen]) => choose(chosen ?? null)}
        onRemove={() => choose(null)}
      />
      {guides.length > 1 && (
        <RadioGroup
          label="Guía"
          items={guides.map((id) => ({ id, label: id }))}
          value={guide}
          error={refused.no_guia}
          onChange={(id) => change({ guide: id, total: coveredBy(order, id) })}
        />
      )}
      <MoneyField
        label="Valor de lo que llegó"
        description="Lo que cubre la guía"
        value={total}
        onChange={(next) => change({ total: next })}
        isRequired
        error={wasAsked && total === null ? 'Escribe el valor' : refused.guia_total}
      />
      <TextArea
        label="Comentario"
        optional
        value={comment}
        onChange={(next) => change({ comment: next })}
        maxLength={500}
        error={refused.comentario}
      />
    </ActionForm>
  );
}
