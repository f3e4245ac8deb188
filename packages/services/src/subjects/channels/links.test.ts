import type { CallAnswer } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import { channelName, type LinkableCode, linkableCodes } from '@trastienda/domain';
import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { bareInstallation } from '../../core/installation.ts';
import type { Scope } from '../../core/scope.ts';
import { orders } from '../../tables/orders.ts';
import { readChannels } from '@trastienda/demo/channel-clock';
import { asking, CASA_LUMBRE, HECTOR, MARIANA } from '../../testing/ask.ts';
import { fingerprint } from '../../testing/fingerprint.ts';
import { inScope } from '../../testing/in-scope.ts';
import { testInstallation } from '../../testing/installation.ts';
import { NOW } from '../../testing/now.ts';
import { acrossStores, useDatabase } from '../../testing/test-database.ts';
import { demoConsent } from './demo-consent.ts';
import { linksByChannel } from './store-link.ts';
import { channelExits, channelLinks, channelSecrets, linkAttempts } from '../../tables/channel-links.ts';

const db = useDatabase('watched');
const later = (minutes: number) =>
  asking(() => db.database, { clock: () => new Date(NOW.getTime() + minutes * 60_000) });
const { ask, answer, failures } = later(0);

const SETUP = `${testInstallation.publicUrl}/canales-de-venta/marketplaces/setup`;
/** Another store of Mariana's, which has ML linked too. */
const COCINA = '10453';

type Links = CallAnswer<typeof calls.listIntegrationChannels>['data'];
const channels = (storeId = CASA_LUMBRE): Promise<Links> =>
  ask(calls.listIntegrationChannels, { query: { seller_id: storeId } }, { storeId }).then(({ data }) => data);
const linksOf = async (code: string, storeId = CASA_LUMBRE) =>
  (await channels(storeId)).find(({ channel_id }) => channel_id === code)?.channels ?? [];

const rowsOf = <T>(read: (tx: Parameters<Parameters<typeof acrossStores>[1]>[0]) => Promise<T>) =>
  acrossStores(db.database, read);
const unlink = (channel_id: string, shop_id: string, more: object = {}) =>
  answer(calls.deleteIntegrationChannel, {
    body: {
      seller_id: CASA_LUMBRE,
      channel_id,
      shop_id,
      feedbackbaja: null,
      razonbaja: 'Uso otro sistema',
      pendientes: 9999,
      ...more,
    },
  });

