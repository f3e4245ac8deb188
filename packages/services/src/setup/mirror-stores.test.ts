import { calls } from '@trastienda/api-client/calls';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { acrossStores } from '../database/connect.ts';
import { asking } from '../testing/ask.ts';
import { manualOrder } from '../testing/requests.ts';
import { useDatabase } from '../testing/test-database.ts';
import { type ListedStore, mirrorStores } from './mirror-stores.ts';

const db = useDatabase('empty');
const { ask, answer } = asking(() => db.database);
const OWNER = 'lucia@talavera.example';
const HELP = 'toni@talavera.example';
const store: ListedStore = { id: '777', name: 'Talavera', timeZone: 'America/Tijuana', isOwner: true };
const linked = { ...store, isOwner: false };
const orders = (email: string) =>
  ask(calls.listOrders, { params: { storeId: '777' }, query: {} }, { storeId: '777', email });
const isRefused = async (email: string) =>
  (await answer(calls.listOrders, { params: { storeId: '777' }, query: {} }, { storeId: '777', email }))
    .status === 403;
const rowsOf = () =>
  acrossStores(db.database, async (tx) => ({
    stores: (await tx.execute(sql`select s.*, s.xmin::text from stores s order by id`)).rows,
    links: (await tx.execute(sql`select u.*, u.xmin::text from store_users u order by username`)).rows,
    wallets: (await tx.execute(sql`select store_id from wallets`)).rows,
  }));

describe('the stores of an identity service elsewhere', () => {
  it('are believed: whoever it names can work here at once, and what is as it was is not written', async () => {
    expect(await isRefused(OWNER)).toBe(true);
    // Somebody who is linked may come first.
    await mirrorStores(db.database, HELP, [linked]);
    await mirrorStores(db.database, OWNER.toUpperCase(), [store]);
    await ask(
      calls.createOrder,
      { body: { ...manualOrder, storeId: '777' } },
      { storeId: '777', email: OWNER },
    );
    expect([(await orders(OWNER)).data.length, (await orders(HELP)).data.length]).toEqual([1, 1]);
    const before = await rowsOf();
    expect(before).toMatchObject({
      stores: [{ id: '777', name: 'Talavera', owner_email: OWNER, time_zone: 'America/Tijuana' }],
      links: [{ username: HELP, status: 'activo' }],
      wallets: [{ store_id: '777' }],
    });
    await Promise.all([
      mirrorStores(db.database, HELP, [linked]),
      mirrorStores(db.database, OWNER, [store]),
      mirrorStores(db.database, OWNER, [store]),
    ]);
    expect(await rowsOf()).toEqual(before);
  });

  it('are gone for whom it names no more, and for nobody else', async () => {
    await mirrorStores(db.database, OWNER, [store]);
    await mirrorStores(db.database, HELP, [linked]);
    await mirrorStores(db.database, HELP, []);
    expect([await isRefused(HELP), await isRefused(OWNER)]).toEqual([true, false]);
    await mirrorStores(db.database, OWNER, []);
    await mirrorStores(db.database, HELP, [store]);
    expect([await isRefused(HELP), await isRefused(OWNER)]).toEqual([false, true]);
    expect((await rowsOf()).stores).toMatchObject([{ owner_email: HELP }]);
  });

  it('take another name, and a zone that nobody knows is that of the centre', async () => {
    await mirrorStores(db.database, OWNER, [{ ...store, name: null, timeZone: 'Marte/Olimpo' }]);
    expect((await rowsOf()).stores).toMatchObject([{ name: null, time_zone: 'America/Mexico_City' }]);
  });
});
