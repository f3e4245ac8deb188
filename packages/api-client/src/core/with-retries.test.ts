import { describe, expect, it } from 'vitest';
import { createOrderShipment } from '../services/kidal.calls.ts';
import { getBalance } from '../services/shippings.calls.ts';
import { exampleInput } from '../testing/example-input.ts';
import { createClient } from './create-client.ts';
import type { CallInput } from './define-call.ts';
import { retryAfterOf } from './read-answer.ts';
import { IN_FLIGHT } from './call-result.ts';
import { type RetryOptions, withRetries } from './with-retries.ts';

/** A client over a line that answers these, one after the other, with its waits and keys noted. */
function over(answers: (() => Response | Promise<Response>)[], options: RetryOptions = {}) {
  const waits: number[] = [];
  const keys: (string | null)[] = [];
  const request = withRetries(
    createClient({
      baseUrl: 'http://localhost',
      fetch: async (url, init) => {
        keys.push(new Request(url, init).headers.get('Idempotency-Key'));
        const answer = answers[keys.length - 1];
        if (!answer) throw new Error('one request too many');
        return answer();
      },
    }),
    { random: () => 0.5, sleep: async (ms) => void waits.push(ms), ...options },
  );
  return { request, waits, keys };
}
const balance = () => Response.json(getBalance.example());
const status =
  (code: number, headers: Record<string, string> = {}) =>
  () =>
    new Response(null, { status: code, headers });
const lost = () => Promise.reject(new TypeError('line lost'));
const input = { params: { storeId: '10452' } };

describe('repeating where it is asked for', () => {
  it('goes on until an answer comes, with waits that double and are drawn (full jitter)', async () => {
    const { request, waits } = over([lost, status(503), status(429), balance], { baseMs: 100 });
    expect((await request(getBalance, input)).ok).toBe(true);
    expect(waits).toEqual([50, 100, 200]);
  });

  it('stops after its repeats, and never waits longer than the cap', async () => {
    const { request, waits, keys } = over([lost, lost, lost, lost], {
      retries: 3,
      baseMs: 1000,
      capMs: 1500,
    });
    expect(await request(getBalance, input)).toMatchObject({ ok: false, error: { kind: 'network' } });
    expect(keys).toHaveLength(4);
    expect(waits).toEqual([500, 750, 750]);
  });

  it('waits as long as Retry-After asks, up to the cap', async () => {
    const { request, waits } = over([
      status(429, { 'Retry-After': '2' }),
      status(503, { 'Retry-After': '600' }),
      balance,
    ]);
    await request(getBalance, input);
    expect(waits).toEqual([2000, 10_000]);
  });

  it.each([400, 401, 403, 404, 409, 413, 422, 500])('never repeats a %i', async (code) => {
    const { request, keys } = over([status(code)]);
    await request(getBalance, input);
    expect(keys).toHaveLength(1);
  });

  it('never repeats a 429 with a code: a quota of a service, whose sentence is for the person', async () => {
    const message = 'Intentaste conectar canales muchas veces: espera una hora y vuelve a intentar';
    const { request, keys } = over([
      () => Response.json({ message, code: 'too_many_links' }, { status: 429 }),
    ]);
    expect(await request(getBalance, input)).toMatchObject({ error: { status: 429, message } });
    expect(keys).toHaveLength(1);
  });

  it('never repeats a refused input or an answer of the wrong shape', async () => {
    const { request, keys } = over([() => Response.json({})]);
    expect(await request(getBalance, input)).toMatchObject({ error: { kind: 'contract' } });
    expect(keys).toHaveLength(1);
    expect(await request(getBalance, { params: { storeId: '' } })).toMatchObject({
      error: { kind: 'input' },
    });
    expect(keys).toHaveLength(1);
  });

  it('repeats a write under one and the same key, given or made (D169)', async () => {
    const shipment = exampleInput(createOrderShipment) as CallInput<typeof createOrderShipment>;
    const made = () => Response.json(createOrderShipment.example());
    const own = over([lost, status(504), made]);
    expect((await own.request(createOrderShipment, shipment)).ok).toBe(true);
    expect(new Set(own.keys).size).toBe(1);
    expect(own.keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    const given = over([lost, made]);
    await given.request(createOrderShipment, shipment, { idempotencyKey: 'intento-1' });
    expect(given.keys).toEqual(['intento-1', 'intento-1']);
  });

  it('asks again while an earlier copy of a write is at work, until that one’s answer comes', async () => {
    const shipment = exampleInput(createOrderShipment) as CallInput<typeof createOrderShipment>;
    const atWork = () => Response.json({ message: 'en curso', code: IN_FLIGHT }, { status: 409 });
    const { request, keys } = over([atWork, atWork, () => Response.json(createOrderShipment.example())]);
    expect((await request(createOrderShipment, shipment)).ok).toBe(true);
    expect(new Set(keys).size).toBe(1);
    const other = over([() => Response.json({ code: 'key_reused' }, { status: 409 })]);
    expect(await other.request(createOrderShipment, shipment)).toMatchObject({
      ok: false,
      error: { status: 409, code: 'key_reused' },
    });
  });

  it('ends at once when the caller gives up while it waits', async () => {
    const giveUp = new AbortController();
    const { request, keys } = over([lost, balance], {
      sleep: async () => giveUp.abort(),
    });
    expect(await request(getBalance, input, { signal: giveUp.signal })).toMatchObject({
      error: { kind: 'aborted' },
    });
    expect(keys).toHaveLength(1);
  });
});

describe('Retry-After', () => {
  const now = Date.parse('2025-01-15T18:30:00Z');
  it.each([
    ['120', 120_000],
    [' 0 ', 0],
    ['Wed, 15 Jan 2025 18:30:07 GMT', 7000],
    ['Wed, 15 Jan 2025 18:00:00 GMT', 0],
    ['mañana', null],
    ['', null],
    [null, null],
  ])('%j asks for %j ms', (header, wait) => {
    expect(retryAfterOf(header, now)).toBe(wait);
  });
});
