import { toCentavos } from '@trastienda/domain';
import * as z from 'zod/mini';
import {
  anyId,
  centavos,
  day,
  defaulted,
  instant,
  integer,
  matching,
  nullable,
  text,
} from '../core/fields.ts';
import { record, wire } from '../core/record.ts';
import { channelCode, retailChannel } from './addresses.ts';

export const depositState = z.enum(['programado', 'pagado', 'diferencia', 'rechazado']);

/** The sums over deposits; `withheld` is ISR and IVA together. */
const sums = {
  orders: wire('pedidos', integer()),
  sales: wire('monto_ventas', centavos()),
  commission: wire('comisiones', centavos()),
  withheld: wire('retenciones', centavos()),
  isr: wire('retencion_isr', centavos()),
  iva: wire('retencion_iva', centavos()),
  guides: wire('guias', centavos()),
  /** Signed: returns, adjustments, reserves. */
  others: wire('otros', defaulted(centavos(), toCentavos(0))),
  /** sales − commission − withheld − guides + others */
  paid: wire('monto_pagado', centavos()),
  /** Expected less paid. */
  difference: wire('diferencia', centavos()),
};

export const deposit = record({
  id: anyId(),
  storeId: wire('store_id', anyId()),
  channel: wire('marketplace', retailChannel),
  paidAt: wire('fecha_pago', instant()),
  reference: wire('referencia', z.string()),
  firstDay: wire('periodo_inicio', day()),
  lastDay: wire('periodo_fin', day()),
  ...sums,
  account: wire('cuenta', nullable(z.string())),
  hasInvoice: wire('factura', z.boolean()),
  state: wire('estado', depositState),
});
export type Deposit = z.output<typeof deposit>;
/** The same on the wire. */
export type DepositAnswer = z.input<typeof deposit>;

/** The sums over all deposits that meet a filter. */
export const depositTotals = record(sums);
export type DepositTotals = z.output<typeof depositTotals>;

export const month = matching(/^(?:199\d|20\d{2})-(?:0[1-9]|1[0-2])$/, 'El mes va como 2025-01');

const amountOfOrders = record({ amount: wire('monto', centavos()), orders: wire('pedidos', integer()) });

export const depositSummary = record({
  /** A deposit without a folio is expected from the amounts owed: the channel has announced none yet. */
  next: wire(
    'proximo',
    nullable(
      record({
        depositId: wire('paymentId', nullable(anyId())),
        paidAt: wire('fecha_pago', instant()),
        amount: wire('monto', centavos()),
      }),
    ),
  ),
  /** The store's month, YYYY-MM. */
  month: wire('mes', z.string()),
  deposited: wire('depositado', centavos()),
  isr: wire('retencion_isr', centavos()),
  iva: wire('retencion_iva', centavos()),
  differing: wire('por_conciliar', amountOfOrders),
  owed: wire('por_cobrar', amountOfOrders),
  account: wire('cuenta', nullable(z.string())),
  /** The taxes that deposits of the last 18 months withheld, newest first; `base` is the sales without VAT. */
  withholdings: wire(
    'retenciones',
    z.array(
      record({
        month: wire('mes', z.string()),
        channel: wire('marketplace', retailChannel),
        sales: wire('ventas', centavos()),
        base: centavos(),
        isr: centavos(),
        iva: centavos(),
      }),
    ),
  ),
});
export type DepositSummary = z.output<typeof depositSummary>;
/** The same on the wire. */
export type DepositSummaryAnswer = z.input<typeof depositSummary>;

export const depositLineKind = z.enum([
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

/** A deposit's lines add up to what it paid. */
export const depositLine = record({
  id: anyId(),
  orderNumber: wire('no_pedido', nullable(anyId())),
  kind: wire('tipo', depositLineKind),
  /** Signed. */
  amount: wire('monto', centavos()),
  at: wire('fecha', instant()),
  note: wire('nota', nullable(z.string())),
});
export type DepositLine = z.output<typeof depositLine>;
/** The same on the wire. */
export type DepositLineAnswer = z.input<typeof depositLine>;

/** net = sale − commission − isr − iva − guide + others */
export const netParts = record({
  sale: wire('venta', centavos()),
  commission: wire('comision', centavos()),
  isr: centavos(),
  iva: centavos(),
  guide: wire('guia', centavos()),
  others: wire('otros', centavos()),
  net: wire('neto', centavos()),
});
export type NetParts = z.output<typeof netParts>;

export const orderNetState = z.enum(['por_cobrar', 'programado', 'pagado', 'diferencia']);

/** The expected and the paid net of an order, and why the two differ. */
export const orderNet = record({
  orderNumber: wire('no_pedido', anyId()),
  channel: wire('marketplace', channelCode),
  purchasedAt: wire('fecha_pedido', instant()),
  state: wire('estado', orderNetState),
  expected: wire('esperado', netParts),
  /** `null` before it is paid. */
  paid: wire('pagado', nullable(netParts)),
  /** Expected less paid; the causes add up to it. */
  difference: wire('diferencia', centavos()),
  causes: wire(
    'causas',
    z.array(
      record({
        cause: wire(
          'causa',
          z.enum([
            'doble_pago',
            'sin_pagar',
            'devolucion',
            'comision',
            'retencion',
            'guia',
            'ajuste',
            'redondeo',
          ]),
        ),
        amount: wire('monto', centavos()),
        /** A sentence for the merchant: 'Cobraron 17 % en vez de 15 %'. */
        note: wire('nota', z.string()),
      }),
    ),
  ),
  depositId: wire('paymentId', nullable(anyId())),
  estimatedDay: wire('fecha_estimada', nullable(day())),
  /** Percent of the base and percent of its VAT; `null` where none is held for that day. */
  rates: wire('tasas', nullable(record({ isr: z.number(), iva: z.number(), since: wire('desde', day()) }))),
  claim: wire(
    'aclaracion',
    nullable(
      record({
        folio: nullable(z.string()),
        note: wire('nota', nullable(z.string())),
        since: wire('desde', instant()),
        isResolved: wire('resuelta', z.boolean()),
      }),
    ),
  ),
});
export type OrderNet = z.output<typeof orderNet>;
/** The same on the wire. */
export type OrderNetAnswer = z.input<typeof orderNet>;

export const claimFields = {
  /** The channel's number of the claim. */
  folio: nullable(text(40)),
  nota: nullable(text(500)),
  resuelta: z.boolean(),
};
