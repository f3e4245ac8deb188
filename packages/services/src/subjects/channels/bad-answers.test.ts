import { type IncomingMessage, request as forward, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { calls } from '@trastienda/api-client/calls';
import { createGuardedClient } from '@trastienda/connectors/egress/guarded-client';
import { expired, otherName, selfSigned } from '@trastienda/connectors/testing/certificates';
import { internetOf, publicAddress, type Site } from '@trastienda/connectors/testing/internet';
import { type Server, startTlsShop, trustTestAuthority } from '@trastienda/connectors/testing/tls-shop';
import { WooEmulator } from '@trastienda/connectors/testing/woocommerce-emulator';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { channelLinks, channelTurns, linkAttempts } from '../../tables/channel-links.ts';
import { asking, CASA_LUMBRE } from '../../testing/ask.ts';
import { installationWithShops } from '../../testing/real-shop.ts';
import { acrossStores, useDatabase } from '../../testing/test-database.ts';
import { readShops, turnsOf } from '../../testing/read-shops.ts';

/** Every bad answer of a shop, what a merchant reads of it, and what becomes of the link. */

const MINUTE = 60_000;
const SHOP = 'casalumbre.mx';
const db = useDatabase();
const rowsOf = <T>(read: (tx: Parameters<Parameters<typeof acrossStores>[1]>[0]) => Promise<T>) =>
  acrossStores(db.database, read);

type Answers = (response: ServerResponse, request: IncomingMessage) => void;
/** How the shop fails: by what it answers, by its certificate, or by what stands at its address. */
type Fault = {
  readonly answers?: Answers;
  readonly certificate?: string;
  readonly site?: Site;
  readonly addresses?: readonly string[];
  readonly emulator?: (shop: WooEmulator) => WooEmulator;
  readonly ahead?: number;
};

const state = { answers: null as Answers | null, port: 0, origin: '' };
const servers: { stop: () => Promise<void> }[] = [];
const ports = new Map<string | undefined, number>();
let distrust: () => void;

const listener = (request: IncomingMessage, response: ServerResponse) => {
  if (state.answers) return state.answers(response, request);
  const asked = forward(
    `${state.origin}${request.url ?? ''}`,
    { method: request.method, headers: request.headers },
    (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    },
  );
  request.pipe(asked);
};

beforeAll(async () => {
  distrust = trustTestAuthority();
  for (const certificate of [undefined, expired, otherName, selfSigned]) {
    const server: Server = await startTlsShop(listener, certificate);
    servers.push(server);
    ports.set(certificate, server.port);
  }
});
afterAll(async () => {
  for (const { stop } of servers) await stop();
  distrust();
});
beforeEach(async () => {
  state.answers = null;
  await rowsOf((tx) => tx.delete(linkAttempts));
});

/** The shop's side and ours under one fault. */
async function under({ answers, certificate, site, addresses, emulator, ahead = 0 }: Fault = {}) {
  const shop = (emulator ?? ((one) => one))(new WooEmulator());
  const { origin, stop } = await shop.listen();
  Object.assign(state, { origin, answers: answers ?? null });
  const { dial } = internetOf({ [publicAddress]: site ?? ports.get(certificate) ?? 0 }, 1);
  const client = createGuardedClient({
    dial,
    resolve: async () => [...(addresses ?? [publicAddress])],
    limits: { connectMs: 400, headersMs: 800, wholeMs: 2000 },
  });
  const clock = () => new Date(Date.now() + ahead);
  const installation = { ...installationWithShops(client), shops: { client, allowLoopback: false } };
  const { ask, answer } = asking(() => db.database, { installation, clock });
  return {
    ask,
    answer,
    clock,
    body: {
      storeId: CASA_LUMBRE,
      url: SHOP,
      consumerKey: shop.key,
      consumerSecret: shop.secret,
    },
    read: () =>
      readShops(
        turnsOf({
          database: db.database,
          installation,
          clock,
          moment: () => sql<Date>`${clock().toISOString()}::timestamptz`,
          onError: (error) => {
            throw error;
          },
        }),
      ),
    stop: async () => {
      await client.close();
      await stop();
    },
  };
}

const json = { 'content-type': 'application/json; charset=UTF-8' };
const html = { 'content-type': 'text/html' };
const says =
  (status: number, headers: Record<string, string>, body: string | Buffer = ''): Answers =>
  (response) =>
    void response.writeHead(status, headers).end(body);
const refuses = (status: number, code: string) => says(status, json, JSON.stringify({ code, message: '' }));
const page = (title: string) => `<!DOCTYPE html><title>${title}</title><h1>${title}</h1>`;
const pauses = (header: string) => says(429, { ...json, 'retry-after': header }, '{}');
/** Sends the answer with something before it. */
const prefixed =
  (before: string): Answers =>
  (response, request) =>
    void fetch(`${state.origin}${request.url ?? ''}`, {
      method: request.method ?? 'GET',
      headers: { authorization: request.headers.authorization ?? '' },
      ...(request.method === 'PUT' && { body: '{}' }),
    }).then(async (answer) => {
      const { date, link } = Object.fromEntries(answer.headers);
      response.writeHead(answer.status, { ...html, ...(date && { date }), ...(link && { link }) });
      response.end(before + (await answer.text()));
    });

type Row = {
  readonly what: string;
  readonly fault: Fault;
  /** What the merchant reads, in the form, in the trial and on the card. */
  readonly reads: string;
  /** What a turn does: later, at once an error, or it goes on; with the minutes until the next look. */
  readonly turn: 'later' | 'error' | 'goes on';
  readonly minutes?: number;
  /** What the turn says where that is another sentence than at linking. */
  readonly onCard?: string;
};
const AWAY = 'Tu tienda no respondió';
const NO_ADDRESS = 'No encontramos esa dirección';
const CERTIFICATE = 'El certificado de tu tienda no es válido';
const KEY = 'La llave ya no sirve: haz otra';
const FILTER = 'Un filtro de tu hospedaje nos bloquea: pide que deje pasar /wp-json';
const CLOSED = 'Tu tienda está en mantenimiento';
const SLOWER = 'Tu tienda pide ir más despacio';
const BAD = 'Tu tienda respondió mal';
const NOTHING = 'Aquí no hay WooCommerce';
const READ_ONLY = 'La llave solo deja leer: necesita Lectura/Escritura';
const CLOCK = 'El reloj de tu tienda está mal';

const later = (what: string, fault: Fault, reads: string, minutes = 1): Row => ({
  what,
  fault,
  reads,
  turn: 'later',
  minutes,
});
const table: readonly Row[] = [
  later('no name', { addresses: [] }, NO_ADDRESS),
  later('a private address', { addresses: ['10.0.0.7'] }, NO_ADDRESS),
  later('no route', { site: 'silent' }, AWAY),
  later('a closed port', { site: 'closed' }, AWAY),
  later('silence', { answers: () => undefined }, AWAY),
  later('a certificate that ended', { certificate: expired }, CERTIFICATE),
  later('another name’s certificate', { certificate: otherName }, CERTIFICATE),
  later('its own certificate', { certificate: selfSigned }, CERTIFICATE),
  {
    what: '401 in JSON',
    fault: { answers: refuses(401, 'rest_not_logged_in') },
    reads: KEY,
    turn: 'error',
    minutes: 60,
  },
  {
    what: '403 in JSON',
    fault: { answers: refuses(403, 'rest_forbidden') },
    reads: KEY,
    turn: 'error',
    minutes: 60,
  },
  later('403 of Cloudflare', { answers: says(403, html, page('Attention Required! | Cloudflare')) }, FILTER),
  later('a challenge', { answers: says(503, { ...html, 'cf-mitigated': 'challenge' }, page('…')) }, FILTER),
  later('406 of ModSecurity', { answers: says(406, html, page('Not Acceptable!')) }, FILTER),
  later('503 of maintenance', { answers: says(503, html, page('Mantenimiento')) }, CLOSED),
  later('404 rest_no_route', { answers: refuses(404, 'rest_no_route') }, NOTHING),
  { ...later('no WooCommerce', { answers: says(404, html, page('Blog')) }, NOTHING), onCard: BAD },
  {
    what: 'version 6.9',
    fault: { emulator: () => new WooEmulator({ version: '6.9.4' }) },
    reads: 'Actualiza WooCommerce',
    turn: 'goes on',
  },
  later('429 with seconds', { answers: pauses('1800') }, SLOWER, 30),
  later(
    '429 with a date',
    {
      answers: (response, request) =>
        pauses(new Date(Date.now() + 20 * MINUTE).toUTCString())(response, request),
    },
    SLOWER,
    20,
  ),
  later('429 for a day', { answers: pauses('86400') }, SLOWER, 60),
  later('429 with nothing', { answers: says(429, json, '{}') }, SLOWER),
  later('500', { answers: refuses(500, 'internal_server_error') }, BAD),
  later(
    'half of the JSON',
    {
      answers: (response) =>
        void response
          .writeHead(200, { ...json, 'content-length': '400' })
          .write('[{"id":1,', () => response.destroy()),
    },
    BAD,
  ),
  later('no JSON', { answers: says(200, json, '[{"id":1,') }, BAD),
  later('a fault of PHP alone', { answers: says(200, html, '<b>Fatal error</b>: Uncaught Error') }, BAD),
  {
    what: 'a warning of PHP before the JSON',
    fault: {
      answers: prefixed(
        '<br />\n<b>Warning</b>:  Undefined array key "x" in <b>/p.php</b> on line <b>12</b><br />\n',
      ),
    },
    reads: '',
    turn: 'goes on',
  },
  { what: 'a mark of byte order', fault: { answers: prefixed('\uFEFF\uFEFF') }, reads: '', turn: 'goes on' },
  later(
    '40 MB',
    {
      answers: (response) => {
        response.writeHead(200, json).write('[');
        let left = 40;
        const more = () => {
          while (left > 0 && !response.destroyed) {
            left -= 1;
            if (!response.write(`"${'x'.repeat(1024 * 1024)}",`)) return void response.once('drain', more);
          }
          response.end('1]');
        };
        more();
      },
    },
    BAD,
  ),
  later(
    'a bomb of gzip',
    {
      answers: says(
        200,
        { ...json, 'content-encoding': 'gzip' },
        gzipSync(`["${'0'.repeat(40 * 1024 * 1024)}"]`),
      ),
    },
    BAD,
  ),
  {
    what: 'a key that only reads',
    fault: {
      emulator: (shop) => {
        shop.switches.isKeyReadOnly = true;
        return shop;
      },
    },
    reads: READ_ONLY,
    turn: 'goes on',
  },
  { what: 'a clock a day behind', fault: { ahead: 24 * 60 * MINUTE }, reads: CLOCK, turn: 'goes on' },
  { what: 'a clock a day ahead', fault: { ahead: -24 * 60 * MINUTE }, reads: CLOCK, turn: 'goes on' },
];

const ofShop = { storeId: CASA_LUMBRE, channel_id: 'WC', shop_id: SHOP };

describe('what a merchant reads of a shop that answers badly (D511)', () => {
  beforeAll(async () => {
    const { ask, body, stop } = await under();
    await ask(calls.linkWooCommerce, { body });
    await stop();
  });

  it.each(table)('$what: «$reads»', async ({ fault, reads, turn: does, minutes = 2, onCard = reads }) => {
    const { ask, answer, read, body, clock, stop } = await under(fault);
    const [link] = await rowsOf((tx) => tx.select().from(channelLinks).where(eq(channelLinks.shopId, SHOP)));
    const ofTurn = eq(channelTurns.linkId, link?.id ?? '');
    const afresh = { nextAt: clock(), failures: 0, failingSince: null, slowUntil: null, leaseUntil: null };
    await rowsOf((tx) => tx.update(channelTurns).set(afresh).where(ofTurn));
    await rowsOf((tx) =>
      tx
        .update(channelLinks)
        .set({ status: 'active', cause: null, failedSince: null })
        .where(eq(channelLinks.shopId, SHOP)),
    );

    // Another key of hers does not link it, and leaves the link alone.
    const [before] = await rowsOf((tx) => tx.select().from(channelTurns).where(ofTurn));
    const linking = await answer(calls.linkWooCommerce, { body: { ...body, since: 7 } });
    if (reads === '') {
      expect(linking.status).toBe(200);
    } else {
      expect([409, 422]).toContain(linking.status);
      expect(JSON.stringify(linking.body)).toContain(`"${reads}"`);
      const [after] = await rowsOf((tx) => tx.select().from(channelTurns).where(ofTurn));
      expect(after).toEqual(before);
    }

    const trial = await ask(calls.testIntegrationChannel, { body: ofShop });
    expect(trial.isOk).toBe(reads === '');
    const failed = trial.checks.filter(({ ok }) => !ok).map(({ message }) => message);
    // The trial asks where the shop was found, and does not look for WooCommerce anew.
    expect(failed).toEqual(reads === '' ? [] : [onCard]);

    await read();
    const [turn] = await rowsOf((tx) => tx.select().from(channelTurns).where(ofTurn));
    const { data } = await ask(calls.listIntegrationChannels, { query: { seller_id: CASA_LUMBRE } });
    const shown = data.flatMap(({ channels }) => channels).find(({ shop_id: id }) => id === SHOP);
    const events = await ask(calls.listChannelEvents, { query: ofShop });
    expect(shown?.status).toBe(does === 'error' ? 'error' : 'active');
    expect(shown?.message).toBe(does === 'goes on' ? null : onCard);
    if (does !== 'goes on') expect(events.data[0]).toMatchObject({ kind: 'failed', message: onCard });
    const waited = ((turn?.nextAt?.getTime() ?? 0) - clock().getTime()) / MINUTE;
    expect(Math.abs(waited - minutes)).toBeLessThan(0.2);
    await stop();
  });

  it('after a pause it is looked at half as often for an hour, then as before', async () => {
    const gone = await under({ answers: pauses('60') });
    const [link] = await rowsOf((tx) => tx.select().from(channelLinks).where(eq(channelLinks.shopId, SHOP)));
    const ofTurn = eq(channelTurns.linkId, link?.id ?? '');
    const due = (at: Date) =>
      rowsOf((tx) => tx.update(channelTurns).set({ nextAt: at, failures: 0 }).where(ofTurn));
    await due(gone.clock());
    await gone.read();
    await gone.stop();
    for (const [ahead, minutes] of [
      [2 * MINUTE, 4],
      [58 * MINUTE, 4],
      [61 * MINUTE, 2],
    ] as const) {
      const back = await under({ ahead });
      await due(back.clock());
      await back.read();
      const [turn] = await rowsOf((tx) => tx.select().from(channelTurns).where(ofTurn));
      const waited = ((turn?.nextAt?.getTime() ?? 0) - back.clock().getTime()) / MINUTE;
      expect(Math.abs(waited - minutes)).toBeLessThan(0.2);
      await back.stop();
    }
  });

  it('a change of zone is no fault: what came before and after it is read', async () => {
    const shop = new WooEmulator();
    const { ask, read, stop } = await under({ emulator: () => shop });
    shop.shop.settings.zone = 120;
    expect(await ask(calls.testIntegrationChannel, { body: ofShop })).toMatchObject({ isOk: true });
    await rowsOf((tx) => tx.update(channelTurns).set({ nextAt: new Date(), leaseUntil: null }));
    await read();
    const { data } = await ask(calls.listIntegrationChannels, { query: { seller_id: CASA_LUMBRE } });
    expect(data.flatMap(({ channels }) => channels).find(({ shop_id: id }) => id === SHOP)).toMatchObject({
      status: 'active',
      message: null,
    });
    await stop();
  });
});
