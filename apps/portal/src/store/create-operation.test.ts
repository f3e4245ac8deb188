import { getBalance, getZipCode } from '@trastienda/api-client';
import { mock } from '@trastienda/api-client/msw';
import type { RequestHandler } from 'msw';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { createOperation } from './create-operation.ts';

const balance = createOperation(getBalance, { name: 'testBalance' });
const zipCode = createOperation(getZipCode, {
  name: 'testZipCode',
  keyOf: ({ params }) => params.code,
  keep: 2,
});
const input = { params: { storeId: '10452' } };
const of = (code: string) => ({ params: { code } });

const open = (...handlers: RequestHandler[]) => {
  const app = createTestApp({ handlers });
  app.store.startFeature({ name: 'balance', saga: balance.watch });
  app.store.startFeature({ name: 'zip codes', saga: zipCode.watch });
  return app;
};

describe('a remote operation', () => {
  test('S4.14, S4.15: is idle, loading, then succeeded or failed with its message', async () => {
    const app = open(
      mock(getBalance, { once: true }).fails(500, { error: { status: 'SALDO_NO_DISPONIBLE' } }),
    );
    const status = () => balance.select(app.store.getState()).status;
    expect(status()).toBe('idle');
    app.store.dispatch(balance.requested(input));
    expect(status()).toBe('loading');
    await app.until(() => status() === 'failed');
    expect(balance.select(app.store.getState()).error?.message).toBe('SALDO_NO_DISPONIBLE');
    app.store.dispatch(balance.requested(input));
    await app.until(() => status() === 'succeeded');
    expect(balance.select(app.store.getState()).error).toBeNull();
  });

  test('with a time of freshness is not sent again while it is under way, or was answered within it', async () => {
    const app = open();
    app.store.dispatch(balance.requested(input, { freshFor: 5000 }));
    app.store.dispatch(balance.requested(input, { freshFor: 5000 }));
    await app.until((state) => balance.select(state).status === 'succeeded');
    app.clock.pass(4999);
    app.store.dispatch(balance.requested(input, { freshFor: 5000 }));
    expect(app.sent('balance')).toHaveLength(1);
    app.clock.pass(1);
    app.store.dispatch(balance.requested(input, { freshFor: 5000 }));
    await app.until((state) => balance.select(state).status === 'succeeded');
    expect(app.sent('balance')).toHaveLength(2);
  });

  test('keeps its keys apart, and only the newest of them', async () => {
    const app = open();
    for (const code of ['64070', '44160', '01210']) {
      app.store.dispatch(zipCode.requested(of(code)));
      await app.until((state) => zipCode.select(state, code).status === 'succeeded');
    }
    const statuses = ['64070', '44160', '01210'].map(
      (code) => zipCode.select(app.store.getState(), code).status,
    );
    expect(statuses).toEqual(['idle', 'succeeded', 'succeeded']);
  });

  test('that is waited for by two sagas is sent once', async () => {
    const app = open();
    const ended: string[] = [];
    for (const name of ['one', 'two']) {
      app.store.startFeature({
        name,
        *saga() {
          yield* balance.ensure(input, 5000);
          ended.push(name);
        },
      });
    }
    await expect.poll(() => ended.toSorted()).toEqual(['one', 'two']);
    expect(app.sent('balance')).toHaveLength(1);
  });
});

test('a saga that crashes is told, starts again, and takes no other with it', async () => {
  const app = open();
  let starts = 0;
  app.store.startFeature({
    name: 'crashes',
    // eslint-disable-next-line require-yield -- it fails before it could wait
    *saga() {
      starts += 1;
      throw new Error('boom');
    },
  });
  expect(starts).toBe(4);
  expect(app.crashes).toHaveLength(4);
  app.store.dispatch(balance.requested(input));
  await app.until((state) => balance.select(state).status === 'succeeded');
});
