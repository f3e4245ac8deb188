import { calls } from '@trastienda/api-client/calls';
import type { GuardedClient } from '@trastienda/connectors/egress/guarded-client';
import { eq, ne, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seed, times } from '../../../../../../tools/suite/samples.ts';
import { isUnavailable } from '../../../core/postgres-errors.ts';
import { connect, type Database, disconnect } from '../../../database/connect.ts';
import { channelCases, channelOutbox, channelTurns, externalOrders } from '../../../tables/index.ts';
import { CASA_LUMBRE } from '../../../testing/ask.ts';
import { smallShop, useLinkedShops } from '../../../testing/linked-shop.ts';
import { readShops } from '../../../testing/read-shops.ts';

const world = useLinkedShops();
const { ask, clock, db, link, rowsOf, ship, shops } = world;
const MINUTE = 60_000;

/** The connections of the turns are told apart from those of the test by their name. */
const NAME = 'turns_that_are_cut';
let turning: Database;
beforeAll(async () => {
  turning = connect(`${db.url}?application_name=${NAME}`, { max: 10, onError: () => {} });
  // A sequence counts on where a transaction is undone, so that each row that is written is one place in a turn.
  await db.database.execute(sql`create sequence cut_places`);
  await db.database.execute(sql`create table cut_at (place bigint)`);
  await db.database.execute(sql`insert into cut_at values (0)`);
  await db.database.execute(sql`create function cut() returns trigger language plpgsql as $$ begin
    if starts_with(current_setting('application_name'), ${sql.raw(`'${NAME}'`)}) and nextval('cut_places') = (select place from cut_at) then
      perform pg_terminate_backend(pg_backend_pid());
    end if;
    return null; end $$`);
  const tables = [
    'channel_turns',
    'channel_links',
    'channel_events',
    'channel_outbox',
    'external_orders',
    'orders',
    'order_lines',
  ];
  for (const table of tables)
    await db.database.execute(
      sql`create trigger cut after insert or update on ${sql.identifier(table)} for each row execute function cut()`,
    );
});
afterAll(() => disconnect(turning));

/** The connection ends while a row is written, while the shop is asked, or after a commit whose answer is lost with it. */
type Cut = { readonly kind: 'row' | 'request' | 'commit'; readonly at: number } | null;

/** Works on every shop whose turn it is, and cuts the connections once. */
async function turnsUnder(cut: Cut): Promise<unknown[]> {
  const faults: unknown[] = [];
  let [requests, commits] = [0, 0];
  await db.database.execute(sql`alter sequence cut_places restart`);
  await db.database.execute(sql`update cut_at set place = ${cut?.kind === 'row' ? cut.at : 0}`);
  const client: GuardedClient = {
    ...shops.client,
    ask: async (request) => {
      const answer = await shops.client.ask(request);
      requests += 1;
      if (cut?.kind === 'request' && requests === cut.at)
        await db.database.execute(
          sql`select pg_terminate_backend(pid) from pg_stat_activity where starts_with(application_name, ${NAME}) and datname = current_database()`,
        );
      return answer;
    },
  };
  const transaction: Database['transaction'] = async (work, config) => {
    const result = await turning.transaction(work, config);
    commits += 1;
    if (cut?.kind === 'commit' && commits === cut.at) throw new Error('Connection terminated unexpectedly');
    return result;
  };
  const database = Object.assign(Object.create(turning) as Database, { transaction });
  const options = world.turnOptions(client);
  // A look for what is due that fails is repeated two seconds later.
  await readShops({ ...options, database, onError: (error) => faults.push(error) }).catch((error: unknown) =>
    faults.push(error),
  );
  return faults;
}

const later = (minutes: number, cut: Cut = null) => {
  clock.ahead += minutes * MINUTE;
  return turnsUnder(cut);
};

const aCut = fc.record({
  kind: fc.constantFrom('row' as const, 'request' as const, 'commit' as const),
  at: fc.integer({ min: 1, max: 24 }),
});
const anAct = fc.record({
  kind: fc.constantFrom('sell', 'sell', 'ship', 'ship', 'cancel there', 'touch'),
  quantity: fc.integer({ min: 1, max: 3 }),
  which: fc.nat(20),
});
const scenario = fc.array(fc.record({ acts: fc.array(anAct, { minLength: 1, maxLength: 4 }), cut: aCut }), {
  minLength: 1,
  maxLength: 4,
});

