import type { Order } from '@trastienda/api-client';
import {
  type Centavos,
  centavos,
  channelName,
  fromCentavos,
  paymentMarketplaceOf,
  toCentavos,
} from '@trastienda/domain';
import { guideNumberFault } from '@trastienda/domain/guides';
import { ButtonLink } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { Link } from '@trastienda/ui/Link';
import { MoneyField } from '@trastienda/ui/MoneyField';
import { RadioGroup } from '@trastienda/ui/RadioGroup';
import { TextArea } from '@trastienda/ui/TextArea';
import { TextField } from '@trastienda/ui/TextField';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { coveredBy, orderGuides } from '../../entities/evidence/guides.ts';
import { evidenceGuideChange, rejectedEvidences } from '../../entities/evidence/operations.ts';
import { byNumber, orderDetail } from '../../entities/order/operations.ts';
import { FormCard } from '../../shared/form/form-card.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { CardBodySkeleton } from '../../shared/layout/body-skeletons.tsx';
import { CallFailed, PageHeader } from '../../shared/layout/index.ts';
import { failedWithNothing } from '../../shared/list/table-status.ts';
import { paths } from '../../shared/routes/paths.ts';
import { useSearch } from '../../shared/routes/use-search.ts';
import { useRead } from '../../shared/store/hooks.ts';
import { Cause } from './cause.tsx';
import * as s from './evidences.css.ts';
import type { RejectedEvidence } from './model.ts';
import { fileMark } from '../../shared/uploads/chosen-file.ts';
import { ProofFile } from './proof-file.tsx';
import { guideSearch } from './search.ts';

/** `/mis-pagos/evidencias-rechazadas/cambio-de-guia?pedido=&canal=`: a refused proof under another guide (S2.60). */
export default function ChangeGuidePage() {
  const { pedido, canal } = useSearch(guideSearch).search;
  const code = paymentMarketplaceOf(canal)?.code;
  if (pedido === '') return <Navigate to={paths.rejectedEvidences()} replace />;
  return (
    <>
      <PageHeader
        title="Cambiar guía"
        context={['Pedido', pedido, code && `· ${channelName(code)}`].filter(Boolean).join(' ')}
        back={{ href: paths.rejectedEvidences(), label: 'Evidencias rechazadas' }}
      />
      <Refused key={`${pedido} ${canal}`} orderNumber={pedido} channel={code} />
    </>
  );
}

type RefusedProps = {
  readonly orderNumber: string;
  readonly channel: RejectedEvidence['channel'] | undefined;
};

/** The refused proof and its order, once both are known. */
function Refused({ orderNumber, channel }: RefusedProps) {
  const refused = useRead(rejectedEvidences, {
    query: { no_pedido: orderNumber, pageSize: 100, ...(channel !== undefined && { channel }) },
  });
  const orders = useRead(orderDetail, byNumber(orderNumber));
  for (const read of [refused, orders]) {
    if (failedWithNothing<typeof read>(read))
      return (
        <CallFailed
          error={read.error}
          call={(read === refused ? rejectedEvidences : orderDetail).call}
          title="No pudimos cargar la evidencia"
          comfort="Tu evidencia está a salvo."
          onRetry={read.ask}
        />
      );
  }
  const evidence = refused.value?.rows.find(({ orderNumber: number }) => number === orderNumber);
  const order = orders.value?.rows[0];
  if (refused.value === null || orders.value === null) {
    return (
      <Card aria-busy>
        <CardBodySkeleton height={288} lines={6} />
      </Card>
    );
  }
  const toList = <ButtonLink href={paths.rejectedEvidences()}>Ver evidencias rechazadas</ButtonLink>;
  if (evidence === undefined || order === undefined) {
    return (
      <EmptyState kind="clear" title="Este pedido ya no tiene evidencia rechazada" action={toList}>
        Tal vez alguien de tu equipo ya la corrigió.
      </EmptyState>
    );
  }
  const others = orderGuides(order).filter((guide) => guide !== evidence.no_guia);
  return <GuideForm evidence={evidence} order={order} guides={others} />;
}

const sameNumber = (number: string, { no_guia: sent }: RejectedEvidence): string | undefined =>
  number.trim() === sent ? 'Es la guía con la que la rechazaron' : undefined;

type FormProps = {
  readonly evidence: RejectedEvidence;
  readonly order: Order;
  /** The order's other guides; often it has none, because the right one was bought elsewhere. */
  readonly guides: readonly string[];
};

