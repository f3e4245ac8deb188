import type { Order } from '@trastienda/api-client';
import { type Centavos, centavos, fromCentavos } from '@trastienda/domain';
import { FileDrop } from '@trastienda/ui/FileDrop';
import { MoneyField } from '@trastienda/ui/MoneyField';
import { RadioGroup } from '@trastienda/ui/RadioGroup';
import { TextArea } from '@trastienda/ui/TextArea';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { FormCard } from '../../shared/form/form-card.tsx';
import { UnkeptWarning } from '../../shared/form/unkept-warning.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { useIsMobile } from '../../shared/layout/index.ts';
import { chosenFile, fileMark } from '../../shared/uploads/chosen-file.ts';
import { paths } from '../../shared/routes/paths.ts';
import { coveredBy, evidenceGuides } from '../../entities/evidence/guides.ts';
import { type Evidence, evidenceUpload } from '../../entities/evidence/operations.ts';
import { ActionFrame } from './components/action-frame.tsx';

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

type EvidenceForm = {
  readonly guide: string;
  readonly total: Centavos | null;
  readonly comment: string;
  /** Another file is another evidence. */
  readonly file: string;
};

function EvidenceForm({ order }: { readonly order: Order }) {
  const navigate = useNavigate();
  const isMobile = useIsMobile();
  const guides = evidenceGuides(order);
  const [file, setFile] = useState<File | null>(null);
  const back = paths.orders({ pedido: order.orderNumber });
  const evidence = useForm({
    draft: `evidencia ${order.orderNumber}`,
    initial: (): EvidenceForm => ({
      guide: guides[0] ?? '',
      total: coveredBy(order, guides[0] ?? ''),
      comment: '',
      file: '',
    }),
    faultsOf: ({ total }) => ({
      file: file === null ? 'falta el archivo' : undefined,
      total: total === null ? 'Escribe el valor' : undefined,
    }),
    write: evidenceUpload,
    writeKey: order.orderNumber,
    inputOf: ({ guide, total, comment }): Evidence => ({
      orderNumber: order.orderNumber,
      // The page offers it to these three alone.
      channel: order.marketplace as Evidence['channel'],
      file: file ?? new File([], ''),
      guide,
      total: fromCentavos(total ?? centavos(0)),
      comment,
    }),
    sentAs: {
      no_guia: 'guide',
      guia_total: 'total',
      comentario: 'comment',
      doc_base64: 'file',
      doc_nombre: 'file',
    },
    failedTitle: 'No se pudo subir la evidencia.',
    onDone: () => void navigate(back, { replace: true }),
  });
  const { bind, change, faults, isPending, refused } = evidence;
  const choose = (chosen: File | null) => {
    setFile(chosen);
    change({ file: fileMark(chosen) });
  };
  const fileFault = refused['doc_base64'] ?? refused['doc_nombre'];
  return (
    <FormCard
      form={evidence}
      label="Evidencia"
      title="Evidencia de entrega"
      submitLabel="Subir evidencia"
      pendingLabel="Subiendo…"
      back={back}
    >
      {/* On its way it arrives also while another page is on show; a closed tab ends it. */}
      <UnkeptWarning leaving={file !== null && !isPending} closing={file !== null} />
      <FileDrop
        kind="evidence"
        title={
          isMobile
            ? 'Toma una foto o elige el acuse firmado'
            : 'Arrastra la foto o el PDF firmado, o elige el archivo'
        }
        {...(faults.file !== undefined && { description: faults.file })}
        files={chosenFile(file, { id: 'evidence', isPending, refused: fileFault })}
        onAdd={([chosen]) => choose(chosen ?? null)}
        onRemove={() => choose(null)}
      />
      {guides.length > 1 && (
        <RadioGroup
          label="Guía"
          items={guides.map((id) => ({ id, label: id }))}
          {...bind('guide')}
          onChange={(id) => change({ guide: id, total: coveredBy(order, id) })}
        />
      )}
      <MoneyField label="Valor de los artículos de esta guía" isRequired {...bind('total')} />
      <TextArea label="Comentario" optional maxLength={500} {...bind('comment')} />
    </FormCard>
  );
}
