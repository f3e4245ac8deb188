import {
  getAverageTicketTotals,
  getGeographicDensity,
  getMarketplaceOrderTotals,
  getOrderIndicators,
  getSalesStatistics,
  getSalesTotals,
  getUnitsTotals,
  listProductPerformance,
  listTopCategories,
} from '@trastienda/api-client/kidal';
import { mock } from '@trastienda/api-client/msw';
import {
  averageTicket,
  bucketOf,
  bucketsOf,
  comparisonRange,
  dayRange,
  percentageChange,
} from '@trastienda/domain';
import type { RequestHandler } from 'msw';

const timeZone = 'America/Mexico_City';
const channels = [
  { code: 'SR', part: 4 },
  { code: 'CS', part: 3 },
  { code: 'ML', part: 2 },
  { code: 'SN', part: 1 },
] as const;
const states = [
  { estado: 'Jalisco', part: 4 },
  { estado: 'Ciudad de Mexico', part: 3 },
  { estado: 'Nuevo León', part: 2 },
  { estado: 'Sin estado', part: 1 },
];
const names = [
  'Juego de 6 vasos de vidrio soplado azul',
  'Mantel de rebozo 6 lugares',
  'Jarrón de talavera 32 cm',
];

type Query = {
  readonly fechaInicio?: string | undefined;
  readonly fechaFin?: string | undefined;
  readonly marketPlace?: readonly string[] | undefined;
  readonly periodo?: number;
  readonly comparador?: number;
  readonly comparaInicio?: string | undefined;
  readonly comparaFin?: string | undefined;
};

type Options = {
  /** Products that sold something; nothing was sold without any. */
  readonly products?: number;
  /** Pesos by which the sum of the states is off, as an order that came in between makes it. */
  readonly drift?: number;
  /** Whether pieces were cancelled and returned. */
  readonly excluded?: boolean;
};

/** Pesos of a day at all channels: always the same for a day, ten parts of it for channels and states alike. */
const amountOf = (day: string): number => (900 + ((Number(day.slice(8)) * 37) % 23) * 20) * 10;