type GuideForm = {
  /** One of the order's, or `typed`. */
  readonly guide: string;
  /** The number of a guide that the order does not have. */
  readonly number: string;
  readonly total: Centavos | null;
  readonly comment: string;
  /** The proof that was sent before, or another one. */
  readonly proof: 'same' | 'other';
  readonly file: string;
};

const typed = 'otra';

const proofs = [
  { id: 'same', label: 'Usar el mismo archivo' },
  { id: 'other', label: 'Subir otro' },
] as const;

function GuideForm({ evidence, order, guides }: FormProps) {
  const navigate = useNavigate();
  const [file, setFile] = useState<File | null>(null);
  const { orderNumber, channel, doc_nombre: name, doc_url: href } = evidence;
  const kept = href ? { name, href } : null;
  // Another number for the same parcel: the goods are those of the refused evidence.
  const totalOf = (guide: string): Centavos =>
    guide === typed ? toCentavos(evidence.guia_total) : coveredBy(order, guide);
  const form = useForm({
    draft: `cambio de guía ${orderNumber}`,
    initial: (): GuideForm => ({
      guide: guides[0] ?? typed,
      number: '',
      total: totalOf(guides[0] ?? typed),
      comment: evidence.comentario ?? '',
      proof: kept === null ? 'other' : 'same',
      file: '',
    }),
    faultsOf: ({ guide, number, total, proof }) => ({
      number: guide === typed ? (guideNumberFault(number) ?? sameNumber(number, evidence)) : undefined,
      file: proof === 'other' && file === null ? 'falta el archivo' : undefined,
      total: total === null ? 'Escribe el valor' : undefined,
    }),
    write: evidenceGuideChange,
    writeKey: orderNumber,
    inputOf: ({ guide, number, total, comment, proof }) => ({
      orderNumber,
      channel,
      file: (proof === 'same' ? kept : file) ?? new File([], ''),
      guide: guide === typed ? number.trim() : guide,
      total: fromCentavos(total ?? centavos(0)),
      comment,
    }),
    sentAs: {
      no_guia: 'number',
      guia_total: 'total',
      comentario: 'comment',
      doc_base64: 'file',
      doc_nombre: 'file',
    },
    failedTitle: 'No se pudo subir la evidencia.',
    onDone: () => void navigate(paths.rejectedEvidences(), { replace: true }),
  });
  const { bind, change, faults, isPending, refused } = form;
  const refusedFile = refused['doc_base64'] ?? refused['doc_nombre'];
  return (
    <FormCard
      form={form}
      label="Cambio de guía"
      title="¿Con qué guía llegó?"
      submitLabel="Cambiar guía"
      pendingLabel="Cambiando…"
      back={paths.rejectedEvidences()}
    >
      <div className={s.why}>
        <Cause reason={evidence.motivo}>
          {evidence.guia === null ? 'La subiste sin guía' : `La subiste con la guía ${evidence.no_guia}`}
        </Cause>
        <Link href={paths.rejectedEvidence(orderNumber)}>
          {evidence.guia === null ? 'Sí fue sin guía: volver a subir' : 'Sí es esa guía: volver a subir'}
        </Link>
      </div>
      {guides.length > 0 && (
        <RadioGroup
          label="Guía"
          items={[...guides.map((id) => ({ id, label: id })), { id: typed, label: 'Otra' }]}
          {...bind('guide')}
          onChange={(guide) => change({ guide, total: totalOf(guide) })}
        />
      )}
      {form.form.guide === typed && (
        <TextField
          label="Número de guía"
          description="Como viene en la etiqueta del paquete, aunque la hayas comprado en otro lado"
          isRequired
          {...bind('number')}
        />
      )}
      {kept !== null && (
        <RadioGroup
          label="Evidencia"
          description={name}
          items={proofs}
          {...bind('proof')}
          {...(refusedFile !== undefined && { error: refusedFile })}
          onChange={(proof) => change({ proof: proof === 'same' ? 'same' : 'other' })}
        />
      )}
      {form.form.proof === 'other' && (
        <ProofFile
          file={file}
          isPending={isPending}
          missing={faults.file}
          refused={refusedFile}
          onChange={(chosen) => {
            setFile(chosen);
            change({ file: fileMark(chosen) });
          }}
        />
      )}
      <MoneyField label="Valor de los artículos de esta guía" isRequired {...bind('total')} />
      <TextArea label="Comentario" optional maxLength={500} {...bind('comment')} />
    </FormCard>
  );
}
