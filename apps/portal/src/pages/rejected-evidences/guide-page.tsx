import type { Order } from '@trastienda/api-client';
import { type Centavos, centavos, channelName, fromCentavos, paymentMarketplaceOf } from '@trastienda/domain';
import { ButtonLink } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { MoneyField } from '@trastienda/ui/MoneyField';
import { RadioGroup } from '@trastienda/ui/RadioGroup';
import { TextArea } from '@trastienda/ui/TextArea';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { coveredBy, evidenceGuides } from '../../entities/evidence/guides.ts';
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
  const evidence = refused.value?.data.find(({ no_pedido: number }) => number === orderNumber);
  const order = orders.value?.data[0];
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
  const others = evidenceGuides(order).filter((guide) => guide !== evidence.no_guia);
  const [first] = others;
  if (first === undefined) {
    return (
      <EmptyState
        kind="no-match"
        title="El pedido no tiene otra guía"
        action={
          <>
            <ButtonLink href={paths.rejectedEvidence(orderNumber)}>Volver a subir</ButtonLink>
            <ButtonLink variant="ghost" href={paths.orders({ pedido: orderNumber })}>
              Ver pedido
            </ButtonLink>
          </>
        }
      >
        {evidence.guia === null
          ? 'Lo entregaste sin guía. Sube una foto donde se lea quién lo recibió.'
          : `Viaja solo con la guía ${evidence.no_guia}. Si es la correcta, sube una foto donde se lea.`}
      </EmptyState>
    );
  }
  return <GuideForm evidence={evidence} order={order} guides={[first, ...others.slice(1)]} />;
}

type FormProps = {
  readonly evidence: RejectedEvidence;
  readonly order: Order;
  /** The order's other guides. */
  readonly guides: readonly [string, ...string[]];
};

type GuideForm = {
  readonly guide: string;
  readonly total: Centavos | null;
  readonly comment: string;
  /** The proof that was sent before, or another one. */
  readonly proof: 'same' | 'other';
  readonly file: string;
};

const proofs = [
  { id: 'same', label: 'Usar el mismo archivo' },
  { id: 'other', label: 'Subir otro' },
] as const;

function GuideForm({ evidence, order, guides }: FormProps) {
  const navigate = useNavigate();
  const [file, setFile] = useState<File | null>(null);
  const { no_pedido: orderNumber, channel, doc_nombre: name, doc_url: href } = evidence;
  const kept = href ? { name, href } : null;
  const form = useForm({
    draft: `cambio de guía ${orderNumber}`,
    initial: (): GuideForm => ({
      guide: guides[0],
      total: coveredBy(order, guides[0]),
      comment: evidence.comentario ?? '',
      proof: kept === null ? 'other' : 'same',
      file: '',
    }),
    faultsOf: ({ total, proof }) => ({
      file: proof === 'other' && file === null ? 'falta el archivo' : undefined,
      total: total === null ? 'Escribe el valor' : undefined,
    }),
    write: evidenceGuideChange,
    writeKey: orderNumber,
    inputOf: ({ guide, total, comment, proof }) => ({
      orderNumber,
      channel,
      file: (proof === 'same' ? kept : file) ?? new File([], ''),
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
      </div>
      <RadioGroup
        label="Guía"
        items={guides.map((id) => ({ id, label: id }))}
        {...bind('guide')}
        onChange={(guide) => change({ guide, total: coveredBy(order, guide) })}
      />
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
