import * as z from 'zod/mini';
import { defineCall } from '../core/define-call.ts';
import { listed, onePage, page, paged, pageSize, storeId } from '../core/fields.ts';
import {
  analyticsQuery,
  dailyPerformance,
  geoDensity,
  marketplaceTotal,
  orderIndicators,
  productPerformance,
  salesIndicator,
  ticketIndicator,
  topAmount,
  unitsIndicator,
} from './analytics.schemas.ts';
import { statisticsEntry } from './orders.schemas.ts';

const params = { storeId: storeId() };
const exampleRange = {
  fechaInicio: '2025-01-01T06:00:00.000Z',
  fechaFin: '2025-02-01T05:59:59.999Z',
  fechaInicioComparativo: '2024-12-01T06:00:00.000Z',
  fechaFinComparativo: '2025-01-01T05:59:59.999Z',
};

/** Always all five families. */
export const getOrderIndicators = defineCall({
  id: 'getOrderIndicators',
  service: 'kidal',
  method: 'GET',
  provides: ['sales'],
  path: 'order/seller/{storeId}/pedidosIndicadores',
  params,
  query: analyticsQuery,
  response: orderIndicators,
  example: () => ({
    data: [
      { status: 'pendiente' as const, total: 24 },
      { status: 'listo_para_enviar' as const, total: 9 },
      { status: 'transito' as const, total: 61 },
      { status: 'finalizado' as const, total: 112 },
      { status: 'cancelado' as const, total: 8 },
    ],
  }),
});

/** 404 'Failed to fetch: Not Found' gives zero totals for CS, SR, PG and SN: the screen decides by the status. */
export const getSalesStatistics = defineCall({
  id: 'getSalesStatistics',
  service: 'kidal',
  method: 'GET',
  provides: ['sales'],
  path: 'order/seller/{storeId}/misVentas',
  params,
  query: analyticsQuery,
  response: listed(statisticsEntry),
  example: () => ({
    data: [
      { status: 'ventas', total: 52_310.5, marketPlace: 'CS' },
      { status: 'ventas', total: 30_120, marketPlace: 'SR' },
      { status: 'ventas', total: 7569.5, marketPlace: 'SN' },
      { status: 'ventas', total: 0, marketPlace: 'PG' },
    ],
  }),
});

export const getSalesTotals = defineCall({
  id: 'getSalesTotals',
  service: 'kidal',
  method: 'GET',
  provides: ['sales'],
  path: 'order/seller/{storeId}/misVentas/totales',
  params,
  query: analyticsQuery,
  response: salesIndicator,
  example: () => ({
    ...exampleRange,
    porcentajeActual: 12.5,
    ventaTotalActual: 90_000,
    ventaTotalComparativa: 80_000,
    ventasActuales: [
      { periodo: '2025-01-14', total: 2810.5 },
      { periodo: '2025-01-15', total: 3120 },
    ],
  }),
});

export const getUnitsTotals = defineCall({
  id: 'getUnitsTotals',
  service: 'kidal',
  method: 'GET',
  provides: ['sales'],
  path: 'order/seller/{storeId}/unidadesVendidas/totales',
  params,
  query: analyticsQuery,
  response: unitsIndicator,
  example: () => ({
    ...exampleRange,
    porcentajeActual: 6.67,
    unidadTotalActual: 320,
    unidadTotalComparativa: 300,
    unidadesActuales: [
      { periodo: '2025-01-14', total: 9 },
      { periodo: '2025-01-15', total: 11 },
    ],
  }),
});

export const getAverageTicketTotals = defineCall({
  id: 'getAverageTicketTotals',
  service: 'kidal',
  method: 'GET',
  provides: ['sales'],
  path: 'order/seller/{storeId}/ticketPromedio/totales',
  params,
  query: analyticsQuery,
  response: ticketIndicator,
  example: () => ({
    ...exampleRange,
    porcentajeActual: 3.12,
    precioTotalActual: 375,
    precioTotalComparativa: 363.64,
    precioActuales: [
      { periodo: '2025-01-14', total: 351.31 },
      { periodo: '2025-01-15', total: 390 },
    ],
  }),
});

