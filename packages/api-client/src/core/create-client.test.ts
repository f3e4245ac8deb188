import { describe, expect, it } from 'vitest';
import { getStorehouse } from '../services/bamako.calls.ts';
import { listUserStores } from '../services/identity.calls.ts';
import { createOrderShipment, listOrders } from '../services/kidal.calls.ts';
import { createCourierGuide, downloadGuideLabel, getBalance } from '../services/shippings.calls.ts';
import { exampleInput } from '../testing/example-input.ts';
import { looseClient } from '../testing/loose-request.ts';
import type { ClientOptions } from './create-client.ts';
import { type AnyCall, deadlines } from './define-call.ts';

/** Sends one call and gives back the request as it left. */
async function sentBy(call: AnyCall, options: ClientOptions = {}, key?: string) {
  let left: Request | undefined;
  const request = looseClient({
    ...options,
    fetch: (url, init) => {
      left = new Request(url, init);
      return Promise.resolve(Response.json(call.response.safeParse({}).success ? {} : call.example()));
    },
  });
  await request(call, exampleInput(call), key === undefined ? {} : { idempotencyKey: key });
  if (!left) throw new Error(`${call.id} was not sent`);
  return left;
}

const shop: ClientOptions = {
  storeId: () => '10452',
  sessionId: () => '1234567890123456789',
  token: () => 'tk_1',
  newKey: () => 'clave-nueva',
};

describe('what every call carries (calls.md 1.2)', () => {
  it('the store, the session id and the cookie of our own origin', async () => {
    const { headers, credentials } = await sentBy(listOrders, shop);
    expect(headers.get('X-Store-Id')).toBe('10452');
    expect(headers.get('X-Session-Id')).toBe('1234567890123456789');
    expect(headers.get('Idempotency-Key')).toBeNull();
    expect(headers.get('Content-Type')).toBeNull();
    expect(credentials).toBe('same-origin');
  });

  it('no store on the rows that have none', async () => {
    expect((await sentBy(listUserStores, shop)).headers.get('X-Store-Id')).toBeNull();
  });

  it('a key on every write: the one of the intent, or a new one (D169)', async () => {
    expect((await sentBy(createOrderShipment, shop, 'intento-1')).headers.get('Idempotency-Key')).toBe(
      'intento-1',
    );
    expect((await sentBy(createOrderShipment, shop)).headers.get('Idempotency-Key')).toBe('clave-nueva');
    expect((await sentBy(createOrderShipment, shop)).headers.get('Content-Type')).toBe('application/json');
  });

  it('the bearer token on downloads only (D153, S7.96)', async () => {
    expect((await sentBy(downloadGuideLabel, shop)).headers.get('Authorization')).toBe('Bearer tk_1');
    expect((await sentBy(listOrders, shop)).headers.get('Authorization')).toBeNull();
  });

  it('a header that cannot be written is a refused input, and nothing leaves', async () => {
    const inner = looseClient({ storeId: () => 'a\nb', fetch: () => Promise.reject(new Error('left')) });
    expect(await inner(getBalance, { params: { storeId: '1' } })).toMatchObject({ error: { kind: 'input' } });
  });
});

describe('what an answer brings', () => {
  const answering = (response: Response) => looseClient({ fetch: () => Promise.resolve(response) });
  const input = { params: { storeId: '1' } };

  it('a request id on every failure, shown as Folio', async () => {
    const headers = { 'X-Request-Id': 'r-77' };
    const refused = await answering(new Response('{}', { status: 403, headers }))(getBalance, input);
    expect(refused).toMatchObject({ ok: false, error: { kind: 'http', status: 403, requestId: 'r-77' } });
    const wrong = await answering(Response.json({ detail: {} }, { headers }))(getBalance, input);
    expect(wrong).toMatchObject({ ok: false, error: { kind: 'contract', status: 200, requestId: 'r-77' } });
  });

  it('unknown fields stay out of the value, and do not break it (S7.8)', async () => {
    const body = { detail: { monto_actual: 1520.5, secreto: 1 }, success: true };
    expect(await answering(Response.json(body))(getBalance, input)).toEqual({
      ok: true,
      value: { detail: { monto_actual: 1520.5 } },
    });
  });

  it('a wrong field names its path', async () => {
    const wrong = await answering(Response.json({ detail: { monto_actual: '1520.5' } }))(getBalance, input);
    expect(wrong).toMatchObject({
      error: { issues: [{ path: 'response.detail.monto_actual', message: 'expected number' }] },
    });
  });

  it('names the fields that a service refused, by its own names (S8.24)', async () => {
    const validationResults = [
      { field: 'receivedBy', message: 'Escribe quién recibió' },
      { field: 'deliveredAt' },
      { message: 'Sin campo' },
      'texto suelto',
      { field: 7, message: 'Ni así' },
    ];
    const request = looseClient({
      ...shop,
      fetch: () =>
        Promise.resolve(Response.json({ message: 'Revisa los datos', validationResults }, { status: 422 })),
    });
    const result = await request(createOrderShipment, exampleInput(createOrderShipment));
    expect(result).toMatchObject({
      ok: false,
      error: {
        kind: 'http',
        status: 422,
        issues: [
          { path: 'receivedBy', message: 'Escribe quién recibió' },
          { path: 'deliveredAt', message: '' },
        ],
      },
    });
  });

  it.each([
    [`attachment; filename="gu%C3%ADa.pdf"`, 'gu%C3%ADa.pdf'],
    [`attachment; filename*=UTF-8''gu%C3%ADa%2012.pdf; filename="x.pdf"`, 'guía 12.pdf'],
    [`attachment; filename*=UTF-8''%E0%A4%A; filename="x.pdf"`, 'x.pdf'],
    [`attachment; filename="../../etc/passwd"`, 'passwd'],
    [`inline`, null],
    [null, null],
  ])('a file named by %s is %s', async (disposition, fileName) => {
    const headers = {
      'Content-Type': 'application/pdf',
      ...(disposition ? { 'Content-Disposition': disposition } : {}),
    };
    const result = await answering(new Response('%PDF', { headers }))(downloadGuideLabel, {
      params: { guide: '1' },
    });
    expect(result).toMatchObject({ ok: true, value: { fileName } });
  });
});

describe('how long a call may take (S7.5, S9.10, D168)', () => {
  it('10 s for what is read from kidal, 30 for JSON, 60 for downloads and for making a guide', () => {
    expect(listOrders.timeoutMs).toBe(10_000);
    expect(createOrderShipment.timeoutMs).toBe(30_000);
    expect(getStorehouse.timeoutMs).toBe(30_000);
    expect(downloadGuideLabel.timeoutMs).toBe(60_000);
    expect(createCourierGuide.timeoutMs).toBe(60_000);
    expect(deadlines).toMatchObject({ auth: 15_000, upload: 120_000 });
  });
});
