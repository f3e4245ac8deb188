import { DrizzleQueryError } from 'drizzle-orm';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seed, times } from '../../../tools/suite/samples.ts';
import { hashed, loggerOptions } from './log.ts';
import { masked } from './mask.ts';
import { type Answer, jsonAnswer } from './proxy/answer.ts';
import { ANA, startTestGateway, type TestGateway } from './testing/gateway.ts';
import { proved } from './testing/proved.ts';

/** Invented, and well-formed. */
const personal = [
  'ana.robles+ventas@uno.example',
  'ñandú@tienda.example',
  'ana%40uno.example',
  '032180000118359719',
  '0321 8000 0118 3597 19',
  'XAXX010101000',
  'ROIM850101AB1',
  'ÑAB010101AB3',
  'GODE561231HDFRRN09',
  'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJhbmEifQ.c2lnbmF0dXJl',
  'tk_5f2c1d0e-0000-4000-8000-000000000001.1736899200.Zm9yZ2Vk',
  'Bearer c2VjcmV0LXRva2Vu',
];

describe('what is personal', () => {
  it.each(personal)('%s is masked, whatever stands around it', (text) => {
    for (const around of ['', ' ', '"', '/', '=', '(', '\n', ':']) {
      expect(masked(`x${around === '' ? ' ' : around}${text}${around || ' '}y`)).not.toContain(text);
    }
  });

  it('leaves what helps: numbers of orders, prices, days, ids of requests', () => {
    const lines = [
      'pedido 2000012345678 por $1,234.50 el 2025-01-15T18:30:00.000Z',
      'guía 794600012345, folio 5f2c1d0e-aaaa-4bbb-8ccc-00000000000d',
      'GET /mis-pedidos 200 12 ms',
    ];
    for (const line of lines) expect(masked(line)).toBe(line);
  });

  it('stays out of every line, in whatever field, however deep, in errors too', () => {
    const lines: string[] = [];
    const log = pino(loggerOptions('trace'), { write: (line) => lines.push(line) });
    let count = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...personal),
        fc.string({ maxLength: 20 }),
        fc.constantFrom('reason', 'path', 'note'),
        (text, before, name) => {
          const said = `${before} ${text} `;
          log.info({ [name]: said, inner: { deeper: { [name]: said } } }, 'line');
          log.error({ err: new Error(said) }, 'error');
          log.error({ err: new DrizzleQueryError('select $1', [said], new Error(said)) }, 'query');
          count += 3;
          expect(lines.splice(0).join('')).not.toContain(text);
        },
      ),
      { numRuns: 500 },
    );
    proved(`${count} log lines with something personal planted in them, none of it written`);
  });
});

/** More of them by hand: `CANARY_UPLOADS=1000`. */
const uploads = Number(process.env['CANARY_UPLOADS'] ?? 12);