/** Sorted by total, descending. */
export const getMarketplaceOrderTotals = defineCall({
  id: 'getMarketplaceOrderTotals',
  service: 'kidal',
  method: 'GET',
  provides: ['sales'],
  path: 'order/seller/{storeId}/mkp/totalOrders',
  params,
  query: analyticsQuery,
  response: listed(marketplaceTotal),
  example: () => ({
    data: [
      { marketPlace: 'CS', totalOrders: 96, total: 52_310.5, totalComparativo: 48_000 },
      { marketPlace: 'SR', totalOrders: 74, total: 30_120, totalComparativo: 31_500 },
    ],
  }),
});

export const getGeographicDensity = defineCall({
  id: 'getGeographicDensity',
  service: 'kidal',
  method: 'GET',
  provides: ['sales'],
  path: 'order/seller/{storeId}/densidadGeografica',
  params,
  query: analyticsQuery,
  response: listed(geoDensity),
  example: () => ({
    data: [
      { estado: 'Jalisco', total: 85_720, pedidos: 115 },
      { estado: 'Ciudad de Mexico', total: 61_340.5, pedidos: 92 },
    ],
  }),
});

/** One a day, ascending. */
export const getDailyPerformance = defineCall({
  id: 'getDailyPerformance',
  service: 'kidal',
  method: 'GET',
  provides: ['sales'],
  path: 'order/seller/{storeId}/rendimientoPorDia',
  params,
  query: analyticsQuery,
  response: listed(dailyPerformance),
  example: () => ({
    data: [
      {
        fecha: '2025-01-15',
        ventas: 3120,
        unidades: 11,
        pedidos: 8,
        fechaComparativa: '2024-12-15',
        ventasComparativas: 2940,
      },
    ],
  }),
});

/** `data` is a CSV in base64, UTF-8 without a byte-order mark; no rows: 'No hay datos para exportar'. */
export const getGeneralReport = defineCall({
  id: 'getGeneralReport',
  service: 'kidal',
  method: 'GET',
  provides: ['sales'],
  path: 'order/seller/{storeId}/reporteGral',
  params,
  query: analyticsQuery,
  response: z.object({ data: z.string() }),
  // 'Pedido,Canal,Fecha de compra\n'
  example: () => ({ data: 'UGVkaWRvLENhbmFsLEZlY2hhIGRlIGNvbXByYQo=' }),
});

export const listProductPerformance = defineCall({
  id: 'listProductPerformance',
  service: 'kidal',
  method: 'GET',
  provides: ['sales'],
  path: 'order/seller/{storeId}/rendimiento/productos',
  params,
  query: {
    ...analyticsQuery,
    page: page(),
    pageSize: pageSize(),
    orden: z.optional(z.enum(['monto', 'unidades'])),
  },
  response: paged(productPerformance),
  example: () =>
    onePage({
      idProduct: 'p-1001',
      sku: 'VS-6-AZ',
      name: 'Juego de 6 vasos de vidrio soplado azul',
      ImageLinkThumbnail: null,
      marketPlace: 'CS' as const,
      category_name: 'Cristalería',
      unidades: 41,
      ventas: 36_859,
      porcentajeTotal: 40.95,
      porcentajeActual: 8.2,
      precioPromedio: 899,
      stock: 14,
    }),
});

export const listTopProducts = defineCall({
  id: 'listTopProducts',
  service: 'kidal',
  method: 'GET',
  provides: ['sales'],
  path: 'order/seller/{storeId}/top/amount/product',
  params,
  query: analyticsQuery,
  response: listed(topAmount),
  example: () => ({
    data: [{ id: 'p-1001', name: 'Juego de 6 vasos de vidrio soplado azul', total: 36_859, unidades: 41 }],
  }),
});

export const listTopCategories = defineCall({
  id: 'listTopCategories',
  service: 'kidal',
  method: 'GET',
  provides: ['sales'],
  path: 'order/seller/{storeId}/top/amount/category',
  params,
  query: analyticsQuery,
  response: listed(topAmount),
  example: () => ({ data: [{ id: 'cat-21', name: 'Cristalería', total: 48_210, unidades: 66 }] }),
});
