import { downloadGuideLabel, getBalance, getZipCode } from '@trastienda/api-client';
import { uploadEvidence } from '@trastienda/api-client/invoice';
import { mock } from '@trastienda/api-client/msw';
import type { RequestHandler } from 'msw';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { createOperation } from './create-operation.ts';
import type { OperationsState } from './operations-slice.ts';

const balance = createOperation(getBalance, { name: 'testBalance' });
const zipCode = createOperation(getZipCode, {
  name: 'testZipCode',
  keyOf: ({ params }) => params.code,
  keep: 2,
});
const input = { params: { storeId: '10452' } };
const known = (state: Parameters<typeof balance.select>[0]) => balance.select(state, input);
const of = (code: string) => ({ params: { code } });

const open = (...handlers: RequestHandler[]) => createTestApp({ handlers });

/** Of the one input that an operation was asked with. */
const status = ({ operations }: { readonly operations: OperationsState }, name: string) =>
  Object.values(operations[name] ?? {})[0]?.status;

describe('a remote operation', () => {
  test('S4.14, S4.15: is idle, loading, then succeeded or failed with its message', async () => {
    const app = open(
      mock(getBalance, { once: true }).fails(500, { error: { status: 'SALDO_NO_DISPONIBLE' } }),
    );
    const status = () => known(app.store.getState()).status;
    expect(status()).toBe('idle');
    app.store.dispatch(balance.requested(input));
    expect(status()).toBe('loading');
    await app.until(() => status() === 'failed');
    expect(known(app.store.getState()).error?.message).toBe('SALDO_NO_DISPONIBLE');
    app.store.dispatch(balance.requested(input));
    await app.until(() => status() === 'succeeded');
    expect(known(app.store.getState()).error).toBeNull();
  });

  test('S8.28: a download or an upload that failed is told to the log, with its cause; anything else is not', async () => {
    const label = createOperation(downloadGuideLabel, { name: 'testLabel' });
    const evidence = createOperation(uploadEvidence, { name: 'testEvidence' });
    const app = open(
      mock(downloadGuideLabel).fails(500),
      mock(uploadEvidence).fails(503),
      mock(getBalance).fails(500),
    );
    app.store.dispatch(balance.requested(input));
    app.store.dispatch(label.requested({ params: { guide: '794600012345' } }));
    const file = { doc_nombre: 'acuse.pdf', doc_base64: 'JVBERi0xLjc=' };
    const order = {
      store_id: '10452',
      no_pedido: '4500123987',
      no_guia: '794600012345',
      channel: 'CS',
    } as const;
    app.store.dispatch(evidence.requested({ body: { ...order, ...file, guia_total: 449, comentario: '' } }));
    await app.until(
      (state) =>
        status(state, 'testLabel') === 'failed' &&
        status(state, 'testEvidence') === 'failed' &&
        known(state).status === 'failed',
    );
    await expect.poll(() => app.sent('_log').length).toBe(2);
    const told = await Promise.all(app.sent('_log').map((request) => request.clone().text()));
    expect(told.some((text) => text.includes('testLabel') && text.includes('500'))).toBe(true);
    expect(told.some((text) => text.includes('testEvidence') && text.includes('503'))).toBe(true);
  });

  test('with a time of freshness is not sent again while it is under way, or was answered within it', async () => {
    const app = open();
    app.store.dispatch(balance.requested(input, { freshFor: 5000 }));
    app.store.dispatch(balance.requested(input, { freshFor: 5000 }));
    await app.until((state) => known(state).status === 'succeeded');
    app.clock.pass(4999);
    app.store.dispatch(balance.requested(input, { freshFor: 5000 }));
    expect(app.sent('balance')).toHaveLength(1);
    app.clock.pass(1);
    app.store.dispatch(balance.requested(input, { freshFor: 5000 }));
    await app.until((state) => known(state).status === 'succeeded');
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
  await app.until((state) => known(state).status === 'succeeded');
});
