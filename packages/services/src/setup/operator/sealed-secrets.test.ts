import { randomBytes } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import { calls } from '@trastienda/api-client/calls';
import { openDemoShop } from '@trastienda/connectors/testing/demo-shop';
import type { Delivery, Fault } from '@trastienda/connectors/testing/woocommerce-emulator';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createSecretBox, type SecretBox } from '../../core/secret-box.ts';
import { DEMO_CODE } from '../../subjects/channels/demo-consent.ts';
import { createHooks } from '../../subjects/channels/hooks/create-hooks.ts';
import { linkSecretPlace } from '../../subjects/channels/secret-places.ts';
import {
  channelHooks,
  channelLinks,
  channelSecrets,
  channelTurns,
  linkAttempts,
} from '../../tables/channel-links.ts';
import { asking, CASA_LUMBRE } from '../../testing/ask.ts';
import { testInstallation } from '../../testing/installation.ts';
import { actOf, actsIn } from '../../testing/operator.ts';
import { useLinkedShops, wantedOrders } from '../../testing/linked-shops.ts';
import { ringBell } from '../../testing/ring-bell.ts';
import { tablesWith } from '../../testing/tables-with.ts';
import { rotateSecrets } from './rotate-secrets.ts';

const { db, shops, clock, now, rowsOf, read } = useLinkedShops();
const MINUTE = 60_000;
const SOURCE = fileURLToPath(new URL('../..', import.meta.url));
const [A, B] = [randomBytes(32), randomBytes(32)];
const SETUP = `${testInstallation.publicUrl}/canales-de-venta/marketplaces/setup`;

/** A box that notes what it seals, and the file that had it sealed. */
function noting(box: SecretBox) {
  const boxes: Buffer[] = [];
  const clear: string[] = [];
  const files = new Set<string>();
  const noted: SecretBox = {
    ...box,
    seal(secret, place) {
      // The first line names the error, the second one this place.
      const [, , caller = ''] = new Error('Where from?').stack?.split('\n') ?? [];
      files.add(/src\/(?<file>[\w/-]+\.ts)/u.exec(caller)?.groups?.['file'] ?? caller);
      const sealed = box.seal(secret, place);
      boxes.push(sealed);
      clear.push(secret);
      return sealed;
    },
  };
  return { box: noted, boxes, clear, files };
}

/** A process that was started with these keys: its calls, its turns and its bells. */
function processOf(secrets: SecretBox) {
  const installation = {
    ...shops.installation,
    publicUrl: 'http://localhost:3000',
    demoConsentUrl: testInstallation.demoConsentUrl,
    secrets,
  };
  const said: unknown[] = [];
  const own = asking(() => db.database, { installation, clock: now });
  const hooks = createHooks({ database: db.database, secrets, clock: now });
  const turns = () =>
    read(shops.client, {
      installation,
      onError: (error, what) => said.push([error, what]),
    });
  const ring = (delivery: Delivery) => ringBell(hooks, delivery);
  const begin = async () => {
    const body = {
      storeId: CASA_LUMBRE,
      redirectUri: SETUP.replace(testInstallation.publicUrl, installation.publicUrl),
    };
    const begun = await own.ask(calls.linkMercadoLibre, { body });
    if (!('state' in begun)) throw new Error('It did not begin');
    const code = DEMO_CODE + new URL(begun.url).searchParams.get('code_challenge');
    return { ...body, state: begun.state, code };
  };
  return { ...own, said, turns, ring, begin };
}

/** A shop that rings, whose deliveries wait for somebody who brings them. */
async function ringingShop(by: ReturnType<typeof processOf>, seed: number) {
  const deliveries: Delivery[] = [];
  const emulator = openDemoShop({
    seed,
    now: () => now().getTime(),
    deliver: async (delivery) => {
      deliveries.push(delivery);
      return 200;
    },
  });
  const { origin, body } = await shops.open(emulator);
  await by.ask(calls.linkWooCommerce, { body });
  const shopId = new URL(origin).host;
  const [link] = await rowsOf((tx) => tx.select().from(channelLinks).where(eq(channelLinks.shopId, shopId)));
  const linkId = link?.id ?? '';
  await rowsOf((tx) =>
    tx
      .update(channelTurns)
      .set({ comparedAt: new Date('2999-01-01') })
      .where(eq(channelTurns.linkId, linkId)),
  );
  await by.turns();
  const change = async () => {
    const [order] = wantedOrders(emulator);
    if (order) emulator.shop.touch(order);
    await emulator.bells.settled();
    const last = deliveries.at(-1);
    if (!last) throw new Error('A change rings');
    return last;
  };
  const fields = async () =>
    (
      await rowsOf((tx) => tx.select().from(channelSecrets).where(eq(channelSecrets.linkId, linkId)))
    ).toSorted((one, other) => one.field.localeCompare(other.field));
  return { emulator, body, shopId, linkId, change, fields };
}

