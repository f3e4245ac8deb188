import { randomBytes } from 'node:crypto';
import { calls } from '@trastienda/api-client/calls';
import type { EmulatorOptions, WooEmulator } from '@trastienda/connectors/testing/woocommerce-emulator';
import { openDemoShop } from '@trastienda/connectors/testing/demo-shop';
import { and, eq, sql } from 'drizzle-orm';
import { createSecretBox } from '../../core/secret-box.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { channelEvents, channelLinks, channelTurns, linkAttempts } from '../../tables/channel-links.ts';
import { externalOrders } from '../../tables/door.ts';
import { orders } from '../../tables/orders.ts';
import { asking, CASA_LUMBRE } from '../../testing/ask.ts';
import { installationWithShops, useShops } from '../../testing/real-shop.ts';
import { acrossStores, useDatabase } from '../../testing/test-database.ts';
import { readShops, turnsOf } from '../../testing/read-shops.ts';

const MINUTE = 60_000;
const db = useDatabase();
const shops = useShops();
const clock = { ahead: 0, stoppedAt: null as number | null };
const now = () => new Date((clock.stoppedAt ?? Date.now()) + clock.ahead);
const { ask, answer, failures } = asking(() => db.database, {
  installation: shops.installation,
  clock: now,
});

const rowsOf = <T>(read: (tx: Parameters<Parameters<typeof acrossStores>[1]>[0]) => Promise<T>) =>
  acrossStores(db.database, read);
beforeEach(async () => {
  Object.assign(clock, { ahead: 0, stoppedAt: null });
  await rowsOf((tx) => tx.delete(linkAttempts));
  await rowsOf((tx) => tx.update(channelTurns).set({ nextAt: null }));
});

const read = async () => {
  await readShops(
    turnsOf({
      database: db.database,
      installation: installationWithShops(shops.client),
      clock: now,
      moment: () => sql<Date>`${now().toISOString()}::timestamptz`,
      onError: (error) => failures.push(error),
    }),
  );
};

async function linked(choices: object = {}, emulator?: WooEmulator) {
  const opened = await shops.open(emulator);
  const shopId = new URL(opened.origin).host;
  const shop = { channel_id: 'WC', shop_id: shopId };
  const result = await ask(calls.linkWooCommerce, { body: { ...opened.body, ...choices } });
  const ofLink = and(eq(channelLinks.channel, 'WC'), eq(channelLinks.shopId, shopId));
  const [row] = await rowsOf((tx) => tx.select().from(channelLinks).where(ofLink));
  const linkId = row?.id ?? '';
  const turn = () =>
    rowsOf((tx) => tx.select().from(channelTurns).where(eq(channelTurns.linkId, linkId))).then(
      ([one]) => one,
    );
  const link = async () => {
    const { data } = await ask(calls.listIntegrationChannels, { query: { seller_id: CASA_LUMBRE } });
    return data.flatMap(({ channels }) => channels).find((one) => one.shop_id === shopId);
  };
  const test = () => ask(calls.testIntegrationChannel, { body: { storeId: CASA_LUMBRE, ...shop } });
  const sync = () => answer(calls.syncIntegrationChannel, { body: { storeId: CASA_LUMBRE, ...shop } });
  const events = (before?: number) =>
    ask(calls.listChannelEvents, { query: { storeId: CASA_LUMBRE, ...shop, before } });
  return { ...opened, shopId, linkId, result, turn, link, test, sync, events };
}

