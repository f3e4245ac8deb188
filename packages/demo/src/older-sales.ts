import { addDays, localDay } from '@trastienda/domain';
import { saleEvents } from '@trastienda/domain/sale';
import { sql } from 'drizzle-orm';
import type { Transaction } from '@trastienda/services/database/connect';

/** Orders a day that a store of the demo has beside those it is seeded with, and how far back. */
const PER_DAY = 18;
const DAYS = 760;
/**
 * The last days are as busy as they are seeded; those before them need only a part, so that no week is twice
 * or half of another.
 */
const SEEDED_DAYS = 2;
const HALF_SEEDED_DAYS = 9;
const PART = 0.55;
/** The factor by which a season's sales exceed normal ones, as the trade reports it. */
const peaks: Readonly<Record<string, number>> = { 'buen-fin': 4, 'hot-sale': 2.4 };
/** The weights of the weekdays, from Sunday on. */
const weekdays = [1.15, 1.1, 0.9, 0.9, 0.95, 1.05, 1.1] as const;

/**
 * Returns the number of orders of a day: a fifth more each year, a season's peak, Christmas; it is rounded by
 * a random number that depends on the day only.
 */
function ordersOf(day: string, age: number): number {
  const event = saleEvents.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
  const season = event
    ? (peaks[event.key] ?? 1)
    : day.slice(5) >= '12-01' && day.slice(5) <= '12-20'
      ? 1.5
      : 1;
  const weekday = weekdays[new Date(`${day}T12:00:00Z`).getUTCDay()] ?? 1;
  const dice = 0.8 + (0.4 * ((age * 7919) % 101)) / 100;
  const part = age <= HALF_SEEDED_DAYS ? PART : 1;
  return Math.round(part * PER_DAY * 0.82 ** (age / 365) * season * weekday * dice);
}

/**
 * Writes two years of finished orders, so that a comparison with the year before has data: each is a copy of
 * one of the store's own finished orders, on another day. They need no action: no invoice, no evidence, no
 * guide.
 */
export async function writeOlderSales(
  tx: Transaction,
  store: { readonly id: string; readonly timeZone: string },
  now: Date,
): Promise<void> {
  const today = localDay(now, store.timeZone) ?? '';
  const days = Array.from({ length: DAYS - SEEDED_DAYS }, (_, at) => {
    const age = DAYS - at;
    const day = addDays(today, -age);
    return { day, orders: ordersOf(day, age) };
  });
  await tx.execute(sql`
    create temporary table older_sales on commit drop as
    with done as materialized (
      select id, order_number, purchase_date, row_number() over (order by id) - 1 as place, count(*) over () as many
      from orders
      where store_id = ${store.id} and status in ('finalizado', 'cancelado') and billing = 0 and not evidence_pending
        and purchase_date < ${now.toISOString()}::timestamptz - interval '30 days'
    ), asked as (
      select day::date, serial, row_number() over (order by day, serial) as n
      from unnest(${sql.param(days.map(({ day }) => day))}::text[], ${sql.param(days.map(({ orders }) => orders))}::int[]) d(day, orders),
        generate_series(1, orders) serial
    )
    select done.id as old, done.id || '-' || n as id, order_number || lpad(n::text, 5, '0') as order_number,
      (day + (purchase_date at time zone ${store.timeZone})::time) at time zone ${store.timeZone} - purchase_date as moved
    from asked join done on done.place = (n * 7919) % many`);
  await tx.execute(sql`
    insert into orders select made.*
    from older_sales s join orders o on o.store_id = ${store.id} and o.id = s.old,
      lateral jsonb_populate_record(o, jsonb_build_object('id', s.id, 'order_number', s.order_number, 'guide', null,
        'purchase_date', o.purchase_date + s.moved, 'authorization_date', o.authorization_date + s.moved,
        'ship_by', o.ship_by + s.moved, 'estimated_delivery', o.estimated_delivery + s.moved)) made`);
  await tx.execute(sql`
    insert into order_lines select made.*
    from older_sales s join order_lines l on l.store_id = ${store.id} and l.order_id = s.old,
      lateral jsonb_populate_record(l, jsonb_build_object('order_id', s.id, 'colocation_id', l.colocation_id || '-' || s.id,
        'track_id', null, 'status_track', null, 'delivered_at', l.delivered_at + s.moved)) made`);
}
