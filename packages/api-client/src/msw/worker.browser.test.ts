import { setupWorker } from 'msw/browser';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../core/create-client.ts';
import { getBalance, listOrders } from '../index.ts';
import { createSessionClient } from '../session/create-session-client.ts';
import { browserSession } from '../session/browser.ts';
import { downloadGuideLabel } from '../services/shippings.calls.ts';
import { callHandlers, exampleSession, mock, orderPages, sessionHandlers } from './index.ts';

const worker = setupWorker(...callHandlers, ...sessionHandlers());
beforeAll(() => worker.start({ quiet: true, onUnhandledFrame: 'bypass' }));
afterEach(() => worker.resetHandlers());
afterAll(() => worker.stop());

const request = createClient({ storeId: () => '10452', sessionId: () => '1234567890123456789' });
const input = { params: { storeId: '10452' } };

describe('the mocks in the service worker of a browser', () => {
  it('every call answers its example', async () => {
    expect(await request(getBalance, input)).toEqual({ ok: true, value: getBalance.example() });
    const label = await request(downloadGuideLabel, { params: { guide: '7900000000' } });
    expect(label.ok && (await label.value.blob.text()).startsWith('%PDF')).toBe(true);
  });

  it('a list of 100,000 rows, one page at a time', async () => {
    worker.use(mock(listOrders).reply(orderPages(100_000)));
    const orders = await request(listOrders, { ...input, query: { page: 5000, pageSize: 20 } });
    expect(orders.ok && [orders.value.rows.length, orders.value.total]).toEqual([20, 100_000]);
  });

  it('fails, loses the line, breaks off and talks nonsense where it is told to', async () => {
    const failures = [
      [mock(getBalance).fails(500, { message: 'Algo falló' }), { kind: 'http', message: 'Algo falló' }],
      [mock(getBalance).disconnects(), { kind: 'network' }],
      [mock(getBalance).breaksOff(), { kind: 'network' }],
      [mock(getBalance).malformed(), { kind: 'contract' }],
      [mock(getBalance).empty(), { kind: 'contract' }],
      [mock(getBalance).wrongType(), { kind: 'contract' }],
    ] as const;
    for (const [handler, error] of failures) {
      worker.use(handler);
      expect(await request(getBalance, input)).toMatchObject({ ok: false, error });
    }
  });

  it('who gives up gets no answer', async () => {
    worker.use(mock(getBalance).delays('infinite'));
    const giveUp = new AbortController();
    const answer = request(getBalance, input, { signal: giveUp.signal });
    giveUp.abort();
    expect(await answer).toMatchObject({ ok: false, error: { kind: 'aborted' } });
  });

  it('the session client is signed in', async () => {
    const session = createSessionClient(browserSession(window));
    const stop = session.start(0);
    await expect.poll(() => session.getState().status).toBe('authenticated');
    expect(session.getState().session).toEqual(exampleSession);
    stop();
  });
});
