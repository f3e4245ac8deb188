import { centavos, defaultTimeZone, isOwnStore, localDay } from '@trastienda/domain';
import { baseOf, type PayWeek, payWeekOf } from '@trastienda/domain/payment';
import type { OrderRow, LineRow } from '@trastienda/services/tables/orders';
import {
  expectedOf,
  isEvidenceDone,
  isOwed,
  type OrderMoneyRow,
  reconciled,
  type Taxpayer,
} from '@trastienda/services/subjects/money/order-money';
import {
  type Movement,
  movementsOf,
  type NewLine,
  type NewPayout,
  noonOf,
  payoutOf,
} from '@trastienda/services/subjects/money/payout-of-week';
import type { DemoOrder } from './demo-order.ts';
import { demoEvidence } from './demo-evidence.ts';
import type { DemoStore } from './merchants.ts';

const DAY_MS = 86_400_000;

type Money = Omit<OrderMoneyRow, 'paid' | 'paidNet' | 'difference' | 'causes' | 'state' | 'payoutId'>;

/**
 * Returns when a delivered order of the demo could be paid: after the delivery, and after its evidence was
 * accepted, a day after it was sent.
 */
function payableAt({ order, lines, guides, events, ...rest }: DemoOrder, now: Date): Date | null {
  if (!isEvidenceDone(order as OrderRow, lines as LineRow[])) return null;
  const delivered = events.filter(({ status }) => status === 'entregada').map(({ date }) => date.getTime());
  const sent = demoEvidence({ order, lines, guides, events, ...rest }, now)?.sentAt.getTime();
  const from = Math.max(
    ...(delivered.length > 0 ? delivered : [order.estimatedDelivery?.getTime() ?? 0]),
    sent === undefined ? 0 : sent + DAY_MS,
  );
  return new Date(Math.min(from, now.getTime()));
}

/** Returns the amounts that every delivered order of the store's own channels should bring. */
function expectations(
  demoOrders: readonly DemoOrder[],
  taxpayer: Taxpayer,
  timeZone: string,
  now: Date,
): Money[] {
  return demoOrders
    .filter(({ order, lines }) => isOwnStore(order.marketplace) && isOwed(order, lines))
    .map((deposit) => {
      const { order, lines } = deposit;
      const charged = deposit.guides.filter(
        ({ guideType, status }) => guideType === 'automatica' && status !== 'cancelada',
      );
      const guides = centavos(charged.reduce((sum, { totalCost }) => sum + totalCost, 0));
      return {
        storeId: order.storeId,
        marketplace: order.marketplace,
        orderNumber: order.orderNumber,
        purchaseDate: order.purchaseDate,
        payableAt: payableAt(deposit, now),
        ...expectedOf(order as OrderRow, lines as LineRow[], { guides, taxpayer, timeZone }),
        claim: null,
        claimSolved: false,
        demo: true,
      };
    });
}

/** The content of a channel's deposits, week by week, oldest first. */
type Week = { readonly week: PayWeek; readonly orders: Money[]; movements: Movement[] };

/**
 * The orders of a channel by the week in which they could be paid; weeks that have not ended are not paid
 * yet.
 */
function weeksOf(orders: readonly Money[], timeZone: string, now: Date): Week[] {
  const today = localDay(now, timeZone) ?? '';
  const weeks = new Map<string, Week>();
  for (const order of orders) {
    if (order.payableAt === null) continue;
    const week = payWeekOf(localDay(order.payableAt, timeZone) ?? '');
    if (week.last >= today) continue;
    const found = weeks.get(week.first) ?? { week, orders: [], movements: [] };
    found.orders.push(order);
    weeks.set(week.first, found);
  }
  return [...weeks.values()].toSorted((a, b) => (a.week.first < b.week.first ? -1 : 1));
}

const unrelated = (kind: Movement['kind'], amount: number, note: string): Movement => ({
  orderNumber: null,
  kind,
  amount,
  note,
});
const add = (week: Week | undefined, ...movements: readonly Movement[]): void => {
  if (week) week.movements.push(...movements);
};

/**
 * Adds every kind of difference, once a store and channel, in the last weeks that were paid: `at(n)` is the
 * n-th before the last. A difference that does not fit its week is left out.
 */
