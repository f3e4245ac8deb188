import { addDays, localDay } from '@trastienda/domain';
import { monthsOf } from '@trastienda/domain/sale';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { askedOnce } from '../../core/shared-reads.ts';
import type { Scope } from '../../core/scope.ts';
import { salesChanges, salesDays, salesMonths } from '../../tables/orders.ts';
import { grouped } from '../../core/grouped.ts';
import type { SalesQuery } from './read-sales-query.ts';
import { type Dimension, type Measures, partsOfSku, salesOfLines, type Window } from './sales-of-lines.ts';

export const rangeOf = ({ range }: SalesQuery): Window => ({ ...range, until: null });
/** The compared days as totals count them (D294). */
export const cutRangeOf = ({ compared, cut }: SalesQuery): Window => ({ ...compared, until: cut });
export const comparedRangeOf = ({ compared }: SalesQuery): Window => ({ ...compared, until: null });

/** The number of each subject of sums (`saleKind` in `tables/orders.ts`). */
const kinds = { all: 0, state: 1, sku: 2, category: 3, family: 4 } as const;
type Kind = keyof typeof kinds;
type Part = Dimension | 'family';

type Days = { readonly firstDay: string; readonly lastDay: string };

const daysIn = ({ firstDay, lastDay }: Days): number =>
  Math.round((Date.parse(lastDay) - Date.parse(firstDay)) / 86_400_000) + 1;

/** A range as whole months and days, less days of those months that are not in it. */
type Cover = {
  readonly months: readonly string[];
  readonly days: readonly Days[];
  readonly without: readonly Days[];
};

/** Covers a range by few sums: most of a month is the whole month less the days that the range leaves out. */
export function coverDays(range: Days): Cover {
  const cover = { months: [] as string[], days: [] as Days[], without: [] as Days[] };
  for (const part of monthsOf(range)) {
    const first = `${part.firstDay.slice(0, 7)}-01`;
    const last = addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1);
    const left = [
      { firstDay: first, lastDay: addDays(part.firstDay, -1) },
      { firstDay: addDays(part.lastDay, 1), lastDay: last },
    ].filter(({ firstDay, lastDay }) => firstDay <= lastDay);
    if (left.reduce((count, days) => count + daysIn(days), 0) < daysIn(part)) {
      cover.months.push(first);
      cover.without.push(...left);
    } else cover.days.push(part);
  }
  return cover;
}

type Filter = Pick<SalesQuery, 'channels' | 'sku'>;
type Table = typeof salesChanges | typeof salesDays | typeof salesMonths;

/** Returns rows of a table of sums, of a kind and of some channels or of all, on some days; `n` is -1 to take them away. */
function rowsOf(
  { storeId }: Pick<Scope, 'storeId'>,
  table: Table,
  about: { readonly kind: Kind; readonly channels: readonly string[]; readonly keys?: readonly string[] },
  days: SQL | undefined,
  n: 1 | -1 = 1,
): SQL {
  const conditions = and(
    eq(table.storeId, storeId),
    eq(table.kind, kinds[about.kind]),
    about.channels.length > 0 ? inArray(table.marketplace, [...about.channels]) : undefined,
    about.keys ? inArray(table.key, [...about.keys]) : undefined,
    days,
  );
  return sql`select ${sql.raw(String(n))} as n, marketplace, day, key, units, amount, orders, off_units, off_amount, back_units, back_amount from ${table} where ${conditions}`;
}

const within = (table: Table, ranges: readonly Days[]): SQL | undefined =>
  or(
    ...ranges.map(
      ({ firstDay, lastDay }) => sql`${table.day} >= ${firstDay}::date and ${table.day} <= ${lastDay}::date`,
    ),
  );

const columns = {
  day: sql`day::text`,
  channel: sql`marketplace`,
  state: sql`key`,
  sku: sql`key`,
  category: sql`key`,
  family: sql`key`,
} as const;

/**
 * Returns the statement of the sales of whole days: sums of months, of the days at the edges, and the changes
 * that are not folded into them yet.
 */
