import type { CallOutput } from '@trastienda/api-client';
import type {
  getGeographicDensity,
  getMarketplaceOrderTotals,
  getSalesTotals,
} from '@trastienda/api-client/kidal';
import { bucketOf, centavos, formatMxn, formatNumber, toCentavos } from '@trastienda/domain';
import { granularityOf, type SaleEvent } from '@trastienda/domain/sale';
import type { DayPair } from '../../entities/sale/sales-query.ts';
import type { FigureId, SalesSearch } from '../../shared/routes/sales-search.ts';

type Sales = CallOutput<typeof getSalesTotals>;
export type ChannelSales = CallOutput<typeof getMarketplaceOrderTotals>;
export type StateSales = CallOutput<typeof getGeographicDensity>;

/** The words in the place of a chart or a figure. */
export const noSales = 'Sin ventas en estas fechas';

export const figureLabels: Readonly<Record<FigureId, string>> = {
  ventas: 'Mis ventas',
  unidades: 'Unidades vendidas',
  ticket: 'Ticket Promedio',
};

export const writeFigure = (id: FigureId, value: number): string =>
  id === 'unidades' ? formatNumber(value) : formatMxn(centavos(value));

const granularities = { dia: 1, semana: 2, mes: 3 } as const;
const names = ['dia', 'semana', 'mes'] as const;

/** The grain of the days: as somebody chose, else by their number (D298). */
export const granularity = ({ por }: Pick<SalesSearch, 'por'>, days: DayPair): 1 | 2 | 3 =>
  por === null ? granularityOf(days) : granularities[por];

export const granularityName = (periodo: 1 | 2 | 3) => names[periodo - 1] ?? 'dia';

/** Seasons as bands of the chart: whole buckets, within the days. */
export const eventBands = (events: readonly SaleEvent[], days: DayPair, periodo: 1 | 2 | 3) =>
  events.map(({ label, firstDay, lastDay }) => ({
    label,
    from: bucketOf(firstDay < days.firstDay ? days.firstDay : firstDay, periodo),
    to: bucketOf(lastDay > days.lastDay ? days.lastDay : lastDay, periodo),
  }));

const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + toCentavos(amount), 0);

/**
 * Whether what is drawn adds up to the same centavo: days, channels and states (D296). `null` while one of them is not known.
 */
export function sumsAgree(
  sales: Sales | null,
  channels: ChannelSales | null,
  states: StateSales | null,
): boolean | null {
  if (sales === null || channels === null || states === null) return null;
  const total = toCentavos(sales.ventaTotalActual);
  return [
    sumOf(sales.ventasActuales.map((point) => point.total)),
    sumOf(channels.data.map((channel) => channel.total)),
    sumOf(states.data.map((state) => state.total)),
  ].every((sum) => sum === total);
}

/** Orders with something sold, as the channels count them. */
export const soldOrders = (channels: ChannelSales | null): number | null =>
  channels === null ? null : channels.data.reduce((sum, { totalOrders }) => sum + totalOrders, 0);
