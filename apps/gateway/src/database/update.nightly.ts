import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { bringTo } from '../testing/crash/older-database.ts';
import { fillFirstTables, startLoad, wrongSums } from '../testing/crash/update-load.ts';
import { freePort } from '../testing/free-port.ts';
import { freshDatabase } from '../testing/gateway.ts';
import { startGatewayProcess } from '../testing/gateway-process.ts';
import { proved } from '../testing/proved.ts';

/** The night's number of orders; `UPDATE_ORDERS` is another one. */
const ORDERS = Number(process.env['UPDATE_ORDERS'] ?? 200_000);
/** Steps of the update at which a start is killed, as many of them as the kills before have left. */
const KILLED_AT = [
  '0002_money_triggers',
  '0004_money_indexes',
  '0005_money_backfill',
  '0013_store_references',
  '0014_store_primary_keys',
];

/** Asks a process for its life every 50 ms, once it has answered for the first time. @returns what ends it, with the answers. */
function watchLife(port: number) {
  const answers: (number | string)[] = [];
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      const answer = await fetch(`http://localhost:${port}/healthz`, {
        signal: AbortSignal.timeout(2000),
      }).then(
        ({ status }) => status,
        (error: unknown) => String(error),
      );
      if (answers.length > 0 || answer === 200) answers.push(answer);
      await sleep(50);
    }
  })();
  return async () => {
    over.abort();
    await watching;
    return answers;
  };
}

it('an update of many orders lets 8 writers and 3 readers of the version before go on, through kills', async () => {
  const url = await freshDatabase('no');
  await bringTo(url, 'services', 1);
  await fillFirstTables(url, ORDERS);
  const load = startLoad(url, { writers: 8, readers: 3 });
  await sleep(1000);
  const killedAt: string[] = [];
  for (let left: readonly string[] = KILLED_AT; left.length > 0; left = left.slice(1)) {
    const env = { PORT: String(await freePort()), DATABASE_URL: url, DEMO_SIGN_IN: 'true' };
    const killed = startGatewayProcess(env);
    const served = killed.says('Trastienda: ').then(() => null);
    const steps = left.map((step) => killed.says(`"step":"${step}"`).then(() => step));
    const step = await Promise.race([served, ...steps]);
    // A start that was killed late in one step may have finished the next ones.
    left = step === null ? [] : left.slice(left.indexOf(step));
    if (step !== null) killedAt.push(step);
    await sleep(200 * Math.random());
    killed.child.kill('SIGKILL');
    await killed.ended;
  }
  const port = await freePort();
  const last = startGatewayProcess({ PORT: String(port), DATABASE_URL: url, DEMO_SIGN_IN: 'true' });
  const stopWatching = watchLife(port);
  await last.says('Trastienda: ');
  await sleep(1000);
  const life = await stopWatching();
  const { longest, failed, writes, reads } = await load.stop();
  last.child.kill('SIGTERM');
  expect((await last.ended).code).toBe(0);
  expect(failed).toEqual([]);
  expect(await wrongSums(url)).toEqual([]);
  expect(killedAt).toContain('0005_money_backfill');
  proved(
    `${ORDERS} orders updated beside ${writes} writes and ${reads} reads, killed at ${killedAt.join(', ')}: none failed, the longest took ${Math.round(longest)} ms`,
  );
  // The figures are told on a machine that is too busy for them, too.
  expect(life.filter((answer) => answer !== 200)).toEqual([]);
  expect(longest).toBeLessThan(2000);
});
