import type {
  getAverageTicketTotals,
  getDailyPerformance,
  getSalesTotals,
  getUnitsTotals,
} from '@trastienda/api-client/kidal';
import {
  addDays,
  averageTicket,
  bucketOf,
  bucketsOf,
  centavos,
  type DayRange,
  fromCentavos,
  percentageChange,
} from '@trastienda/domain';
import { type Handler, sharing } from '../../core/handler.ts';
import type { Scope } from '../../core/scope.ts';
import { grouped } from '../../core/grouped.ts';
import { type AnalyticsQuery, readSalesQuery, type SalesQuery } from './read-sales-query.ts';
import { comparedRangeOf, cutRangeOf, rangeOf, salesBy, sumOf } from './sales-by.ts';
import type { Measures } from './sales-of-lines.ts';

export const mxn = (amount: number): number => fromCentavos(centavos(amount));

type OfDay = Measures & { readonly day: string };

type Found = {
  readonly query: SalesQuery;
  readonly days: readonly OfDay[];
  readonly comparedDays: readonly OfDay[];
  readonly total: Measures;
  /** The comparison up to the same time of day, while the day is running. */
  readonly comparedTotal: Measures;
};

async function find(input: AnalyticsQuery, scope: Scope): Promise<Found> {
  const query = readSalesQuery(input, scope);
  const days = await salesBy(scope, query, rangeOf(query), ['day']);
  const comparedDays = await salesBy(scope, query, comparedRangeOf(query), ['day']);
  // By channels, as another card of the same screen asks.
  const cutDays =
    query.cut === null ? comparedDays : await salesBy(scope, query, cutRangeOf(query), ['channel']);
  return { query, days, comparedDays, total: sumOf(days), comparedTotal: sumOf(cutDays) };
}

/** Returns one point for each bucket of a range, 0 where nothing was sold. */
function pointsOf(
  range: DayRange,
  days: readonly OfDay[],
  { periodo }: SalesQuery,
  read: (sum: Measures) => number,
) {
  const byBucket = grouped(days, ({ day }) => bucketOf(day, periodo));
  return bucketsOf(range, periodo).map((bucket) => ({
    periodo: bucket,
    total: read(sumOf(byBucket.get(bucket) ?? [])),
  }));
}

const lastMoment = (end: string): string => new Date(Date.parse(end) - 1).toISOString();

function figureOf(found: Found, read: (sum: Measures) => number) {
  const { query, days, comparedDays, total, comparedTotal } = found;
  const { range, compared, cut } = query;
  return {
    now: read(total),
    before: read(comparedTotal),
    points: pointsOf(range, days, query, read),
    pointsBefore: pointsOf(compared, comparedDays, query, read),
    shared: {
      porcentajeActual: percentageChange(read(total), read(comparedTotal)),
      fechaInicio: range.start,
      fechaFin: lastMoment(range.end),
      fechaInicioComparativo: compared.start,
      fechaFinComparativo: lastMoment(compared.end),
      ...(cut === null ? {} : { corteComparativo: cut }),
    },
    excluido: {
      canceladas: { unidades: total.offUnits, monto: mxn(total.offAmount) },
      devueltas: { unidades: total.backUnits, monto: mxn(total.backAmount) },
    },
  };
}

export const handleGetSalesTotals: Handler<typeof getSalesTotals> = sharing(async ({ query }, scope) => {
  const figure = figureOf(await find(query, scope), ({ amount }) => mxn(amount));
  return {
    ...figure.shared,
    ventaTotalActual: figure.now,
    ventaTotalComparativa: figure.before,
    ventasActuales: figure.points,
    ventasComparativas: figure.pointsBefore,
    excluido: figure.excluido,
  };
});

export const handleGetUnitsTotals: Handler<typeof getUnitsTotals> = sharing(async ({ query }, scope) => {
  const figure = figureOf(await find(query, scope), ({ units }) => units);
  return {
    ...figure.shared,
    unidadTotalActual: figure.now,
    unidadTotalComparativa: figure.before,
    unidadesActuales: figure.points,
    unidadesComparativas: figure.pointsBefore,
    excluido: figure.excluido,
  };
});

/** Each bucket is its own amount by its own orders: never a mean of means. */
export const handleGetAverageTicketTotals: Handler<typeof getAverageTicketTotals> = sharing(
  async ({ query }, scope) => {
    const figure = figureOf(await find(query, scope), ({ amount, orders }) =>
      averageTicket(mxn(amount), orders),
    );
    return {
      ...figure.shared,
      precioTotalActual: figure.now,
      precioTotalComparativa: figure.before,
      precioActuales: figure.points,
      precioComparativas: figure.pointsBefore,
    };
  },
);

/**
 * Compares each day with the day at the same distance from the start of the compared range; beyond its end
 * the compared value is 0.
 */
export const handleGetDailyPerformance: Handler<typeof getDailyPerformance> = sharing(
  async ({ query: input }, scope) => {
    const { query, days, comparedDays } = await find(input, scope);
    const of = (rows: readonly OfDay[], day: string) => sumOf(rows.filter((row) => row.day === day));
    return {
      data: bucketsOf(query.range).map((fecha, at) => {
        const { amount, units, orders } = of(days, fecha);
        const fechaComparativa = addDays(query.compared.firstDay, at);
        const before = of(comparedDays, fechaComparativa);
        return {
          fecha,
          ventas: mxn(amount),
          unidades: units,
          pedidos: orders,
          fechaComparativa,
          ventasComparativas: mxn(before.amount),
        };
      }),
    };
  },
);
