import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CASA_LUMBRE } from '../../testing/ask.ts';
import { dayAfter } from '../../testing/recount-sales.ts';
import { acrossStores, useDatabase } from '../../testing/test-database.ts';
import { salesFaultsOf, writeAtOnce } from '../../testing/write-sales.ts';
import { auditSales, foldSales, rebuildSales } from './maintain-sums.ts';
import { coverDays } from './sales-by.ts';

const db = useDatabase();

describe('the sums of sales are those of the lines', () => {
  it('after the demo, folded and to the centavo, in each of its stores', async () => {
    const { rows: stores } = await acrossStores(db.database, (tx) =>
      tx.execute<{ id: string }>(sql`select id from stores`),
    );
    expect(stores.length).toBeGreaterThan(5);
    for (const { id } of stores) expect(await salesFaultsOf(db.database, id)).toEqual([]);
    const { rows } = await acrossStores(db.database, (tx) =>
      tx.execute(
        sql`select (select count(*)::int from sales_changes) as waiting, (select count(*)::int > 0 from sales_months) as folded`,
      ),
    );
    expect(rows).toEqual([{ waiting: 0, folded: true }]);
  });

  it('and can be off: a row that nobody counted is found, and mended', async () => {
    await acrossStores(db.database, (tx) =>
      tx.execute(sql`update sales_days set amount = amount + 1 where ctid = (
        select ctid from sales_days where store_id = ${CASA_LUMBRE} and marketplace <> '*' and kind = 0 limit 1)`),
    );
    expect(await salesFaultsOf(db.database, CASA_LUMBRE)).not.toEqual([]);
    const heard: string[] = [];
    await auditSales(db.database, (error) => heard.push(error.message));
    expect(heard).toEqual([
      `Sums of sales of the store ${CASA_LUMBRE} were off in 3 places, and are made anew`,
    ]);
    expect(await salesFaultsOf(db.database, CASA_LUMBRE)).toEqual([]);
  });

  it('by hand for one store, and for none that is not there', async () => {
    expect(await rebuildSales(db.database, CASA_LUMBRE)).toBe(true);
    expect(await salesFaultsOf(db.database, CASA_LUMBRE)).toEqual([]);
    expect(await rebuildSales(db.database, 'no-such-store')).toBe(false);
  });

  it('in another zone too: days of a store are those of its clock', async () => {
    const zone = (name: string) =>
      acrossStores(db.database, (tx) =>
        tx.execute(sql`update stores set time_zone = ${name} where id = ${CASA_LUMBRE}`),
      );
    for (const name of ['America/Tijuana', 'Pacific/Kiritimati', 'America/Mexico_City']) {
      await zone(name);
      expect(await salesFaultsOf(db.database, CASA_LUMBRE)).toEqual([]);
      await foldSales(db.database);
      expect(await salesFaultsOf(db.database, CASA_LUMBRE)).toEqual([]);
    }
  });
});

describe('two connections that write at once', () => {
  it('leave sums that a third finds to be those of the lines', { timeout: 120_000 }, async () => {
    expect(await writeAtOnce(db.database, 25)).toBeGreaterThan(125);
  });
});

it('a range is months, less days of them, and days: each day once and few sums, for every length to 731 days', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 1, max: 731 }), (start, length) => {
      const firstDay = dayAfter('2020-01-01', start);
      const range = { firstDay, lastDay: dayAfter(firstDay, length - 1) };
      const { months, days, without } = coverDays(range);
      const each = (part: { readonly firstDay: string; readonly lastDay: string }) => {
        const found = [];
        for (let day = part.firstDay; day <= part.lastDay; day = dayAfter(day, 1)) found.push(day);
        return found;
      };
      const ofMonth = (month: string) =>
        each({ firstDay: month, lastDay: dayAfter(month, 30) }).filter((day) =>
          day.startsWith(month.slice(0, 7)),
        );
      const left = without.flatMap(each);
      const added = [...months.flatMap(ofMonth), ...days.flatMap(each)];
      expect(new Set(added).size).toBe(added.length);
      expect(left.filter((day) => !added.includes(day))).toEqual([]);
      expect(new Set(left).size).toBe(left.length);
      expect(added.filter((day) => !left.includes(day)).toSorted()).toEqual(each(range));
      expect(days.flatMap(each).length + left.length).toBeLessThanOrEqual(32);
    }),
  );
});
