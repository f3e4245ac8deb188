import { randomBytes } from 'node:crypto';
import { calls } from '@trastienda/api-client/calls';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { requestHash } from '../../core/idempotency.ts';
import { createSecretBox, UnopenedBox } from '../../core/secret-box.ts';
import { rotateSecrets } from '../../setup/operator/rotate-secrets.ts';
import { idempotencyKeys } from '../../tables/requests.ts';
import { asking, CASA_LUMBRE } from '../../testing/ask.ts';
import { testInstallation } from '../../testing/installation.ts';
import { NOW } from '../../testing/now.ts';
import { dumpOf, tablesWith } from '../../testing/tables-with.ts';
import { acrossStores, useDatabase } from '../../testing/test-database.ts';
import { channelLinks, channelSecrets, linkAttempts } from '../../tables/channel-links.ts';
import { linkSecretPlace, verifierPlace } from './secret-places.ts';

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
      await ask(calls.listStoreActivity, { query: {} }),
    ]);
    expect(told).not.toContain(canary);
    expect(await tablesWith(db.database, canary)).toEqual([]);
    // The canary is found where it may be: this proves that the search works.
    expect(await tablesWith(db.database, 'la-del-canario')).toContain('idempotency_keys');
    // So it is where it is bytes or base64, in the tables of the queue too.
    await db.database.execute(sql`create schema queue`);
    await db.database.execute(sql`create table queue.job as
      select 'x' || encode(convert_to('{"x":"OtroCanario7391"}', 'UTF8'), 'base64') as data, convert_to('UnoMas7391', 'UTF8') as bytes`);
    for (const other of ['OtroCanario7391', 'UnoMas7391'])
      expect(await tablesWith(db.database, other)).toEqual(['queue.job']);
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

/** Tries all that could be a key in a copy of the database, written in hexadecimal or base64, on each of its boxes. */
function openedWith(dump: readonly string[], boxes: readonly Sealed[]): { opened: number; tried: number } {
  const keys = new Map<string, Buffer>();
  const take = (key: Buffer) => key.length === 32 && keys.set(key.toString('hex'), key);
  for (const line of dump) {
    for (const [text] of line.matchAll(/(?<![\da-f])[\da-f]{64}(?![\da-f])/giu))
      take(Buffer.from(text, 'hex'));
    for (const [text] of line.matchAll(/(?<![\w+/-])[\w+/-]{43}=?(?![\w+/-])/gu))
      take(Buffer.from(text, 'base64'));
  }
  let opened = 0;
  for (const key of keys.values()) {
    const thief = createSecretBox([key]);
    for (const { box, place } of boxes) {
      try {
        thief.open(box, place);
        opened += 1;
      } catch (error) {
        if (!(error instanceof UnopenedBox)) throw error;
      }
    }
  }
  return { opened, tried: keys.size };
}
type Sealed = { readonly box: Buffer; readonly place: readonly string[] };

it('a copy of all tables opens nothing: no key is in one, nor anything that is used as one (D515)', async () => {
  const [key, older] = [randomBytes(32), randomBytes(32)];
  const secrets = createSecretBox([key, older]);
  const own = asking(() => db.database, {
    installation: { ...testInstallation, secrets },
    clock: () => new Date(NOW.getTime() + 48 * 60 * 60_000),
  });
  const redirectUri = `${testInstallation.publicUrl}/canales-de-venta/marketplaces/setup`;
  await own.ask(calls.linkTotalPlay, {
    body: { storeId: CASA_LUMBRE, user: 'copia', password: 'de-la-copia' },
  });
  await own.ask(calls.linkMercadoLibre, { body: { storeId: CASA_LUMBRE, redirectUri } });
  const act = { command: 'secrets:rotate', by: 'olga@host' };
  await rotateSecrets(db.database, secrets, act);

  const sealed = await rowsOf(async (tx) => [
    ...(await tx.select().from(channelSecrets).where(eq(channelSecrets.keyId, secrets.keyId))).map((row) => ({
      box: row.box,
      place: linkSecretPlace(row),
    })),
    ...(await tx.select().from(linkAttempts)).flatMap((row) =>
      row.verifier ? [{ box: row.verifier, place: verifierPlace(row) }] : [],
    ),
  ]);
  expect(sealed).toHaveLength(2);
  for (const one of [key, older]) expect(await tablesWith(db.database, one)).toEqual([]);
  expect(await tablesWith(db.database, 'de-la-copia')).toEqual([]);
  const dump = await dumpOf(db.database);
  const { opened, tried } = openedWith(dump, sealed);
  expect(opened).toBe(0);
  // The thief finds what there is: hashes enough to try, and the key, were it there.
  expect(tried).toBeGreaterThan(10);
  for (const as of ['hex', 'base64', 'base64url'] as const)
    expect(openedWith([`(x,"${key.toString(as)}")`], sealed)).toEqual({ opened: 2, tried: 1 });
});