describe('choices of a link (D536)', () => {
  it('answers what was asked of the shop, and keeps what was chosen', async () => {
    const one = await linked({ since: 7, completeWhen: 'entregar' });
    expect(one.result.data.checks.map(({ name, ok }) => [name, ok])).toEqual(
      ['tienda', 'llave', 'version', 'moneda', 'reloj', 'pedidos', 'escritura', 'envios'].map((name) => [
        name,
        true,
      ]),
    );
    expect(one.result.data.connection).toMatchObject({
      version: '11.0.1',
      keyEnding: '4567',
      prefix: null,
      completeWhen: 'entregar',
    });
    const turn = await one.turn();
    const days = (now().getTime() - Date.parse(`${turn?.cursor.since}Z`)) / 86_400_000;
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThan(7.01);
  });

  it('puts the prefix of a second shop before its numbers, which stays for good', async () => {
    const one = await linked({ prefix: 'norte' });
    await read();
    const numbers = await rowsOf((tx) =>
      tx
        .select({ number: orders.orderNumber })
        .from(externalOrders)
        .innerJoin(
          orders,
          and(eq(orders.storeId, externalOrders.storeId), eq(orders.id, externalOrders.orderId)),
        )
        .where(eq(externalOrders.source, one.linkId)),
    );
    expect(numbers.length).toBeGreaterThan(20);
    for (const { number } of numbers) expect(number).toMatch(/^norte-\d+$/u);

    const relink = (prefix?: string) => answer(calls.linkWooCommerce, { body: { ...one.body, prefix } });
    const said = async (prefix: string) => {
      const { body } = (await relink(prefix)) as { body: { validationResults: unknown } };
      return body.validationResults;
    };
    expect((await relink()).status).toBe(200);
    expect((await relink('norte')).status).toBe(200);
    expect(await said('sur')).toEqual([
      { field: 'prefix', message: 'Los pedidos de esta tienda ya llevan «norte»' },
    ]);
    const other = await shops.open();
    const twin = { body: { ...other.body, prefix: 'norte' } };
    expect(await answer(calls.linkWooCommerce, twin)).toMatchObject({
      status: 422,
      body: { validationResults: [{ field: 'prefix', message: 'Otra de tus tiendas ya usa ese prefijo' }] },
    });
  });

  it('with another key goes on where it was, with all that was chosen', async () => {
    const one = await linked({ since: 0, completeWhen: 'entregar' });
    const before = await one.turn();
    clock.ahead = 4 * MINUTE;
    await rowsOf((tx) =>
      tx.update(channelTurns).set({ failures: 5 }).where(eq(channelTurns.linkId, one.linkId)),
    );
    await ask(calls.linkWooCommerce, { body: one.body });
    expect(await one.turn()).toMatchObject({
      cursor: before?.cursor,
      readFrom: before?.readFrom,
      completeWhen: 'entregar',
      failures: 0,
      keySince: expect.any(Date),
    });
    expect((await one.turn())?.keySince?.getTime()).toBeGreaterThan(before?.keySince?.getTime() ?? Infinity);
  });
});

