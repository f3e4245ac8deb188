import { randomUUID } from 'node:crypto';
import type { OrderAnswer } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { guides, walletEntries } from '../tables/shipping.ts';
import { asking, CASA_LUMBRE, HECTOR } from '../testing/ask.ts';
import { NOW } from '../testing/now.ts';
import { guideRequestFor, pendingOrder, quoteFor } from '../testing/requests.ts';
import { acrossStores, useDatabase } from '../testing/test-database.ts';
import { inScope } from '../testing/in-scope.ts';
import { requestHash, takeKey } from './idempotency.ts';
import { auditEntries } from '../tables/requests.ts';

const db = useDatabase();
let clock = NOW;
const { ask, answer } = asking(() => db.database, { clock: () => clock });
const guideCount = () => acrossStores(db.database, (tx) => tx.$count(guides));

beforeAll(() =>
  acrossStores(db.database, async (tx) => {
    await tx
      .insert(walletEntries)
      .values({ storeId: CASA_LUMBRE, kind: 'top_up', amount: 10_000_000, createdAt: NOW });
  }),
);

let order: OrderAnswer;
let token = '';
beforeEach(async () => {
  clock = NOW;
  order = await pendingOrder(ask);
  token = (await ask(calls.quoteCourier, { body: quoteFor(order) })).detail[0]?.token ?? '';
});
const buy = (key: string | null, change = {}) =>
  answer(calls.createCourierGuide, { params: { token }, body: guideRequestFor(order, change) }, { key });

type Given = Awaited<ReturnType<typeof buy>>;
/** Sends again with the same key while the service is too busy, as clients do: a 503 has done nothing. */
async function untilHeard(send: () => Promise<Given>): Promise<Given> {
  for (let again = 0; again < 20; again += 1) {
    const given = await send();
    if (given.status !== 503) return given;
  }
  return send();
}

