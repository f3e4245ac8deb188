import {
  absentValue,
  formatDay,
  formatMxn,
  localDay,
  type ReadingTime,
  toCentavos,
} from '@trastienda/domain';
import { Card } from '@trastienda/ui/Card';
import { type Metric, MetricStrip } from '@trastienda/ui/MetricStrip';
import { CallFailed, useClock } from '../../shared/layout/index.ts';
import { aroundDayInWords, shortfall } from '../../entities/payment/words.ts';
import { useRead } from '../../shared/store/hooks.ts';
import { channelOf, monthInWords, type Summary } from './model.ts';
import { paymentSummary } from './operations.ts';
import { paymentsAddress, type PaymentsSearch } from './search.ts';

const amount = (mxn: number): string => formatMxn(toCentavos(mxn));
const ofOrders = (count: number): string => (count === 1 ? 'un pedido' : `${count} pedidos`);

function metricsOf(summary: Summary, { marketplace }: PaymentsSearch, clock: ReadingTime): Metric[] {
  const { proximo: next, por_cobrar: owed, por_conciliar: open } = summary;
  const month = monthInWords(summary.mes);
  const orders = (cobro: 'por_cobrar' | 'diferencia') => ({
    href: paymentsAddress({ marketplace, vista: 'pedidos', cobro }),
  });
  // The announced deposit of the channel has a folio; an expected one leads to its orders.
  const nextDeposit = ({ paymentId, fecha_pago: at, monto }: NonNullable<Summary['proximo']>) => ({
    value: amount(monto),
    ...(paymentId === null
      ? { note: aroundDayInWords(localDay(at, clock.timeZone) ?? '', clock), ...orders('por_cobrar') }
      : {
          note: `${paymentId} · ${formatDay(at, clock)}`,
          href: paymentsAddress({ marketplace, pago: paymentId }),
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
      value: amount(owed.monto),
      note: `${ofOrders(owed.pedidos)} sin depósito`,
      ...(owed.pedidos > 0 && orders('por_cobrar')),
    },
    { key: 'paid', label: `Depositado en ${month}`, value: amount(summary.depositado) },
    {
      key: 'withheld',
      label: `Retenciones en ${month}`,
      value: formatMxn(
        toCentavos((toCentavos(summary.retencion_isr) + toCentavos(summary.retencion_iva)) / 100),
      ),
      note: 'ISR e IVA',
    },
    {
      key: 'open',
      label: 'Diferencias por aclarar',
      // A missing amount is below zero, as in the lists; a rounded centavo needs no clarification.
      value: formatMxn(shortfall({ diferencia: open.monto })),
      note: open.pedidos === 0 ? 'Todo cuadra' : `En ${ofOrders(open.pedidos)}, sin redondeos`,
      ...(open.pedidos > 0 && orders('diferencia')),
    },
  ];
}

/** The next deposit, the debt, the received sums, and the differences; each alone fails where it does not load. */
export function SummaryStrip({ search }: { readonly search: PaymentsSearch }) {
  const clock = useClock();
  const summary = useRead(paymentSummary, { query: { marketplace: channelOf(search) } });
  if (summary.value === null && summary.status === 'failed') {
    return (
      <Card>
        <CallFailed
          isQuiet
          error={summary.error}
          call={paymentSummary.call}
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