describe('the health of a link (D537)', () => {
  it('shows what was read within a day, the next look, and what happened', async () => {
    const one = await linked();
    await read();
    const link = await one.link();
    const { data, next } = await one.events();
    expect(link).toMatchObject({ status: 'active', cause: null, writtenDay: 0 });
    expect(link?.readDay).toBeGreaterThan(30);
    expect(Date.parse(link?.nextSyncAt ?? '')).toBeGreaterThan(now().getTime());
    expect(next).toBeNull();
    expect(data[0]).toMatchObject({ kind: 'read', message: expect.stringMatching(/^Leímos \d+ pedidos/u) });
    expect(data[0]?.folio).toMatch(/^[\da-f]{24}$/u);
    clock.ahead = 25 * 60 * MINUTE;
    expect(await one.link()).toMatchObject({ readDay: 0 });
  });

  it('turns pages of 50 events, each event once', async () => {
    const one = await linked();
    const at = now();
    await rowsOf((tx) =>
      tx.insert(channelEvents).values(
        Array.from({ length: 51 }, (_, n) => ({
          storeId: CASA_LUMBRE,
          linkId: one.linkId,
          at,
          kind: 'read' as const,
          count: n + 1,
          turn: 'f0',
        })),
      ),
    );
    const first = await one.events();
    expect(first.data.map(({ count }) => count)).toEqual(Array.from({ length: 50 }, (_, n) => 51 - n));
    const second = await one.events(first.next ?? 0);
    expect(second).toMatchObject({
      data: [{ count: 1, message: 'Leímos un pedido de tu tienda' }],
      next: null,
    });
  });

  it('is told before it is an error, with its cause, and ends with the first success', async () => {
    const one = await linked();
    Object.assign(one.emulator.switches, { fault: 'html 503' });
    await read();
    expect(await one.link()).toMatchObject({
      status: 'active',
      cause: 'mantenimiento',
      message: 'Tu tienda está en mantenimiento',
      failedSince: expect.any(String),
    });
    Object.assign(one.emulator.switches, { fault: null });
    clock.ahead += 2 * MINUTE;
    await read();
    expect(await one.link()).toMatchObject({
      status: 'active',
      cause: null,
      message: null,
      failedSince: null,
    });
    expect((await one.events()).data.map(({ message }) => message)).toEqual([
      'Tu tienda volvió a contestar',
      expect.stringMatching(/^Leímos/u),
      'Tu tienda está en mantenimiento',
    ]);
  });

  type Case = [string, string, EmulatorOptions, Partial<WooEmulator['switches']>];
  it.each<Case>([
    ['away', 'Tu tienda no respondió', {}, { fault: 'refused' }],
    ['in maintenance', 'Tu tienda está en mantenimiento', {}, { fault: 'html 503' }],
    ['with another key', 'La llave ya no sirve: haz otra', {}, { fault: '401' }],
    [
      'with a key that only reads',
      'La llave solo deja leer: necesita Lectura/Escritura',
      {},
      { isKeyReadOnly: true },
    ],
  ])('is tried: a shop %s says why, and nothing changes', async (_name, message, options, switches) => {
    const one = await linked({}, openDemoShop({ seed: 7, ...options }));
    await read();
    const before = await one.turn();
    Object.assign(one.emulator.switches, switches);
    const trial = await one.test();
    expect(trial).toMatchObject({ isOk: false, message });
    expect(trial.checks.filter(({ ok }) => !ok)).toEqual([expect.objectContaining({ message })]);
    expect(await one.turn()).toEqual(before);
  });

  it('is tried: one that passes is looked at next, and an error heals at once', async () => {
    const one = await linked();
    Object.assign(one.emulator.switches, { fault: '401' });
    await read();
    expect(await one.link()).toMatchObject({ status: 'error', message: 'La llave ya no sirve: haz otra' });
    Object.assign(one.emulator.switches, { fault: null });
    expect(await one.test()).toMatchObject({ isOk: true, message: 'Tu tienda contesta bien' });
    await read();
    expect(await one.link()).toMatchObject({ status: 'active', cause: null });
  });

  it('is tried: a host that has begun to drop the header gets the keys another way from then on', async () => {
    const one = await linked();
    one.emulator.switches.dropsAuthorization = true;
    await read();
    expect(await one.link()).toMatchObject({ status: 'error', cause: 'llave_rechazada' });
    expect(await one.test()).toMatchObject({ isOk: true });
    await read();
    expect(await one.link()).toMatchObject({ status: 'active', cause: null });
  });

  it('is not tried with a key that nobody can open any more', async () => {
    const one = await linked();
    const installation = { ...shops.installation, secrets: createSecretBox([randomBytes(32)]) };
    const other = asking(() => db.database, { installation });
    const body = { storeId: CASA_LUMBRE, channel_id: 'WC', shop_id: one.shopId };
    expect(await other.answer(calls.testIntegrationChannel, { body })).toMatchObject({
      status: 409,
      body: {
        code: 'secret_lost',
        message: 'Ya no podemos leer la llave de tu tienda: cámbiala por otra',
      },
    });
  });

  it('of a demo shop is asked of nobody, and one that is not linked is not there', async () => {
    const of = (channel_id: string, shop_id: string) => ({
      body: { storeId: CASA_LUMBRE, channel_id, shop_id },
    });
    const { data } = await ask(calls.listIntegrationChannels, { query: { seller_id: CASA_LUMBRE } });
    const demo = data.find(({ channel_id: code }) => code === 'ML')?.channels[0];
    for (const call of [calls.testIntegrationChannel, calls.syncIntegrationChannel]) {
      expect(await answer(call, of('ML', demo?.shop_id ?? ''))).toMatchObject({
        status: 409,
        body: { code: 'demo_shop' },
      });
      expect((await answer(call, of('WC', 'nadie.mx'))).status).toBe(404);
    }
  });

  it('is tried ten times an hour, which leaves the links alone', async () => {
    const one = await linked();
    for (let times = 0; times < 10; times += 1) await one.test();
    const { requests } = one.emulator;
    const body = { storeId: CASA_LUMBRE, channel_id: 'WC', shop_id: one.shopId };
    expect(await answer(calls.testIntegrationChannel, { body })).toMatchObject({
      status: 429,
      body: { code: 'too_many_tests' },
    });
    expect(one.emulator.requests).toBe(requests);
    expect((await answer(calls.linkWooCommerce, { body: one.body })).status).toBe(200);
  });

  it('is looked at when a person asks for it: once a minute, and not against the shop’s wish', async () => {
    const one = await linked();
    await read();
    clock.stoppedAt = Date.now();
    expect(await one.sync()).toMatchObject({ status: 200 });
    const asked = one.emulator.requests;
    await read();
    expect(one.emulator.requests).toBeGreaterThan(asked);
    clock.ahead += MINUTE - 1;
    expect(await one.sync()).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^Acabas de sincronizar: puedes otra vez a las \d\d:\d\d$/u) },
    });
    clock.ahead += 1;
    Object.assign(one.emulator.switches, { fault: '429' });
    expect(await one.sync()).toMatchObject({ status: 200 });
    await read();
    clock.ahead += MINUTE - 1;
    expect((await one.sync()).status).toBe(409);
    await rowsOf((tx) => tx.update(channelTurns).set({ syncAskedAt: null }));
    expect(await one.sync()).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^Tu tienda pide ir más despacio: la vemos otra vez a las/u) },
    });
    Object.assign(one.emulator.switches, { fault: null });
    clock.ahead += MINUTE;
    await read();
    const turn = await one.turn();
    // Half as often for an hour.
    expect((turn?.nextAt?.getTime() ?? 0) - now().getTime()).toBeGreaterThan(3.9 * MINUTE);
  });
});

it('none of all this was a fault of ours', () => {
  expect(failures).toEqual([]);
});