export function salesOfDays(
  scope: Pick<Scope, 'storeId'>,
  { channels, sku }: Filter,
  range: Days,
  parts: readonly Part[],
  only?: readonly string[],
): SQL {
  const named = (['state', 'sku', 'category', 'family'] as const).find((part) => parts.includes(part));
  const kind: Kind = named ?? (sku === null ? 'all' : 'sku');
  const keys = only ?? (sku === null ? undefined : [sku]);
  const { months, days, without }: Cover = parts.includes('day')
    ? { months: [], days: [range], without: [] }
    : coverDays(range);
  const byChannel = channels.length > 0 || parts.includes('channel');
  const about = { kind, channels, ...(keys ? { keys } : {}) };
  const folded = (table: Table, on: SQL | undefined, n?: -1) =>
    rowsOf(
      scope,
      table,
      about,
      and(on, byChannel ? sql`${table.marketplace} <> '*'` : eq(table.marketplace, '*')),
      n,
    );
  const sources = [
    ...(months.length > 0 ? [folded(salesMonths, inArray(salesMonths.day, [...months]))] : []),
    ...(days.length > 0 ? [folded(salesDays, within(salesDays, days))] : []),
    ...(without.length > 0 ? [folded(salesDays, within(salesDays, without), -1)] : []),
    rowsOf(scope, salesChanges, about, within(salesChanges, [range])),
  ];
  const chosen = parts.map((part) => sql`${columns[part]} as ${sql.identifier(part)}`);
  const places = parts.map((_, at) => sql.raw(String(at + 1)));
  return sql`
    select ${chosen.length > 0 ? sql`${sql.join(chosen, sql`, `)},` : sql``}
      coalesce(sum(n * units), 0)::int as units, coalesce(sum(n * amount), 0)::float8 as amount, coalesce(sum(n * orders), 0)::int as orders,
      coalesce(sum(n * off_units), 0)::int as "offUnits", coalesce(sum(n * off_amount), 0)::float8 as "offAmount",
      coalesce(sum(n * back_units), 0)::int as "backUnits", coalesce(sum(n * back_amount), 0)::float8 as "backAmount"
    from (${sql.join(sources, sql` union all `)}) found
    ${places.length > 0 ? sql`group by ${sql.join(places, sql`, `)}` : sql``}`;
}

async function readDays<One extends Part>(
  scope: Scope,
  filter: Filter,
  range: Days,
  parts: readonly One[],
  only?: readonly string[],
): Promise<(Record<One, string> & Measures)[]> {
  const { rows } = await scope.tx.execute(salesOfDays(scope, filter, range, parts, only));
  return rows as readonly unknown[] as (Record<One, string> & Measures)[];
}

const zero: Measures = {
  units: 0,
  amount: 0,
  orders: 0,
  offUnits: 0,
  offAmount: 0,
  backUnits: 0,
  backAmount: 0,
};

export function sumOf(rows: readonly Measures[]): Measures {
  const sum = { ...zero };
  for (const row of rows) {
    for (const name of Object.keys(zero) as (keyof Measures)[]) sum[name] += row[name];
  }
  return sum;
}

/** Sums of the same parts as one. */
function merged<One extends Part>(
  rows: readonly (Record<One, string> & Measures)[],
  parts: readonly One[],
): (Record<One, string> & Measures)[] {
  const groups = grouped(rows, (row) => parts.map((part) => row[part]).join('\u001E'));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ ...first, ...sumOf(group) }] : [];
  });
}

/**
 * Returns the sales of some days, split by days, channels and one property of a line. Whole days come from
 * stored sums (`sales_days`, `sales_months`); for a part of a day, its lines are counted.
 */
export function salesBy<const One extends Dimension>(
  scope: Scope,
  query: Filter,
  window: Window,
  parts: readonly One[],
  /** The SKUs to return; all of them by default. */
  only?: readonly string[],
): Promise<readonly (Record<One, string> & Measures)[]> {
  const { channels, sku } = query;
  const question = JSON.stringify(['salesBy', channels, sku, window, parts, only]);
  return askedOnce(scope.tx, question, () => readSales(scope, query, window, parts, only));
}

async function readSales<One extends Dimension>(
  scope: Scope,
  query: Filter,
  window: Window,
  parts: readonly One[],
  only?: readonly string[],
): Promise<(Record<One, string> & Measures)[]> {
  const ofSku = query.sku === null ? [] : parts.filter((part) => part === 'state' || part === 'category');
  const [named] = ofSku;
  if (named !== undefined && parts.length === 1 && only === undefined) {
    const found = (await partsOfSku(scope, query, window)).filter(({ part }) => part === named);
    const rows: readonly unknown[] = found.map((row) => ({ ...row, [named]: row.key }));
    return rows as (Record<One, string> & Measures)[];
  }
  if (named !== undefined) return salesOfLines(scope, query, window, parts, only);
  const { firstDay, lastDay, until } = window;
  if (until === null) return readDays(scope, query, window, parts, only);
  const cutDay = localDay(until, scope.timeZone) ?? lastDay;
  const before = { firstDay, lastDay: addDays(cutDay, -1) };
  const whole = before.lastDay < firstDay ? [] : await readDays(scope, query, before, parts, only);
  const rest = await salesOfLines(scope, query, { firstDay: cutDay, lastDay, until }, parts, only);
  return merged([...whole, ...rest], parts);
}

/** Counts the orders of some days by status family, in any state. */
export async function ordersOfDays(
  scope: Scope,
  channels: readonly string[],
  range: Days,
): Promise<ReadonlyMap<string, number>> {
  const rows = await readDays(scope, { channels, sku: null }, range, ['family']);
  return new Map(rows.map(({ family, orders }) => [family, orders]));
}
