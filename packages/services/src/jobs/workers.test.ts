import { sql } from 'drizzle-orm';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { acrossStores, connect, disconnect } from '../database/connect.ts';
import { inScope } from '../testing/in-scope.ts';
import {
  balanceIn,
  failingRows,
  paidBy,
  type Payment,
  paymentsOf,
  payIn,
  topUps,
} from '../testing/pay-in.ts';
import { otherProcess } from '../testing/other-process.ts';
import { useDatabase } from '../testing/test-database.ts';
import { defineJob } from './define-job.ts';
import { cancelJob, jobOf, startJob } from './job.ts';
import { startWorkers } from '../workers.ts';
import type { Workers } from './start-workers.ts';
import type { WorkEvent } from './work-event.ts';

const db = useDatabase();
const faults: unknown[] = [];
const started: Workers[] = [];
const workHere = async (more: Partial<Parameters<typeof startWorkers>[0]> = {}) => {
  const workers = await startWorkers({
    url: db.url,
    database: db.database,
    kinds: [topUps],
    onError: (error) => faults.push(error),
    ...more,
  });
  started.push(workers);
  return workers;
};
afterEach(async () => {
  for (const workers of started.splice(0)) await workers.stop();
});

const see = (id: string) => inScope(db.database, (scope) => jobOf(scope, id));
const isEnded = async (id: string): Promise<void> => {
  await expect.poll(async () => (await see(id)).finishedAt, { timeout: 60_000, interval: 50 }).not.toBe(null);
};
const start = (id: string, rows: readonly Payment[], notifyWorkers?: Workers['notifyWorkers']) =>
  inScope(
    db.database,
    (scope) => startJob(scope, topUps, { id, input: { note: '' }, rows }),
    notifyWorkers ? { notifyWorkers } : {},
  );

