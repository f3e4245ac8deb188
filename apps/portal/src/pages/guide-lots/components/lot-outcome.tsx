import { formatMxn, toCentavos, counted } from '@trastienda/domain';
import { Banner } from '@trastienda/ui/Banner';
import { Button } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { RefreshIcon } from '@trastienda/ui/icons';
import { JobResult, type JobCause } from '@trastienda/ui/JobResult';
import { useAppDispatch, useAppSelector } from '../../../shared/store/hooks.ts';
import { selectAddressSaves } from '../../../features/edit-address/address-slice.ts';
import { selectTopUpPage } from '../../../entities/store/selectors.ts';
import { type LotCause, lotCauses, type LotDetail } from '../model/lot-result.ts';
import { retryRequested, selectSending } from '../slice.ts';
import { FaultList } from './fault-list.tsx';
import * as s from './lots.css.ts';

const jobCause = (cause: LotCause, topUpPage: string | undefined): JobCause => ({
  id: cause.code,
  label: cause.label,
  note: cause.note,
  tone: cause.tone,
  rows: cause.items.map(({ orderNumber, item }) => orderNumber ?? `Fila ${item}`),
  ...(cause.fix === 'topUp' &&
    topUpPage !== undefined && { action: { label: 'Recargar saldo', href: topUpPage, isExternal: true } }),
});

/** The end of a lot: its guides, and its failures by cause, corrected here and tried again alone. */
export function LotOutcome({ lot }: { readonly lot: LotDetail }) {
  const dispatch = useAppDispatch();
  const topUpPage = useAppSelector(selectTopUpPage);
  const sending = useAppSelector((state) => selectSending(state, lot.lotId));
  const causes = lotCauses(lot.items);
  if (lot.status === 'cancelado') {
    return (
      <Banner title="El lote se canceló.">Sus guías quedaron canceladas y su costo volvió a tu saldo.</Banner>
    );
  }
  const { created, total, items, totalCost, lotId } = lot;
  const retried = items.filter(({ retry }) => retry).length;
  const isBusy = sending.phase === 'sending' || sending.phase === 'unknown';
  return (
    <>
      {sending.phase === 'refused' && (
        <Banner tone="critical" title="No se reintentó.">
          {sending.message}
        </Banner>
      )}
      {sending.phase === 'unknown' && (
        <Banner tone="warning" title="Verificando si el reintento llegó…">
          Lo seguimos intentando, y nada se cobra dos veces.
        </Banner>
      )}
      <Card>
        <JobResult
          headingLevel={2}
          title={`${created} de ${counted(total, 'guía lista', 'guías listas')}`}
          done={created}
          doneEnd={<span className={s.amount}>{formatMxn(toCentavos(totalCost))}</span>}
          labels={{ doneNote: 'No se vuelven a cobrar' }}
          causes={causes.map((cause) => jobCause(cause, topUpPage))}
          action={
            retried > 0 && (
              <Button
                icon={<RefreshIcon size={16} />}
                pending={isBusy}
                pendingLabel="Reintentando…"
                onPress={() => void dispatch(retryRequested({ lotId }))}
              >
                {`Reintentar ${retried}`}
              </Button>
            )
          }
        />
      </Card>
      <RowsToMend causes={causes} fix="address" />
      <RowsToMend causes={causes} fix="order" />
    </>
  );
}

type RowsToMendProps = { readonly causes: readonly LotCause[]; readonly fix: 'address' | 'order' };

const mendingWord = { address: 'por corregir', order: 'por revisar' } as const;

/** The orders of causes that are mended one by one: by their address here, or, where none mends them, on their own page. */
function RowsToMend({ causes, fix }: RowsToMendProps) {
  const orders = causes
    .filter((cause) => cause.fix === fix)
    .flatMap((cause) => cause.items)
    .flatMap(({ orderNumber, message }) =>
      orderNumber === null ? [] : [{ orderNumber, message: message ?? '', fix }],
    );
  const saved = useAppSelector((state) =>
    orders
      .map(({ orderNumber }) => orderNumber)
      .filter((orderNumber) => selectAddressSaves(state, orderNumber) > 0)
      .join(','),
  ).split(',');
  if (orders.length === 0) return null;
  return (
    <FaultList
      title={`${counted(orders.length, 'pedido')} ${mendingWord[fix]}`}
      orders={orders.map((order) => ({
        ...order,
        isMended: fix === 'address' && saved.includes(order.orderNumber),
      }))}
    />
  );
}
