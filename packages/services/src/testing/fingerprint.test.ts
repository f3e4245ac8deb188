import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { CASA_LUMBRE } from './ask.ts';
import { fingerprint } from './fingerprint.ts';
import { acrossStores, useDatabase } from './test-database.ts';

const db = useDatabase();
const now = () => fingerprint(db.database, CASA_LUMBRE);
const change = (statement: ReturnType<typeof sql>) =>
  acrossStores(db.database, (tx) => tx.execute(statement));

it('the fingerprint of a store moves with a letter, with what two rows exchange, with one row more or less, and with no other store', async () => {
  const seen = [await now()];
  expect(await now()).toBe(seen[0]);
  await change(sql`update orders set client_name = client_name || 'x' where store_id = '20817'`);
  expect(await now()).toBe(seen[0]);
  const two = sql`(select id, client_name, row_number() over (order by id) as n from orders where store_id = ${CASA_LUMBRE} and client_name is not null order by id limit 2)`;
  for (const statement of [
    sql`update orders set client_name = client_name || 'x' where id = (select min(id) from ${two} two)`,
    sql`update orders o set client_name = b.client_name from ${two} a, ${two} b where o.id = a.id and a.n <> b.n`,
    sql`delete from guide_events where ctid = (select ctid from guide_events where store_id = ${CASA_LUMBRE} limit 1)`,
    sql`insert into store_users (store_id, username, status, invited_by, invited_at) values (${CASA_LUMBRE}, 'x@y.example', 'activo', 'y@y.example', now())`,
  ]) {
    await change(statement);
    const next = await now();
    expect(seen).not.toContain(next);
    seen.push(next);
  }
});
