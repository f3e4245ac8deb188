import { dayRange } from '@trastienda/domain';
import type { PayWeek } from '@trastienda/domain/payment';
import type { OrderMoneyRow } from './order-money.ts';
import type { payoutLines, payouts } from '../../tables/money.ts';

export type NewPayout = typeof payouts.$inferInsert;
export type NewLine = typeof payoutLines.$inferInsert;
/** A line before it has its place in a deposit. */
export type Movement = Pick<NewLine, 'orderNumber' | 'kind' | 'amount' | 'note'>;

/** Returns the lines of a deposit for an order: the amounts that its channel should pay and charge. */
export function movementsOf(
  order: Pick<OrderMoneyRow, 'orderNumber' | 'sale' | 'commission' | 'isr' | 'iva' | 'guides'>,
): Movement[] {
  const { orderNumber } = order;
  const line = (kind: Movement['kind'], amount: number): Movement[] =>
    amount === 0 ? [] : [{ orderNumber, kind, amount, note: null }];
  return [
    ...line('venta', order.sale),
    ...line('comision', -order.commission),
    ...line('isr', -order.isr),
    ...line('iva', -order.iva),
    ...line('guia', -order.guides),
  ];
}

/** A Monday before every deposit. */
const MONDAY = Date.parse('2020-01-06T00:00:00Z');
const WEEK_MS = 7 * 86_400_000;
const channels = ['CS', 'SR', 'SN'];

/**
 * Returns the folio of a store's week with a channel: the same each time, another one for every week, channel
 * and store.
 */
function folioOf(storeId: string, marketplace: string, { first }: PayWeek): string {
  const week = Math.round((Date.parse(`${first}T00:00:00Z`) - MONDAY) / WEEK_MS);
  return `P-${3 * week + channels.indexOf(marketplace)}${storeId.slice(-3)}`;
}

const HOUR_MS = 3_600_000;
/** Returns noon of a day on the store's clock: clocks change at night, and on Sundays. */
export const noonOf = (day: string, timeZone: string): Date =>
  new Date(Date.parse(dayRange(day, day, timeZone).start) + 12 * HOUR_MS);

/** Returns a deposit with its lines; `null` when there is nothing to pay. */
export function payoutOf(
  {
    storeId,
    marketplace,
    week,
    timeZone,
    accountLast4,
    now,
  }: {
    readonly storeId: string;
    readonly marketplace: string;
    readonly week: PayWeek;
    readonly timeZone: string;
    readonly accountLast4: string | null;
    readonly now: Date;
  },
  movements: readonly Movement[],
): { payout: NewPayout; lines: NewLine[] } | null {
  if (movements.length === 0) return null;
  const id = folioOf(storeId, marketplace, week);
  const payAt = noonOf(week.payDay, timeZone);
  return {
    payout: {
      storeId,
      id,
      marketplace,
      periodFirst: week.first,
      periodLast: week.last,
      payAt,
      reference: `SPEI ${id.slice(2).padStart(7, '0')}`,
      accountLast4,
      state: payAt <= now ? 'pagado' : 'programado',
      amount: movements.reduce((sum, { amount }) => sum + amount, 0),
      demo: true,
    },
    lines: movements.map((movement, at) => ({ ...movement, storeId, payoutId: id, line: at + 1, at: payAt })),
  };
}
