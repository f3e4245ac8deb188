import { addDays } from '@trastienda/domain';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Scope } from '../../core/scope.ts';
import { moneyChanges, moneyDays, moneyMonths } from '../../tables/money.ts';
import type { BillingKind } from './billing-of.ts';

/** The channels that pay deposits: each is a range of an index of its own, so that a list in order of days reads a page of each. */
export const payingChannels = ['CS', 'SR', 'SN'] as const;

/** Days of the store; without a first or a last one all before or after. */
export type DayFilter = {
  readonly fecha_inicio?: string | undefined;
  readonly fecha_fin?: string | undefined;
};

/** Orders and centavos of one state. */
export type MoneySums = Readonly<
  Record<'orders' | 'sale' | 'commission' | 'isr' | 'iva' | 'guides' | 'net' | 'paid' | 'difference', number>
>;
const measures = [
  'orders',
  'sale',
  'commission',
  'isr',
  'iva',
  'guides',
  'net',
  'paid',
  'difference',
] as const satisfies readonly (keyof MoneySums)[];
export const noMoney: MoneySums = {
  orders: 0,
  sale: 0,
  commission: 0,
  isr: 0,
  iva: 0,
  guides: 0,
  net: 0,
  paid: 0,
  difference: 0,
};

export const addMoney = (all: readonly MoneySums[]): MoneySums =>
  Object.fromEntries(
    measures.map((name) => [name, all.reduce((total, sums) => total + sums[name], 0)]),
  ) as Record<keyof MoneySums, number>;

const nextMonth = (day: string): string => {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + 1);
  return date.toISOString().slice(0, 10);
};

type Between = { readonly from: string | null; readonly until: string | null };

/**
 * Splits days into whole months and the days at their edges, each day once; `until` is the first day after them, `null` no end.
 */
export function monthsAndEdges({ fecha_inicio: first, fecha_fin: last }: DayFilter): {
  readonly months: Between | null;
  readonly edges: readonly Between[];
} {
  const from = first ?? null;
  const until = last === undefined ? null : addDays(last, 1);
  const firstMonth = from === null ? null : from.endsWith('-01') ? from : nextMonth(from);
  const afterMonths = until === null ? null : `${until.slice(0, 7)}-01`;
  if (firstMonth !== null && afterMonths !== null && firstMonth >= afterMonths)
    return { months: null, edges: [{ from, until }] };
  return {
    months: { from: firstMonth, until: afterMonths },
    edges: [
      ...(from === firstMonth ? [] : [{ from, until: firstMonth }]),
      ...(until === afterMonths ? [] : [{ from: afterMonths, until }]),
    ],
  };
}

type Table = typeof moneyChanges | typeof moneyDays | typeof moneyMonths;

/**
 * Returns the sums of orders by state, those that are to be paid excepted: sums of months, of the days at the edges, and the
 * changes that are not folded into them yet.
 */
export async function moneyByState(
  { tx, storeId }: Pick<Scope, 'tx' | 'storeId'>,
  kind: BillingKind,
  channel: string | undefined,
  days: DayFilter,
): Promise<ReadonlyMap<string, MoneySums>> {
  const { months, edges } = monthsAndEdges(days);
  const ofTable = (table: Table, { from, until }: Between): SQL => sql`
    select state, ${sql.raw(measures.join(', '))} from ${table} where ${and(
      eq(table.storeId, storeId),
      eq(table.kind, kind),
      channel === undefined
        ? inArray(table.marketplace, [...payingChannels])
        : eq(table.marketplace, channel),
      from === null ? undefined : sql`${table.day} >= ${from}::date`,
      until === null ? undefined : sql`${table.day} < ${until}::date`,
    )}`;
  const { fecha_inicio: first, fecha_fin: last } = days;
  const sources = [
    ...(months === null ? [] : [ofTable(moneyMonths, months)]),
    ...edges.map((edge) => ofTable(moneyDays, edge)),
    ofTable(moneyChanges, { from: first ?? null, until: last === undefined ? null : addDays(last, 1) }),
  ];
  const sums = measures.map((name) => sql.raw(`sum(${name})::float8 as ${name}`));
  const { rows } = await tx.execute<MoneySums & { state: string }>(sql`
    select state, ${sql.join(sums, sql`, `)} from (${sql.join(sources, sql` union all `)}) found group by 1`);
  return new Map(rows.map(({ state, ...found }) => [state, found]));
}
