import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calls } from '@trastienda/api-client/calls';
import { WooEmulator, type EmulatorOptions } from '@trastienda/connectors/testing/woocommerce-emulator';
import { type LinkCause, linkCauseMessage } from '@trastienda/domain/channel-setup';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { channelLinks, channelSecrets, channelTurns, linkAttempts } from '../../tables/channel-links.ts';
import { asking, CASA_LUMBRE } from '../../testing/ask.ts';
import { fingerprint } from '../../testing/fingerprint.ts';
import { useShops } from '../../testing/real-shop.ts';
import { acrossStores, useDatabase } from '../../testing/test-database.ts';

const db = useDatabase('watched');
const shops = useShops();
const clock = { ahead: 0 };
const { ask, answer, failures } = asking(() => db.database, {
  installation: shops.installation,
  clock: () => new Date(Date.now() + clock.ahead),
});

const rowsOf = <T>(read: (tx: Parameters<Parameters<typeof acrossStores>[1]>[0]) => Promise<T>) =>
  acrossStores(db.database, read);
beforeEach(() => rowsOf((tx) => tx.delete(linkAttempts)));

const shopWith = async (options: EmulatorOptions, switches: Partial<WooEmulator['switches']> = {}) => {
  const emulator = new WooEmulator(options);
  Object.assign(emulator.switches, switches);
  return shops.open(emulator);
};
/** A server that is no shop: it has one page for everything. */
const plainServer = async () => {
  const server = createServer((_request, response) => {
    response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Blog</h1>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
const turnOf = async (shopId: string) => {
  const [row] = await rowsOf((tx) =>
    tx
      .select({ turn: channelTurns, link: channelLinks })
      .from(channelLinks)
      .innerJoin(channelTurns, eq(channelTurns.linkId, channelLinks.id))
      .where(eq(channelLinks.shopId, shopId)),
  );
  return row;
};

describe('linking a shop for real (D522)', () => {
  it('keeps the link with sealed keys, and its first turn is due', async () => {
    const { origin, body } = await shops.open();
    const shopId = new URL(origin).host;
    const { message, data } = await ask(calls.linkWooCommerce, { body });
    expect(message).toBe('Conectaste WooCommerce');
    expect(data).toMatchObject({
      shop_id: shopId,
      name: shopId,
      url: origin,
      status: 'active',
      lastSyncAt: null,
    });
    const row = await turnOf(shopId);
    expect(row?.turn).toMatchObject({ origin, root: '/wp-json/', keysInQuery: false, lease: null });
    expect(Date.now() - Date.parse(`${row?.turn.cursor.since}Z`)).toBeGreaterThan(29.9 * 86_400_000);
    const secrets = await rowsOf((tx) =>
      tx
        .select()
        .from(channelSecrets)
        .where(eq(channelSecrets.linkId, row?.link.id ?? '')),
    );
    expect(secrets.map(({ field }) => field).toSorted()).toEqual(['consumerKey', 'consumerSecret']);
    for (const { box } of secrets) expect(box.includes(body.consumerSecret)).toBe(false);
  });

  it.each<[string, Partial<WooEmulator['switches']>, object]>([
    ['without pretty addresses', { hasPrettyAddresses: false }, { root: '/?rest_route=/' }],
    ['whose host drops the header', { dropsAuthorization: true }, { keysInQuery: true }],
    ['with PHP warnings', { fault: 'php warning' }, { root: '/wp-json/' }],
  ])('finds the way into a shop %s', async (_name, switches, turn) => {
    const { origin, body } = await shopWith({}, switches);
    await ask(calls.linkWooCommerce, { body });
    expect((await turnOf(new URL(origin).host))?.turn).toMatchObject(turn);
  });

  type Case = [string, LinkCause, EmulatorOptions, Partial<WooEmulator['switches']>];
  it.each<Case>([
    ['an old version', 'version_anterior', { version: '6.9.4' }, {}],
    ['another currency', 'otra_moneda', { currency: 'USD' }, {}],
    ['a key that only reads', 'solo_lectura', {}, { isKeyReadOnly: true }],
    ['a filter', 'bloqueo', {}, { fault: 'html 403' }],
    ['maintenance', 'mantenimiento', {}, { fault: 'html 503' }],
    ['too many requests', 'mas_despacio', {}, { fault: '429' }],
    ['an error', 'respuesta_ilegible', {}, { fault: '500' }],
    ['an answer that breaks off', 'respuesta_ilegible', {}, { fault: 'cut' }],
    ['silence', 'sin_respuesta', {}, { fault: 'refused' }],
  ])(
    'refuses a shop with %s in the words of its cause, and keeps nothing',
    async (_name, cause, options, switches) => {
      const { body } = await shopWith(options, switches);
      const before = await fingerprint(db.database, CASA_LUMBRE);
      await expectRefusal(await answer(calls.linkWooCommerce, { body }), cause);
      await rowsOf((tx) => tx.delete(linkAttempts));
      expect(await fingerprint(db.database, CASA_LUMBRE)).toBe(before);
    },
  );

  const expectRefusal = async (given: { status: number; body?: unknown }, cause: LinkCause) => {
    const message = linkCauseMessage(cause, 'WC');
    expect([409, 422]).toContain(given.status);
    expect(given.body).toMatchObject(
      given.status === 409 ? { message, code: cause } : { validationResults: [{ message }] },
    );
  };

  it('refuses a key that the shop does not know, a shop that is away, and one that is none', async () => {
    const { body, stop } = await shopWith({});
    const blog = await plainServer();
    await expectRefusal(
      await answer(calls.linkWooCommerce, { body: { ...body, consumerSecret: 'cs_other' } }),
      'llave_rechazada',
    );
    await expectRefusal(
      await answer(calls.linkWooCommerce, { body: { ...body, url: blog.origin } }),
      'sin_woocommerce',
    );
    await stop();
    await blog.stop();
    await expectRefusal(await answer(calls.linkWooCommerce, { body }), 'sin_respuesta');
  });

  it('refuses a shop whose clock is five minutes and a second off, and none at less', async () => {
    const { body } = await shopWith({});
    for (const ahead of [310_000, -310_000]) {
      clock.ahead = ahead;
      await expectRefusal(await answer(calls.linkWooCommerce, { body }), 'reloj');
    }
    clock.ahead = 290_000;
    await ask(calls.linkWooCommerce, { body });
    clock.ahead = 0;
  });

  it('asks no address of another network, and no demo shop', async () => {
    const { body } = await shopWith({});
    const refused = async (url: string, message: string) =>
      expect(await answer(calls.linkWooCommerce, { body: { ...body, url } })).toMatchObject({
        status: 422,
        body: { validationResults: [{ field: 'url', message }] },
      });
    await refused('https://tienda.example', 'Esa dirección es de una tienda de ejemplo');
    await refused('192.168.1.20', 'Escribe la dirección pública de tu tienda, no números');
    await refused('tienda.local', 'Escribe la dirección pública de tu tienda');
  });

  it('counts each try, also one that fails: the eleventh asks nobody', async () => {
    const { body, emulator } = await shopWith({}, { fault: '500' });
    for (let tries = 0; tries < 10; tries += 1) await answer(calls.linkWooCommerce, { body });
    const { requests } = emulator;
    expect(await answer(calls.linkWooCommerce, { body })).toMatchObject({
      status: 429,
      body: { code: 'too_many_links' },
    });
    expect(emulator.requests).toBe(requests);
  });

  it('refuses a shop that is linked under another spelling of its address', async () => {
    const { origin, body } = await shops.open();
    const shopId = new URL(origin).host;
    await ask(calls.linkWooCommerce, { body });
    const renamed = { shopId: `www.${shopId}`, name: 'www.tienda.mx' };
    await rowsOf((tx) => tx.update(channelLinks).set(renamed).where(eq(channelLinks.shopId, shopId)));
    expect(await answer(calls.linkWooCommerce, { body })).toMatchObject({
      status: 409,
      body: { code: 'already_linked', message: 'Ya conectaste esta tienda como «www.tienda.mx»' },
    });
  });

  it('linked again goes on where it was read, with the new key', async () => {
    const { origin, body } = await shops.open();
    const shopId = new URL(origin).host;
    await ask(calls.linkWooCommerce, { body });
    const since = new Date(Date.now() - 3_600_000).toISOString().slice(0, 19);
    const linkId = (await turnOf(shopId))?.link.id ?? '';
    await rowsOf((tx) =>
      tx
        .update(channelTurns)
        .set({ cursor: { since, seen: [] }, failures: 5 })
        .where(eq(channelTurns.linkId, linkId)),
    );
    await ask(calls.linkWooCommerce, { body });
    expect((await turnOf(shopId))?.turn).toMatchObject({ linkId, cursor: { since }, failures: 0 });
    await ask(calls.deleteIntegrationChannel, {
      body: {
        seller_id: CASA_LUMBRE,
        channel_id: 'WC',
        shop_id: shopId,
        feedbackbaja: 'Cambio',
        razonbaja: 'Otra',
        pendientes: 9999,
      },
    });
    expect((await turnOf(shopId))?.turn).toMatchObject({ nextAt: null });
  });
});

it('none of all this was a fault of ours', () => {
  expect(failures).toEqual([]);
});
