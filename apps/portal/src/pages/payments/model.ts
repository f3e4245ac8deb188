import type { CallInput, Deposit, DepositLine, DepositTotals } from '@trastienda/api-client';
import type { listOrderNets, listPayments } from '@trastienda/api-client/invoice';
import { type Centavos, centavos, paymentMarketplaceOf, type ReadingTime } from '@trastienda/domain';
import { dayInWords } from '../../entities/deposit/words.ts';
import type { PaymentsSearch } from './search.ts';

export type Channel = 'CS' | 'SR' | 'SN';

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
  { firstDay, lastDay }: Pick<Deposit, 'firstDay' | 'lastDay'>,
  clock: ReadingTime,
): string => `${dayInWords(firstDay, clock)} – ${dayInWords(lastDay, clock)}`;

export type Term = {
  readonly key: string;
  readonly label: string;
  readonly amount: Centavos;
  readonly sign: '+' | '−';
  readonly note?: string;
};

/** A deposit as what it is made of, and what its parts miss of it: nothing, unless an upstream sends what does not add up (D311). */
export function equationOf(deposit: DepositTotals): {
  readonly terms: readonly Term[];
  readonly missing: Centavos;
} {
  const { sales, commission, isr, iva, guides, others, orders, paid } = deposit;
  const term = (key: string, label: string, amount: Centavos, sign: '+' | '−', note?: string): Term => ({
    key,
    label,
    amount,
    sign,
    ...(note !== undefined && { note }),
  });
  const terms = [
    term('sales', 'Ventas', sales, '+', orders === 1 ? 'un pedido' : `${orders} pedidos`),
    term('commission', 'Comisión', commission, '−'),
    term('isr', 'ISR retenido', isr, '−'),
    term('iva', 'IVA retenido', iva, '−'),
    term('guides', 'Guías', guides, '−'),
    ...(others === 0 ? [] : [term('others', 'Otros', centavos(Math.abs(others)), others < 0 ? '−' : '+')]),
  ];
  const sum = terms.reduce((total, { amount, sign }) => (sign === '+' ? total + amount : total - amount), 0);
  return { terms, missing: centavos(paid - sum) };
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

const lineKinds: Readonly<Record<DepositLine['kind'], string>> = {
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
export const lineInWords = ({ kind, note }: Pick<DepositLine, 'kind' | 'note'>): string =>
  [lineKinds[kind], note].filter(Boolean).join(' · ');
