import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '@trastienda/api-client/calls';
import { expect, it } from 'vitest';
import { readBooks } from './books.ts';
import { guideRequestFor, quoteRequestFor, waitingOrders } from './guide-requests.ts';
import { killableGateway, killablePostgres } from './killable.ts';
import { proved } from '../proved.ts';
import { patientClient, type PatientClient } from './patient-client.ts';

const STORE = '10452';
const KEYS = 1_000;
const CONCURRENCY_LIMIT = 20;

it('1,000 keys, five copies of each at once and one more after a SIGKILL: 1,000 effects, and every copy hears of the same one', async () => {
  const postgres = await killablePostgres();
  const gateway = await killableGateway(postgres.url);
  try {
    const merchants: PatientClient[] = [];
    while (merchants.length < 5) {
      merchants.push(await patientClient(gateway.origin, STORE, 'mariana@casalumbre.example'));
    }
    const [one] = merchants;
    if (!one) throw new Error('nobody');
    const [order] = await waitingOrders(one.client, STORE);
    if (!order) throw new Error('no order');
    const before = await readBooks(postgres.url, STORE);
    const heard: { key: string; token: string; guides: Set<string> }[] = [];

    const buy = async (merchant: PatientClient, key: string, token: string): Promise<string> => {
      const body = guideRequestFor(order, STORE);
      const made = await merchant.must(calls.createCourierGuide, { params: { token }, body }, key);
      return made.detail.guide;
    };
    const oneKey = async (): Promise<void> => {
      const quotes = await one.must(calls.quoteCourier, { body: quoteRequestFor(order, STORE) });
      const key = crypto.randomUUID();
      const token = quotes.detail[0]?.token ?? '';
      const guides = await Promise.all(merchants.map((merchant) => buy(merchant, key, token)));
      heard.push({ key, token, guides: new Set(guides) });
      // A cancelled guide gives the money back: the wallet holds for all thousand.
      const body = { storeId: STORE, guides: [guides[0] ?? ''], lotId: null, reason: 'Prueba' };
      await one.must(calls.cancelCourierGuide, { body });
    };
    for (let done = 0; done < KEYS; done += CONCURRENCY_LIMIT) {
      const working = Promise.all(Array.from({ length: CONCURRENCY_LIMIT }, oneKey));
      // Ten times on the way, with what is in flight.
      if (done % 100 === 0) {
        await sleep(Math.random() * 1000);
        await gateway.crash();
      }
      await working;
    }
    await gateway.crash();
    for (let at = 0; at < heard.length; at += CONCURRENCY_LIMIT) {
      await Promise.all(
        heard
          .slice(at, at + CONCURRENCY_LIMIT)
          .map(async ({ key, token, guides }) => guides.add(await buy(one, key, token))),
      );
    }
    expect(heard).toHaveLength(KEYS);
    expect(heard.filter(({ guides }) => guides.size !== 1)).toEqual([]);
    const after = await readBooks(postgres.url, STORE);
    const old = new Set(before.guides.map(({ number }) => number));
    const made = after.guides.map(({ number }) => number).filter((number) => !old.has(number));
    expect(made.toSorted()).toEqual(heard.flatMap(({ guides }) => [...guides]).toSorted());
    expect(after.entries.length - before.entries.length).toBe(2 * KEYS);
    expect(after.balance).toBe(before.balance);
    proved(`${KEYS} keys, ${5 * KEYS} copies, one more of each after a SIGKILL: ${made.length} effects`);
  } finally {
    await gateway.stop('SIGKILL');
    await postgres.remove();
  }
});
