import { type Centavos, centavos, isEvidencePending, localDay } from '@trastienda/domain';
import {
  explainDifference,
  isDifference,
  type NetOfSale,
  netOfSale,
  type PaidParts,
  withheld,
  type WithheldFrom,
  type WithholdingRates,
} from '@trastienda/domain/payment';
import type { LineRow, OrderRow } from '../../tables/orders.ts';
import type { orderMoney, payoutLines, payouts } from '../../tables/money.ts';

export type OrderMoneyRow = typeof orderMoney.$inferSelect;
type PayoutLine = Pick<typeof payoutLines.$inferSelect, 'payoutId' | 'kind' | 'amount'>;
export type PayoutFacts = Pick<typeof payouts.$inferSelect, 'id' | 'payAt' | 'state'>;

/** The seller as the channel taxes her income (D314). */
export type Taxpayer = Pick<WithheldFrom, 'hasRfc' | 'person'>;

const RETURNED = 9;
const CANCELLED = 8;
const DELIVERED = 7;

type Line = Pick<LineRow, 'salePrice' | 'saleDiscount' | 'commissionAmount' | 'statusId'>;
type Order = Pick<OrderRow, 'marketplace' | 'purchaseDate' | 'evidenceStatus' | 'status'>;

/** Counts the pieces that were returned. */
export const returnedOf = (lines: readonly Pick<LineRow, 'statusId'>[]): number =>
  lines.filter(({ statusId }) => statusId === RETURNED).length;

/** The facts that an order itself does not hold. */
type Circumstances = {
  readonly guides: Centavos;
  readonly taxpayer: Taxpayer;
  readonly timeZone: string;
  /** The rates are those of the domain, unless an installation has more. */
  readonly rates?: readonly WithholdingRates[];
};

/**
 * Returns the amounts that an order should bring, in centavos: for its remaining pieces, less the guides that
 * the channel charges (automatic ones).
 */
export function expectedOf(
  order: Order,
  lines: readonly Line[],
  { guides, taxpayer, timeZone, rates }: Circumstances,
) {
  const alive = lines.filter(({ statusId }) => statusId !== CANCELLED && statusId !== RETURNED);
  const sum = (of: (line: Line) => number) => centavos(alive.reduce((total, line) => total + of(line), 0));
  const sale = sum((line) => line.salePrice - line.saleDiscount);
  const commission = sum((line) => line.commissionAmount ?? 0);
  const day = localDay(order.purchaseDate, timeZone) ?? '';
  const { isr, iva, rate } = withheld(sale, { ...taxpayer, day }, rates);
  const { net } = netOfSale({ sale, commission, isr, iva, guides });
  return {
    pieces: lines.length,
    returned: returnedOf(lines),
    sale,
    commission,
    isr,
    iva,
    guides,
    net,
    rate: rate && { isr: rate.isr, iva: rate.iva, desde: rate.since },
  };
}

/** Whether an order is one that a channel owes: delivered, with a piece that stayed. */
export const isOwed = ({ status }: Pick<Order, 'status'>, lines: readonly Pick<Line, 'statusId'>[]) =>
  status === 'finalizado' && lines.some(({ statusId }) => statusId === DELIVERED);

/** Whether the evidence of an order needs no further action. */
export const isEvidenceDone = (
  order: Pick<OrderRow, 'marketplace' | 'evidenceStatus'>,
  lines: readonly LineRow[],
): boolean =>
  !isEvidencePending(order, lines) && (order.evidenceStatus === null || order.evidenceStatus === 'aceptada');

/** The expected parts of a row. */
export const expectedParts = (
  row: Pick<OrderMoneyRow, 'sale' | 'commission' | 'isr' | 'iva' | 'guides'>,
): NetOfSale =>
  netOfSale({
    sale: centavos(row.sale),
    commission: centavos(row.commission),
    isr: centavos(row.isr),
    iva: centavos(row.iva),
    guides: centavos(row.guides),
  });

const DAY_MS = 86_400_000;
/** Returns the whole days since an order could have been paid. */
export const daysDue = (payableAt: Date | null, now: Date): number | null =>
  payableAt === null ? null : Math.floor((now.getTime() - payableAt.getTime()) / DAY_MS);

/** Sums the lines of deposits for an order, in total and by the parts that `explainDifference` takes. */
function paidOf(lines: readonly PayoutLine[], inOrder: readonly PayoutFacts[]) {
  const sumOf = (of: readonly PayoutLine[], ...kinds: readonly PayoutLine['kind'][]) =>
    centavos(of.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amount }) => sum + amount, 0));
  const taken = (of: readonly PayoutLine[], kind: PayoutLine['kind']) => centavos(0 - sumOf(of, kind));
  const selling = inOrder.filter(({ id }) =>
    lines.some((line) => line.payoutId === id && line.kind === 'venta'),
  );
  const later = new Set(selling.slice(1).map(({ id }) => id));
  const first = lines.filter(({ payoutId }) => !later.has(payoutId));
  const again = lines.filter(({ payoutId }) => later.has(payoutId));
  const partsOf = (of: readonly PayoutLine[]) => ({
    sale: sumOf(of, 'venta'),
    commission: taken(of, 'comision'),
    isr: taken(of, 'isr'),
    iva: taken(of, 'iva'),
    guides: taken(of, 'guia'),
  });
  const paid: PaidParts = {
    ...partsOf(first),
    returns: taken(first, 'devolucion'),
    adjustments: sumOf(first, 'ajuste', 'reserva', 'liberacion'),
    again: centavos(again.reduce((sum, { amount }) => sum + amount, 0)),
  };
  const all = netOfSale({
    ...partsOf(lines),
    others: sumOf(lines, 'devolucion', 'ajuste', 'reserva', 'liberacion'),
  });
  return { paid, all };
}

/**
 * Reconciles an order with its deposits: paid amount, difference, causes, state. Deposits that the bank
 * rejected do not count. `payoutsOfLines` are those of the lines, in any order.
 */
export function reconciled(
  row: Pick<OrderMoneyRow, 'sale' | 'commission' | 'isr' | 'iva' | 'guides' | 'pieces' | 'returned'>,
  lines: readonly PayoutLine[],
  payoutsOfLines: readonly PayoutFacts[],
): Pick<OrderMoneyRow, 'paid' | 'paidNet' | 'difference' | 'causes' | 'state' | 'payoutId'> {
  const good = payoutsOfLines
    .filter(({ state }) => state !== 'rechazado')
    .toSorted((a, b) => a.payAt.getTime() - b.payAt.getTime() || (a.id < b.id ? -1 : 1));
  const linesOfGood = lines.filter(({ payoutId }) => good.some(({ id }) => id === payoutId));
  if (linesOfGood.length === 0) {
    return { paid: null, paidNet: null, difference: 0, causes: [], state: 'por_cobrar', payoutId: null };
  }
  const { paid, all } = paidOf(linesOfGood, good);
  const expected = expectedParts(row);
  const { pieces, returned } = row;
  const causes = explainDifference(expected, paid, { pieces, returned, daysDue: null });
  const isComing = good.every(({ state }) => state === 'programado');
  return {
    paid: all,
    paidNet: all.net,
    difference: expected.net - all.net,
    causes,
    state: isDifference(causes) ? 'diferencia' : isComing ? 'programado' : 'pagado',
    payoutId: good.at(-1)?.id ?? null,
  };
}
