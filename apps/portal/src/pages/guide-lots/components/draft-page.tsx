import { listOrders } from '@trastienda/api-client';
import { centavos, formatMxn } from '@trastienda/domain';
import { Banner } from '@trastienda/ui/Banner';
import { Button, ButtonLink } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { JobProgress } from '@trastienda/ui/JobProgress';
import { StickyFooter } from '@trastienda/ui/StickyFooter';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { CallFailed, PageHeader, useIsMobile } from '../../../shared/layout/index.ts';
import { usePageShortcuts } from '../../../shared/layout/page-shortcuts.ts';
import { useSubmitShortcut } from '../../../shared/form/use-submit-shortcut.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/store/hooks.ts';
import { selectTopUpPage } from '../../../entities/store/selectors.ts';
import { useBalanceOnReturn } from '../../../entities/store/use-balance-on-return.ts';
import type { LotFault } from '../model/lot-check.ts';
import { lotForecast } from '../model/lot-forecast.ts';
import { lotsAddress } from '../search.ts';
import { acceptedSeen, checkRequested, sendRequested } from '../slice.ts';
import { type LotDraftView, useLotDraft } from '../use-lot-draft.ts';
import { DraftSkeleton } from './draft-skeleton.tsx';
import { FaultList } from './fault-list.tsx';
import { LotCards } from './lot-cards.tsx';
import { LotGrid } from './lot-grid.tsx';
import { Profile } from './profile.tsx';
import * as s from './lots.css.ts';

type Props = { readonly pedidos: readonly string[] };

const guides = (count: number): string => (count === 1 ? '1 guía' : `${count} guías`);

/** A new lot: the parcel of each order, then the dry run, then one press. */
export function DraftPage({ pedidos }: Props) {
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
        title={`Lote de ${guides(pedidos.length)}`}
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
        <Body pedidos={pedidos} view={view} />
      )}
    </>
  );
}

/** Where a fault is mended. */
const fixOf = (cause: LotFault['cause'] | undefined) => {
  if (cause === 'address' || cause === 'coverage') return 'address';
  return cause === 'parcel' || cause === 'carrier' ? 'row' : 'order';
};

type BodyProps = Props & { readonly view: LotDraftView };

function Body({ pedidos, view }: BodyProps) {
  const navigate = useNavigate();
  const isMobile = useIsMobile();
  const { rows, faulty, lots, sending } = view;
  const { left, goAlong } = lotForecast(rows);
  const faultyNumbers = new Set(faulty.map(({ order }) => order.orderid));
  const without = pedidos.filter((number) => !faultyNumbers.has(number) && !lots.missing.includes(number));
  return (
    <div className={s.stack}>
      <Notices pedidos={pedidos} view={view} />
      <Profile />
      {isMobile ? <LotCards view={view} /> : <LotGrid view={view} />}
      {lots.checking && (
        <JobProgress title="Cotizando" done={lots.checking.done} total={lots.checking.total} />
      )}
      {faulty.length > 0 && (
        <FaultList
          {...(left > 0 && {
            note: `Sin corregir no se generan ni se cobran.${goAlong ? ' Puedes hacerlo aquí, o después en el lote.' : ''}`,
          })}
          title={faulty.length === 1 ? '1 pedido por corregir' : `${faulty.length} pedidos por corregir`}
          orders={faulty.map(({ order, fault }) => ({
            orderNumber: order.orderid,
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
      {rows.length > 0 && sending.phase !== 'unknown' && <Footer pedidos={pedidos} view={view} />}
    </div>
  );
}

/** What the file said, what is not there, and what became of sending it. */
function Notices({ pedidos, view: { lots, sending, reload } }: BodyProps) {
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

/** What it will cost, and the press that pays it. */
function Footer({ pedidos, view }: BodyProps) {
  const { rows, faulty, priced, unchecked, cost, balance, isShort, lots, sending } = view;
  const dispatch = useAppDispatch();
  const topUpPage = useAppSelector(selectTopUpPage);
  const [wasPressed, setPressed] = useState(false);
  useBalanceOnReturn(isShort);
  // What is to be done next is put forward: with a balance that does not reach, topping it up.
  const asksTopUp = isShort && topUpPage !== undefined;
  const isPriced = unchecked === 0 && priced.length > 0;
  const { generated, unpriced, left } = lotForecast(rows);
  const check = () => {
    setPressed(true);
    dispatch(checkRequested({ pedidos }));
  };
  const send = () => void dispatch(sendRequested({ pedidos }));
  const isReady = isPriced && lots.checking === null;
  const sentence = isReady ? `Generar ${guides(generated)}` : 'Revisar precios';
  usePageShortcuts({
    id: 'lot',
    label: 'En el lote',
    items: [
      { keys: [['Ctrl', 'Enter']], does: sentence },
      { keys: [['Esc', 'Tab']], does: 'Salir de la tabla' },
    ],
  });
  // As the button: what it does not do now, the keys do not either.
  useSubmitShortcut(() => {
    if (isReady && !isShort && sending.phase !== 'sending') send();
    if (!isReady && lots.checking === null && unchecked > 0) check();
  });
  const summary =
    priced.length === 0
      ? `${guides(rows.length)}${wasPressed || faulty.length === 0 ? '' : ` · ${faulty.length} por corregir`}`
      : [
          `${guides(priced.length)} · ${formatMxn(cost)} ${lots.draft?.isInsured === false ? 'sin seguro' : 'con seguro'}`,
          unpriced > 0 && `${unpriced} sin precio`,
          left > 0 && (left === 1 ? '1 por corregir no se genera' : `${left} por corregir no se generan`),
          balance !== null &&
            (isShort
              ? `faltan ${formatMxn(centavos(cost - balance))} en tu saldo`
              : `quedarán ${formatMxn(centavos(balance - cost))}`),
        ]
          .filter(Boolean)
          .join(' · ');
  return (
    <StickyFooter summary={<span role="status">{summary}</span>}>
      {isReady ? (
        <Button
          variant={asksTopUp ? 'secondary' : 'primary'}
          pending={sending.phase === 'sending'}
          pendingLabel="Enviando el lote…"
          disabledReason={isShort ? 'Tu saldo no alcanza para todas' : undefined}
          onPress={send}
        >
          {sentence}
        </Button>
      ) : (
        <Button
          variant="primary"
          pending={lots.checking !== null}
          pendingLabel="Cotizando…"
          disabledReason={unchecked === 0 ? 'Corrige primero los pedidos' : undefined}
          onPress={check}
        >
          {sentence}
        </Button>
      )}
      {isReady && asksTopUp && (
        <ButtonLink variant="primary" href={topUpPage} target="_blank">
          Recargar saldo
        </ButtonLink>
      )}
    </StickyFooter>
  );
}
