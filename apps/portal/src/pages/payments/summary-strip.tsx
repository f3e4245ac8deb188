import type { DepositSummary } from '@trastienda/api-client';
import { absentValue, addMoney, formatDay, formatMxn, localDay, type ReadingTime } from '@trastienda/domain';
import { Card } from '@trastienda/ui/Card';
import { type Metric, MetricStrip } from '@trastienda/ui/MetricStrip';
import { CallFailed, useClock } from '../../shared/layout/index.ts';
import { aroundDayInWords, shortfall } from '../../entities/deposit/words.ts';
import { useRead } from '../../shared/store/hooks.ts';
import { channelOf, monthInWords } from './model.ts';
import { depositSummary } from './operations.ts';
import { paymentsAddress, type PaymentsSearch } from './search.ts';

const ofOrders = (count: number): string => (count === 1 ? 'un pedido' : `${count} pedidos`);

function metricsOf(summary: DepositSummary, { marketplace }: PaymentsSearch, clock: ReadingTime): Metric[] {
  const { next, owed, differing } = summary;
  const month = monthInWords(summary.month);
  const orders = (cobro: 'por_cobrar' | 'diferencia') => ({
    href: paymentsAddress({ marketplace, vista: 'pedidos', cobro }),
  });
  // The announced deposit of the channel has a folio; an expected one leads to its orders.
  const nextDeposit = ({ depositId, paidAt: at, amount }: NonNullable<DepositSummary['next']>) => ({
    value: formatMxn(amount),
    ...(depositId === null
      ? { note: aroundDayInWords(localDay(at, clock.timeZone) ?? '', clock), ...orders('por_cobrar') }
      : {
          note: `${depositId} · ${formatDay(at, clock)}`,
          href: paymentsAddress({ marketplace, pago: depositId }),
        }),
  });
  return [
    {
      key: 'next',
      label: 'Próximo depósito',
      ...(next === null ? { value: absentValue, note: 'Ninguno programado' } : nextDeposit(next)),
    },
    {
      key: 'owed',
      label: 'Te deben',
      value: formatMxn(owed.amount),
      note: `${ofOrders(owed.orders)} sin depósito`,
      ...(owed.orders > 0 && orders('por_cobrar')),
    },
    { key: 'paid', label: `Depositado en ${month}`, value: formatMxn(summary.deposited) },
    {
      key: 'withheld',
      label: `Retenciones en ${month}`,
      value: formatMxn(addMoney(summary.isr, summary.iva)),
      note: 'ISR e IVA',
    },
    {
      key: 'open',
      label: 'Diferencias por aclarar',
      // A missing amount is below zero, as in the lists; a rounded centavo needs no clarification.
      value: formatMxn(shortfall({ difference: differing.amount })),
      note: differing.orders === 0 ? 'Todo cuadra' : `En ${ofOrders(differing.orders)}, sin redondeos`,
      ...(differing.orders > 0 && orders('diferencia')),
    },
  ];
}

/** The next deposit, the debt, the received sums, and the differences; each alone fails where it does not load. */
export function SummaryStrip({ search }: { readonly search: PaymentsSearch }) {
  const clock = useClock();
  const summary = useRead(depositSummary, { query: { marketplace: channelOf(search) } });
  if (summary.value === null && summary.status === 'failed') {
    return (
      <Card>
        <CallFailed
          isQuiet
          error={summary.error}
          call={depositSummary.call}
          title="No pudimos cargar el resumen"
          onRetry={summary.ask}
        />
      </Card>
    );
  }
  return (
    <MetricStrip
      aria-label="Resumen de pagos"
      loading={summary.value === null}
      loadingCount={5}
      items={summary.value === null ? [] : metricsOf(summary.value.data, search, clock)}
    />
  );
}
