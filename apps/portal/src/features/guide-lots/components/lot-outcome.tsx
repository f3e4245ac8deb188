import { formatMxn, toCentavos } from '@trastienda/domain';
import { Banner } from '@trastienda/ui/Banner';
import { Button } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { RefreshIcon } from '@trastienda/ui/icons';
import { JobResult, type JobCause } from '@trastienda/ui/JobResult';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { selectAddressSaves } from '../../guides/address-slice.ts';
import { selectTopUpPage } from '../../shell/selectors.ts';
import { type LotCause, lotCauses, type LotDetail, type LotResultItem } from '../model/lot-result.ts';
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
    topUpPage !== undefined && { action: { label: 'Recargar saldo', href: topUpPage } }),
});

/** How a lot ended: what is done, and what failed by cause, mended here and tried again alone. */
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
          title={`${created} de ${total} ${total === 1 ? 'guía lista' : 'guías listas'}`}
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
      <Mending items={itemsWith(causes, 'address')} />
      <ToLookAt items={itemsWith(causes, 'order')} />
    </>
  );
}

const itemsWith = (causes: readonly LotCause[], fix: LotCause['fix']): LotResultItem[] =>
  causes
    .filter((cause) => cause.fix === fix)
    .flatMap((cause) => cause.items)
    .filter(({ orderNumber }) => orderNumber !== null);

type ItemsProps = { readonly items: readonly LotResultItem[] };

/** Orders that no address mends: their own page says what they have. */
function ToLookAt({ items }: ItemsProps) {
  if (items.length === 0) return null;
  return (
    <FaultList
      title={items.length === 1 ? '1 pedido por revisar' : `${items.length} pedidos por revisar`}
      orders={items.map(({ orderNumber, message }) => ({
        orderNumber: orderNumber ?? '',
        message: message ?? '',
        fix: 'order',
      }))}
    />
  );
}

function Mending({ items }: ItemsProps) {
  const mended = useAppSelector((state) =>
    items
      .filter(({ orderNumber }) => selectAddressSaves(state, orderNumber ?? '') > 0)
      .map(({ orderNumber }) => orderNumber)
      .join(','),
  ).split(',');
  if (items.length === 0) return null;
  return (
    <FaultList
      title={items.length === 1 ? '1 pedido por corregir' : `${items.length} pedidos por corregir`}
      orders={items.map(({ orderNumber, message }) => ({
        orderNumber: orderNumber ?? '',
        message: message ?? '',
        fix: 'address',
        isMended: mended.includes(orderNumber ?? ''),
      }))}
    />
  );
}
