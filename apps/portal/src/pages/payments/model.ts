import type { CallInput, CallOutput } from '@trastienda/api-client';
import type {
  getPaymentSummary,
  listOrderNets,
  listPaymentLines,
  listPayments,
} from '@trastienda/api-client/invoice';
import {
  type Centavos,
  centavos,
  paymentMarketplaceOf,
  type ReadingTime,
  toCentavos,
} from '@trastienda/domain';
import { dayInWords } from '../../entities/payment/words.ts';
import type { PaymentsSearch } from './search.ts';

export type Channel = 'CS' | 'SR' | 'SN';
export type Payment = CallOutput<typeof listPayments>['data'][number];
export type PaymentTotals = NonNullable<CallOutput<typeof listPayments>['totales']>;
export type Summary = CallOutput<typeof getPaymentSummary>['data'];
export type PaymentLine = CallOutput<typeof listPaymentLines>['data'][number];

/** The channel of the address; Claroshop until the page has gone there (D50). */
export const channelOf = ({ marketplace }: PaymentsSearch): Channel =>
  paymentMarketplaceOf(marketplace)?.code ?? 'CS';

type PaymentsInput = CallInput<typeof listPayments>;

/**
 * Returns the query of the address. Without days of its own a list begins at `since`, and has no end: the next deposit
 * is yet to come. Whoever looks for a folio finds it whenever it was.
 */
export const paymentsInput =
  (since: string) =>
  (search: PaymentsSearch): PaymentsInput => {
    const { q, desde, hasta, estado, pagina, tamano } = search;
    const first = desde ?? (q === '' && hasta === null ? since : null);
    return {
      query: {
        marketplace: channelOf(search),
        page: pagina,
        pageSize: tamano,
        ...(first !== null && { fecha_inicio: first }),
        ...(hasta !== null && { fecha_fin: hasta }),
        ...(q !== '' && { search: q }),
        ...(estado !== null && { estado }),
      },
    };
  };

export const netsInput = (search: PaymentsSearch): CallInput<typeof listOrderNets> => {
  const { q, desde, hasta, cobro, pagina, tamano } = search;
  return {
    query: {
      marketplace: channelOf(search),
      page: pagina,
      pageSize: tamano,
      ...(cobro !== null && { estado: cobro }),
      ...(desde !== null && { fecha_inicio: desde }),
      ...(hasta !== null && { fecha_fin: hasta }),
      ...(q !== '' && { search: q }),
    },
  };
};

/** '3 nov – 9 nov' */
export const periodOf = (
  payment: Pick<Payment, 'periodo_inicio' | 'periodo_fin'>,
  clock: ReadingTime,
): string => `${dayInWords(payment.periodo_inicio, clock)} – ${dayInWords(payment.periodo_fin, clock)}`;

export type Term = {
  readonly key: string;
  readonly label: string;
  readonly amount: Centavos;
  readonly sign: '+' | '−';
  readonly note?: string;
};

/** A deposit as what it is made of, and what its parts miss of it: nothing, unless an upstream sends what does not add up (D311). */
export function equationOf(payment: PaymentTotals): {
  readonly terms: readonly Term[];
  readonly missing: Centavos;
} {
  const { monto_ventas: sales, comisiones: commission, guias: guides, otros: others, pedidos } = payment;
  const term = (key: string, label: string, mxn: number, sign: '+' | '−', note?: string): Term => ({
    key,
    label,
    amount: toCentavos(mxn),
    sign,
    ...(note !== undefined && { note }),
  });
  const terms = [
    term('sales', 'Ventas', sales, '+', pedidos === 1 ? 'un pedido' : `${pedidos} pedidos`),
    term('commission', 'Comisión', commission, '−'),
    term('isr', 'ISR retenido', payment.retencion_isr, '−'),
    term('iva', 'IVA retenido', payment.retencion_iva, '−'),
    term('guides', 'Guías', guides, '−'),
    ...(others === 0 ? [] : [term('others', 'Otros', Math.abs(others), others < 0 ? '−' : '+')]),
  ];
  const sum = terms.reduce((total, { amount, sign }) => (sign === '+' ? total + amount : total - amount), 0);
  return { terms, missing: centavos(toCentavos(payment.monto_pagado) - sum) };
}

const monthNames = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

/** 'noviembre' of '2025-11'; with its year where it is another than this one's. */
export function monthInWords(month: string, thisYear?: string): string {
  const [year = '', number = ''] = month.split('-');
  const name = monthNames[Number(number) - 1] ?? month;
  return thisYear === undefined || thisYear === year ? name : `${name} de ${year}`;
}

const lineKinds: Readonly<Record<PaymentLine['tipo'], string>> = {
  venta: 'Venta',
  comision: 'Comisión',
  isr: 'ISR retenido',
  iva: 'IVA retenido',
  guia: 'Guía',
  devolucion: 'Devolución',
  ajuste: 'Ajuste del canal',
  reserva: 'Reserva retenida',
  liberacion: 'Reserva liberada',
};

/** Returns the words of a movement that belongs to no order, with the channel's own note. */
export const lineInWords = ({ tipo, nota }: Pick<PaymentLine, 'tipo' | 'nota'>): string =>
  [lineKinds[tipo], nota].filter(Boolean).join(' · ');
