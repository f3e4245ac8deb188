import {
  getOrderNet,
  getPayment,
  getPaymentSummary,
  listOrderNets,
  listPaymentLines,
  listPayments,
  savePaymentClaim,
} from '@trastienda/api-client/invoice';
import { mock } from '@trastienda/api-client/msw';
import type { DepositAnswer, OrderNetAnswer } from '@trastienda/api-client';

const [example] = listPayments.example().data as [DepositAnswer];
const [exampleNet] = listOrderNets.example().data as [OrderNetAnswer];

/** A deposit that adds up; every third one has a difference, the newest is yet to come. */
const deposit = (at: number, change: Partial<DepositAnswer> = {}): DepositAnswer => {
  const day = new Date(Date.UTC(2025, 10, 26 - 7 * at, 18));
  const dayOf = (ago: number) => new Date(day.getTime() - ago * 86_400_000).toISOString().slice(0, 10);
  return {
    ...example,
    id: `P-${20_811 - at}`,
    marketplace: 'SR',
    fecha_pago: day.toISOString(),
    periodo_inicio: dayOf(9),
    periodo_fin: dayOf(3),
    pedidos: 54,
    monto_ventas: 42_829,
    comisiones: 6469.49,
    retencion_isr: 923.01,
    retencion_iva: 2953.86,
    retenciones: 3876.87,
    guias: 6074.5,
    otros: at === 1 ? 980 : 0,
    monto_pagado: at === 1 ? 27_388.14 : 26_408.14,
    diferencia: at === 1 ? 107.15 : 0,
    factura: at > 0,
    estado: at === 0 ? 'programado' : at === 1 ? 'diferencia' : 'pagado',
    ...change,
  };
};

const differing: OrderNetAnswer = {
  ...exampleNet,
  no_pedido: '61836307',
  fecha_pedido: '2025-11-02T17:00:00.000Z',
  paymentId: 'P-20810',
};
const even = (at: number): OrderNetAnswer => ({
  ...exampleNet,
  no_pedido: `6183${7000 + at}`,
  fecha_pedido: '2025-11-02T17:00:00.000Z',
  estado: 'pagado',
  pagado: exampleNet.esperado,
  diferencia: 0,
  causas: [],
  paymentId: 'P-20810',
});

/** A service that made so many deposits, each of so many orders, of which the first differs. */
export function paymentHandlers(count: number, orders = 3) {
  const all = Array.from({ length: count }, (_, at) => deposit(at));
  let nets = [differing, ...Array.from({ length: orders - 1 }, (_, at) => even(at))];
  const pageOf = <Row>(rows: readonly Row[], { page = 1, pageSize = 20 }) => ({
    data: rows.slice((page - 1) * pageSize, page * pageSize),
    pagination: { total_registros: rows.length, page_size: pageSize, page },
  });
  return [
    mock(listPayments).reply(({ query }) => {
      const { search = '', estado } = query;
      const found = all.filter(
        (one) => one.id.startsWith(search) && (estado === undefined || one.estado === estado),
      );
      const sum = (of: (one: DepositAnswer) => number) =>
        Math.round(found.reduce((total, one) => total + of(one) * 100, 0)) / 100;
      return {
        ...pageOf(found, query),
        totales: {
          pedidos: sum(({ pedidos }) => pedidos),
          monto_ventas: sum((one) => one.monto_ventas),
          comisiones: sum(({ comisiones }) => comisiones),
          retenciones: sum(({ retenciones }) => retenciones),
          retencion_isr: sum((one) => one.retencion_isr),
          retencion_iva: sum((one) => one.retencion_iva),
          guias: sum(({ guias }) => guias),
          otros: sum(({ otros }) => otros),
          monto_pagado: sum((one) => one.monto_pagado),
          diferencia: sum(({ diferencia }) => diferencia),
        },
      };
    }),
    mock(getPayment).reply(({ params }) => ({
      data: all.find(({ id }) => id === params.paymentId) ?? deposit(0),
    })),
    mock(listPaymentLines).reply(({ query }) =>
      pageOf(
        [
          {
            id: '900',
            no_pedido: null,
            tipo: 'liberacion' as const,
            monto: 980,
            fecha: '2025-11-19T18:00:00.000Z',
            nota: 'Retenida en P-20806',
          },
        ],
        query,
      ),
    ),
    mock(listOrderNets).reply(({ query }) => {
      const { estado, search = '' } = query;
      const found = nets.filter(
        (one) => one.no_pedido.startsWith(search) && (estado === undefined || one.estado === estado),
      );
      const { totales } = listOrderNets.example();
      return {
        ...pageOf(found, query),
        totales,
        counts: { por_cobrar: 0, programado: 0, pagado: nets.length - 1, diferencia: 1 },
      };
    }),
    mock(getOrderNet).reply(({ params }) => ({
      data: nets.find(({ no_pedido: number }) => number === params.orderId) ?? differing,
    })),
    mock(savePaymentClaim).reply(({ params, body }) => {
      const { folio, nota, resuelta } = body;
      const claimed = {
        ...differing,
        aclaracion: { folio, nota, desde: '2025-11-25T15:42:00.000Z', resuelta },
      };
      nets = nets.map((net) => (net.no_pedido === params.orderId ? claimed : net));
      return { data: claimed };
    }),
    mock(getPaymentSummary).reply({
      data: {
        ...getPaymentSummary.example().data,
        mes: '2025-11',
        proximo: { paymentId: 'P-20811', fecha_pago: '2025-11-26T18:00:00.000Z', monto: 26_408.14 },
        retenciones: ['2025-11', '2025-10'].map((mes) => ({
          mes,
          marketplace: 'SR' as const,
          ventas: 42_829,
          base: 36_921.55,
          isr: 923.04,
          iva: 2953.72,
        })),
      },
    }),
  ];
}
