import { randomBytes } from 'node:crypto';
import { calls } from '@trastienda/api-client/calls';
import { openDemoShop } from '@trastienda/connectors/testing/demo-shop';
import type { Delivery } from '@trastienda/connectors/testing/woocommerce-emulator';
import { and, eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSecretBox, UnopenedBox } from '../../core/secret-box.ts';
import {
  channelEvents,
  channelHooks,
  channelSecrets,
  channelTurns,
  linkAttempts,
} from '../../tables/channel-links.ts';
import { asking, CASA_LUMBRE } from '../../testing/ask.ts';
import { testInstallation } from '../../testing/installation.ts';
import { type LinkedShop, useLinkedShops, wantedOrders } from '../../testing/linked-shops.ts';
import { ringBell } from '../../testing/ring-bell.ts';
import { createHooks } from './hooks/create-hooks.ts';
import { SECRET_FIELD, TOKEN_FIELD } from './hooks/hook-token.ts';

const { db, shops, clock, now, failures, faults, rowsOf, read, linked } = useLinkedShops();
const MINUTE = 60_000;

beforeEach(async () => {
  clock.ahead = 0;
  await rowsOf((tx) => tx.delete(linkAttempts));
  await rowsOf((tx) => tx.update(channelTurns).set({ nextAt: null }));
});

/** An installation that was started with another key, its log, and its turns. */
function withAnotherKey(secrets = createSecretBox([randomBytes(32)])) {
  const installation = { ...shops.installation, publicUrl: 'http://localhost:3000', secrets };
  const lines: { readonly error: unknown; readonly what: Readonly<Record<string, unknown>> }[] = [];
  const process = asking(() => db.database, { installation, clock: now });
  const turns = () =>
    read(shops.client, {
      installation,
      onError: (error, what) => lines.push({ error, what }),
    });
  const later = async (minutes: number) => {
    clock.ahead += minutes * MINUTE;
    await turns();
  };
  /** As many looks as make an error of a link, each after the longest pause between them. */
  const lose = async () => {
    for (let look = 1; look <= 5; look += 1) await later(16);
  };
  const hooks = createHooks({ database: db.database, secrets, clock: now });
  const ring = (delivery: Delivery) => ringBell(hooks, delivery);
  return { ...process, lines, turns, later, lose, ring };
}
const own = testInstallation.secrets ?? undefined;
const ofShop = ({ shopId }: LinkedShop) => ({ channel_id: 'WC' as const, shop_id: shopId });
const shown = async ({ ask }: Pick<ReturnType<typeof withAnotherKey>, 'ask'>, { shopId }: LinkedShop) => {
  const { data } = await ask(calls.listIntegrationChannels, { query: { seller_id: CASA_LUMBRE } });
  return data.flatMap(({ channels }) => channels).find(({ shop_id }) => shop_id === shopId);
};

describe('a shop whose key is lost (D546)', () => {
  it('is an error of its link after five looks, with what to do; nobody asks the shop, and the log has one line', async () => {
    const one = await linked();
    await read();
    const { requests } = one.emulator;
    const other = withAnotherKey();
    await other.later(3);
    expect(await shown(other, one)).toMatchObject({ status: 'active', cause: 'llave_perdida' });
    await other.lose();
    expect(await shown(other, one)).toMatchObject({
      status: 'error',
      cause: 'llave_perdida',
      message: 'Ya no podemos leer la llave de tu tienda: cámbiala por otra',
    });
    expect(other.lines).toEqual([
      { error: expect.any(UnopenedBox), what: { task: 'shops', storeId: CASA_LUMBRE, linkId: one.linkId } },
    ]);
    const failed = await one.turn();
    expect(failed).toMatchObject({ lease: null, leaseUntil: null });
    expect(failed?.nextAt?.getTime()).toBeGreaterThan(now().getTime() + 40 * MINUTE);
    // Nobody looks again each minute, and an hour later nobody says it again.
    for (let minute = 1; minute <= 5; minute += 1) await other.later(1);
    expect(await one.turn()).toEqual(failed);
    await other.later(60);
    expect((await one.turn())?.failures).toBe((failed?.failures ?? 0) + 1);
    expect(other.lines).toHaveLength(1);
    expect(one.emulator.requests).toBe(requests);
    expect(
      (await rowsOf((tx) => tx.select().from(channelEvents).where(eq(channelEvents.linkId, one.linkId)))).at(
        -1,
      ),
    ).toMatchObject({ kind: 'failed', cause: 'llave_perdida' });
  });

  it('heals with another key, and nothing of what happened meanwhile is lost', async () => {
    const one = await linked();
    await read();
    const other = withAnotherKey();
    await other.later(3);
    const [sample] = wantedOrders(one);
    const [item] = sample?.items ?? [];
    const sold = one.shop.createOrder({
      isPaid: true,
      billing: { ...sample?.billing },
      items: [{ productId: item?.productId ?? 0, quantity: 1 }],
    });
    expect((await other.answer(calls.linkWooCommerce, { body: one.body })).status).toBe(200);
    await other.turns();
    expect(await shown(other, one)).toMatchObject({ status: 'active', cause: null, failedSince: null });
    expect((await one.orderOf(sold.id)).orderNumber).toBe(String(sold.id));
    // What is lost again is said again.
    const third = withAnotherKey();
    await third.lose();
    expect(third.lines).toHaveLength(1);
    expect(await shown(third, one)).toMatchObject({ status: 'error', cause: 'llave_perdida' });
  });

  it('heals by itself once its operator has found the key again', async () => {
    const one = await linked();
    await read();
    // No time passes, since a trial compares the clocks.
    const other = withAnotherKey();
    for (let look = 1; look <= 5; look += 1) {
      await one.setTurn({ nextAt: now() });
      await other.turns();
    }
    const found = withAnotherKey(own);
    expect(await shown(found, one)).toMatchObject({ status: 'error', cause: 'llave_perdida' });
    const trial = { body: { storeId: CASA_LUMBRE, ...ofShop(one) } };
    expect(await found.ask(calls.testIntegrationChannel, trial)).toMatchObject({ isOk: true });
    await found.turns();
    expect(await shown(found, one)).toMatchObject({ status: 'active', cause: null });
    await withAnotherKey().later(16);
    await found.later(61);
    expect(await shown(found, one)).toMatchObject({ status: 'active', cause: null });
    expect([...found.lines, ...found.failures]).toEqual([]);
  });

  it('can be unlinked, webhooks and all', async () => {
    const one = await linked();
    await withAnotherKey(own).turns();
    expect(one.shop.webhooks.size).toBe(4);
    const other = withAnotherKey();
    const leaving = { razonbaja: 'La conexión fallaba', feedbackbaja: null, pendientes: 1000 } as const;
    const body = { seller_id: CASA_LUMBRE, ...ofShop(one), ...leaving };
    expect((await other.answer(calls.deleteIntegrationChannel, { body })).status).toBe(200);
    expect(await rowsOf((tx) => tx.$count(channelSecrets, eq(channelSecrets.linkId, one.linkId)))).toBe(0);
    expect(other.failures).toEqual([]);
  });
});

