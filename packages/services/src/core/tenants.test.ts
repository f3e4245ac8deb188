import { type AnyCall, storePositions } from '@trastienda/api-client';
import { type CallId, calls } from '@trastienda/api-client/calls';
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orders } from '../tables/orders.ts';
import { guides, quotes } from '../tables/shipping.ts';
import { asking, CASA_LUMBRE, HECTOR } from '../testing/ask.ts';
import { fingerprint } from '../testing/fingerprint.ts';
import { goodRequests, type Input } from '../testing/good-requests.ts';
import { putPerson } from '../testing/put-person.ts';
import { useDatabase } from '../testing/test-database.ts';

const db = useDatabase('watched');
const { ask, answer, failures } = asking(() => db.database);
const FOREIGN = '20817';

/** Every place of every call that holds a store id, from the calls themselves. */
const places = Object.values(calls).flatMap((call) =>
  storePositions(call as AnyCall).map((position) => ({ call: call as AnyCall, position })),
);

const requests = goodRequests(() => db.database, ask);

describe('S6.4: another store’s id, wherever it stands in a request', () => {
  it('stands somewhere in most calls', () => {
    expect(places.length).toBeGreaterThanOrEqual(44);
    const deeper = places.filter(({ position }) => position.path.length > 1);
    expect(deeper.map(({ call, position }) => [call.id, position.path.join('.')])).toEqual([
      ['createIdentityStore', 'store.id'],
    ]);
  });

  it.each(places.map(({ call, position }) => [call.id, position.in, call, position] as const))(
    '%s, in its %s: refused, alike for one that exists and one that does not',
    async (_id, _in, call, position) => {
      const good: Input = await requests[call.id as CallId]();
      const put = (value: unknown, [name = '', ...rest]: readonly string[], storeId: string): object => {
        const fields = { ...(value as Record<string, unknown>) };
        return { ...fields, [name]: rest.length === 0 ? storeId : put(fields[name], rest, storeId) };
      };
      const withStore = (storeId: string) => ({
        ...good,
        [position.in]: put(good[position.in], position.path, storeId),
      });
      const before = await fingerprint(db.database, FOREIGN);
      const answers = [];
      for (const storeId of [FOREIGN, 'no-such-store']) {
        // The header has our own store, and then theirs.
        answers.push(await answer(call, withStore(storeId)));
        answers.push(await answer(call, withStore(storeId), { storeId }));
      }
      expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
      // A call without a header has no store to be refused for: it names an onboarding of another person
      // (D371).
      expect(answers[0]?.status).toBe(call.store === 'none' ? 404 : 403);
      expect(await fingerprint(db.database, FOREIGN)).toBe(before);
    },
  );

  it('in the header alone, where the path has none: nothing of it is seen', async () => {
    const given = await answer(calls.getGuideStatus, { params: { guide: '1' } }, { storeId: FOREIGN });
    const none = await answer(calls.getGuideStatus, { params: { guide: '1' } }, { storeId: 'no-such-store' });
    expect(given.status).toBe(403);
    expect(given).toEqual(none);
    expect((await answer(calls.getGuideStatus, { params: { guide: '1' } }, { storeId: null })).status).toBe(
      400,
    );
  });
});

const link = (username: string, isActive: boolean) =>
  putPerson(db.database, { username, status: isActive ? 'activo' : 'suspendido' });

describe('a user asks about no one else', () => {
  it.each([calls.verifyStoreOwnership, calls.listSalesChannels, calls.listUserStores])(
    '$id',
    async (call) => {
      const given = await answer(call, { query: { storeId: CASA_LUMBRE, email: HECTOR } });
      expect(given.status).toBe(403);
    },
  );

  it('S6.3: a linked user sees the store as its owner does, until the link ends (D125, S7.16)', async () => {
    const username = 'ayudante@casalumbre.example';
    const asker = { email: 'Ayudante@CasaLumbre.example' };
    const owner = () =>
      answer(calls.verifyStoreOwnership, { query: { storeId: CASA_LUMBRE, email: username } }, asker);
    expect((await owner()).status).toBe(403);
    await link(username, true);
    expect((await owner()).body).toEqual({ owner: true, storeId: CASA_LUMBRE, relation: 'linked' });
    const { data } = await ask(calls.listUserStores, { query: { email: username } }, asker);
    expect(data.map((store) => store.id)).toEqual([CASA_LUMBRE]);
    await link(username, false);
    expect((await owner()).status).toBe(403);
  });
});

