import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { acrossStores } from '../database/connect.ts';
import { stores } from '../tables/people.ts';
import { CASA_LUMBRE, HECTOR, MARIANA } from '../testing/ask.ts';
import { NOW } from '../testing/now.ts';
import {
  balanceIn,
  failingRows,
  paidBy,
  payIn,
  type Payment,
  paymentsOf,
  topUps,
} from '../testing/pay-in.ts';
import { useDatabase } from '../testing/test-database.ts';
import { defineJob } from './define-job.ts';
import { cancelJob, jobOf, jobRowsOf, jobsOf, outcomesOf, retryFailedRows, startJob } from './job.ts';
import { createJobRunner } from './run-job.ts';
import { inScope } from '../testing/in-scope.ts';

const db = useDatabase();
const faults: unknown[] = [];
const runnerOf = (...kinds: Parameters<typeof createJobRunner>[0]['kinds']) =>
  createJobRunner({
    database: db.database,
    kinds,
    clock: () => NOW,
    random: randomBytes,
    notifyWorkers: async () => {},
    onError: (error) => faults.push(error),
  });

let made = 0;
const fresh = () => `trabajo-${(made += 1)}`;
const start = (rows: readonly Payment[], id = fresh()) =>
  inScope(db.database, (scope) => startJob(scope, topUps, { id, input: { note: 'prueba' }, rows })).then(
    () => ({
      storeId: CASA_LUMBRE,
      jobId: id,
    }),
  );
const see = (jobId: string) =>
  inScope(db.database, async (scope) => ({
    job: await jobOf(scope, jobId),
    rows: await jobRowsOf(scope, jobId),
    outcomes: await outcomesOf(scope, jobId),
  }));