beforeEach(() => rowsOf((tx) => tx.delete(linkAttempts)));
describe('the channels of a store', () => {
  it('stand in the domain’s order, with what is linked, one of them failing with its cause (S3.31, S3.32)', async () => {
    const data = await channels();
    expect(data.map(({ channel_id }) => channel_id)).toEqual([...linkableCodes]);
    expect(data.map((one) => one.channels.length)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(data.flatMap((one) => one.channels).filter(({ status }) => status !== 'active')).toMatchObject([
      {
        shop_id: 'wc-10452',
        status: 'error',
        cause: 'llave_rechazada',
        message: 'La llave ya no sirve: haz otra',
        failedSince: expect.any(String),
      },
    ]);
    // It brought nothing since.
    const [stopped] = await linksOf('WC');
    expect(Date.parse(stopped?.failedSince ?? '')).toBeLessThanOrEqual(NOW.getTime());
    expect(stopped?.lastOrderAt?.localeCompare(stopped.failedSince ?? '')).toBe(-1);
    const [linked] = await linksOf('ML');
    expect(linked).toMatchObject({ name: 'Casa Lumbre', capabilities: ['pedidos', 'guias', 'etiquetas'] });
    expect(linked?.lastOrderAt).not.toBeNull();
    expect(linked?.pendingOrders).toBe(
      (
        await rowsOf((tx) =>
          tx
            .select()
            .from(orders)
            .where(
              and(
                eq(orders.storeId, CASA_LUMBRE),
                eq(orders.marketplace, 'ML'),
                eq(orders.status, 'pendiente'),
              ),
            ),
        )
      ).length,
    );
  });

  it('count and date the orders of their own store alone, also where row-level security would not', async () => {
    const work = async (scope: Scope) => {
      await scope.tx.execute(sql`select set_config('app.scope', 'all', true)`);
      return linksByChannel(scope);
    };
    const read = await inScope(db.database, work, { storeId: COCINA });
    const data = await channels(COCINA);
    expect([...read]).toEqual(
      expect.arrayContaining(
        data.filter((one) => one.channels.length > 0).map((one) => [one.channel_id, one.channels]),
      ),
    );
    expect(read.get('ML')?.[0]?.pendingOrders).toBeGreaterThan(0);
    expect(read.get('ML')?.[0]?.lastOrderAt).not.toBe((await linksOf('ML'))[0]?.lastOrderAt);
  });

  it('have empty lists where nothing is linked', async () => {
    expect((await channels('10530')).map((one) => one.channels)).toEqual([[], [], [], [], [], []]);
  });
});

const startML = (storeId = CASA_LUMBRE) =>
  ask(calls.linkMercadoLibre, { body: { storeId, redirectUri: SETUP } }, { storeId }).then((started) => {
    if (!('state' in started)) throw new Error('It did not start.');
    return started;
  });
const finishBody = (state: string, more: object = {}) => ({
  body: { storeId: CASA_LUMBRE, redirectUri: SETUP, code: 'code-1', state, ...more },
});

describe('going to the channel and coming back (D256)', () => {
  it('begins with a state of 256 bits and a challenge, kept as a hash', async () => {
    const { url, state } = await startML();
    const asked = new URL(url);
    expect(asked.origin + asked.pathname).toBe(testInstallation.demoConsentUrl);
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      canal: 'ML',
      state,
      redirect_uri: SETUP,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(Buffer.from(state, 'base64url')).toHaveLength(32);
    expect((await startML()).state).not.toBe(state);
    const kept = await rowsOf((tx) =>
      tx.execute(sql`select string_agg(t::text, '') as text from link_attempts t`),
    );
    expect(String(kept.rows[0]?.['text'])).not.toContain(state);
  });

  it('links the shop, active, with no error of before', async () => {
    await rowsOf((tx) =>
      tx
        .update(channelLinks)
        .set({ status: 'error', cause: 'permiso_retirado', failedSince: NOW })
        .where(and(eq(channelLinks.storeId, CASA_LUMBRE), eq(channelLinks.channel, 'ML'))),
    );
    const { state } = await startML();
    const callback = { code: 'code-1', state };
    expect(await ask(calls.linkMercadoLibre, finishBody(state, { callback }))).toMatchObject({
      success: true,
      message: 'Conectaste Mercado Libre',
      data: { shop_id: 'ml-10452', status: 'active', cause: null, failedSince: null, message: null },
    });
    expect(await linksOf('ML')).toHaveLength(1);
  });

  it('links another account where the first works, and tells when it is linked again', async () => {
    const again = async () => {
      const { state } = await startML();
      const given = await ask(calls.linkMercadoLibre, finishBody(state));
      return 'data' in given ? given.data : null;
    };
    const other = await again();
    expect(other).toMatchObject({ shop_id: 'ml-10452-2', name: 'Casa Lumbre Outlet', status: 'active' });
    expect((await linksOf('ML')).map(({ shop_id }) => shop_id)).toEqual(['ml-10452', 'ml-10452-2']);
    expect(await again()).toEqual(other);
    await readChannels(db.database, NOW);
    expect((await linksOf('ML')).map(({ lastSyncAt }) => lastSyncAt)).toEqual([
      NOW.toISOString(),
      NOW.toISOString(),
    ]);
    expect((await linksOf('WC')).map(({ lastSyncAt }) => lastSyncAt)).not.toEqual([NOW.toISOString()]);
    await unlink('ML', 'ml-10452-2');
  });

  it('takes the code of our own page for the attempt that it was given to, and for no other', async () => {
    const codeOf = (url: string) => `demo.${new URL(url).searchParams.get('code_challenge')}`;
    const [one, other] = [await startML(), await startML()];
    const stolen = await answer(calls.linkMercadoLibre, finishBody(one.state, { code: codeOf(other.url) }));
    expect(stolen).toMatchObject({ status: 422, body: { validationResults: [{ field: 'code' }] } });
    expect(
      (await answer(calls.linkMercadoLibre, finishBody(one.state, { code: codeOf(one.url) }))).status,
    ).toBe(200);
  });

  type Ways = { readonly state: string; readonly shopState: string };
  const shopify = (state: string, more: object = {}) => ({
    call: calls.linkShopify,
    input: finishBody(state, { shop: 'velas-nuevas', ...more }),
  });
  const wrong: readonly (readonly [string, number, string | null, (ways: Ways) => unknown])[] = [
    ['a state that nobody made', 409, 'link_elsewhere', () => finishBody('a'.repeat(43))],
    ['a state with one letter changed', 409, 'link_elsewhere', ({ state }) => finishBody(`${state}x`)],
    [
      'another way back',
      409,
      'link_elsewhere',
      ({ state }) => finishBody(state, { redirectUri: `${SETUP}?canal=ML` }),
    ],
    ['the state of another channel', 409, 'link_elsewhere', ({ shopState }) => finishBody(shopState)],
    ['another shop', 409, 'link_elsewhere', ({ shopState }) => shopify(shopState, { shop: 'otra' })],
    ['no state', 422, null, ({ state }) => ({ body: { ...finishBody(state).body, state: undefined } })],
    ['no code', 422, null, ({ state }) => ({ body: { ...finishBody(state).body, code: undefined } })],
    ['a code with blanks', 422, null, ({ state }) => finishBody(state, { code: 'code 1' })],
    ['a refusal', 422, null, ({ state }) => finishBody(state, { callback: { error: 'access_denied' } })],
    [
      'another code in what came back',
      422,
      null,
      ({ state }) => finishBody(state, { callback: { code: 'x' } }),
    ],
    [
      'another state in what came back',
      422,
      null,
      ({ state }) => finishBody(state, { callback: { state: 'x' } }),
    ],
    [
      'another shop in what came back',
      422,
      null,
      ({ shopState }) => shopify(shopState, { callback: { shop: 'otra.myshopify.com' } }),
    ],
  ];

  it.each(wrong)('with %s does not link: %d', async (_, status, code, made) => {
    const { state } = await startML();
    const shop = { storeId: CASA_LUMBRE, shop: 'velas-nuevas', redirectUri: SETUP };
    const started = await ask(calls.linkShopify, { body: shop });
    const given = made({ state, shopState: 'state' in started ? started.state : '' }) as ReturnType<
      typeof shopify
    >;
    const before = await fingerprint(db.database, CASA_LUMBRE);
    const { call, input } = 'call' in given ? given : { call: calls.linkMercadoLibre, input: given };
    const answered = await answer(call, input);
    expect(answered).toMatchObject({ status, ...(code === null ? {} : { body: { code } }) });
    expect(await fingerprint(db.database, CASA_LUMBRE)).toBe(before);
    expect(await linksOf('SP')).toHaveLength(1);
  });

  it('is good once, and within ten minutes', async () => {
    const { state } = await startML();
    await ask(calls.linkMercadoLibre, finishBody(state));
    const replayed = { status: 409, body: { code: 'link_used' } };
    expect(await answer(calls.linkMercadoLibre, finishBody(state))).toMatchObject(replayed);
    const { state: slow } = await startML();
    const expired = { status: 409, body: { code: 'link_expired' } };
    expect(await later(10).answer(calls.linkMercadoLibre, finishBody(slow))).toMatchObject(expired);
    expect((await later(9.9).answer(calls.linkMercadoLibre, finishBody(slow))).status).toBe(200);
  });

  it('ends once, of five that come at once', async () => {
    const { state } = await startML();
    const all = await Promise.all(
      Array.from({ length: 5 }, () => answer(calls.linkMercadoLibre, finishBody(state))),
    );
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  });

  it('in another store, or by another person, is like one that nobody began: not a word on whose it was', async () => {
    const { state } = await startML();
    const of = (storeId: string, which: string) => ({ body: { ...finishBody(which).body, storeId } });
    const nobodys = await answer(calls.linkMercadoLibre, of(COCINA, 'nobody'), { storeId: COCINA });
    const inOther = await answer(calls.linkMercadoLibre, of(COCINA, state), { storeId: COCINA });
    expect(inOther).toEqual(nobodys);
    expect(inOther).toMatchObject({ status: 409, body: { code: 'link_elsewhere' } });
    const his = await answer(calls.linkMercadoLibre, of('20817', state), { storeId: '20817', email: HECTOR });
    expect(his).toEqual(nobodys);
    // The attempt is of the same store, by a person who owned it then.
    await rowsOf((tx) => tx.update(linkAttempts).set({ email: 'antes@casalumbre.example' }));
    expect(await answer(calls.linkMercadoLibre, finishBody(state))).toEqual(nobodys);
    await rowsOf((tx) => tx.update(linkAttempts).set({ email: MARIANA }));
    expect((await answer(calls.linkMercadoLibre, finishBody(state))).status).toBe(200);
  });

  it.each([
    'https://evil.mx/canales-de-venta/marketplaces/setup',
    '//portal.example/canales-de-venta/marketplaces/setup',
    `${SETUP}/../../api/auth/signout`,
    `${SETUP}?canal=WC`,
    `${SETUP}#x`,
    testInstallation.publicUrl,
    'javascript:alert(1)',
  ])('never sends the browser to %s', async (redirectUri) => {
    for (const [call, more] of [
      [calls.linkMercadoLibre, {}],
      [calls.linkShopify, { shop: 'velas' }],
    ] as const) {
      const given = await answer(call, { body: { storeId: CASA_LUMBRE, redirectUri, ...more } });
      expect(given).toMatchObject({ status: 422, body: { validationResults: [{ field: 'redirectUri' }] } });
    }
  });

  it.each(['SH', 'AE'] as const)('of %s comes back to its own screen', async (code) => {
    const [{ url }, other] =
      code === 'SH'
        ? [await ask(calls.getSheinAuthorizationUrl, { query: { storeId: CASA_LUMBRE } }), 'AE']
        : [await ask(calls.getAliExpressAuthorizationUrl, { params: { storeId: CASA_LUMBRE } }), 'SH'];
    const { state = '', canal, redirect_uri } = Object.fromEntries(new URL(url).searchParams);
    expect({ canal, redirect_uri }).toEqual({ canal: code, redirect_uri: `${SETUP}?canal=${code}` });
    const finish = (which: string) =>
      which === 'SH'
        ? answer(calls.linkSheinByTempToken, { body: { storeId: CASA_LUMBRE, tempToken: 'temp', state } })
        : answer(calls.completeAliExpressAuthorization, {
            params: { storeId: CASA_LUMBRE },
            body: { code: 'code', state },
          });
    expect(await finish(other)).toMatchObject({ status: 409, body: { code: 'link_elsewhere' } });
    expect((await finish(code)).status).toBe(200);
    expect(await finish(code)).toMatchObject({ status: 409, body: { code: 'link_used' } });
    expect(await linksOf(code)).toHaveLength(2);
  });

  it.each([
    ['ML', async () => (await startML()).url],
    [
      'SP',
      async () => {
        const body = { storeId: CASA_LUMBRE, shop: 'velas-de-paso', redirectUri: SETUP };
        const started = await ask(calls.linkShopify, { body });
        return 'url' in started ? started.url : '';
      },
    ],
    ['SH', async () => (await ask(calls.getSheinAuthorizationUrl, { query: { storeId: CASA_LUMBRE } })).url],
    [
      'AE',
      async () => (await ask(calls.getAliExpressAuthorizationUrl, { params: { storeId: CASA_LUMBRE } })).url,
    ],
  ] as const)(
    'walks to the demo’s page of %s and back: allowed it links, denied it does not',
    async (code, start) => {
      const { publicUrl } = testInstallation;
      const come = async (answered: 'allow' | 'deny') => {
        const consent = demoConsent(Object.fromEntries(new URL(await start()).searchParams), publicUrl);
        const back = new URL(consent?.[answered] ?? '');
        expect(back.origin + back.pathname).toBe(SETUP);
        const callback = Object.fromEntries(back.searchParams);
        const body = { storeId: CASA_LUMBRE, redirectUri: SETUP, ...callback, callback };
        if (code === 'ML') return answer(calls.linkMercadoLibre, { body });
        if (code === 'SP') return answer(calls.linkShopify, { body: { ...body, shop: 'velas-de-paso' } });
        if (code === 'SH') return answer(calls.linkSheinByTempToken, { body });
        return answer(calls.completeAliExpressAuthorization, { params: { storeId: CASA_LUMBRE }, body });
      };
      expect((await come('deny')).status).toBe(422);
      expect((await come('allow')).status).toBe(200);
    },
  );

  it('is begun or typed ten times an hour in a store', async () => {
    const typed = (user: string, minutes = 0) =>
      later(minutes).answer(calls.linkTotalPlay, { body: { storeId: CASA_LUMBRE, user, password: 'x' } });
    for (let at = 0; at < 5; at += 1) {
      await startML();
      expect((await typed('ventas')).status).toBe(200);
    }
    expect(await typed('ventas')).toMatchObject({ status: 429, body: { code: 'too_many_links' } });
    expect((await answer(calls.getSheinAuthorizationUrl, { query: { storeId: CASA_LUMBRE } })).status).toBe(
      429,
    );
    expect((await startML(COCINA)).state).not.toBe('');
    expect((await typed('ventas', 59)).status).toBe(429);
    expect((await typed('ventas', 61)).status).toBe(200);
  });
});

describe('typed data', () => {
  const woo = (more: object = {}) =>
    answer(calls.linkWooCommerce, {
      body: {
        storeId: CASA_LUMBRE,
        url: ' Velas-Ñandú.example/Tienda/ ',
        consumerKey: ' ck_a1b2 ',
        consumerSecret: 'cs_c3d4',
        ...more,
      },
    });

  it('of WooCommerce links the shop by its address, as the merchant writes it', async () => {
    expect((await woo()).body).toMatchObject({
      data: {
        shop_id: 'xn--velas-and-q6a6h.example/Tienda',
        name: 'velas-ñandú.example/Tienda',
        url: 'https://xn--velas-and-q6a6h.example/Tienda',
      },
    });
    const before = await linksOf('WC');
    // The same shop, pasted another way.
    expect((await woo({ url: 'https://VELAS-ñandú.example/Tienda?x=1' })).status).toBe(200);
    expect(await linksOf('WC')).toEqual(before);
  });

  it.each([
    [{ url: 'http://velas.mx' }, [['url', 'Tu tienda necesita https']]],
    [{ url: '10.0.0.1' }, [['url', 'Escribe la dirección pública de tu tienda, no números']]],
    [{ consumerKey: 'ck_' }, [['consumerKey', 'Copia la clave completa: empieza con ck_']]],
    [
      { consumerKey: 'cs_c3d4', consumerSecret: 'ck_a1b2' },
      [
        ['consumerKey', 'Las dos claves están al revés'],
        ['consumerSecret', 'Las dos claves están al revés'],
      ],
    ],
  ])('of WooCommerce with %j is told what is wrong', async (more, faults) => {
    const before = await fingerprint(db.database, CASA_LUMBRE);
    expect(await woo(more)).toMatchObject({
      status: 422,
      body: { validationResults: faults.map(([field, message]) => ({ field, message })) },
    });
    expect(await fingerprint(db.database, CASA_LUMBRE)).toBe(before);
  });

  it('of Total Play, all blanks, is told so', async () => {
    const body = { storeId: CASA_LUMBRE, user: ' ', password: ' ' };
    expect(await answer(calls.linkTotalPlay, { body })).toMatchObject({
      status: 422,
      body: { validationResults: [{ field: 'user' }, { field: 'password' }] },
    });
  });
});

describe('an installation without the demo, or without a key', () => {
  const plain = asking(() => db.database, {
    installation: { ...testInstallation, demoConsentUrl: null, shops: null },
  });
  const bare = asking(() => db.database, { installation: bareInstallation });
  const keyless = asking(() => db.database, { installation: { ...testInstallation, secrets: null } });

  const storeId = CASA_LUMBRE;
  const typed = {
    user: 'nobody',
    password: 'wrong',
    url: 'no-such-shop',
    consumerKey: 'wrong',
    consumerSecret: 'wrong',
    shop: '!',
  };
  const begun = { body: { ...typed, storeId, redirectUri: 'https://evil.mx' } };
  const ended = { body: { ...begun.body, code: 'c', state: 's', tempToken: 't' }, params: { storeId } };
  const ways = {
    SH: [
      [calls.getSheinAuthorizationUrl, { query: { storeId } }],
      [calls.linkSheinByTempToken, ended],
    ],
    AE: [
      [calls.getAliExpressAuthorizationUrl, { params: { storeId } }],
      [calls.completeAliExpressAuthorization, ended],
    ],
    ML: [
      [calls.linkMercadoLibre, begun],
      [calls.linkMercadoLibre, ended],
    ],
    SP: [
      [calls.linkShopify, begun],
      [calls.linkShopify, ended],
    ],
    TP: [[calls.linkTotalPlay, begun]],
    WC: [[calls.linkWooCommerce, begun]],
  } as const satisfies Readonly<Record<LinkableCode, unknown>>;

  it.each(linkableCodes)(
    'links no %s, whatever is typed: it says that nothing stands behind it',
    async (code) => {
      const before = await fingerprint(db.database, storeId);
      for (const [call, input] of ways[code])
        for (const { answer: answered } of [plain, bare])
          expect(await answered(call, input)).toMatchObject({
            status: 409,
            body: {
              code: 'channel_not_configured',
              message: `Esta instalación no tiene configurado ${channelName(code)}. Pídelo a quien administra el portal`,
            },
          });
      expect(await fingerprint(db.database, storeId)).toBe(before);
    },
  );

  it('without a key for secrets keeps none', async () => {
    const body = { storeId: CASA_LUMBRE, user: 'ventas', password: 'x' };
    expect(await keyless.answer(calls.linkTotalPlay, { body })).toMatchObject({
      status: 409,
      body: { code: 'secrets_not_configured' },
    });
  });
});

describe('unlinking (D261, S3.59)', () => {
  const secretsOf = (linkId: string) =>
    rowsOf((tx) => tx.$count(channelSecrets, eq(channelSecrets.linkId, linkId)));
  const linkTotalPlay = () =>
    ask(calls.linkTotalPlay, {
      body: { storeId: CASA_LUMBRE, user: 'por-quitar', password: 'Clave-9' },
    }).then(({ data }) => data);
  const rowOf = async (shopId: string) =>
    (await rowsOf((tx) => tx.select().from(channelLinks).where(eq(channelLinks.shopId, shopId))))[0];
  const orderIds = async () =>
    (
      await rowsOf((tx) =>
        tx.select({ id: orders.id }).from(orders).where(eq(orders.storeId, CASA_LUMBRE)).orderBy(orders.id),
      )
    ).map(({ id }) => id);

  it('keeps the survey and the orders, wipes the secrets, and linking again takes the same row up', async () => {
    const all = await orderIds();
    const first = await linkTotalPlay();
    const row = await rowOf('por-quitar');
    expect(await secretsOf(row?.id ?? '')).toBe(1);
    const answered = await unlink('TP', 'por-quitar', {
      razonbaja: 'Otra',
      feedbackbaja: 'Cambié de cuenta',
    });
    expect(answered).toMatchObject({ status: 200, body: { message: 'Desconectaste Total Play' } });
    expect(await secretsOf(row?.id ?? '')).toBe(0);
    expect((await linksOf('TP')).map(({ shop_id }) => shop_id)).not.toContain('por-quitar');
    const exits = await rowsOf((tx) =>
      tx
        .select()
        .from(channelExits)
        .where(eq(channelExits.linkId, row?.id ?? '')),
    );
    expect(exits).toMatchObject([
      { razonbaja: 'Otra', feedbackbaja: 'Cambié de cuenta', email: MARIANA, at: NOW },
    ]);
    expect(await unlink('TP', 'por-quitar')).toMatchObject({ status: 404 });

    const again = await linkTotalPlay();
    expect(again).toEqual(first);
    expect((await rowOf('por-quitar'))?.id).toBe(row?.id);
    expect(await secretsOf(row?.id ?? '')).toBe(1);
    expect(await orderIds()).toEqual(all);
  });

  it('with orders in pendiente asks how many were seen, and asks again when there are more', async () => {
    const [linked] = await linksOf('ML');
    const pending = linked?.pendingOrders ?? 0;
    expect(pending).toBeGreaterThan(1);
    const before = await fingerprint(db.database, CASA_LUMBRE);
    const refused = {
      status: 409,
      body: {
        code: 'open_orders',
        message: `Tienes ${pending} pedidos pendientes de Mercado Libre: confirma que quieres desconectarlo`,
      },
    };
    for (const pendientes of [undefined, 0, pending - 1]) {
      expect(await unlink('ML', 'ml-10452', { pendientes })).toMatchObject(refused);
    }
    expect(await fingerprint(db.database, CASA_LUMBRE)).toBe(before);
    expect((await unlink('ML', 'ml-10452', { pendientes: pending })).status).toBe(200);
    expect((await linksOf('ML')).map(({ shop_id }) => shop_id)).not.toContain('ml-10452');
    // The same shop comes back by the way of the channel.
    const { state } = await startML();
    await ask(calls.linkMercadoLibre, finishBody(state));
    expect((await linksOf('ML'))[0]).toEqual(linked);
  });

  it('of a hosted shop is what its orders are told too: it is not linked any more', async () => {
    const query = { shop_id: 'shop-10452' };
    expect(await ask(calls.getShopifyUser, { query })).toEqual({
      shop_id: 'shop-10452',
      name: 'Casa Lumbre',
      domain: 'shop-10452.example',
      status: 'active',
    });
    expect((await unlink('SP', 'shop-10452')).status).toBe(200);
    expect(await answer(calls.getShopifyUser, { query })).toMatchObject({ status: 404 });
  });

  it('is all or nothing: a survey that cannot be kept leaves the link and its secrets', async () => {
    await linkTotalPlay();
    const row = await rowOf('por-quitar');
    await db.database.execute(
      sql`alter table channel_exits add constraint closed check (link_id <> ${sql.raw(`'${row?.id}'`)}) not valid`,
    );
    const own = later(0);
    const given = await own.answer(calls.deleteIntegrationChannel, {
      body: {
        seller_id: CASA_LUMBRE,
        channel_id: 'TP',
        shop_id: 'por-quitar',
        feedbackbaja: null,
        razonbaja: 'Uso otro sistema',
        pendientes: 9999,
      },
    });
    await db.database.execute(sql`alter table channel_exits drop constraint closed`);
    expect(given.status).toBe(500);
    expect(await secretsOf(row?.id ?? '')).toBe(1);
    expect((await rowOf('por-quitar'))?.unlinkedAt).toBeNull();
  });

  it.each([
    ['ML', 'nobodys'],
    ['SP', 'ml-10452'],
    ['ML', 'ml-20817'],
    ['CS', 'cs-10452'],
  ])('of %s %s, which is not linked here, is 404', async (channel, shop) => {
    expect(await unlink(channel, shop)).toMatchObject({ status: 404 });
  });
});

describe('what somebody did with channels', () => {
  it('is told by its channel, and a way to it that was only begun as such', async () => {
    const last = later(120);
    const body = { storeId: CASA_LUMBRE, redirectUri: SETUP };
    const started = await last.ask(calls.linkMercadoLibre, { body });
    await last.ask(calls.linkMercadoLibre, finishBody('state' in started ? started.state : ''));
    const shop = { seller_id: CASA_LUMBRE, channel_id: 'ML', shop_id: 'ml-10452' };
    const survey = { razonbaja: 'Uso otro sistema', feedbackbaja: null, pendientes: 9999 } as const;
    await last.ask(calls.deleteIntegrationChannel, { body: { ...shop, ...survey } });
    const { data } = await ask(calls.listStoreActivity, { query: { kind: 'canales' } });
    expect(data.slice(0, 3).map(({ what }) => what)).toEqual([
      'Desconectó Mercado Libre',
      'Conectó Mercado Libre',
      'Empezó a conectar Mercado Libre',
    ]);
  });
});

it('none of all this was a fault of ours', () => {
  expect(failures).toEqual([]);
});