describe('the workers', () => {
  it('are called with the transaction that starts a job: kept or undone, both or none', async () => {
    const { notifyWorkers } = await workHere();
    const before = await balanceIn(db.database);
    await start('lote-1', [payIn(3, 'paid'), payIn(4, 'refused')], notifyWorkers);
    await isEnded('lote-1');
    expect(await see('lote-1')).toMatchObject({ status: 'finished', succeeded: 1, failed: 1 });
    expect(await balanceIn(db.database)).toBe(before + 3);
    const undone = inScope(
      db.database,
      async (scope) => {
        await startJob(scope, topUps, { id: 'lote-2', input: { note: '' }, rows: [payIn(5, 'paid')] });
        throw new Error('the call fails after all');
      },
      { notifyWorkers },
    );
    await expect(undone).rejects.toThrow('after all');
    const waiting = await db.database.$client.query(
      `select count(*)::int as n from pgboss.job where name = 'job-turns' and data->>'jobId' = 'lote-2'`,
    );
    expect(waiting.rows).toEqual([{ n: 0 }]);
  });

  it('killed in the middle, the next ones do what is left: each row once, exactly the bad ones failed', async () => {
    const failing = failingRows(400, 25);
    const rows = paymentsOf(400, failing);
    const before = await balanceIn(db.database);
    // No worker was notified: the process finds the job when it starts.
    await start('carga-1', rows);
    let kills = 0;
    for (; kills < 3; kills += 1) {
      const done = (await see('carga-1')).succeeded;
      const kill = await otherProcess(db.url);
      await expect
        .poll(async () => (await see('carga-1')).succeeded, { timeout: 60_000, interval: 5 })
        .toBeGreaterThan(done + 20);
      await kill();
    }
    expect((await see('carga-1')).finishedAt).toBe(null);
    await workHere();
    await isEnded('carga-1');
    expect(await see('carga-1')).toMatchObject({
      status: 'finished',
      total: 400,
      succeeded: 300,
      failed: 100,
    });
    expect(await balanceIn(db.database)).toBe(before + paidBy(rows));
  });

  it('stop at a cancel that comes from anywhere', async () => {
    await workHere();
    const rows = Array.from({ length: 5_000 }, () => payIn(1, 'paid'));
    const before = await balanceIn(db.database);
    await start('carga-2', rows, started[0]?.notifyWorkers);
    await expect
      .poll(async () => (await see('carga-2')).succeeded, { timeout: 60_000, interval: 5 })
      .toBeGreaterThan(10);
    const { succeeded } = await inScope(db.database, (scope) => cancelJob(scope, 'carga-2'));
    await sleep(500);
    const after = await see('carga-2');
    expect(after.status).toBe('cancelled');
    // The row that was running may end.
    expect(after.succeeded).toBeLessThanOrEqual(succeeded + 1);
    expect(await balanceIn(db.database)).toBe(before + after.succeeded);
  });

  it('tell what they did, and how the queue stands', async () => {
    const told: WorkEvent[] = [];
    const { notifyWorkers, queue } = await workHere({
      scheduledTasks: [{ name: 'a-task', cron: '*/5 * * * *', run: async () => {} }],
      observe: (event) => told.push(event),
    });
    expect(told).toContainEqual({ kind: 'scheduled', task: 'a-task', everySeconds: 3_600 });
    expect(told).toContainEqual({ kind: 'scheduled', task: 'sales-audit', everySeconds: 86_400 });
    await start('lote-9', [payIn(3, 'paid'), payIn(4, 'refused'), payIn(5, 'paid')], notifyWorkers);
    await isEnded('lote-9');
    const rows = told.filter((event) => event.kind === 'row');
    expect(rows.map(({ job, result }) => [job, result]).toSorted()).toEqual([
      [topUps.id, 'failed'],
      [topUps.id, 'succeeded'],
      [topUps.id, 'succeeded'],
    ]);
    expect(await queue(5_000)).toMatchObject({ waiting: 0, oldestSeconds: 0 });
    await db.database.transaction(async (tx) => {
      await tx.execute(sql`lock table pgboss.job`);
      await expect(queue(50)).rejects.toThrow('timeout');
    });
  });

  it('tell how many jobs wait while all hands are full, and for how long', async () => {
    let open = () => {};
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    const slow = defineJob<object, object>({
      id: 'slow',
      run: async () => {
        await opened;
        return { outcome: 'done' };
      },
    });
    const { notifyWorkers, queue } = await workHere({ kinds: [slow] });
    const ids = Array.from({ length: 6 }, (_, at) => `lento-${at}`);
    for (const id of ids)
      await inScope(db.database, (scope) => startJob(scope, slow, { id, input: {}, rows: [{}] }), {
        notifyWorkers,
      });
    await expect.poll(() => queue(5_000).then(({ waiting }) => waiting)).toBe(2);
    await sleep(300);
    const { active, oldestSeconds } = await queue(5_000);
    expect(active).toBeGreaterThanOrEqual(4);
    expect(oldestSeconds).toBeGreaterThan(0.25);
    open();
    for (const id of ids) await isEnded(id);
  });

  it('run the scheduled tasks of the whole product, once for all processes', async () => {
    await workHere({ scheduledTasks: [{ name: 'a-task', cron: '*/5 * * * *', run: async () => {} }] });
    const { rows } = await db.database.$client.query('select name, cron from pgboss.schedule order by name');
    expect(rows).toEqual([
      { name: 'a-task', cron: '*/5 * * * *' },
      { name: 'job-look', cron: '* * * * *' },
      { name: 'order-money-backfill', cron: '* * * * *' },
      { name: 'sales-audit', cron: '41 9 * * *' },
      { name: 'sales-fold', cron: '* * * * *' },
      { name: 'services-sweep', cron: '17 * * * *' },
    ]);
  });

  it('may be started by several processes at once on a new database, and live beside row-level security', async () => {
    const all = await Promise.all([workHere(), workHere(), workHere()]);
    await start('lote-3', [payIn(1, 'paid')], all[2]?.notifyWorkers);
    await isEnded('lote-3');
    const { rows } = await acrossStores(db.database, (tx) =>
      tx.execute(`select count(*)::int as n from jobs where id = 'lote-3'`),
    );
    expect(rows).toEqual([{ n: 1 }]);
    expect(faults).toEqual([]);
  });
});

it('a database that goes away costs no row: the job goes on where it stood', async () => {
  const own = connect(db.url, { max: 4 });
  await workHere({ database: own });
  const before = await balanceIn(db.database);
  await start(
    'carga-3',
    Array.from({ length: 200 }, () => payIn(1, 'paid')),
    started[0]?.notifyWorkers,
  );
  await expect
    .poll(async () => (await see('carga-3')).succeeded, { timeout: 60_000, interval: 5 })
    .toBeGreaterThan(5);
  await db.database.$client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await isEnded('carga-3');
  expect(await see('carga-3')).toMatchObject({ status: 'finished', succeeded: 200, failed: 0 });
  expect(await balanceIn(db.database)).toBe(before + 200);
  for (const workers of started.splice(0)) await workers.stop();
  await disconnect(own);
});