/** Analytics of a store whose sums close, for any range (D296). */
export function salesHandlers({ products = 24, drift = 0, excluded = true }: Options = {}): RequestHandler[] {
  const daysOf = ({ fechaInicio = '2025-10-27', fechaFin = '2025-11-25' }: Query) => ({
    firstDay: fechaInicio,
    lastDay: fechaFin,
  });
  const comparedOf = (query: Query) =>
    query.comparaInicio !== undefined && query.comparaFin !== undefined
      ? dayRange(query.comparaInicio, query.comparaFin, timeZone)
      : comparisonRange(daysOf(query), (query.comparador ?? 1) as 1 | 2 | 3, timeZone);
  const partOf = ({ marketPlace = [] }: Query) =>
    channels
      .filter(({ code }) => marketPlace.length === 0 || marketPlace.includes(code))
      .reduce((sum, { part }) => sum + part, 0) / 10;
  const sold = (days: { readonly firstDay: string; readonly lastDay: string }, query: Query, factor = 1) =>
    products === 0
      ? 0
      : bucketsOf(days, 1).reduce((sum, day) => sum + amountOf(day) * partOf(query) * factor, 0);
  const now = (query: Query) => sold(daysOf(query), query);
  const before = (query: Query) => sold(comparedOf(query), query, 0.8);
  const points = (
    query: Query,
    days: { readonly firstDay: string; readonly lastDay: string },
    factor: number,
  ) => {
    const periodo = (query.periodo ?? 1) as 1 | 2 | 3;
    const sums = new Map(bucketsOf(days, periodo).map((bucket) => [bucket, 0]));
    for (const day of products === 0 ? [] : bucketsOf(days, 1)) {
      const bucket = bucketOf(day, periodo);
      sums.set(bucket, (sums.get(bucket) ?? 0) + amountOf(day) * partOf(query) * factor);
    }
    return [...sums].map(([periodo, total]) => ({ periodo, total: Math.round(total * 100) / 100 }));
  };
  const range = (query: Query) => {
    const days = dayRange(daysOf(query).firstDay, daysOf(query).lastDay, timeZone);
    const compared = comparedOf(query);
    const last = (end: string) => new Date(Date.parse(end) - 1).toISOString();
    return {
      fechaInicio: days.start,
      fechaFin: last(days.end),
      fechaInicioComparativo: compared.start,
      fechaFinComparativo: last(compared.end),
      ...(days.lastDay === '2025-11-25' && {
        corteComparativo: new Date(Date.parse(compared.end) - 86_400_000 + 34_920_000).toISOString(),
      }),
      porcentajeActual: percentageChange(now(query), before(query)),
    };
  };
  // A piece costs 500 pesos, an order has one and a half.
  const unitsOf = (amount: number) => Math.round(amount / 500);
  const ordersOf = (amount: number) => Math.round(amount / 750);
  const none = { unidades: 0, monto: 0 };
  const excluido = {
    canceladas: excluded ? { unidades: 9, monto: 7486 } : none,
    devueltas: excluded ? { unidades: 4, monto: 2911 } : none,
  };
  return [
    mock(getSalesTotals).reply(({ query }) => ({
      ...range(query),
      ventaTotalActual: now(query),
      ventaTotalComparativa: before(query),
      ventasActuales: points(query, daysOf(query), 1),
      ventasComparativas: points(query, comparedOf(query), 0.8),
      excluido,
    })),
    mock(getUnitsTotals).reply(({ query }) => ({
      ...range(query),
      unidadTotalActual: unitsOf(now(query)),
      unidadTotalComparativa: unitsOf(before(query)),
      unidadesActuales: points(query, daysOf(query), 1).map((point) => ({
        ...point,
        total: unitsOf(point.total),
      })),
      unidadesComparativas: points(query, comparedOf(query), 0.8).map((point) => ({
        ...point,
        total: unitsOf(point.total),
      })),
      excluido,
    })),
    mock(getAverageTicketTotals).reply(({ query }) => {
      const ticket = (amount: number) => averageTicket(amount, ordersOf(amount));
      return {
        ...range(query),
        porcentajeActual: 2.9,
        precioTotalActual: ticket(now(query)),
        precioTotalComparativa: ticket(before(query)),
        precioActuales: points(query, daysOf(query), 1).map((point) => ({
          ...point,
          total: ticket(point.total),
        })),
      };
    }),
    mock(getSalesStatistics).reply(({ query }) => ({
      data: channels.map(({ code, part }) => ({
        status: 'ventas',
        total: (now({ ...query, marketPlace: [] }) * part) / 10,
        marketPlace: code,
      })),
    })),
    mock(getMarketplaceOrderTotals).reply(({ query }) => ({
      data:
        products === 0
          ? []
          : channels
              .filter(({ code }) => !query.marketPlace?.length || query.marketPlace.includes(code))
              .map(({ code }) => {
                const only = { ...query, marketPlace: [code] };
                return {
                  marketPlace: code,
                  totalOrders: ordersOf(now(only)),
                  total: now(only),
                  totalComparativo: before(only),
                };
              }),
    })),
    mock(getGeographicDensity).reply(({ query }) => ({
      data:
        products === 0
          ? []
          : states.map(({ estado, part }, at) => ({
              estado,
              total: (now(query) * part) / 10 + (at === 0 ? drift : 0),
              pedidos: ordersOf((now(query) * part) / 10),
            })),
    })),
    mock(getOrderIndicators).example(),
    mock(listProductPerformance).reply(({ query }) => {
      const { page = 1, pageSize = 10 } = query;
      const rows = Array.from({ length: products }, (_, at) => ({
        idProduct: `p-${at + 1}`,
        sku: `SKU-${at + 1}`,
        name: `${names[at % names.length]} ${at + 1}`,
        ImageLinkThumbnail: null,
        marketPlace: 'SR' as const,
        category_name: 'Cristalería',
        unidades: 400 - at * 10,
        ventas: (400 - at * 10) * 499.5,
        porcentajeTotal: 12 - at / 3,
        porcentajeActual: 20 - at * 3,
        precioPromedio: 499.5,
        stock: at * 4,
        soldIn28Days: 28,
      }));
      return {
        data: rows.slice((page - 1) * pageSize, page * pageSize),
        pagination: { total_registros: products, page_size: pageSize, page },
      };
    }),
    mock(listTopCategories).reply(({ query }) => ({
      data:
        products === 0
          ? []
          : [
              {
                id: 'cat-1',
                name: 'Cristalería',
                total: now(query) * 0.5,
                unidades: unitsOf(now(query) * 0.5),
              },
              { id: 'cat-2', name: 'Textiles', total: now(query) * 0.3, unidades: unitsOf(now(query) * 0.3) },
            ],
    })),
  ];
}
