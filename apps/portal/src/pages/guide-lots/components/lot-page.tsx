import { getGuideLot } from '@trastienda/api-client/shippings';
import { formatDateTime, formatMxn, type ReadingTime, toCentavos } from '@trastienda/domain';
import { Button, ButtonLink } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { CloseCircleIcon, PrinterIcon } from '@trastienda/ui/icons';
import { JobProgress } from '@trastienda/ui/JobProgress';
import { Suspense, useEffect, useState } from 'react';
import { CallFailed, PageHeader, useClock } from '../../../shared/layout/index.ts';
import { CardBodySkeleton } from '../../../shared/layout/body-skeletons.tsx';
import { failedWithNothing } from '../../../shared/list/table-status.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/store/hooks.ts';
import type { LotDetail } from '../model/lot-result.ts';
import { lotCancelling, lotDetail } from '../operations.ts';
import { lotsAddress } from '../search.ts';
import { cancelRequested, lotClosed, lotOpened } from '../slice.ts';
import { LotOutcome } from './lot-outcome.tsx';
import { LotItems } from './lot-items.tsx';
import { LotPickup } from './lot-pickup.tsx';
import * as s from './lots.css.ts';
import { lazyPart } from '../../../shared/routes/lazy-page.tsx';
import { ConfirmWrite } from '../../../shared/form/confirm-write.tsx';

const LabelDialog = lazyPart(() => import('../../../features/print-labels/label-dialog.tsx'));
const PrintNow = lazyPart(() => import('../../../features/print-labels/print-now.tsx'));

type Props = {
  readonly lotId: string;
  /** 'Generar e imprimir' was pressed: its labels are printed as soon as all of them are there. */
  readonly isAutoPrinted: boolean;
};

/** A lot that was sent: how far it is, and how it ended; asked for until then, also after a reload. */
export function LotPage({ lotId, isAutoPrinted }: Props) {
  const dispatch = useAppDispatch();
  const clock = useClock();
  const found = useAppSelector((state) => lotDetail.select(state, lotId));
  useEffect(() => {
    dispatch(lotOpened({ lotId }));
    return () => void dispatch(lotClosed({ lotId }));
  }, [dispatch, lotId]);
  const lot = found.value?.detail ?? null;
  const isOnItsWay = lot === null && !failedWithNothing(found);
  return (
    <>
      <PageHeader
        title={lot?.name ?? 'Lote de guías'}
        {...(lot
          ? { context: contextOf(lot, clock), actions: <Actions lot={lot} isAutoPrinted={isAutoPrinted} /> }
          : isOnItsWay && { context: 'Cargando…' })}
        back={{ href: lotsAddress(), label: 'Guías en lote' }}
      />
      {lot !== null ? (
        <div className={s.stack}>
          {lot.status === 'procesando' ? <AtWork lot={lot} /> : <LotOutcome lot={lot} />}
          <LotItems items={lot.items} />
        </div>
      ) : failedWithNothing(found) ? (
        <Card>
          {found.error.status === 404 ? (
            <EmptyState
              kind="no-match"
              title="Este lote ya no existe"
              action={<ButtonLink href={lotsAddress()}>Ver los lotes</ButtonLink>}
            >
              No lo encontramos en esta tienda. Las guías hechas están a salvo.
            </EmptyState>
          ) : (
            <CallFailed
              error={found.error}
              call={getGuideLot}
              title="No pudimos cargar el lote"
              comfort="Las guías hechas están a salvo."
              onRetry={() => void dispatch(lotOpened({ lotId }))}
            />
          )}
        </Card>
      ) : (
        <div className={s.stack} aria-busy>
          <Card>
            <CardBodySkeleton height={158} lines={5} />
          </Card>
          <LotItems items={null} />
        </div>
      )}
    </>
  );
}

/** '15 ene 2025, 9:42 · Con seguro'; nothing of it where only some are insured. */
function contextOf({ createdAt, items }: LotDetail, clock: ReadingTime): string {
  const insured = items.filter(({ insurance }) => insurance === true).length;
  const isAlike = insured === 0 || insured === items.length;
  const word = insured === 0 ? 'Sin seguro' : 'Con seguro';
  return [formatDateTime(createdAt, clock), isAlike && word].filter(Boolean).join(' · ');
}

function AtWork({ lot }: { readonly lot: LotDetail }) {
  return (
    <Card>
      <JobProgress
        title="Generando guías"
        done={lot.created + lot.failed}
        total={lot.total}
        note="Puedes salir de aquí: el lote sigue, y lo encuentras en la lista."
      />
    </Card>
  );
}

/** The labels of all in one file, and the way to take the lot back. */
function Actions({ lot, isAutoPrinted }: { readonly lot: LotDetail } & Pick<Props, 'isAutoPrinted'>) {
  const { lotId, name, status, created, total, totalCost } = lot;
  const dispatch = useAppDispatch();
  const [isAsking, setAsking] = useState(false);
  // The file has the labels of the whole lot: while some are missing, printing it would print the others twice.
  const isWhole = status === 'terminado' && created === total;
  const [printing, setPrinting] = useState<'asked' | 'done' | null>(null);
  const isPrinting = printing === 'asked' || (printing === null && isAutoPrinted && isWhole);
  const [isChoosingPaper, setChoosingPaper] = useState(false);
  const cancelling = useAppSelector((state) => lotCancelling.select(state, lotId));
  if (status === 'cancelado') return null;
  return (
    <>
      <Button variant="danger" icon={<CloseCircleIcon size={16} />} onPress={() => setAsking(true)}>
        Cancelar lote
      </Button>
      {status !== 'procesando' && <LotPickup lot={lot} />}
      {created > 0 && (
        <>
          <Button onPress={() => setChoosingPaper(true)}>Cambiar papel</Button>
          <Button variant="primary" icon={<PrinterIcon size={16} />} onPress={() => setPrinting('asked')}>
            {created === 1 ? 'Imprimir 1 etiqueta' : `Imprimir ${created} etiquetas`}
          </Button>
        </>
      )}
      <Suspense fallback={null}>
        {isPrinting && <PrintNow source={{ lotId }} count={created} onClose={() => setPrinting('done')} />}
        {isChoosingPaper && (
          <LabelDialog source={{ lotId }} count={created} onClose={() => setChoosingPaper(false)} />
        )}
      </Suspense>
      <ConfirmWrite
        isOpen={isAsking && cancelling.status !== 'succeeded'}
        title={`¿Cancelar «${name}»?`}
        tone="danger"
        cancelLabel="Conservar lote"
        confirmLabel="Cancelar lote"
        write={cancelling}
        call={lotCancelling.call}
        pendingLabel="Cancelando…"
        onCancel={() => setAsking(false)}
        onConfirm={() => void dispatch(cancelRequested({ lotId, reason: 'Cancelado por el comercio' }))}
      >
        {created === 0
          ? 'Ninguna guía se ha hecho todavía; ningún pedido cambia.'
          : `${created === 1 ? 'La guía hecha se cancela y vuelve' : `Las ${created} guías hechas se cancelan y vuelven`} a tu saldo ${formatMxn(toCentavos(totalCost))}. Las que ya se recolectaron se quedan. Si pediste recolección, avísale a la paquetería: la visita sigue en pie.`}
      </ConfirmWrite>
    </>
  );
}