function plant(paid: readonly Week[]): void {
  const at = (back: number) => paid.at(-1 - back);
  const change = (
    back: number,
    which: number,
    kind: Movement['kind'],
    to: (amount: number, order: Money) => number,
  ) => {
    const week = at(back);
    const order = week?.orders[which];
    const line = week?.movements.find((one) => one.orderNumber === order?.orderNumber && one.kind === kind);
    if (order && line) line.amount = to(line.amount, order);
  };
  const once = (
    back: number,
    which: number,
    kind: Movement['kind'],
    amount: (order: Money) => number,
    note: string,
  ) => {
    const order = at(back)?.orders[which];
    if (order) add(at(back), { orderNumber: order.orderNumber, kind, amount: amount(order), note });
  };
  // The channel charged two points of commission too many.
  change(0, 0, 'comision', (amount, { sale }) => amount - Math.round(sale * 0.02));
  once(1, 0, 'guia', () => -14_850, 'Guía de la paquetería del canal');
  // The channel withheld the rate of a seller without an RFC.
  once(2, 0, 'isr', ({ sale }) => -Math.round(baseOf(centavos(sale)) * 0.1), 'Retención adicional');
  const [twice] = at(3)?.orders ?? [];
  if (twice) add(at(2), ...movementsOf(twice));
  once(4, 0, 'ajuste', () => -3_500, 'Participación en promoción');
  const [returned] = at(6)?.orders ?? [];
  if (returned) {
    const { orderNumber, sale, pieces } = returned;
    add(at(5), {
      orderNumber,
      kind: 'devolucion',
      amount: -Math.round(sale / Math.max(1, pieces)),
      note: 'Devolución del cliente',
    });
  }
  add(at(7), unrelated('reserva', -50_000, 'Reserva por devoluciones'));
  add(at(3), unrelated('liberacion', 50_000, 'Se liberó la reserva'));
  // This order is never paid.
  const unpaid = at(8)?.orders[0]?.orderNumber;
  const week = at(8);
  if (week && unpaid) week.movements = week.movements.filter(({ orderNumber }) => orderNumber !== unpaid);
  for (const back of [9, 10, 11]) change(back, 0, 'comision', (amount) => amount - 1);
}

/** The bank sent a deposit back, and it was paid on the Friday. */
function rejected(
  { payout, lines }: { payout: NewPayout; lines: NewLine[] },
  friday: Date,
): { payout: NewPayout; lines: NewLine[] }[] {
  const id = `${payout.id}-R`;
  return [
    { payout: { ...payout, state: 'rechazado' }, lines },
    {
      payout: { ...payout, id, payAt: friday, reference: `${payout.reference} R` },
      lines: lines.map((line) => ({ ...line, payoutId: id, at: friday })),
    },
  ];
}

/** Returns 18 months of deposits of a store, and the expected and paid amounts of each of its orders. */
export function demoPayouts(
  store: DemoStore,
  demoOrders: readonly DemoOrder[],
  { taxpayer, account, now }: { taxpayer: Taxpayer; account: string | null; now: Date },
): { payouts: NewPayout[]; lines: NewLine[]; money: OrderMoneyRow[] } {
  const timeZone = store.timeZone ?? defaultTimeZone;
  const orders = expectations(demoOrders, taxpayer, timeZone, now);
  const written: { payout: NewPayout; lines: NewLine[] }[] = [];
  for (const marketplace of ['CS', 'SR', 'SN']) {
    const weeks = weeksOf(
      orders.filter((order) => order.marketplace === marketplace),
      timeZone,
      now,
    );
    for (const week of weeks) week.movements = week.orders.flatMap(movementsOf);
    const paid = weeks.filter(({ week }) => noonOf(week.payDay, timeZone) <= now);
    plant(paid);
    for (const { week, movements } of weeks) {
      const one = payoutOf(
        { storeId: store.id, marketplace, week, timeZone, accountLast4: account, now },
        movements,
      );
      if (!one) continue;
      const isRejected = week.first === paid.at(-13)?.week.first;
      const friday = new Date(one.payout.payAt.getTime() + 2 * DAY_MS);
      written.push(...(isRejected ? rejected(one, friday) : [one]));
    }
  }
  const payouts = written.map(({ payout }) => payout);
  const lines = written.flatMap((one) => one.lines);
  const linesOf = new Map<string, NewLine[]>();
  for (const line of lines) {
    if (line.orderNumber) linesOf.set(line.orderNumber, [...(linesOf.get(line.orderNumber) ?? []), line]);
  }
  const byId = new Map(payouts.map((payout) => [payout.id, payout]));
  const money = orders.map((order) => {
    const own = (linesOf.get(order.orderNumber) ?? []).filter(
      ({ payoutId }) => byId.get(payoutId)?.marketplace === order.marketplace,
    );
    const deposits = payouts.filter(({ id }) => own.some(({ payoutId }) => payoutId === id));
    return { ...order, ...reconciled(order, own, deposits) };
  });
  return { payouts, lines, money };
}
