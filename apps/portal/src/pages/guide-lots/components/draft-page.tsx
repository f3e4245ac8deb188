import { counted } from '@trastienda/domain';
import { listOrders } from '@trastienda/api-client';
import { Banner } from '@trastienda/ui/Banner';
import { Button } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { JobProgress } from '@trastienda/ui/JobProgress';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { CallFailed, PageHeader, useIsMobile } from '../../../shared/layout/index.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import type { LotFault } from '../model/lot-check.ts';
import { lotForecast } from '../model/lot-forecast.ts';
import { airSentence } from '../model/lot-weight.ts';
import { lotsAddress } from '../search.ts';
import { acceptedSeen } from '../slice.ts';
import { type LotDraftView, useLotDraft } from '../use-lot-draft.ts';
import { DraftFooter } from './draft-footer.tsx';
import { DraftSkeleton } from './draft-skeleton.tsx';
import { useAutoQuote } from '../use-auto-quote.ts';
import { FaultList } from './fault-list.tsx';
import { LotCards } from './lot-cards.tsx';
import { LotGrid } from './lot-grid.tsx';
import { guides } from './lot-words.ts';
import { Profile } from './profile.tsx';
import * as s from './lots.css.ts';

type DraftProps = {
  readonly pedidos: readonly string[];
  /** The lot is about to be sent; its id where its labels are printed as soon as they are there. */
  readonly onSent: (printed: string | null) => void;
};

/** A new lot: the parcel of each order, then the dry run, then one press. */
export function DraftPage({ pedidos, onSent }: DraftProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const view = useLotDraft(pedidos);
  const { lots, rows } = view;
  const { accepted, opening } = lots;
  useEffect(() => {
    if (accepted === null) return;
    dispatch(acceptedSeen());
    void navigate(lotsAddress({ lote: accepted }), { replace: true });
  }, [accepted, dispatch, navigate]);
  return (
    <>
      <PageHeader
        // Numbers that are no orders of the store are none of its guides.
        title={`Lote de ${guides(opening.status === 'ready' && rows.length > 0 ? rows.length : pedidos.length)}`}
        context={lots.draft?.name ?? 'Revisa los paquetes y mira el precio antes de pagar'}
        back={{ href: lotsAddress({ nuevo: true }), label: 'Elegir pedidos' }}
      />
      {opening.status === 'failed' && rows.length === 0 && opening.error ? (
        <Card>
          <CallFailed
            error={opening.error}
            call={listOrders}
            title="No pudimos preparar el lote"
            comfort="No se ha pagado nada."
            onRetry={view.reload}
          />
        </Card>
      ) : rows.length === 0 && opening.status !== 'ready' ? (
        <DraftSkeleton pedidos={pedidos} summary={guides(pedidos.length)} />
      ) : (
        <Body pedidos={pedidos} view={view} onSent={onSent} />
      )}
    </>
  );
}

/** The place where a fault is corrected. */
const fixOf = (cause: LotFault['cause'] | undefined) => {
  if (cause === 'address' || cause === 'coverage') return 'address';
  if (cause === 'storehouse') return 'storehouse';
  return cause === 'parcel' || cause === 'carrier' ? 'row' : 'order';
};

type BodyProps = DraftProps & { readonly view: LotDraftView };

function Body({ pedidos, view, onSent }: BodyProps) {
  const navigate = useNavigate();
  const isMobile = useIsMobile();
  const { rows, faulty, lots, sending } = view;
  const { left, goAlong } = lotForecast(rows);
  const air = airSentence(rows);
  const faultyNumbers = new Set(faulty.map(({ order }) => order.orderNumber));
  useAutoQuote(pedidos, view);
  const without = pedidos.filter((number) => !faultyNumbers.has(number) && !lots.missing.includes(number));
  return (
    <div className={s.stack}>
      <Notices pedidos={pedidos} view={view} />
      <Profile count={rows.length} />
      {isMobile ? <LotCards view={view} /> : <LotGrid view={view} />}
      {air !== null && (
        <Banner tone="warning" title={air}>
          La paquetería cobra por el tamaño de la caja. Si la tuya es más chica, corrige sus medidas.
        </Banner>
      )}
      {lots.checking && (
        <JobProgress title="Cotizando" done={lots.checking.done} total={lots.checking.total} />
      )}
      {faulty.length > 0 && (
        <FaultList
          {...(left > 0 && {
            note: `Sin corregir no se generan ni se cobran.${goAlong ? ' Puedes hacerlo aquí, o después en el lote.' : ''}`,
          })}
          title={counted(faulty.length, 'pedido por corregir', 'pedidos por corregir')}
          orders={faulty.map(({ order, fault }) => ({
            orderNumber: order.orderNumber,
            message: fault?.message ?? '',
            fix: fixOf(fault?.cause),
          }))}
          action={
            without.length > 0 && (
              <Button
                size="sm"
                onPress={() => void navigate(lotsAddress({ pedidos: without }), { replace: true })}
              >
                {faulty.length === 1 ? 'Quitarlo del lote' : 'Quitarlos del lote'}
              </Button>
            )
          }
        />
      )}
      {rows.length > 0 && sending.phase !== 'unknown' && (
        <DraftFooter pedidos={pedidos} view={view} onSent={onSent} />
      )}
    </div>
  );
}

/** The messages of the file, the missing orders, and the outcome of sending. */
function Notices({ pedidos, view: { lots, sending, reload } }: Omit<BodyProps, 'onSent'>) {
  const { state } = useLocation() as { readonly state: { readonly notes?: readonly string[] } | null };
  const missing = lots.missing.filter((number) => pedidos.includes(number));
  return (
    <>
      {(state?.notes ?? []).map((note) => (
        <Banner key={note} tone="warning">
          {note}
        </Banner>
      ))}
      {missing.length > 0 && (
        <Banner
          tone="warning"
          title={
            missing.length === 1
              ? 'Un pedido no existe en esta tienda.'
              : `${missing.length} pedidos no existen en esta tienda.`
          }
        >
          {`No van en el lote: ${missing.join(', ')}.`}
        </Banner>
      )}
      {lots.opening.status === 'failed' && (
        <Banner
          tone="warning"
          title="No pudimos traer todos los pedidos."
          action={
            <Button size="sm" onPress={reload}>
              Reintentar
            </Button>
          }
        />
      )}
      {sending.phase === 'unknown' && (
        <Banner tone="warning" title="Verificando si el lote llegó…">
          No lo envíes otra vez: lo seguimos intentando, y nada se cobra dos veces.
        </Banner>
      )}
      {sending.phase === 'refused' && (
        <Banner tone="critical" title="No se envió el lote.">
          {`${sending.message} No se cobró nada.`}
        </Banner>
      )}
    </>
  );
}
