import * as z from 'zod/mini';
import { anyId, day, instant, integer, matching, money, nullable, text } from '../core/fields.ts';
import { channelCode, retailChannel } from './addresses.ts';

export const paymentState = z.enum(['programado', 'pagado', 'diferencia', 'rechazado']);

/** The sums over deposits, MXN; `retenciones` is ISR and IVA together. */
const sums = {
  pedidos: integer(),
  monto_ventas: money(),
  comisiones: money(),
  retenciones: money(),
  retencion_isr: money(),
  retencion_iva: money(),
  guias: money(),
  /** Signed: returns, adjustments, reserves (D311). */
  otros: z._default(money(), 0),
  /** ventas − comisiones − retenciones − guias + otros */
  monto_pagado: money(),
  /** Expected less paid. */
  diferencia: money(),
};

export const payment = z.object({
  id: anyId(),
  store_id: anyId(),
  marketplace: retailChannel,
  fecha_pago: instant(),
  referencia: z.string(),
  periodo_inicio: day(),
  periodo_fin: day(),
  ...sums,
  cuenta: nullable(z.string()),
  factura: z.boolean(),
  estado: paymentState,
});
export type Payment = z.output<typeof payment>;

/** The sums over all deposits that meet a filter. */
export const paymentTotals = z.object(sums);

export const month = matching(/^(?:199\d|20\d{2})-(?:0[1-9]|1[0-2])$/, 'El mes va como 2025-01');

const amountOfOrders = z.object({ monto: money(), pedidos: integer() });

export const paymentSummary = z.object({
  /**
   * A deposit without a folio is expected from the amounts owed: the channel has announced none yet (D313).
   */
  proximo: nullable(z.object({ paymentId: nullable(anyId()), fecha_pago: instant(), monto: money() })),
  /** The store's month, YYYY-MM. */
  mes: z.string(),
  depositado: money(),
  retencion_isr: money(),
  retencion_iva: money(),
  por_conciliar: amountOfOrders,
  por_cobrar: amountOfOrders,
  cuenta: nullable(z.string()),
  /** The taxes that deposits of the last 18 months withheld, newest first; `base` is ventas without VAT. */
  retenciones: z.array(
    z.object({
      mes: z.string(),
      marketplace: retailChannel,
      ventas: money(),
      base: money(),
      isr: money(),
      iva: money(),
    }),
  ),
});
export type PaymentSummary = z.output<typeof paymentSummary>;

export const paymentLineKind = z.enum([
  'venta',
  'comision',
  'isr',
  'iva',
  'guia',
  'devolucion',
  'ajuste',
  'reserva',
  'liberacion',
]);

/** A deposit's lines add up to its `monto_pagado` (D312). */
export const paymentLine = z.object({
  id: anyId(),
  no_pedido: nullable(anyId()),
  tipo: paymentLineKind,
  /** Signed. */
  monto: money(),
  fecha: instant(),
  nota: nullable(z.string()),
});
export type PaymentLine = z.output<typeof paymentLine>;

/** neto = venta − comision − isr − iva − guia + otros */
export const netParts = z.object({
  venta: money(),
  comision: money(),
  isr: money(),
  iva: money(),
  guia: money(),
  otros: money(),
  neto: money(),
});

export const orderNetState = z.enum(['por_cobrar', 'programado', 'pagado', 'diferencia']);

/** The expected and the paid net of an order, and why the two differ (D313, D315). */
export const orderNet = z.object({
  no_pedido: anyId(),
  marketplace: channelCode,
  fecha_pedido: instant(),
  estado: orderNetState,
  esperado: netParts,
  /** `null` before it is paid. */
  pagado: nullable(netParts),
  /** Expected less paid; the causes add up to it. */
  diferencia: money(),
  causas: z.array(
    z.object({
      causa: z.enum([
        'doble_pago',
        'sin_pagar',
        'devolucion',
        'comision',
        'retencion',
        'guia',
        'ajuste',
        'redondeo',
      ]),
      monto: money(),
      /** A sentence for the merchant: 'Cobraron 17 % en vez de 15 %'. */
      nota: z.string(),
    }),
  ),
  paymentId: nullable(anyId()),
  fecha_estimada: nullable(day()),
  /** Percent of the base and percent of its VAT; `null` where none is held for that day (D314). */
  tasas: nullable(z.object({ isr: z.number(), iva: z.number(), desde: day() })),
  aclaracion: nullable(
    z.object({
      folio: nullable(z.string()),
      nota: nullable(z.string()),
      desde: instant(),
      resuelta: z.boolean(),
    }),
  ),
});
export type OrderNet = z.output<typeof orderNet>;

export const claimFields = {
  /** The channel's number of the claim. */
  folio: nullable(text(40)),
  nota: nullable(text(500)),
  resuelta: z.boolean(),
};
