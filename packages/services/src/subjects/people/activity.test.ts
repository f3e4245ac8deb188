import type { AnyCall } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import { activityCalls, activitySentence } from '@trastienda/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditEntries } from '../../tables/requests.ts';
import { asking, CASA_LUMBRE, MARIANA } from '../../testing/ask.ts';
import { NOW } from '../../testing/now.ts';
import { putPerson } from '../../testing/put-person.ts';
import { cancellationFor, pendingOrder, quoteFor } from '../../testing/requests.ts';
import { acrossStores, useDatabase } from '../../testing/test-database.ts';

const db = useDatabase();
let clock = NOW;
const { ask, answer } = asking(() => db.database, { clock: () => clock });
const LUCIA = 'lucia@ayuda.example';
const SARA = 'sara@ayuda.example';

const activity = (query = {}) => ask(calls.listStoreActivity, { query });
const whatOf = async (query = {}) => (await activity(query)).data.map(({ what }) => what);
const invite = (username: string) =>
  ask(calls.createStoreUser, {
    body: { username, service: 'comercios', name: null, store_id: CASA_LUMBRE },
  });

beforeEach(async () => {
  clock = NOW;
  await acrossStores(db.database, (tx) => tx.delete(auditEntries));
});

describe('every call that makes something old', () => {
  const writes = Object.values<AnyCall>(calls).filter(({ method }) => method !== 'GET');
  it('has its sentence; a question has none', () => {
    for (const { id, invalidates, store } of writes) {
      // A call without a store is an action of a person who is in none yet.
      const isTold = invalidates.length > 0 && store === 'required';
      expect({ id, isTold: activitySentence(id, {}) !== null }).toEqual({ id, isTold });
    }
    expect(writes.filter(({ id }) => activityCalls().includes(id)).length).toBeGreaterThan(20);
  });
});

describe('what people did in a store (S7.91, D245)', () => {
  it('is told newest first, with who, what and its folio; questions are left out', async () => {
    const order = await pendingOrder(ask);
    await ask(calls.quoteCourier, { body: quoteFor(order) });
    await ask(calls.cancelOrder, { body: cancellationFor(order) });
    clock = new Date(NOW.getTime() + 1000);
    await invite(LUCIA);
    const { data, next } = await activity();
    expect(data.map(({ id: _id, ...one }) => one)).toEqual([
      {
        at: clock.toISOString(),
        who: { username: MARIANA, name: 'Mariana Robles Ibarra' },
        kind: 'equipo',
        what: `Invitó a ${LUCIA}`,
        folio: 'req-test',
      },
      {
        at: NOW.toISOString(),
        who: { username: MARIANA, name: 'Mariana Robles Ibarra' },
        kind: 'pedidos',
        what: `Canceló productos del pedido ${order.orderid}`,
        folio: 'req-test',
      },
    ]);
    expect(next).toBeNull();
  });

  it('is filtered by person, kind and the days of the store', async () => {
    await putPerson(db.database, { username: SARA, status: 'activo' });
    const order = await pendingOrder(ask);
    await ask(calls.cancelOrder, { body: cancellationFor(order) }, { email: SARA });
    clock = new Date(NOW.getTime() + 2 * 86_400_000);
    await invite('otra@ayuda.example');
    const cancelled = [`Canceló productos del pedido ${order.orderid}`];
    const invited = ['Invitó a otra@ayuda.example'];
    expect(await whatOf()).toEqual([...invited, ...cancelled]);
    expect(await whatOf({ person: 'SARA@ayuda.example' })).toEqual(cancelled);
    expect(await whatOf({ kind: 'pedidos' })).toEqual(cancelled);
    expect(await whatOf({ kind: 'equipo' })).toEqual(invited);
    const day = (at: Date) => at.toLocaleDateString('sv-SE', { timeZone: 'America/Mexico_City' });
    expect(await whatOf({ to: day(NOW) })).toEqual(cancelled);
    expect(await whatOf({ from: day(clock) })).toEqual(invited);
    expect((await activity({ person: SARA })).data[0]?.who).toEqual({ username: SARA, name: 'Ayudante' });
  });

  it('comes in pages that lack nothing and repeat nothing, also of one moment', async () => {
    const row = { storeId: CASA_LUMBRE, email: MARIANA, callId: 'saveGuideLot', requestId: 'r' };
    await acrossStores(db.database, async (tx) => {
      for (let at = 0; at < 120; at += 1)
        await tx
          .insert(auditEntries)
          .values({ ...row, createdAt: new Date(NOW.getTime() - Math.floor(at / 40)) });
    });
    const seen: string[] = [];
    let before: string | null = null;
    let pages = 0;
    do {
      const page: Awaited<ReturnType<typeof activity>> = await activity(before === null ? {} : { before });
      seen.push(...page.data.map(({ id }) => id));
      before = page.next;
      pages += 1;
    } while (before !== null);
    expect([pages, seen.length, new Set(seen).size]).toEqual([3, 120, 120]);
  });

  it('is the owner’s to read', async () => {
    await putPerson(db.database, { username: LUCIA, status: 'activo' });
    expect(await answer(calls.listStoreActivity, {}, { email: LUCIA })).toMatchObject({ status: 403 });
    expect(await answer(calls.listStoreActivity, { query: { before: 'x' } })).toMatchObject({ status: 422 });
  });
});
