import type { CallOutput } from '@trastienda/api-client';
import { getBulkLoadLog, undoBulkLoad } from '@trastienda/api-client/liubliana';
import { mock } from '@trastienda/api-client/msw';
import { expect, test } from 'vitest';
import { jobCancelled, selectJobs } from '../../shared/store/jobs/jobs-slice.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { storeChosen } from '../../shared/session/slice.ts';
import { bulkLoadsFeature, loadFollowed } from './feature.ts';

type Log = CallOutput<typeof getBulkLoadLog>;

const atWork: Partial<Log> = { status: 'procesando', processed: 40, finishedAt: null };

/** A service whose load stands one after the other as the given ones say; the last one stays. */
function following(...states: Partial<Log>[]) {
  let asked = 0;
  const stopped: unknown[] = [];
  const app = createTestApp({
    handlers: [
      mock(getBulkLoadLog).reply(() => {
        const state = states[Math.min(asked, states.length - 1)];
        asked += 1;
        return { ...getBulkLoadLog.example(), ...state };
      }),
      mock(undoBulkLoad).reply(({ body }) => {
        stopped.push(body);
        asked = states.length - 1;
        return undoBulkLoad.example();
      }),
    ],
  });
  app.store.startFeature(bulkLoadsFeature);
  app.store.dispatch(storeChosen('10452'));
  app.store.dispatch(loadFollowed('carga-8'));
  const asks = () => app.sent('log/carga-8').length;
  const jobs = () => selectJobs(app.store.getState());
  const next = async (ms: number) => {
    const before = asks();
    await expect.poll(() => app.clock.waits()).toContain(ms);
    app.clock.pass(ms);
    await expect.poll(asks).toBe(before + 1);
  };
  return { app, asks, jobs, next, stopped };
}

test('a load is asked for every second, then every five, until it has ended (D367)', async () => {
  const { app, asks, next, jobs } = following(...Array.from({ length: 12 }, () => atWork), {});
  for (let at = 0; at < 10; at += 1) await next(1000);
  await next(5000);
  await next(5000);
  await expect.poll(() => jobs()[0]?.state).toBe('partial');
  expect(app.clock.waits()).not.toContain(5000);
  expect(asks()).toBe(13);
});

test('two pages that follow one load ask once', async () => {
  const { app, asks } = following(atWork);
  app.store.dispatch(loadFollowed('carga-8'));
  await expect.poll(() => app.clock.waits()).toContain(1000);
  expect(asks()).toBe(1);
});

test('the tray says how far it is, and at its end how many failed and where they are mended', async () => {
  const { next, jobs } = following(atWork, { failed: 2 });
  await expect.poll(() => jobs()[0]).toMatchObject({ state: 'running', done: 40, total: 120 });
  await next(1000);
  await expect.poll(() => jobs()[0]?.state).toBe('partial');
  expect(jobs()[0]).toMatchObject({
    causes: [
      { count: 2, action: { href: '/mis-productos/catalogo-de-productos/carga-masiva?carga=carga-8' } },
    ],
  });
});

test('a review is no work of the tray, and what ended before anybody looked is no news', async () => {
  for (const state of [{ ...atWork, dryRun: true }, {}]) {
    const { asks, jobs } = following(state);
    await expect.poll(asks).toBe(1);
    expect(jobs()).toEqual([]);
  }
});

test('an answer that does not come is asked for again, once the load was seen at work', async () => {
  const { app, next, jobs } = following(atWork, {});
  await expect.poll(() => jobs()).toHaveLength(1);
  app.use(mock(getBulkLoadLog).fails(503));
  await next(1000);
  await next(1000);
  expect(jobs()[0]?.state).toBe('running');
});

test('stopped in the tray, what is done stays', async () => {
  const { app, jobs, stopped } = following(atWork, { failed: 0 });
  await expect.poll(() => jobs()[0]?.state).toBe('running');
  app.store.dispatch(jobCancelled('carga-8'));
  await expect.poll(() => stopped).toEqual([{ reason: 'Detenida por el comercio', keepDone: true }]);
  await expect.poll(() => jobs()[0]?.state).toBe('done');
});
