import { setTimeout as sleep } from 'node:timers/promises';
import { SETUP_LOCK } from '@trastienda/services/database';
import pg from 'pg';
import { MIGRATION_LOCK } from '../../database/open.ts';
import { createBrowser } from '../browser.ts';
import { freePort } from '../free-port.ts';
import { freshDatabase } from '../gateway.ts';
import { startGatewayProcess } from '../gateway-process.ts';
import { olderDatabase } from './older-database.ts';

const MERCHANT = 'mariana@casalumbre.example';

/** Who migrates holds one of two locks. */
const migrating = `select objid from pg_locks where locktype = 'advisory' and granted and objid = any($1)
  and database = (select oid from pg_database where datname = current_database())`;
const LOCKS = { services: SETUP_LOCK, gateway: MIGRATION_LOCK };

/** Watches a database for somebody who migrates it. */
async function watched(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const isHeld = async (locks: readonly number[]) => (await client.query(migrating, [locks])).rowCount !== 0;
  return {
    isMigrated: () => isHeld(Object.values(LOCKS)),
    /** Resolves once the lock is held, or was missed. */
    async untilHeld(lock: number, isOver: () => boolean): Promise<void> {
      while (!isOver() && !(await isHeld([lock]))) await sleep(1);
    },
    end: () => client.end(),
  };
}

export type Kills = {
  /** How many of the next starts came up, let a merchant in and stopped by themselves. */
  readonly up: number;
  /** How many of the kills met a migration under way. */
  readonly within: number;
};

/**
 * So many databases, new ones and older ones by turns, whose first start is killed in its migrations, of the gateway's
 * tables or of the services'; the next start has to come up.
 */
export async function killWhileStarting(times: number): Promise<Kills> {
  let up = 0;
  let within = 0;
  for (let time = 0; time < times; time += 1) {
    const port = await freePort();
    const url = time % 2 === 0 ? await freshDatabase('no') : await olderDatabase(Math.random());
    const env = { PORT: String(port), DATABASE_URL: url, DEMO_SIGN_IN: 'true' };
    const watch = await watched(url);
    const killed = startGatewayProcess(env);
    let isOver = false;
    const over = () => {
      isOver = true;
    };
    void killed.says('Trastienda: ').then(over, over);
    const lock = (time + (time >> 1)) % 2 === 0 ? LOCKS.services : LOCKS.gateway;
    await watch.untilHeld(lock, () => isOver);
    // The first at once, the others somewhat later: so that few kills already meet many moments.
    await sleep((time / times) * 40 * Math.random());
    if (await watch.isMigrated()) within += 1;
    killed.child.kill('SIGKILL');
    await killed.ended;
    await watch.end();

    const next = startGatewayProcess(env);
    await next.says('Trastienda: ');
    const browser = createBrowser(`http://localhost:${port}`);
    await browser.signIn(MERCHANT);
    const session = JSON.stringify(await browser.json('/api/auth/session'));
    next.child.kill('SIGTERM');
    const { code } = await next.ended;
    if (session.includes(MERCHANT) && code === 0) up += 1;
  }
  return { up, within };
}