describe('a job (D159)', () => {
  it.each([1, 12, 37, 50, 88, 99])(
    'with %i of 100 rows failing ends with exactly those rows failed, and all others done',
    async (rate) => {
      const runner = runnerOf(topUps);
      const size = 100;
      const failing = failingRows(size, rate);
      const rows = paymentsOf(size, failing);
      const before = await balanceIn(db.database);
      const job = await start(rows);
      expect(await runner.runJob(job)).toBe(false);
      const seen = await see(job.jobId);
      expect(seen.job).toMatchObject({
        status: 'finished',
        total: size,
        succeeded: size - failing.size,
        failed: failing.size,
        finishedAt: NOW,
      });
      expect(failing.size).toBe(rate);
      const named = seen.rows.filter((row) => row.status === 'failed').map((row) => row.row);
      expect(named).toEqual([...failing].toSorted((a, b) => a - b));
      expect(await balanceIn(db.database)).toBe(before + paidBy(rows));
    },
  );

  it('names of a failed row the cell, the cause and what to do, in Spanish; a fault of ours says nothing of the inside', async () => {
    faults.length = 0;
    const job = await start([
      payIn(5, 'refused'),
      payIn(5, 'broken'),
      payIn(5, 'conflict'),
      payIn(5, 'invalid'),
      payIn(5, 'paid'),
    ]);
    await runnerOf(topUps).runJob(job);
    const { rows } = await see(job.jobId);
    const said = rows.map(({ status, code, field, value, message, suggestion }) => [
      status,
      code,
      field,
      value,
      message,
      suggestion,
    ]);
    expect(said).toEqual([
      ['failed', 'monto', 'monto', '5,00,0', 'El monto no es un número', 'Escríbelo como 500.00'],
      ['failed', 'unexpected', null, null, 'Ha ocurrido un error, por favor intenta más tarde', null],
      ['failed', 'pagado', null, null, 'Ya está pagado', null],
      ['failed', null, 'cuenta', null, 'Falta la cuenta', null],
      ['succeeded', null, null, null, null, null],
    ]);
    expect(faults).toHaveLength(1);
    expect(rows[4]).toMatchObject({ outcome: 'paid', result: { amount: 5, note: 'prueba' } });
  });

  it('stops at a cancel: what is done stays, nothing begins afterwards', async () => {
    const job = await start(Array.from({ length: 20 }, () => payIn(1, 'paid')));
    const before = await balanceIn(db.database);
    let left = 7;
    const cancelAfterSeven = defineJob<{ note: string }, Payment>({
      id: topUps.id,
      run: async (row, scope) => {
        left -= 1;
        // The cancellation comes over another connection, as a merchant's request does, while this row is
        // pending.
        if (left === 0) await inScope(db.database, (other) => cancelJob(other, job.jobId));
        return topUps.run(row, scope);
      },
    });
    expect(await runnerOf(cancelAfterSeven).runJob(job)).toBe(false);
    const seen = await see(job.jobId);
    expect(seen.job).toMatchObject({ status: 'cancelled', succeeded: 7, failed: 0, finishedAt: NOW });
    expect(seen.rows.filter((row) => row.status === 'pending')).toHaveLength(13);
    expect(await balanceIn(db.database)).toBe(before + 7);
    expect(await runnerOf(topUps).runJob(job)).toBe(false);
    expect((await see(job.jobId)).job.succeeded).toBe(7);
    const again = inScope(db.database, (scope) => retryFailedRows(scope, job.jobId));
    await expect(again).rejects.toMatchObject({ status: 409, code: 'job_cancelled' });
  });

  it('tries again only what failed, mended or as it was, and pays nothing twice', async () => {
    const before = await balanceIn(db.database);
    const job = await start([payIn(10, 'paid'), payIn(20, 'refused'), payIn(30, 'refused')]);
    const retry = (mended?: ReadonlyMap<number, Payment>) =>
      inScope(db.database, (scope) => retryFailedRows(scope, job.jobId, mended));
    await expect(retry()).rejects.toMatchObject({ status: 409, code: 'job_running' });
    await runnerOf(topUps).runJob(job);
    // Row 1 is done, so its corrected input changes nothing.
    expect(
      await retry(
        new Map([
          [1, payIn(999, 'paid')],
          [3, payIn(31, 'paid')],
        ]),
      ),
    ).toMatchObject({
      status: 'waiting',
      succeeded: 1,
      failed: 0,
      finishedAt: null,
    });
    await runnerOf(topUps).runJob(job);
    expect((await see(job.jobId)).job).toMatchObject({ status: 'finished', succeeded: 2, failed: 1 });
    expect(await balanceIn(db.database)).toBe(before + 10 + 31);
    await retry(new Map([[2, payIn(20, 'paid')]]));
    await runnerOf(topUps).runJob(job);
    expect(await see(job.jobId)).toMatchObject({ job: { succeeded: 3, failed: 0 }, outcomes: { paid: 3 } });
    await expect(retry()).rejects.toMatchObject({ status: 409, code: 'no_failed_rows' });
    expect(await balanceIn(db.database)).toBe(before + 61);
  });

  it('worked by six workers at once does each row once', async () => {
    const before = await balanceIn(db.database);
    const job = await start(
      Array.from({ length: 120 }, (_, at) => payIn(1, at % 10 === 0 ? 'refused' : 'paid')),
    );
    const runners = Array.from({ length: 6 }, () => runnerOf(topUps));
    for (let turn = 0; turn < 3; turn += 1) await Promise.all(runners.map((runner) => runner.runJob(job)));
    expect((await see(job.jobId)).job).toMatchObject({ status: 'finished', succeeded: 108, failed: 12 });
    expect(await balanceIn(db.database)).toBe(before + 108);
  });

  it('gives way when its lease is over, and goes on where it stood', async () => {
    const job = await start(Array.from({ length: 5 }, () => payIn(1, 'paid')));
    let rows = 0;
    expect(await runnerOf(topUps).runJob(job, () => (rows += 1) < 2)).toBe(true);
    expect((await see(job.jobId)).job).toMatchObject({ status: 'running', succeeded: 2, total: 5 });
    expect(await runnerOf(topUps).runJob(job)).toBe(false);
    expect((await see(job.jobId)).job).toMatchObject({ status: 'finished', succeeded: 5 });
  });

  it('of nothing is finished at once, and a second one of the same number is refused', async () => {
    const job = await start([]);
    expect((await see(job.jobId)).job).toMatchObject({ status: 'finished', total: 0 });
    await expect(start([payIn(1, 'paid')], job.jobId)).rejects.toMatchObject({
      status: 409,
      code: 'job_exists',
    });
  });

  it('is seen by its store alone, and ends when its store goes to somebody else', async () => {
    const job = await start([payIn(1, 'paid'), payIn(1, 'paid')]);
    const theirs = { storeId: '20817', email: HECTOR };
    await expect(inScope(db.database, (scope) => jobOf(scope, job.jobId), theirs)).rejects.toMatchObject({
      status: 404,
    });
    expect(await inScope(db.database, (scope) => jobRowsOf(scope, job.jobId), theirs)).toEqual([]);
    expect(
      await inScope(db.database, (scope) => jobsOf(scope, [topUps], { limit: 9, offset: 0 }), theirs),
    ).toEqual([]);
    const before = await balanceIn(db.database);
    const give = (email: string) =>
      acrossStores(db.database, (tx) =>
        tx.update(stores).set({ ownerEmail: email }).where(eq(stores.id, CASA_LUMBRE)),
      );
    await give(HECTOR);
    expect(await runnerOf(topUps).runJob(job)).toBe(false);
    await give(MARIANA);
    expect((await see(job.jobId)).job).toMatchObject({ status: 'cancelled', succeeded: 0 });
    expect(await balanceIn(db.database)).toBe(before);
  });

  it('newest first, a page at a time', async () => {
    const page = await inScope(db.database, (scope) => jobsOf(scope, [topUps], { limit: 3, offset: 1 }));
    expect(page).toHaveLength(3);
    expect(
      await inScope(db.database, (scope) => jobsOf(scope, [{ id: 'other' }], { limit: 3, offset: 0 })),
    ).toEqual([]);
  });
});
