import type {
  getGeographicDensity,
  getMarketplaceOrderTotals,
  getOrderIndicators,
  getSalesStatistics,
  listTopCategories,
} from '@trastienda/api-client/kidal';
import { sortByChannel, statusFamilies } from '@trastienda/domain';
import { type Handler, sharing } from '../../core/handler.ts';
import { notFound } from '../../core/refusal.ts';
import { grouped } from '../../core/grouped.ts';
import { nameOfState, SEPARATOR } from './name-of-state.ts';
import { ordersByFamily } from './orders-by-family.ts';
import { readSalesQuery } from './read-sales-query.ts';
import { cutRangeOf, rangeOf, salesBy, sumOf } from './sales-by.ts';
import { mxn } from './totals.ts';

const MAX_TOP = 10;

/** Sorts the highest first; of two equal ones the one that is first on screen. */
const byAmount = <Row extends { readonly amount: number; readonly channel: string }>(
  rows: readonly Row[],
): Row[] => sortByChannel(rows, ({ channel }) => channel).toSorted((a, b) => b.amount - a.amount);

/** A report without sales is 404, which the client reads as zeros (S4.26). */
export const handleGetSalesStatistics: Handler<typeof getSalesStatistics> = sharing(
  async ({ query: input }, scope) => {
    const query = readSalesQuery(input, scope);
    const sold = (await salesBy(scope, query, rangeOf(query), ['channel'])).filter(({ units }) => units > 0);
    if (sold.length === 0) throw notFound('No hay ventas en estas fechas');
    return {
      data: byAmount(sold).map(({ channel, amount }) => ({
        status: 'ventas',
        total: mxn(amount),
        marketPlace: channel,
      })),
    };
  },
);

/** Answers every channel that sold in either range. */
export const handleGetMarketplaceOrderTotals: Handler<typeof getMarketplaceOrderTotals> = sharing(
  async ({ query: input }, scope) => {
    const query = readSalesQuery(input, scope);
    const now = await salesBy(scope, query, rangeOf(query), ['channel']);
    const before = await salesBy(scope, query, cutRangeOf(query), ['channel']);
    const channels = [
      ...new Set([...now, ...before].filter(({ units }) => units > 0).map(({ channel }) => channel)),
    ];
    const rows = channels.map((channel) => {
      const sold = now.find((row) => row.channel === channel);
      return {
        channel,
        amount: sold?.amount ?? 0,
        orders: sold?.orders ?? 0,
        before: before.find((row) => row.channel === channel)?.amount ?? 0,
      };
    });
    return {
      data: byAmount(rows).map((row) => ({
        marketPlace: row.channel,
        totalOrders: row.orders,
        total: mxn(row.amount),
        totalComparativo: mxn(row.before),
      })),
    };
  },
);

/** Counts the orders of the days by family, all five of them; cancelled ones too. */
export const handleGetOrderIndicators: Handler<typeof getOrderIndicators> = sharing(
  async ({ query: input }, scope) => {
    const query = readSalesQuery(input, scope);
    const found = await ordersByFamily(scope, query, rangeOf(query));
    return { data: statusFamilies.map((status) => ({ status, total: found.get(status) ?? 0 })) };
  },
);

export const handleGetGeographicDensity: Handler<typeof getGeographicDensity> = sharing(
  async ({ query: input }, scope) => {
    const query = readSalesQuery(input, scope);
    const sold = (await salesBy(scope, query, rangeOf(query), ['state'])).filter(({ units }) => units > 0);
    const states = grouped(sold, ({ state }) => nameOfState(state));
    return {
      data: [...states]
        .map(([estado, rows]) => ({
          estado,
          total: rows.reduce((sum, { amount }) => sum + amount, 0),
          pedidos: rows.reduce((sum, row) => sum + row.orders, 0),
        }))
        .toSorted((a, b) => b.total - a.total || (a.estado < b.estado ? -1 : 1))
        .map((row) => ({ ...row, total: mxn(row.total) })),
    };
  },
);

export const handleListTopCategories: Handler<typeof listTopCategories> = sharing(
  async ({ query: input }, scope) => {
    const query = readSalesQuery(input, scope);
    const rows = await salesBy(scope, query, rangeOf(query), ['category']);
    const sold = rows.filter(({ units }) => units > 0).toSorted((a, b) => b.amount - a.amount);
    // A category that was renamed in the range has the name under which it sold more.
    const categories = grouped(sold, ({ category }) => category.split(SEPARATOR)[0] ?? '');
    return {
      data: [...categories]
        .map(([id, named]) => {
          const { amount, units } = sumOf(named);
          const name = named[0]?.category.split(SEPARATOR)[1] || 'Sin categoría';
          return { id, name, amount, units };
        })
        .toSorted((a, b) => b.amount - a.amount || (a.id < b.id ? -1 : 1))
        .slice(0, MAX_TOP)
        .map(({ id, name, amount, units }) => ({ id, name, total: mxn(amount), unidades: units })),
    };
  },
);
