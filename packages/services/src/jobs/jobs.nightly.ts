import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { inScope } from '../testing/in-scope.ts';
import { balanceIn, failingRows, paidBy, paymentsOf, topUps } from '../testing/pay-in.ts';
import { useDatabase } from '../testing/test-database.ts';
import { cancelJob, jobOf, jobRowsOf, startJob } from './job.ts';

const db = useDatabase();
const ROWS = 10_000;
const see = (id: string) => inScope(db.database, (scope) => jobOf(scope, id));

async function otherProcess() {
  const script = fileURLToPath(new URL('../testing/worker-process.ts', import.meta.url));
  const child = spawn(process.execPath, ['--conditions=@trastienda/source', script, db.url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
}

it.each([1, 25, 50, 75, 99])(
  '10,000 rows of which %i in a hundred fail, killed three times on the way: exactly those rows are failed',
  async (rate) => {
    const id = `carga-${rate}`;
    const failing = failingRows(ROWS, rate);
    const rows = paymentsOf(ROWS, failing);
    const before = await balanceIn(db.database);
    await inScope(db.database, (scope) => startJob(scope, topUps, { id, input: { note: '' }, rows }));
    const done = async () => {
      const { succeeded, failed } = await see(id);
      return succeeded + failed;
    };
    for (const share of [0.2, 0.5, 0.8]) {
      const kill = await otherProcess();
      await expect.poll(done, { timeout: 600_000, interval: 20 }).toBeGreaterThan(ROWS * share);
      await kill();
    }
    const kill = await otherProcess();
    await expect
      .poll(async () => (await see(id)).finishedAt, { timeout: 600_000, interval: 100 })
      .not.toBe(null);
    await kill();
    expect(await see(id)).toMatchObject({
      status: 'finished',
      total: ROWS,
      failed: failing.size,
      succeeded: ROWS - failing.size,
    });
    const named = await inScope(db.database, (scope) => jobRowsOf(scope, id, 'failed'));
    expect(named.map(({ row }) => row)).toEqual([...failing].toSorted((a, b) => a - b));
    expect(await balanceIn(db.database)).toBe(before + paidBy(rows));
  },
);

it('10,000 rows cancelled on the way: a second later nothing is done any more, and what was done is counted', async () => {
  const id = 'carga-cancelada';
  const rows = paymentsOf(ROWS, new Set());
  const before = await balanceIn(db.database);
  await inScope(db.database, (scope) => startJob(scope, topUps, { id, input: { note: '' }, rows }));
  const kill = await otherProcess();
  await expect
    .poll(async () => (await see(id)).succeeded, { timeout: 600_000, interval: 20 })
    .toBeGreaterThan(ROWS / 10);
  await inScope(db.database, (scope) => cancelJob(scope, id));
  await sleep(1000);
  const { status, succeeded } = await see(id);
  expect(status).toBe('cancelled');
  expect(succeeded).toBeLessThan(ROWS);
  await sleep(3000);
  expect((await see(id)).succeeded).toBe(succeeded);
  expect(await balanceIn(db.database)).toBe(before + paidBy(rows.slice(0, succeeded)));
  await kill();
});
