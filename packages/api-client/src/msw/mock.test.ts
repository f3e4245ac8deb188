import { describe, expect, it } from 'vitest';
import { createClient } from '../core/create-client.ts';
import { cancelOrder, getPendingEvidenceTotal } from '../services/kidal.calls.ts';
import { downloadGuideLabel, getBalance } from '../services/shippings.calls.ts';
import { useServer } from '../testing/use-server.ts';
import { callHandlers, chaos, latency, mock, MockAnswerError } from './index.ts';

const server = useServer(callHandlers);
const request = createClient({ baseUrl: 'http://localhost' });
const input = { params: { storeId: '10452' } };

describe('a mock', () => {
  it('answers a value, or what a function makes of the request', async () => {
    server.use(mock(getBalance).reply({ detail: { monto_actual: 12.5 } }));
    expect(await request(getBalance, input)).toEqual({ ok: true, value: { detail: { monto_actual: 12.5 } } });
    server.use(
      mock(getBalance).reply(({ params }) => ({ detail: { monto_actual: Number(params.storeId) } })),
    );
    expect(await request(getBalance, input)).toEqual({
      ok: true,
      value: { detail: { monto_actual: 10452 } },
    });
  });

  it('refuses to answer what its call never answers', () => {
    expect(() => mock(getBalance).reply({ detail: { monto_actual: 1.234 } })).toThrow(MockAnswerError);
    expect(() => mock(getBalance).reply({ detail: { monto_actual: 1.234 } })).toThrow(/detail\.monto_actual/);
    expect(() => mock(downloadGuideLabel).reply({ blob: 'x' as unknown as Blob, fileName: null })).toThrow(
      MockAnswerError,
    );
  });

  it('refuses the request that the gateway would refuse', async () => {
    const answer = await fetch('http://localhost/api/kidal/route/order/pedido/cancel', {
      method: 'POST',
      body: JSON.stringify({ storeId: 7 }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      message: 'Path and data are required',
      validationResults: expect.arrayContaining([{ field: 'body.storeId', message: 'expected string' }]),
    });
    expect(cancelOrder.method).toBe('POST');
  });

  it('told to answer once, leaves the next request to the handler before it', async () => {
    server.use(mock(getPendingEvidenceTotal, { once: true }).fails(500));
    expect((await request(getPendingEvidenceTotal, input)).ok).toBe(false);
    expect((await request(getPendingEvidenceTotal, input)).ok).toBe(true);
  });

  it('answers a file with its name', async () => {
    const blob = new Blob(['%PDF-1.4 guía'], { type: 'application/pdf' });
    server.use(mock(downloadGuideLabel).reply({ blob, fileName: 'guía 12.pdf' }));
    const result = await request(downloadGuideLabel, { params: { guide: '12' } });
    expect(result).toMatchObject({ ok: true, value: { fileName: 'guía 12.pdf' } });
    expect(result.ok && (await result.value.blob.text())).toBe('%PDF-1.4 guía');
  });

  it('carries the body of a failure', async () => {
    server.use(mock(getBalance).fails(402, { success: false, message: 'Saldo insuficiente' }));
    expect(await request(getBalance, input)).toMatchObject({
      error: { status: 402, message: 'Saldo insuficiente' },
    });
  });
});

describe('conditions of the line', () => {
  const failures = async (count: number) => {
    const results = [];
    for (let at = 0; at < count; at += 1) results.push((await request(getBalance, input)).ok);
    return results;
  };

  it('latency goes on to the call itself', async () => {
    server.use(latency({ minMs: 0, maxMs: 2 }));
    expect((await request(getBalance, input)).ok).toBe(true);
  });

  it('chaos fails the same calls for the same seed', async () => {
    server.use(chaos({ rate: 0.4, seed: 9 }));
    const once = await failures(30);
    server.resetHandlers();
    server.use(chaos({ rate: 0.4, seed: 9 }));
    expect(await failures(30)).toEqual(once);
    expect(once).toContain(true);
    expect(once).toContain(false);
  });
});
