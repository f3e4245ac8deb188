import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { type Canaries, startCanaries } from '@trastienda/connectors/testing/canaries';
import { internetOf, publicAddress } from '@trastienda/connectors/testing/internet';
import { type Server, startTlsShop, trustTestAuthority } from '@trastienda/connectors/testing/tls-shop';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { createWebhookSender, type WebhookSender } from './webhook-sender.ts';

const url = 'https://casalumbre.mx/avisos/pedidos?de=trastienda';
const secret = randomBytes(32).toString('base64');
const message = { id: 'evt_10452_7', at: new Date('2025-11-25T15:18:00.900Z'), body: '{"ñ":1}', secret };

type Visit = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: string };
let visits: Visit[] = [];
let answer: (response: ServerResponse) => void;
let receiver: Server;
let canaries: Canaries;
let sender: WebhookSender;
let dialled: string[];
let distrust: () => void;

beforeAll(async () => {
  distrust = trustTestAuthority();
  canaries = await startCanaries();
  receiver = await startTlsShop((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      visits.push({ path, headers, body: Buffer.concat(chunks).toString() });
      answer(response);
    });
  });
  const internet = internetOf({ [publicAddress]: receiver.port }, canaries.port);
  ({ dialled } = internet);
  const resolve = async (name: string) => [name === 'casalumbre.mx' ? publicAddress : '127.0.0.1'];
  sender = createWebhookSender({ dial: internet.dial, resolve });
});
beforeEach(() => {
  visits = [];
});
afterAll(async () => {
  await sender.close();
  await Promise.all([receiver.stop(), canaries.stop()]);
  distrust();
});
const answers = (status: number, headers: Record<string, string> = {}) => {
  answer = (response) => void response.writeHead(status, headers).end();
};

/** Verifies by the text of the Standard Webhooks specification, as a receiver that never saw our code does. */
function isSigned(headers: IncomingHttpHeaders, body: string, shownSecret: string): boolean {
  const key = Buffer.from(shownSecret.slice('whsec_'.length), 'base64');
  const content = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.');
  const expected = createHmac('sha256', key).update(content, 'utf8').digest();
  return String(headers['webhook-signature'])
    .split(' ')
    .some((one) => {
      const [version, signature = ''] = one.split(',');
      const given = Buffer.from(signature, 'base64');
      return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
    });
}

describe('a message', () => {
  it('is signed so that its receiver knows it, and any change of it', async () => {
    answers(204);
    expect(await sender.send(url, message)).toEqual({ isReceived: true });
    const [visit] = visits;
    expect(visit).toMatchObject({
      path: '/avisos/pedidos?de=trastienda',
      body: message.body,
      headers: {
        'content-type': 'application/json',
        'webhook-id': 'evt_10452_7',
        'webhook-timestamp': '1764083880',
      },
    });
    const { headers = {}, body = '' } = visit ?? {};
    expect(isSigned(headers, body, `whsec_${secret}`)).toBe(true);
    expect(isSigned(headers, `${body} `, `whsec_${secret}`)).toBe(false);
    expect(isSigned({ ...headers, 'webhook-id': 'evt_10452_8' }, body, `whsec_${secret}`)).toBe(false);
    expect(isSigned({ ...headers, 'webhook-timestamp': '1' }, body, `whsec_${secret}`)).toBe(false);
    expect(isSigned(headers, body, `whsec_${randomBytes(32).toString('base64')}`)).toBe(false);
  });

  test.each([
    [301, 'otra_direccion'],
    [307, 'otra_direccion'],
    [400, 'respuesta_ilegible'],
    [401, 'llave_rechazada'],
    [410, 'permiso_retirado'],
    [429, 'mas_despacio'],
    [500, 'respuesta_ilegible'],
    [502, 'sin_respuesta'],
    [503, 'mantenimiento'],
  ] as const)('that is answered with %i is not received: %s', async (status, cause) => {
    answers(status, { 'retry-after': '120', location: 'https://127.0.0.1/' });
    expect(await sender.send(url, message)).toEqual({ isReceived: false, cause, status, waitSeconds: 120 });
    expect(visits).toHaveLength(1);
    expect(canaries.hits()).toBe(0);
  });

  test.each(['https://127.0.0.1/', 'http://localhost/', 'https://[::1]/', 'https://interno.casalumbre.mx/'])(
    'that is sent on to %s goes nowhere',
    async (location) => {
      dialled.length = 0;
      answers(308, { location });
      expect(await sender.send(url, message)).toMatchObject({ cause: 'otra_direccion' });
      expect(dialled.filter((one) => one !== publicAddress)).toEqual([]);
      expect(canaries.hits()).toBe(0);
    },
  );

  it('for a name that leads into this machine is not sent', async () => {
    expect(await sender.send('https://interno.casalumbre.mx/', message)).toMatchObject({
      cause: 'sin_direccion',
    });
    expect(canaries.hits()).toBe(0);
  });
});

describe('the address of a system', () => {
  test.each([
    ['erp.casalumbre.mx/avisos', 'https://erp.casalumbre.mx/avisos'],
    [' https://ERP.casalumbre.mx ', 'https://erp.casalumbre.mx/'],
    [
      'https://casalumbre.mx/wp-json/erp/v1?llave=a%2Fb#x',
      'https://casalumbre.mx/wp-json/erp/v1?llave=a%2Fb',
    ],
    ['https://casalumbre.mx//127.0.0.1/', 'https://casalumbre.mx//127.0.0.1/'],
    ['https://casalumbre.mx?de=t', 'https://casalumbre.mx/?de=t'],
  ])('%s is read', (text, read) => {
    expect(sender.readAddress(text)).toEqual({ ok: true, value: read });
  });

  test.each([
    ['', 'empty'],
    ['http://casalumbre.mx/', 'scheme'],
    ['https://u:p@casalumbre.mx/', 'user'],
    ['https://casalumbre.mx\\@10.0.0.1/', 'user'],
    ['https://casalumbre.mx:8443/', 'port'],
    ['https://10.0.0.1/avisos', 'ip'],
    ['https://[::1]/', 'ip'],
    ['http://localhost:3000/', 'scheme'],
    ['https://erp.local/', 'local'],
    ['https://tienda.example/', 'demo'],
  ])('%s is refused: %s', (text, fault) => {
    expect(sender.readAddress(text)).toMatchObject({ ok: false, error: { code: fault } });
  });

  it('on this machine is read where that was allowed', async () => {
    const local = createWebhookSender({ allowLoopback: true });
    expect(local.readAddress('http://localhost:9000/x')).toEqual({
      ok: true,
      value: 'http://localhost:9000/x',
    });
    await local.close();
  });

  it('is, whatever was typed, one on the same name, or none', () => {
    fc.assert(
      fc.property(fc.string(), (tail) => {
        const read = sender.readAddress(`https://casalumbre.mx/${tail}`);
        if (read.ok) expect(new URL(read.value).origin).toBe('https://casalumbre.mx');
      }),
    );
  });
});
