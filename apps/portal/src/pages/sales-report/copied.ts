import type { CallOutput } from '@trastienda/api-client';
import type { listProductPerformance } from '@trastienda/api-client/kidal';
import { channelName, type CsvColumn, percentageChange, roundTo } from '@trastienda/domain';
import { daysOfStock, tenthShares } from '@trastienda/domain/sale';
import type { Figure } from '../../entities/sale/figures.ts';
import type { FigureId } from '../../shared/routes/sales-search.ts';
import { type ChannelSales, figureLabels, type StateSales } from './model.ts';

// The tables of the report for the clipboard: figures without signs, money in pesos, percents rounded as on screen.

type Product = CallOutput<typeof listProductPerformance>['rows'][number];
type Bucket = { readonly name: string; readonly now: number; readonly before: number | null };

export const bucketsOfFigure = ({ buckets, values, previous }: Figure): Bucket[] =>
  buckets.map((name, at) => ({ name, now: values[at] ?? 0, before: previous[at] ?? null }));

export function figureColumns(
  id: FigureId,
  periodo: 1 | 2 | 3,
  compared: string | null,
): readonly CsvColumn<Bucket>[] {
  const value = (read: number | null) => (read === null || id === 'unidades' ? read : read / 100);
  return [
    { header: { 1: 'Día', 2: 'Semana', 3: 'Mes' }[periodo], value: ({ name }) => name },
    { header: figureLabels[id], value: ({ now }) => value(now) },
    ...(compared === null ? [] : [{ header: compared, value: ({ before }: Bucket) => value(before) }]),
  ];
}

type Shared<Row> = Row & { readonly share: number };
type Channel = Shared<ChannelSales['data'][number]>;
type State = Shared<StateSales['data'][number]>;

/** Rows with their parts of the whole, in percent, which add up to 100. */
export function withShares<Row extends { readonly total: number }>(rows: readonly Row[]): Shared<Row>[] {
  const shares = tenthShares(rows.map(({ total }) => Math.round(total * 100)));
  return rows.map((row, at) => ({ ...row, share: (shares[at] ?? 0) / 10 }));
}

const share = { header: 'Parte (%)', value: (row: { readonly share: number }) => row.share };

export const channelColumns = (isCompared: boolean): readonly CsvColumn<Channel>[] => [
  { header: 'Canal', value: ({ marketPlace }) => channelName(marketPlace) },
  { header: 'Pedidos', value: ({ totalOrders }) => totalOrders },
  { header: 'Ventas', value: ({ total }) => total },
  share,
  ...(isCompared
    ? [
        { header: 'Ventas de antes', value: ({ totalComparativo }: Channel) => totalComparativo },
        {
          header: 'Cambio (%)',
          value: ({ total, totalComparativo }: Channel) =>
            roundTo(percentageChange(total, totalComparativo), 1),
        },
      ]
    : []),
];

export const stateColumns: readonly CsvColumn<State>[] = [
  { header: 'Estado', value: ({ estado }) => estado },
  { header: 'Pedidos', value: ({ pedidos }) => pedidos },
  { header: 'Ventas', value: ({ total }) => total },
  share,
];

export const productColumns = (isCompared: boolean): readonly CsvColumn<Product>[] => [
  { header: 'SKU', value: ({ sku }) => sku, isText: true },
  { header: 'Producto', value: ({ name }) => name },
  { header: 'Categoría', value: ({ category_name: category }) => category },
  { header: 'Unidades', value: ({ unidades }) => unidades },
  { header: 'Ventas', value: ({ ventas }) => ventas },
  { header: 'Parte (%)', value: ({ porcentajeTotal }) => roundTo(porcentajeTotal, 1) },
  ...(isCompared
    ? [{ header: 'Cambio (%)', value: ({ porcentajeActual }: Product) => roundTo(porcentajeActual, 1) }]
    : []),
  { header: 'Existencias', value: ({ stock }) => stock },
  {
    header: 'Días de inventario',
    value: ({ stock, soldIn28Days }) =>
      soldIn28Days === undefined ? null : daysOfStock(stock, soldIn28Days),
  },
];

export const categoryColumns: readonly CsvColumn<
  Shared<{ readonly name: string; readonly total: number }>
>[] = [
  { header: 'Categoría', value: ({ name }) => name },
  { header: 'Ventas', value: ({ total }) => total },
  share,
];