describe('the signing secret of a shop that is lost', () => {
  it('signs nothing, and the next look makes another one; the log has one line', async () => {
    const deliveries: Delivery[] = [];
    const emulator = openDemoShop({
      seed: 77,
      now: () => now().getTime(),
      deliver: async (delivery) => {
        deliveries.push(delivery);
        return 200;
      },
    });
    const one = await linked(emulator);
    const here = withAnotherKey(own);
    await here.turns();
    const touch = async () => {
      const [order] = wantedOrders(one);
      if (order) one.shop.touch(order);
      await emulator.bells.settled();
      const last = deliveries.at(-1);
      if (!last) throw new Error('A change rings');
      return last;
    };
    expect(await here.ring(await touch())).toBe('taken');
    await here.turns();
    const ofBell = and(
      eq(channelSecrets.linkId, one.linkId),
      inArray(channelSecrets.field, [TOKEN_FIELD, SECRET_FIELD]),
    );
    await rowsOf((tx) => tx.update(channelSecrets).set({ keyId: 'otra' }).where(ofBell));
    const before = await touch();
    expect(await here.ring(before)).toBe('forged');
    expect(
      await here.ring({
        ...before,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'webhook_id=1',
      }),
    ).toBe('taken');
    await here.later(16);
    expect(here.lines).toEqual([
      {
        error: expect.any(UnopenedBox),
        what: { task: 'shops-hook', storeId: CASA_LUMBRE, linkId: one.linkId },
      },
    ]);
    expect(await shown(here, one)).toMatchObject({ status: 'active', cause: null, webhook: 'activo' });
    expect(one.shop.webhooks.size).toBe(4);
    const after = await touch();
    expect(after.url).not.toBe(before.url);
    expect(await here.ring(after)).toBe('taken');
    expect(await here.ring(before)).toBe('unknown');
    await here.later(16);
    expect(here.lines).toHaveLength(1);
    expect(await rowsOf((tx) => tx.$count(channelHooks, eq(channelHooks.linkId, one.linkId)))).toBe(1);
  });
});

it('a link that was begun by a lost key is begun again', async () => {
  const begin = asking(() => db.database, { clock: now });
  const redirectUri = `${testInstallation.publicUrl}/canales-de-venta/marketplaces/setup`;
  const begun = await begin.ask(calls.linkMercadoLibre, { body: { storeId: CASA_LUMBRE, redirectUri } });
  if (!('state' in begun)) throw new Error('It did not begin');
  const secrets = createSecretBox([randomBytes(32)]);
  const other = asking(() => db.database, { installation: { ...testInstallation, secrets }, clock: now });
  const code = `demo.${new URL(begun.url).searchParams.get('code_challenge')}`;
  const body = { storeId: CASA_LUMBRE, redirectUri, state: begun.state, code };
  expect(await other.answer(calls.linkMercadoLibre, { body })).toMatchObject({
    status: 409,
    body: { code: 'link_expired', message: 'Esta conexión ya no se puede terminar: vuelve a empezar' },
  });
  expect([...begin.failures, ...other.failures]).toEqual([]);
});

it('none of all this was a fault of ours', () => {
  expect([...failures, ...faults]).toEqual([]);
});
