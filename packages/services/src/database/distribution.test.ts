import { readFile } from 'node:fs/promises';
import { calls } from '@trastienda/api-client/calls';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { asking, CASA_LUMBRE } from '../testing/ask.ts';
import { acrossStores, useDatabase } from '../testing/test-database.ts';
import { salesFaultsOf } from '../testing/write-sales.ts';

/**
 * The rules of Citus' documentation for tables that are distributed by a column ("Creating and Modifying Distributed Objects",
 * "SQL Support and Workarounds"), each a question to the catalogue whose answer names what breaks it. The engine itself cannot be
 * had here (ADR 18).
 */
const db = useDatabase();
const script = await readFile(new URL('../../../../deploy/citus/distribute.sql', import.meta.url), 'utf8');
const namesIn = (calls: RegExp) => [...script.matchAll(calls)].map(([, name = '']) => name);
const references = namesIn(/create_reference_table\('(\w+)'\)/g);
const distributed = namesIn(/create_distributed_table\('(\w+)', 'store_id'/g);
/** These stay on the coordinator: only the demo has them. */
const local = ['demo_clock', 'demo_marker', 'operator_actions'];
/**
 * Triggers of a reference table, which the engine would run on every machine. Processes of 0.1.0 need them; since 0.2.0 the call
 * that moves a store's clock does what they do (`storehouse.ts`), so 0.3.0 drops them.
 */
const droppedIn030 = ['stores.money_of_zone', 'stores.sales_of_zone'];

const ask = async <Row extends Record<string, unknown>>(question: string) =>
  (await db.database.execute<Row>(sql.raw(question))).rows;
const list = (names: readonly string[]) => `array[${names.map((name) => `'${name}'`).join()}]::text[]`;
const isDistributed = (table: string) => `${table}.relname = any(${list(distributed)})`;
/** The columns that an array of numbers names in a table, in its order. */
const columns = (numbers: string, table: string) =>
  `array(select a.attname::text from unnest(${numbers}) with ordinality n(number, place)
    join pg_attribute a on a.attrelid = ${table} and a.attnum = n.number order by n.place)`;

const rules: Readonly<Record<string, string>> = {
  'a distributed table has the column, never empty, of one type and collation, and not generated': `
    select c.relname as broken from pg_class c left join pg_attribute a on a.attrelid = c.oid and a.attname = 'store_id'
    where ${isDistributed('c')} and (not a.attnotnull or a.atttypid <> 'text'::regtype or a.attgenerated <> ''
      or a.attcollation <> 'pg_catalog."default"'::regcollation) is not false`,
  'only regular tables are distributed': `
    select c.relname as broken from pg_class c where c.relnamespace = 'public'::regnamespace
      and (c.relkind in ('p', 'f', 'v', 'm') or c.relispartition or c.relpersistence <> 'p' or c.relhasrules)`,
  'a primary key, a unique index and an exclusion contain the column': `
    select i.indexrelid::regclass::text as broken from pg_index i join pg_class c on c.oid = i.indrelid
    where ${isDistributed('c')} and (i.indisunique or i.indisexclusion)
      and not 'store_id' = any(${columns('i.indkey::int2[]', 'i.indrelid')})`,
  'a foreign key of a distributed table has the column at one place on both sides, or refers to a reference table': `
    select k.conname as broken from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class f on f.oid = k.confrelid
    where k.contype = 'f' and ${isDistributed('c')} and not f.relname = any(${list(references)})
      and (not ${isDistributed('f')} or coalesce(array_position(${columns('k.conkey', 'k.conrelid')}, 'store_id'), 0)
        is distinct from array_position(${columns('k.confkey', 'k.confrelid')}, 'store_id'))`,
  'a foreign key with the column sets nothing null, and changes nothing with its target': `
    select k.conname as broken from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and ${isDistributed('c')} and (k.confdeltype not in ('a', 'r', 'c') or k.confupdtype not in ('a', 'r'))`,
  'a foreign key of a reference table refers to one': `
    select k.conname as broken from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class f on f.oid = k.confrelid
    where k.contype = 'f' and not ${isDistributed('c')} and not f.relname = any(${list(references)})`,
  'a sequence of a distributed table counts in bigint': `
    select s.oid::regclass::text as broken from pg_class s join pg_sequence q on q.seqrelid = s.oid
    join pg_depend d on d.objid = s.oid and d.deptype in ('a', 'i') join pg_class c on c.oid = d.refobjid
    where ${isDistributed('c')} and q.seqtypid <> 'bigint'::regtype`,
  'a reference table has no triggers': `
    select c.relname || '.' || t.tgname as broken from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and c.relname = any(${list(references)}) and not c.relname || '.' || t.tgname = any(${list(droppedIn030)})`,
  'no trigger belongs to an extension': `
    select t.tgname as broken from pg_trigger t join pg_depend d on d.objid = t.oid and d.deptype in ('e', 'x')`,
  'no function works with the rights of its owner, whom row-level security might not bind': `
    select p.proname as broken from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prosecdef`,
};

describe('the schema is ready for Citus', () => {
  it.each(Object.entries(rules))('%s', async (_rule, question) => {
    expect((await ask<{ broken: string }>(question)).map(({ broken }) => broken)).toEqual([]);
  });

  it('each table is in one list, and what a foreign key refers to comes before who refers to it', async () => {
    const tables = await ask<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    );
    const listed = [...references, ...distributed, ...local];
    expect(listed.toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
    const keys = await ask<{ from: string; to: string }>(
      `select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
    );
    expect(keys.length).toBeGreaterThan(10);
    expect(keys.filter(({ from, to }) => listed.indexOf(from) < listed.indexOf(to))).toEqual([]);
  });

  it('a rule finds what breaks it', async () => {
    const broken = `create table broken (id serial primary key, store_id varchar collate "C" references stores on delete set null, guide text)`;
    await ask(broken);
    await ask(`create trigger broken before insert on users execute function rows_are_only_added()`);
    const found = [];
    for (const [rule, question] of Object.entries(rules)) {
      const asked = question.replaceAll(list(distributed), list([...distributed, 'broken']));
      if ((await ask(asked)).length > 0) found.push(rule);
    }
    await ask('drop table broken; drop trigger broken on users');
    expect(found).toEqual([
      'a distributed table has the column, never empty, of one type and collation, and not generated',
      'a primary key, a unique index and an exclusion contain the column',
      'a foreign key with the column sets nothing null, and changes nothing with its target',
      'a sequence of a distributed table counts in bigint',
      'a reference table has no triggers',
    ]);
  });
});

it('so many triggers of statements read the rows of their statement, which the engine might refuse (ADR 18, open)', async () => {
  const rows = await ask<{ name: string; count: number }>(`
    select c.relname as name, count(*)::int as count from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where coalesce(tgoldtable, tgnewtable) is not null and ${isDistributed('c')} group by 1 order by 1`);
  expect(Object.fromEntries(rows.map(({ name, count }) => [name, count]))).toEqual({
    order_lines: 3,
    order_money: 3,
    orders: 10,
    payout_lines: 1,
    products: 5,
  });
});

describe('the triggers of distributed tables stay with the rows of their store', () => {
  it('by their text: they write distributed tables alone, and read no other but reference tables', async () => {
    const functions = await ask<{ name: string; body: string; isTrigger: boolean }>(`
      select proname as name, coalesce(pg_get_function_sqlbody(oid), prosrc) as body, prorettype = 'trigger'::regtype as "isTrigger"
      from pg_proc where pronamespace = 'public'::regnamespace`);
    const bodies = new Map(functions.map(({ name, body }) => [name, body]));
    const reached = new Set<string>();
    const reach = (name: string): void => {
      if (reached.has(name)) return;
      reached.add(name);
      for (const [, called = ''] of (bodies.get(name) ?? '').matchAll(/(\w+)\(/g))
        if (bodies.has(called)) reach(called);
    };
    for (const { name } of functions.filter(({ isTrigger }) => isTrigger)) reach(name);
    expect(reached.size).toBeGreaterThan(25);
    const others = [...references, ...local];
    const wrong = [...reached].flatMap((name) => {
      const body = bodies.get(name) ?? '';
      const written = [...body.matchAll(/(?:insert into|update|delete from|truncate) (\w+)/gi)];
      return [
        ...written.map(([, table = '']) => table).filter((table) => others.includes(table)),
        ...local.filter((table) => new RegExp(`\\b${table}\\b`).test(body)),
      ].map((table) => `${name}: ${table}`);
    });
    expect(wrong).toEqual([]);
  });

  it('in deed: after statements that write rows of two stores, the sums of each are those of its rows', async () => {
    const [one = '', two = ''] = (
      await acrossStores(db.database, (tx) =>
        tx.execute<{ id: string }>(
          sql`select store_id as id from order_money group by 1 order by count(*) desc limit 2`,
        ),
      )
    ).rows.map(({ id }) => id);
    const both = (table: string, order: string, change: string) => `
      update ${table} set ${change} where (store_id, ${order}) in (
        (select store_id, ${order} from ${table} where store_id = '${one}' order by ${order} limit 20)
        union (select store_id, ${order} from ${table} where store_id = '${two}' order by ${order} limit 20))`;
    await acrossStores(db.database, async (tx) => {
      for (const statement of [
        both('orders', 'id', `status = 'cancelado', client_name_folded = client_name_folded || ' x'`),
        both('orders', 'id', `purchase_date = purchase_date - interval '40 days', billing = 1`),
        both('order_lines', 'order_id', 'sale_price = sale_price + 100, status_id = 8'),
        both(
          'order_money',
          'order_number',
          `sale = sale + 7, net = net + 7, state = 'diferencia', difference = 5`,
        ),
        both('products', 'id', `searched = searched || ' zafiro', brand = null`),
        `insert into wallet_entries (store_id, kind, amount, created_at) select store_id, 'top_up', 100, now() from wallets where store_id in ('${one}', '${two}')`,
        `delete from order_money where store_id in ('${one}', '${two}') and state = 'diferencia'`,
      ])
        expect((await tx.execute(sql.raw(statement))).rowCount).toBeGreaterThan(1);
    });
    const differences = `
      select id from stores where exists (select from money_differences(id)) or exists (select from sales_differences(id))
        or exists (select from payout_differences(id))
      union all select store_id from order_tally group by 1
        having sum(orders) <> (select count(*) from orders o where o.store_id = order_tally.store_id)
      union all (select store_id from (select store_id, status, sum(orders) from order_tally group by 1, 2 having sum(orders) <> 0
        except select store_id, status, count(*) from orders group by 1, 2) t)
      union all (select store_id from (select store_id, key, sum(products) from product_tally where facet = 2 group by 1, 2 having sum(products) <> 0
        except select store_id, brand, count(*) from products where kind is not null group by 1, 2) t)
      union all select w.store_id from wallets w where balance <> (select sum(amount) from wallet_entries e where e.store_id = w.store_id)
      union all select p.store_id from products p where kind is not null and searched like '% zafiro'
        and not exists (select from product_words x where x.store_id = p.store_id and x.product_id = p.id and x.word = 'zafiro')
      union all select x.store_id from order_names x where not exists (select from orders o where o.store_id = x.store_id and o.id = x.order_id)`;
    const wrong = await acrossStores(db.database, (tx) => tx.execute(sql.raw(differences)));
    expect(wrong.rows).toEqual([]);
  });
});

it('without the triggers that 0.3.0 drops, a store that moves to another zone keeps its sums', async () => {
  for (const trigger of droppedIn030) {
    const [table = '', name = ''] = trigger.split('.');
    await ask(`drop trigger ${name} on ${table}`);
  }
  const { ask: call } = asking(() => db.database);
  const house = await call(calls.getStorehouse, { params: { id: CASA_LUMBRE } });
  const address = {
    ...house.address,
    zipCode: '22000',
    city: 'Tijuana',
    borough: 'Tijuana',
    stateCode: 'MX-BCN',
  };
  await call(calls.updateStorehouse, {
    params: { id: CASA_LUMBRE },
    body: { ...house, version: house.version ?? 0, address },
  });
  const { rows } = await acrossStores(db.database, (tx) =>
    tx.execute(
      sql`select time_zone as zone, (select count(*)::int from money_differences(id)) as off from stores where id = ${CASA_LUMBRE}`,
    ),
  );
  expect(rows).toEqual([{ zone: 'America/Tijuana', off: 0 }]);
  expect(await salesFaultsOf(db.database, CASA_LUMBRE)).toEqual([]);
});
