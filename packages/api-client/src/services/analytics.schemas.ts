import * as z from 'zod/mini';
import { anyId, day, instant, integer, list, money, nullable, requestedDay, text } from '../core/fields.ts';
import { maxChannels } from '../core/limits.ts';
import { channelCode, statusFamily } from './addresses.ts';

/**
 * Common query: days of the store's time zone, both ends included.
 * periodo 1 day, 2 week, 3 month; comparador 1 the range just before, 2 the same dates a year before, 3 the same
 * weekdays a year before; with both days of `compara…` those are compared with.
 */
export const analyticsQuery = {
  fechaInicio: z.optional(requestedDay()),
  fechaFin: z.optional(requestedDay()),
  marketPlace: z.optional(list(channelCode, maxChannels)),
  sku: z.optional(text(50)),
  periodo: z._default(z.int().check(z.gte(1), z.lte(3)), 1),
  comparador: z._default(z.int().check(z.gte(1), z.lte(3)), 1),
  comparaInicio: z.optional(requestedDay()),
  comparaFin: z.optional(requestedDay()),
};

/** `periodo`: '2025-01-15' by day, '2025-W03' by week, '2025-01' by month. */
const indicatorPoint = z.object({ periodo: z.string(), total: z.number() });
const points = /* @__NO_SIDE_EFFECTS__ */ () => z.array(indicatorPoint);

const range = {
  porcentajeActual: z.number(),
  fechaInicio: instant(),
  fechaFin: instant(),
  fechaInicioComparativo: instant(),
  fechaFinComparativo: instant(),
  /** Only where the range holds the running day: the comparative total counts to here (D294). */
  corteComparativo: z.optional(instant()),
};

const notCounted = z.object({ unidades: integer(), monto: money() });
/** Purchases in the range that are not counted (D295). */
const excluido = z.optional(z.object({ canceladas: notCounted, devueltas: notCounted }));

/** Sales of a range beside those that it is compared with, in MXN and orders. */
export const salesIndicator = z.object({
  ...range,
  ventaTotalActual: money(),
  ventaTotalComparativa: money(),
  ventasActuales: points(),
  ventasComparativas: z.optional(points()),
  excluido,
});
export const unitsIndicator = z.object({
  ...range,
  unidadTotalActual: integer(),
  unidadTotalComparativa: integer(),
  unidadesActuales: points(),
  unidadesComparativas: z.optional(points()),
  excluido,
});
export const ticketIndicator = z.object({
  ...range,
  precioTotalActual: money(),
  precioTotalComparativa: money(),
  precioActuales: points(),
  precioComparativas: z.optional(points()),
});

export const orderIndicators = z.object({
  data: z.array(z.object({ status: statusFamily, total: integer() })),
});
export const marketplaceTotal = z.object({
  marketPlace: z.string(),
  totalOrders: integer(),
  total: money(),
  totalComparativo: money(),
});
/** `estado`: a name of the states catalogue; `total`: MXN sold. */
export const geoDensity = z.object({ estado: z.string(), total: money(), pedidos: z.optional(integer()) });
export const dailyPerformance = z.object({
  fecha: day(),
  ventas: money(),
  unidades: integer(),
  pedidos: integer(),
  fechaComparativa: day(),
  ventasComparativas: money(),
});
export const productPerformance = z.object({
  idProduct: anyId(),
  sku: anyId(),
  name: z.string(),
  ImageLinkThumbnail: nullable(z.string()),
  marketPlace: channelCode,
  category_name: z.string(),
  unidades: integer(),
  ventas: money(),
  porcentajeTotal: z.number(),
  porcentajeActual: z.number(),
  precioPromedio: money(),
  stock: integer(),
  /** Units of the 28 days to yesterday. */
  soldIn28Days: z.optional(integer()),
});
/** At most 10, descending. */
export const topAmount = z.object({ id: anyId(), name: z.string(), total: money(), unidades: integer() });
