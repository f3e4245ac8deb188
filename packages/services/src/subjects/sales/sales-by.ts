import { addDays, localDay } from '@trastienda/domain';
import { monthsOf } from '@trastienda/domain/sale';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Scope } from '../../core/scope.ts';
import { salesChanges, salesDays, salesMonths } from '../../tables/orders.ts';
import { grouped } from '../../core/grouped.ts';
import type { SalesQuery } from './read-sales-query.ts';
import { type Dimension, type Measures, salesOfLines, type Window } from './sales-of-lines.ts';

export const rangeOf = ({ range }: SalesQuery): Window => ({ ...range, until: null });
/** The compared days as totals count them (D294). */
export const cutRangeOf = ({ compared, cut }: SalesQuery): Window => ({ ...compared, until: cut });
export const comparedRangeOf = ({ compared }: SalesQuery): Window => ({ ...compared, until: null });

/** The number of each subject of sums (`saleKind` in `tables/orders.ts`). */
const kinds = { all: 0, state: 1, sku: 2, category: 3, family: 4 } as const;
type Kind = keyof typeof kinds;
type Part = Dimension | 'family';

type Days = { readonly firstDay: string; readonly lastDay: string };

/** Splits a range into whole months and the days at its edges, each day once. */
export function coverDays(range: Days): {
  readonly months: readonly string[];
  readonly edges: readonly Days[];
} {
  const parts = monthsOf(range);
  const isWhole = ({ firstDay, lastDay }: Days) =>
    firstDay.endsWith('-01') && addDays(lastDay, 1).endsWith('-01');
  return {
    months: parts.filter(isWhole).map(({ firstDay }) => firstDay),
    edges: parts.filter((part) => !isWhole(part)),
  };
}

type Filter = Pick<SalesQuery, 'channels' | 'sku'>;
type Table = typeof salesChanges | typeof salesDays | typeof salesMonths;

/** Returns a condition on a table of sums: rows of a kind, of some channels or of all, on some days. */
function rowsOf(
  { storeId }: Pick<Scope, 'storeId'>,
  table: Table,
  about: { readonly kind: Kind; readonly channels: readonly string[]; readonly keys?: readonly string[] },
  days: SQL | undefined,
): SQL {
  const conditions = and(
    eq(table.storeId, storeId),
    eq(table.kind, kinds[about.kind]),
    about.channels.length > 0 ? inArray(table.marketplace, [...about.channels]) : undefined,
    about.keys ? inArray(table.key, [...about.keys]) : undefined,
    days,
  );
  return sql`select marketplace, day, key, units, amount, orders, off_units, off_amount, back_units, back_amount from ${table} where ${conditions}`;
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
 * Returns the sales of whole days: sums of months, of the days at the edges, and the changes that are not
 * folded into them yet.
 */
async function salesOfDays<One extends Part>(
  scope: Scope,
  { channels, sku }: Filter,
  range: Days,
  parts: readonly One[],
  only?: readonly string[],
): Promise<(Record<One, string> & Measures)[]> {
  const named = (['state', 'sku', 'category', 'family'] as const).find((part) =>
    (parts as readonly Part[]).includes(part),
  );
  const kind: Kind = named ?? (sku === null ? 'all' : 'sku');
  const keys = only ?? (sku === null ? undefined : [sku]);
  const { months, edges } = (parts as readonly Part[]).includes('day')
    ? { months: [], edges: [range] }
    : coverDays(range);
  const byChannel = channels.length > 0 || (parts as readonly Part[]).includes('channel');
  const about = { kind, channels, ...(keys ? { keys } : {}) };
  const folded = (table: Table, days: SQL | undefined) =>
    rowsOf(
      scope,
      table,
      about,
      and(days, byChannel ? sql`${table.marketplace} <> '*'` : eq(table.marketplace, '*')),
    );
  const sources = [
    ...(months.length > 0
      ? [
          folded(
            salesMonths,
            inArray(
              salesMonths.day,
              months.map((month) => month),
            ),
          ),
        ]
      : []),
    ...(edges.length > 0 ? [folded(salesDays, within(salesDays, edges))] : []),
    rowsOf(scope, salesChanges, about, within(salesChanges, [range])),
  ];
  const chosen = parts.map((part) => sql`${columns[part]} as ${sql.identifier(part)}`);
  const places = parts.map((_, at) => sql.raw(String(at + 1)));
  const { rows } = await scope.tx.execute(sql`
    select ${chosen.length > 0 ? sql`${sql.join(chosen, sql`, `)},` : sql``}
      coalesce(sum(units), 0)::int as units, coalesce(sum(amount), 0)::float8 as amount, coalesce(sum(orders), 0)::int as orders,
      coalesce(sum(off_units), 0)::int as "offUnits", coalesce(sum(off_amount), 0)::float8 as "offAmount",
      coalesce(sum(back_units), 0)::int as "backUnits", coalesce(sum(back_amount), 0)::float8 as "backAmount"
    from (${sql.join(sources, sql` union all `)}) found
    ${places.length > 0 ? sql`group by ${sql.join(places, sql`, `)}` : sql``}`);
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
export async function salesBy<const One extends Dimension>(
  scope: Scope,
  query: Filter,
  window: Window,
  parts: readonly One[],
  /** The SKUs to return; all of them by default. */
  only?: readonly string[],
): Promise<(Record<One, string> & Measures)[]> {
  const ofSku = query.sku !== null && parts.some((part) => part === 'state' || part === 'category');
  if (ofSku) return salesOfLines(scope, query, window, parts, only);
  const { firstDay, lastDay, until } = window;
  if (until === null) return salesOfDays(scope, query, window, parts, only);
  const cutDay = localDay(until, scope.timeZone) ?? lastDay;
  const before = { firstDay, lastDay: addDays(cutDay, -1) };
  const whole = before.lastDay < firstDay ? [] : await salesOfDays(scope, query, before, parts, only);
  const rest = await salesOfLines(scope, query, { firstDay: cutDay, lastDay, until }, parts, only);
  return merged([...whole, ...rest], parts);
}

/** Counts the orders of some days by status family, in any state. */
export async function ordersOfDays(
  scope: Scope,
  channels: readonly string[],
  range: Days,
): Promise<ReadonlyMap<string, number>> {
  const rows = await salesOfDays(scope, { channels, sku: null }, range, ['family']);
  return new Map(rows.map(({ family, orders }) => [family, orders]));
}