describe('everything that is sealed', () => {
  it('is sealed anew by the operator’s command: no box of the old key is left in any table, and all works by the new one alone (D515)', async () => {
    const { box, boxes, files } = noting(createSecretBox([A]));
    const before = processOf(box);
    const one = await ringingShop(before, 71);
    const { secret } = await before.ask(calls.saveStoreWebhook, {
      body: { storeId: CASA_LUMBRE, url: 'https://erp.casalumbre.mx/avisos' },
    });
    const begun = await before.begin();
    expect(await before.ring(await one.change())).toBe('taken');

    // Whatever seals is walked here: another place that seals is to be added, and to the command.
    const sealing: string[] = [];
    for await (const file of glob('**/*.ts', { cwd: SOURCE })) {
      if (/\.(?:test|nightly)\.ts$|^testing\/|secret-box\.ts$|rotate-secrets\.ts$/u.test(file)) continue;
      if (/\.seal\(/u.test(await readFile(path.join(SOURCE, file), 'utf8'))) sealing.push(file);
    }
    expect([...files].toSorted()).toEqual(sealing.toSorted());
    expect(sealing.length).toBeGreaterThanOrEqual(4);

    // They are found before: this proves that the search works.
    expect((await tablesWith(db.database, ...boxes)).toSorted()).toEqual([
      'channel_secrets',
      'link_attempts',
      'store_webhooks',
    ]);
    const kept = await one.fields();
    expect(kept.map(({ field }) => field)).toEqual([
      'consumerKey',
      'consumerSecret',
      'hookSecret',
      'hookToken',
    ]);

    const rotated = await rotateSecrets(db.database, createSecretBox([B, A]), actOf('secrets:rotate'));
    expect(rotated).toMatchObject({ secrets: 5, attempts: 1, unopened: [], late: 0, removable: [box.keyId] });
    expect(await tablesWith(db.database, ...boxes)).toEqual([]);
    const newBox = createSecretBox([B]);
    for (const [at, row] of (await one.fields()).entries())
      expect(newBox.open(row.box, linkSecretPlace(row), row.keyId)).toBe(
        box.open(kept[at]?.box ?? Buffer.alloc(0), linkSecretPlace(row), box.keyId),
      );

    // The old key is gone: the shop is read, rings by the same token and secret, and nothing is made anew.
    const after = processOf(newBox);
    const webhooks = [...one.emulator.shop.webhooks.values()].map(({ deliveryUrl }) => deliveryUrl);
    expect(await after.ring(await one.change())).toBe('taken');
    clock.ahead += 16 * MINUTE;
    await after.turns();
    clock.ahead += 25 * 60 * MINUTE;
    await after.turns();
    expect([...one.emulator.shop.webhooks.values()].map(({ deliveryUrl }) => deliveryUrl)).toEqual(webhooks);
    const { data } = await after.ask(calls.listIntegrationChannels, { query: { seller_id: CASA_LUMBRE } });
    const links = data.flatMap(({ channels }) => channels);
    expect(links.find(({ shop_id }) => shop_id === one.shopId)).toMatchObject({
      status: 'active',
      cause: null,
      webhook: 'activo',
    });
    expect(await after.ask(calls.testStoreWebhook, { body: { storeId: CASA_LUMBRE } })).toMatchObject({
      isReceived: true,
    });
    expect(secret).toMatch(/^whsec_/u);
    clock.ahead -= (16 + 25 * 60) * MINUTE;
    expect(await after.answer(calls.linkMercadoLibre, { body: begun })).toMatchObject({ status: 200 });
    expect([...after.said, ...after.failures, ...before.said, ...before.failures]).toEqual([]);
  });

  it('is nowhere in the clear: not in a table, an answer, an event, the activity, a failure, nor what is said of one', async () => {
    const { box, clear } = noting(createSecretBox([A]));
    const by = processOf(box);
    const one = await ringingShop(by, 72);
    const { secret } = await by.ask(calls.saveStoreWebhook, {
      body: { storeId: CASA_LUMBRE, url: 'https://erp.casalumbre.mx/avisos' },
    });
    await by.begin();
    const canaries = [...new Set([...clear, secret.replace('whsec_', '')])];
    expect(canaries).toHaveLength(6);
    const ofLink = { channel_id: 'WC', shop_id: one.shopId } as const;
    const told: unknown[] = [];
    const tell = async () => {
      const query = { seller_id: CASA_LUMBRE };
      told.push(
        await by.answer(calls.listIntegrationChannels, { query }),
        await by.answer(calls.listChannelEvents, { query: { storeId: CASA_LUMBRE, ...ofLink } }),
        await by.answer(calls.listStoreActivity, { query: {} }),
        await by.answer(calls.getStoreWebhook, { query: { storeId: CASA_LUMBRE } }),
        await by.answer(calls.testIntegrationChannel, { body: { storeId: CASA_LUMBRE, ...ofLink } }),
        await by.answer(calls.linkWooCommerce, { body: one.body }),
      );
    };
    const faults: readonly (Fault | null)[] = [null, '401', '429', '500', 'html 503', 'cut', 'lost'];
    /** Makes the shop and its webhooks due. The clock stands, since linking compares it with the shop's. */
    const due = (change: Partial<typeof channelTurns.$inferInsert> = {}) =>
      rowsOf(async (tx) => {
        await tx.delete(linkAttempts);
        await tx
          .update(channelTurns)
          .set({ ...change, nextAt: now() })
          .where(eq(channelTurns.linkId, one.linkId));
        await tx.update(channelHooks).set({ lookAt: now() }).where(eq(channelHooks.linkId, one.linkId));
      });
    for (const keysInQuery of [false, true])
      for (const fault of faults) {
        await due({ keysInQuery });
        await one.change();
        Object.assign(one.emulator.switches, { fault });
        await by.turns();
        await tell();
        Object.assign(one.emulator.switches, { fault: null });
      }
    // A fault of ours in each place that writes: what is said of it goes into the log, with the statement and its values.
    await db.database.execute(sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused'; end $$`);
    const places = ['channel_secrets', 'channel_hooks', 'channel_inbox', 'store_webhooks', 'channel_events'];
    for (const place of places) {
      await db.database.execute(
        sql`create trigger refuse before insert or update on ${sql.identifier(place)} for each row execute function refuse()`,
      );
      if (place !== 'channel_hooks') await due();
      await by.ring(await one.change()).catch((error: unknown) => by.said.push(error));
      const saved = await by.answer(calls.saveStoreWebhook, {
        body: { storeId: CASA_LUMBRE, url: 'https://erp.casalumbre.mx/otro' },
      });
      // The answer that saves is the one that shows the secret (D521).
      if (saved.status !== 200) told.push(saved);
      told.push(await by.answer(calls.linkWooCommerce, { body: one.body }));
      await by.turns();
      await db.database.execute(sql`drop trigger refuse on ${sql.identifier(place)}`);
    }
    expect(by.said.length).toBeGreaterThan(1);
    expect(by.failures.length).toBeGreaterThan(1);
    const heard = [
      JSON.stringify(told),
      inspect([by.said, by.failures], { depth: 30, maxStringLength: Infinity, maxArrayLength: Infinity }),
      JSON.stringify(await actsIn(db.database)),
    ].join('\n');
    const all = [...new Set([...canaries, ...clear])];
    expect(all.length).toBeGreaterThan(canaries.length);
    for (const canary of all) {
      for (const text of [canary, Buffer.from(canary).toString('base64').replace(/=+$/u, '')])
        expect(heard.includes(text), canary.slice(0, 6)).toBe(false);
    }
    expect(await tablesWith(db.database, ...all)).toEqual([]);
    // The failures are the ones that were wanted.
    expect(heard).toContain('refused');
  });
});