it('a database that cuts a turn off anywhere loses nothing and does nothing twice: orders come once, guides are told once', async () => {
  const { emulator, sell } = smallShop();
  const one = await link(emulator);
  await rowsOf((tx) => tx.update(channelTurns).set({ nextAt: world.now() }));
  const sold: ReturnType<typeof sell>[] = [];
  let [guides, cuts] = [0, 0];
  const known = async () => {
    const rows = await rowsOf((tx) =>
      tx.select().from(externalOrders).where(eq(externalOrders.source, one.linkId)),
    );
    return new Set(rows.map(({ externalId }) => externalId));
  };
  await fc.assert(
    fc.asyncProperty(scenario, async (rounds) => {
      const first = sold.length;
      for (const { acts, cut } of rounds) {
        for (const { kind, quantity, which } of acts) {
          const own = sold.slice(first);
          const order = own[which % Math.max(1, own.length)];
          if (kind === 'sell' || order === undefined) sold.push(sell(quantity));
          else if (kind === 'touch') one.shop.touch(order);
          else if (kind === 'cancel there') {
            // Before it was seen here, so that no guide is against it.
            if (order.status === 'processing' && !(await known()).has(String(order.id)))
              one.shop.setStatus(order, 'cancelled');
          } else if ((await known()).has(String(order.id))) {
            const { orderNumber, lines } = await one.orderOf(order.id);
            const free = lines.filter(({ statusId }) => statusId <= 2).slice(0, 1 + (which % 2));
            guides += 1;
            if (free.length > 0)
              await ship(
                orderNumber,
                free.map(({ colocationId }) => colocationId),
                `C${guides}`,
              );
          }
        }
        const faults = await later(3, cut);
        cuts += Number(faults.length > 0);
        // What ends a turn is the cut, and nothing is put down to an order.
        expect(faults.filter((fault) => !isUnavailable(fault))).toEqual([]);
      }
      const waits = () => rowsOf((tx) => tx.$count(channelOutbox, ne(channelOutbox.state, 'sent')));
      for (let looks = 0; looks === 0 || (await waits()) > 0; looks += 1) {
        expect(looks).toBeLessThan(5);
        expect(await later(61)).toEqual([]);
      }
      expect(await later(3)).toEqual([]);

      const rows = await rowsOf((tx) =>
        tx.select().from(externalOrders).where(eq(externalOrders.source, one.linkId)),
      );
      const came = rows.map(({ externalId }) => externalId);
      expect(new Set(came).size).toBe(came.length);
      for (const order of sold.slice(first)) {
        if (order.status === 'cancelled' && !came.includes(String(order.id))) continue;
        const { lines } = await one.orderOf(order.id);
        const pieces = order.items.reduce((sum, item) => sum + item.quantity, 0);
        expect(lines).toHaveLength(pieces);
        const open = lines.filter(({ statusId }) => statusId !== 8);
        const live = [...new Set(open.flatMap(({ trackId }) => trackId ?? []))].toSorted();
        const numbers = order.fulfillments.map(
          ({ meta }) => meta.find(({ key }) => key === '_tracking_number')?.value,
        );
        expect(numbers.toSorted()).toEqual(live);
        const told = order.notes.filter((note) => note.isForCustomer).map(({ text }) => text);
        expect(new Set(told).size).toBe(told.length);
        const isSent = open.length > 0 && open.every(({ trackId }) => trackId !== null);
        expect(order.status).toBe(open.length === 0 ? 'cancelled' : isSent ? 'completed' : 'processing');
      }
      expect(await rowsOf((tx) => tx.$count(channelCases, eq(channelCases.linkId, one.linkId)))).toBe(0);
    }),
    { seed, numRuns: times(300, 1 / 15), endOnFailure: true },
  );
  expect(cuts).toBeGreaterThan(10);
  const { data } = await ask(calls.listIntegrationChannels, { query: { seller_id: CASA_LUMBRE } });
  const links = data.flatMap(({ channels }) => channels);
  expect(links.find(({ shop_id }) => shop_id === new URL(one.origin).host)).toMatchObject({
    status: 'active',
    cause: null,
  });
  expect([...world.failures, ...world.faults]).toEqual([]);
}, 3_600_000);