describe('the second lock: row-level security', () => {
  it('is on, and forced on the owner too, for every table that has a store', async () => {
    const { rows } = await db.database.execute<{ name: string; forced: boolean }>(sql`
      select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'store_id'
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`);
    expect(rows.filter((row) => !row.forced)).toEqual([]);
    expect(rows.length).toBeGreaterThan(10);
  });

  it('shows nothing to a query that forgot its store, and only its own to one that names another', async () => {
    expect(await db.database.$count(orders)).toBe(0);
    await db.database.transaction(async (tx) => {
      await tx.execute(sql`select set_config('app.store_id', ${CASA_LUMBRE}, true)`);
      expect(await tx.$count(orders)).toBe(1240);
      expect(await tx.$count(orders, ne(orders.storeId, CASA_LUMBRE))).toBe(0);
      expect(await tx.$count(guides, and(eq(guides.storeId, FOREIGN), isNotNull(guides.number)))).toBe(0);
      const changed = await tx
        .update(orders)
        .set({ status: 'cancelado' })
        .where(eq(orders.storeId, FOREIGN))
        .returning();
      expect(changed).toEqual([]);
    });
  });

  it('refuses to write a row into another store', async () => {
    const write = db.database.transaction(async (tx) => {
      await tx.execute(sql`select set_config('app.store_id', ${CASA_LUMBRE}, true)`);
      await tx.insert(quotes).values({
        token: 'planted',
        storeId: FOREIGN,
        carrierId: 'ruta-7',
        serviceType: 'Económico',
        request: {} as never,
        billedWeight: 1,
        totalCost: 1,
        createdAt: new Date(),
        expiresAt: new Date(),
      });
    });
    await expect(write).rejects.toThrow();
  });

  it('does not outlive its transaction on the connection', async () => {
    await ask(calls.getBalance, { params: { storeId: CASA_LUMBRE } });
    const left = await db.database.execute<{ id: string | null }>(
      sql`select current_setting('app.store_id', true) as id`,
    );
    expect(left.rows[0]?.id ?? '').toBe('');
  });
});

it('none of all this was a fault of ours', () => {
  expect(failures).toEqual([]);
});

describe('who is linked to a store', () => {
  /** Those about a store, not about a user. */
  const ids = (Object.keys(calls) as CallId[]).filter(
    (id) => calls[id].store !== 'none' && !['verifyStoreOwnership', 'listSalesChannels'].includes(id),
  );

  /** The removal of another person is the owner's action; a person may remove herself. */
  const isOwners = (id: CallId) => (calls[id] as AnyCall).owner || id === 'deleteStoreUser';

  it('S6.1, S6.3: may do all that its owner may but for the owner’s acts, for there are no roles; and nothing once the link ends', async () => {
    const email = 'socia@casalumbre.example';
    const statuses = async () => {
      const given = new Map<CallId, number>();
      for (const id of ids) given.set(id, (await answer(calls[id], await requests[id](), { email })).status);
      return given;
    };
    await link(email, true);
    expect([...(await statuses())].filter(([id, status]) => status !== (isOwners(id) ? 403 : 200))).toEqual(
      [],
    );
    await link(email, false);
    expect([...(await statuses())].filter(([, status]) => status !== 403)).toEqual([]);
  });

  it('S6.1: hears whose act it is where a call is the owner’s alone (D245), and nothing is done', async () => {
    const email = 'socio@casalumbre.example';
    await link(email, true);
    const act: AnyCall = { ...calls.updateShippingData, owner: true };
    const good = await requests.updateShippingData();
    const before = await fingerprint(db.database, CASA_LUMBRE);
    expect(await answer(act, good, { email })).toMatchObject({
      status: 403,
      body: { message: 'Solo Mariana Robles Ibarra puede hacer esto' },
    });
    expect(await fingerprint(db.database, CASA_LUMBRE)).toBe(before);
    expect((await answer(act, good)).status).toBe(200);
    // A stranger hears no name.
    expect(await answer(act, good, { email: HECTOR })).toMatchObject({
      body: { message: 'No tienes acceso a esta tienda' },
    });
  });
});
