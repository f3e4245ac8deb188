import { mexicanStateOf } from '@trastienda/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../setup/index.ts';
import { acrossStores } from './test-database.ts';

/** A line with its order, as the tables have it. Amounts in centavos. */
export type RawLine = {
  readonly order_id: string;
  readonly number: string;
  readonly channel: string;
  readonly family: string;
  readonly at: string;
  readonly state_code: string | null;
  readonly state: string | null;
  readonly line: string;
  readonly sku: string;
  readonly name: string;
  readonly category: string;
  readonly status: number;
  readonly amount: number;
  readonly track: string | null;
};

/** Every line of a store, by two tables and nothing else. */
export const rawLinesOf = (database: Database, storeId: string): Promise<RawLine[]> =>
  acrossStores(database, async (tx) => {
    const { rows } = await tx.execute<RawLine>(sql`
      select o.id as order_id, o.order_number as number, o.marketplace as channel, o.status as family,
        to_char(o.purchase_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
        o.shipping_address->>'stateCode' as state_code, o.shipping_address->>'state' as state,
        l.colocation_id as line, l.sku, l.name, l.status_id as status,
        (l.sale_price - l.sale_discount)::float8 as amount, l.track_id as track,
        coalesce(l.category_name, '') as category
      from orders o join order_lines l on l.store_id = o.store_id and l.order_id = o.id
      where o.store_id = ${storeId}`);
    return rows;
  });

/** The question of a person: days of a zone, and the days that they are compared with. */
export type Question = {
  readonly timeZone: string;
  readonly now: Date;
  readonly range: readonly [first: string, last: string];
  readonly compared: readonly [first: string, last: string];
  readonly channels?: readonly string[];
  readonly sku?: string;
};

type Clock = (moment: Date | string) => { readonly day: string; readonly time: string };
const clocks = new Map<string, Clock>();

/**
 * Returns a zone's clock by the locale's own format: day and time, in texts that sort. It is cached, because
 * a query of Intl takes long.
 */
function clockOf(timeZone: string): Clock {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const read = new Map<number, ReturnType<Clock>>();
  const made: Clock = (given) => {
    const moment = new Date(given);
    const known = read.get(moment.getTime());
    if (known) return known;
    const [day = '', time = ''] = format.format(moment).split(' ');
    const shown = { day, time: `${time}.${String(moment.getMilliseconds()).padStart(3, '0')}` };
    read.set(moment.getTime(), shown);
    return shown;
  };
  const clock = clocks.get(timeZone) ?? made;
  clocks.set(timeZone, clock);
  return clock;
}

const dayNumber = (day: string) => Math.round(Date.parse(day) / 86_400_000);
export const dayAfter = (day: string, days: number) =>
  new Date((dayNumber(day) + days) * 86_400_000).toISOString().slice(0, 10);

export type Sums = { units: number; amount: number; orders: number };

export const sumsOf = (lines: readonly RawLine[]): Sums => ({
  units: lines.length,
  amount: lines.reduce((sum, line) => sum + line.amount, 0),
  orders: new Set(lines.map((line) => line.order_id)).size,
});

export const partedBy = <Key extends string>(lines: readonly RawLine[], keyOf: (line: RawLine) => Key) => {
  const parts = new Map<Key, RawLine[]>();
  for (const line of lines) {
    const part = parts.get(keyOf(line));
    if (part) part.push(line);
    else parts.set(keyOf(line), [line]);
  }
  return parts;
};

export const stateNameOf = ({ state_code: code, state }: RawLine): string =>
  mexicanStateOf(code)?.name ??
  mexicanStateOf(state)?.name ??
  (state?.trim() || code?.trim() || 'Sin estado');

/** Counts the sales of a question line by line: it shares nothing with the code under test. */
export function recountSales(lines: readonly RawLine[], question: Question) {
  const { range, compared, channels = [], sku, now } = question;
  const clock = clockOf(question.timeZone);
  const isWanted = (line: RawLine) =>
    (channels.length === 0 || channels.includes(line.channel)) && (sku === undefined || line.sku === sku);
  const wanted = lines.filter(isWanted).map((line) => ({ ...line, ...clock(line.at) }));
  const today = clock(now);
  const isRunning = today.day >= range[0] && today.day <= range[1];
  const cutDay = dayAfter(compared[1], dayNumber(today.day) - dayNumber(range[1]));
  const beforeCut = ({ day, time }: { day: string; time: string }) =>
    !isRunning || day < cutDay || (day === cutDay && time < today.time);
  const within = ([first, last]: readonly [string, string]) =>
    wanted.filter(({ day }) => day >= first && day <= last);
  const isSold = ({ status }: RawLine) => status !== 8 && status !== 9;
  const all = within(range);
  return {
    isRunning,
    all,
    sold: all.filter(isSold),
    cancelled: all.filter(({ status }) => status === 8),
    returned: all.filter(({ status }) => status === 9),
    comparedSold: within(compared).filter(isSold),
    comparedToCut: within(compared).filter(isSold).filter(beforeCut),
    dayOf: (line: RawLine) => clock(line.at).day,
    /** Sold in the 28 days to yesterday, in all channels and of every SKU. */
    recent: lines.filter((line) => {
      const { day } = clock(line.at);
      return isSold(line) && day < today.day && day >= dayAfter(today.day, -28);
    }),
  };
}
