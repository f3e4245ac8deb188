import { calls } from '@trastienda/api-client/calls';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { requestHash } from '../../core/idempotency.ts';
import { idempotencyKeys } from '../../tables/requests.ts';
import { asking, CASA_LUMBRE } from '../../testing/ask.ts';
import { testInstallation } from '../../testing/installation.ts';
import { NOW } from '../../testing/now.ts';
import { tablesWith } from '../../testing/tables-with.ts';
import { acrossStores, useDatabase } from '../../testing/test-database.ts';
import { channelLinks, channelSecrets } from '../../tables/channel-links.ts';

const db = useDatabase();
const later = (minutes: number) =>
  asking(() => db.database, { clock: () => new Date(NOW.getTime() + minutes * 60_000) });
const { ask, answer } = later(0);

const COCINA = '10453';
const rowsOf = <T>(read: (tx: Parameters<Parameters<typeof acrossStores>[1]>[0]) => Promise<T>) =>
  acrossStores(db.database, read);

/** More of them by hand: `CANARY_LINKS=20000`. */
const typings = Number(process.env['CANARY_LINKS'] ?? 12);

describe('typed data', () => {
  it('that is secret is sealed, bound to its place, and in no other row, answer or hash (D255)', async () => {
    const canary = 'CanarioSecreto7391';
    const body = { storeId: CASA_LUMBRE, user: 'canario', password: canary };
    const linked = await answer(calls.linkTotalPlay, { body }, { key: 'la-del-canario' });
    expect(linked.status).toBe(200);
    const told = JSON.stringify([
      linked,
      await ask(calls.listIntegrationChannels, { query: { seller_id: CASA_LUMBRE } }),
    ]);
    expect(told).not.toContain(canary);
    expect(await tablesWith(db.database, canary)).toEqual([]);
    // The canary is found where it may be: this proves that the search works.
    expect(await tablesWith(db.database, 'la-del-canario')).toContain('idempotency_keys');
    const [link] = await rowsOf((tx) =>
      tx.select().from(channelLinks).where(eq(channelLinks.shopId, 'canario')),
    );
    const [secret] = await rowsOf((tx) =>
      tx
        .select()
        .from(channelSecrets)
        .where(eq(channelSecrets.linkId, link?.id ?? '')),
    );
    const { secrets } = testInstallation;
    const [kept] = await rowsOf((tx) =>
      tx.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, 'la-del-canario')),
    );
    const request = { params: {}, query: {}, body };
    expect(kept?.bodyHash).toBe((await requestHash(request, secrets)).value);
    expect(kept?.bodyHash).not.toBe((await requestHash(request, null)).value);
    expect(secret?.keyId).toBe(secrets?.keyId);
    const box = secret?.box ?? Buffer.alloc(0);
    expect(secrets?.open(box, [CASA_LUMBRE, link?.id ?? '', 'password'])).toBe(canary);
    expect(() => secrets?.open(box, [COCINA, link?.id ?? '', 'password'])).toThrow();
  });
});

it('what is secret of many typings, taken and refused, is in no table, no answer and no failure', async () => {
  const canary = 'CanarioDeMuchos7391';
  const faults: unknown[] = [];
  for (let at = 0; at < typings; at += 1) {
    // Every third is taken, each of the others refused at another place.
    const ways = [
      [calls.linkTotalPlay, { user: `canario${at % 9}`, password: canary }],
      [calls.linkTotalPlay, { user: ' ', password: canary, more: canary }],
      [calls.linkWooCommerce, { url: '10.0.0.1', consumerKey: `ck_${canary}`, consumerSecret: canary }],
    ] as const;
    const [call, body] = ways[at % 3] ?? ways[0];
    const asked = later(7 * at);
    const given = await asked.answer(call, { body: { storeId: CASA_LUMBRE, ...body } });
    expect(given.status).toBe(at % 3 === 0 ? 200 : 422);
    expect(JSON.stringify(given)).not.toContain(canary);
    faults.push(...asked.failures);
  }
  expect(faults).toEqual([]);
  expect(await tablesWith(db.database, canary)).toEqual([]);
});