describe('a key on a writing call (D169)', () => {
  it('gives the first answer again, byte for byte, and makes nothing twice', async () => {
    const key = randomUUID();
    const first = await buy(key);
    const count = await guideCount();
    const second = await buy(key);
    expect(first.status).toBe(200);
    expect(JSON.stringify(second)).toBe(JSON.stringify(first));
    expect(await guideCount()).toBe(count);
  });

  it('makes one effect of five copies at once; who comes while it is made hears so, by a code of its own', async () => {
    const key = randomUUID();
    const count = await guideCount();
    const given = await Promise.all(Array.from({ length: 5 }, () => untilHeard(() => buy(key))));
    const made = given.filter((one) => one.status === 200);
    const early = given.filter((one) => one.status !== 200);
    expect(new Set(made.map((one) => JSON.stringify(one))).size).toBe(1);
    for (const one of early) expect(one).toMatchObject({ status: 409, body: { code: 'in_flight' } });
    expect(await guideCount()).toBe(count + 1);
    expect(await buy(key)).toEqual(made[0]);
    expect(await guideCount()).toBe(count + 1);
  });

  it('is not waited for: a twin of a request that is held up is answered at once', async () => {
    const key = randomUUID();
    const holder = await db.database.$client.connect();
    await holder.query(`begin; select set_config('app.scope', 'all', true)`);
    await holder.query('select 1 from quotes where token = $1 for update', [token]);
    const first = buy(key);
    // The first one has the key once it waits for the quote.
    const waiting = () => db.database.$client.query('select 1 from pg_locks where not granted');
    await expect.poll(async () => (await waiting()).rowCount, { timeout: 20_000 }).toBeGreaterThan(0);
    expect(await buy(key)).toMatchObject({ status: 409, body: { code: 'in_flight' } });
    await holder.query('commit');
    holder.release();
    expect((await first).status).toBe(200);
    expect(await buy(key)).toEqual(await first);
  });

  it('makes one effect of each of 60 keys, three copies of each', async () => {
    const count = await guideCount();
    const sends: { key: string; send: () => Promise<Given> }[] = [];
    for (let at = 0; at < 20; at += 1) {
      const own = (await ask(calls.quoteCourier, { body: quoteFor(order) })).detail;
      for (const option of own.slice(0, 3)) {
        const key = randomUUID();
        const body = guideRequestFor(order);
        for (let copy = 0; copy < 3; copy += 1) {
          sends.push({
            key,
            send: () => answer(calls.createCourierGuide, { params: { token: option.token }, body }, { key }),
          });
        }
      }
    }
    const given = await Promise.all(
      sends.map(async ({ key, send }) => ({ key, ...(await untilHeard(send)) })),
    );
    expect(given).toHaveLength(180);
    const odd = given.filter(
      ({ status, body }) => status !== 200 && (body as { code?: string }).code !== 'in_flight',
    );
    expect(odd).toEqual([]);
    expect(new Set(given.filter(({ status }) => status === 200).map(({ key }) => key)).size).toBe(60);
    expect(await guideCount()).toBe(count + 60);
  });

  it('is refused with 409 for another body, and for another path', async () => {
    const key = randomUUID();
    await buy(key);
    expect(await buy(key, { content: 'Otra cosa' })).toMatchObject({
      status: 409,
      body: { code: 'key_reused' },
    });
    token = (await ask(calls.quoteCourier, { body: quoteFor(order) })).detail[0]?.token ?? '';
    expect((await buy(key)).status).toBe(409);
  });

  it('belongs to its store and its call', async () => {
    const key = randomUUID();
    const cancel = (storeId: string, email?: string) =>
      answer(
        calls.cancelCourierGuide,
        { body: { storeId, guides: ['000000000000', '000000000001'], lotId: null, reason: '' } },
        { key, storeId, ...(email ? { email } : {}) },
      );
    const first = await cancel(CASA_LUMBRE);
    expect(first.status).toBe(200);
    expect((await cancel('10453')).status).toBe(200);
    expect((await cancel('20817', HECTOR)).status).toBe(200);
    expect((await buy(key)).status).toBe(200);
  });

  it('is kept for 24 hours', async () => {
    const key = randomUUID();
    const first = await buy(key);
    clock = new Date(NOW.getTime() + 24 * 3_600_000 - 1000);
    expect(JSON.stringify(await buy(key))).toBe(JSON.stringify(first));
    clock = new Date(NOW.getTime() + 24 * 3_600_000 + 1000);
    // Forgotten: the request is a new one, and its quote is used.
    expect(await buy(key)).toMatchObject({ status: 409, body: { code: 'quote_used' } });
  });

  it('is refused for another file of a form, and knows the same one again', async () => {
    const loads = new File(['sku,precio\n'], 'precios.csv');
    const hashOf = (body: object) => requestHash({ params: {}, query: {}, body }, null);
    const take = async (key: string, body: object) => {
      const hash = await hashOf(body);
      return inScope(db.database, ({ tx, storeId, now }) =>
        takeKey(tx, { storeId, person: '', callId: 'createBulkLoad', key, hash, now }),
      );
    };
    const key = randomUUID();
    expect(await take(key, { file: loads, list: [loads] })).toBeNull();
    const same = new File(['sku,precio\n'], 'precios.csv');
    expect(await take(key, { list: [same], file: same })).toBeNull();
    for (const other of [new File(['sku,precio\r'], 'precios.csv'), new File(['sku,precio\n'], 'otro.csv')]) {
      for (const body of [
        { file: other, list: [loads] },
        { file: loads, list: [other] },
      ]) {
        await expect(take(key, body)).rejects.toMatchObject({ status: 409, code: 'key_reused' });
      }
    }
  });

  it('is not spent by a refusal', async () => {
    const key = randomUUID();
    const wrong = await answer(
      calls.createCourierGuide,
      { params: { token: 'q_nothing' }, body: guideRequestFor(order) },
      { key },
    );
    expect(wrong.status).toBe(404);
    expect((await buy(key)).status).toBe(200);
  });

  it('is required where a repeat would charge or send twice', async () => {
    const given = await buy(null);
    expect(given.status).toBe(400);
    for (const call of Object.values(calls)) {
      if (call.idempotency === 'key') expect(call.method).not.toBe('GET');
    }
  });
});

it('every change leaves a line of who did what, with its key; a repeat and a refusal leave none', async () => {
  const entries = () =>
    acrossStores(db.database, (tx) =>
      tx.select().from(auditEntries).where(eq(auditEntries.storeId, CASA_LUMBRE)),
    );
  const before = (await entries()).length;
  const key = randomUUID();
  await buy(key);
  await buy(key);
  await buy(randomUUID());
  const after = await entries();
  expect(after).toHaveLength(before + 1);
  expect(after.find((entry) => entry.key === key)).toMatchObject({
    email: 'mariana@casalumbre.example',
    callId: 'createCourierGuide',
    requestId: 'req-test',
    createdAt: NOW,
  });
});