describe('the log of a gateway', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  afterAll(() => gateway.stop());

  it('holds none of it, wherever a caller writes it: address, query, body, header, form, refusal', async () => {
    const user = gateway.browser();
    await user.signIn(ANA.email);
    const path = '/api/kidal/route/Ordersfull/seller/1001';
    const origin = { origin: gateway.origin };
    for (const text of personal.filter((one) => !/[^\p{ASCII}]/u.test(one))) {
      const written = encodeURIComponent(text);
      gateway.services.answers.set('listOrders', () => jsonAnswer(422, { message: text }));
      await user.call(`${path}?search=${written}`, '1001', { headers: { 'x-note': text } });
      await user.call(`${path}/${written}`, '1001');
      await user.call('/api/kidal/route/order/pedido/cancel', '1001', {
        method: 'POST',
        body: JSON.stringify({ storeId: '1001', comment: text }),
      });
      await user.go(`/mis-pedidos/${written}?rfc=${written}`);
      await user.go(`/upload/files/${written}`);
      await user.go(`/api/image?w=64&url=${written}`);
      await user.go(`/api/auth/callback/identity?error=x&error_description=${written}`);
      await user.go('/api/auth/_log', {
        method: 'POST',
        headers: origin,
        body: new URLSearchParams({
          level: 'error',
          code: text,
          message: `falló ${text}`,
          page: `/x?${text}`,
        }),
      });
      await user.go('/api/csp-report', {
        method: 'POST',
        body: JSON.stringify({ 'csp-report': { 'document-uri': `${gateway.origin}/${text}?${text}` } }),
      });
    }
    await expect.poll(() => gateway.logs.length).toBeGreaterThan(90);
    const all = JSON.stringify(gateway.logs);
    for (const text of [...personal, ANA.email])
      expect({ text, is: all.includes(text) }).toEqual({ text, is: false });
    expect(all).toContain(hashed(ANA.email));
    expect(gateway.logs.every((line) => typeof line['level'] === 'number' && 'time' in line)).toBe(true);
  });

  it('holds no secret of a channel, whatever becomes of the call that brought it (D255)', async () => {
    const user = gateway.browser();
    await user.signIn(ANA.email);
    const secret = 'CanarioSecreto7391';
    const woo = { url: 'velas.mx', consumerKey: `ck_${secret}`, consumerSecret: `cs_${secret}` };
    const bodies = [
      ['linkTotalPlay', 'totalplay/route/authorization', { user: 'ventas', password: secret }],
      ['linkWooCommerce', 'woocommerce/route/authorization', woo],
      [
        'linkSheinByTempToken',
        'shein/route/authorization/link-by-temp-token',
        { tempToken: secret, state: secret },
      ],
    ] as const;
    let refused = 0;
    for (const [id, path, body] of bodies) {
      for (const status of [200, 409, 422, 500]) {
        gateway.services.answers.set(id, () => {
          if (status === 500) throw new Error('lost');
          return jsonAnswer(status, { message: 'no' });
        });
        for (const storeId of ['1001', '2001']) {
          const { status: given } = await user.call(`/api/${path}`, storeId, {
            method: 'POST',
            headers: { 'idempotency-key': `${id}-${status}-${storeId}` },
            body: JSON.stringify({ storeId, ...body }),
          });
          if (given !== 200) refused += 1;
        }
      }
    }
    expect(refused).toBe(3 * 8 - 3);
    await user.go(`/canales-de-venta/marketplaces/setup?canal=ML&code=${secret}&state=${secret}`);
    await user.go(`/canal-de-demostracion?canal=ML&state=${secret}&code_challenge=${secret}`);
    await expect.poll(() => JSON.stringify(gateway.logs)).toContain('canal-de-demostracion');
    expect(JSON.stringify(gateway.logs)).not.toContain(secret);
  });

  it('holds nobody who bought, whatever becomes of the invoice that names her; nor do metrics', async () => {
    const user = gateway.browser();
    await user.signIn(ANA.email);
    const buyer = { name: 'CANARIO COMPRADOR 7391', rfc: 'CANR800101AB1' };
    const xml = `<cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/4"><cfdi:Receptor Nombre="${buyer.name}" Rfc="${buyer.rfc}"/></cfdi:Comprobante>`;
    const fate = (): Answer => {
      const [status] = fates;
      const refused = Object.assign(new Error('value too long'), { detail: xml, where: xml });
      if (status === 500) throw new DrizzleQueryError('insert into uploaded_files', [xml], refused);
      return jsonAnswer(status ?? 200, { message: `De ${buyer.name}, ${buyer.rfc}` });
    };
    const fates = [200, 422, 413, 500];
    gateway.services.answers.set('uploadMassInvoices', fate);
    gateway.services.answers.set('uploadAutomaticInvoice', fate);
    for (let at = 0; at < uploads; at += 1) {
      const form = new FormData();
      form.append('store_id', '1001');
      form.append('marketplace', 'SR');
      form.append('files', new File([xml], `${buyer.name} ${at}.xml`));
      const written = new Response(form);
      const headers = { 'content-type': written.headers.get('content-type') ?? '' };
      const body = await written.arrayBuffer();
      await user.call('/api/billing/route/masivas', '1001', { method: 'POST', body, headers });
      const alone = { store_id: '1001', rfc: buyer.rfc, file_name: `${buyer.name}.xml`, file64: btoa(xml) };
      await user.call('/api/billing/route/con_imr', at % 2 === 0 ? '1001' : '2001', {
        method: 'POST',
        body: JSON.stringify(alone),
      });
      fates.push(...fates.splice(0, 1));
    }
    const linesOf = (call: string) => gateway.logs.filter((line) => line['call'] === call).length;
    await expect.poll(() => linesOf('uploadAutomaticInvoice')).toBeGreaterThanOrEqual(uploads);
    expect(linesOf('uploadMassInvoices')).toBeGreaterThanOrEqual(uploads);
    const metrics = await (await user.go('/metrics')).text();
    expect(metrics).toContain('service="billing"');
    const told = `${JSON.stringify(gateway.logs)} ${metrics}`;
    for (const secret of [buyer.name, encodeURIComponent(buyer.name), buyer.rfc, btoa(xml)])
      expect({ secret, is: told.includes(secret) }).toEqual({ secret, is: false });
    proved(`${2 * uploads} uploads that name who bought, in no line of the log and no metric`);
  });

  it('takes of a browser one bounded line a report, whatever is in it', async () => {
    const nasty = fc.array(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 50 }),
        fc.constantFrom('\n', '\r\n', '\u2028', '\u001B[2J', '","level":60'),
      ),
    );
    const before = gateway.logs.filter((line) => 'client' in line).length;
    const user = gateway.browser();
    const runs = times(200);
    await fc.assert(
      fc.asyncProperty(nasty, nasty, async (message, code) => {
        const body = new URLSearchParams({
          message: message.join(''),
          code: code.join(''),
          [code.join('') || 'x']: 'y',
        });
        const answer = await user.go('/api/auth/_log', {
          method: 'POST',
          headers: { origin: gateway.origin },
          body,
        });
        expect(answer.status).toBe(200);
      }),
      { numRuns: runs, seed },
    );
    const lines = gateway.logs.filter((line) => 'client' in line).slice(before);
    expect(lines.length).toBeLessThanOrEqual(runs);
    for (const line of lines) {
      const text = JSON.stringify(line);
      expect(text.length).toBeLessThan(8192);
      expect(text).not.toMatch(/\\n|\\r|\\u001b|\u2028/i);
      expect(line['level']).toBeLessThan(60);
    }
  });
});
