import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../tables/people.ts';
import { readSteps, runSteps } from '../database/run-steps.ts';
import { servicesSteps } from './migrate.ts';
import { useDatabase } from '../testing/test-database.ts';
import {
  connect,
  disconnect,
  hasEmbeddedPostgres,
  migrate,
  removeEmbeddedPostgres,
  resetDatabase,
  startEmbeddedPostgres,
} from './index.ts';

let dataDir = '';
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'trastienda-cluster-'));
  await chmod(dataDir, 0o755);
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const isRunning = async (pid: number) => {
  try {
    // A process that ended and was not fetched by its parent is no longer running.
    return !/^State:\s+[ZX]/m.test(await readFile(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

/** A server releases its files a moment before its process is gone. */
const isGone = async (pid: number): Promise<void> => {
  await expect.poll(() => isRunning(pid), { timeout: 20_000 }).toBe(false);
};

/** A process of its own that starts the server, writes one row and then waits to be killed. */
const holder = `
import { connect, startEmbeddedPostgres } from ${JSON.stringify(fileURLToPath(new URL('./index.ts', import.meta.url)))};
const postgres = await startEmbeddedPostgres({ dataDir: process.argv[2] });
const database = connect(postgres.url);
await database.$client.query('create table if not exists kept (id serial primary key)');
await database.$client.query('insert into kept default values');
console.log(JSON.stringify({ pid: postgres.pid, url: postgres.url }));
setInterval(() => {}, 1000);
`;

async function startHolder(): Promise<{
  pid: number;
  url: string;
  end: (signal: NodeJS.Signals) => Promise<void>;
}> {
  const script = path.join(dataDir, 'holder.ts');
  await writeFile(script, holder);
  const child = spawn(
    process.execPath,
    ['--conditions=@trastienda/source', script, path.join(dataDir, 'pg')],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString()));
    child.once('exit', () => reject(new Error('The holder ended before it was ready')));
  });
  return {
    ...(JSON.parse(line) as { pid: number; url: string }),
    end: (signal) =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill(signal);
      }),
  };
}

describe('a connection', () => {
  const db = useDatabase();

  it('that breaks as a transaction begins costs the pool nothing', async () => {
    const own = connect(db.url, { max: 1 });
    own.$client.once('acquire', (client) => void client.end());
    await expect(own.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow();
    const { rows } = await own.transaction((tx) => tx.execute(sql`select 1 as one`));
    expect(rows).toEqual([{ one: 1 }]);
    await disconnect(own);
  });

  it('of a transaction that fails, or whose rollback does, is another one’s next', async () => {
    const own = connect(db.url, { max: 1 });
    const failing = own.transaction(async () => {
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    const cut = own.transaction((tx) => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`));
    await expect(cut).rejects.toThrow();
    const { rows } = await own.transaction((tx) => tx.execute(sql`select 1 as one`));
    expect(rows).toEqual([{ one: 1 }]);
    await disconnect(own);
  });
});

describe('the embedded PostgreSQL', () => {
  it('keeps its password to itself, runs the application as no superuser, and ends with stop', async () => {
    const postgres = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'pg') });
    const database = connect(postgres.url);
    const { rows } = await database.execute<{ super: boolean; bypass: boolean; version: string }>(
      sql`select rolsuper as super, rolbypassrls as bypass, current_setting('server_version_num') as version from pg_roles where rolname = current_user`,
    );
    expect(rows[0]).toMatchObject({ super: false, bypass: false });
    expect(Number(rows[0]?.version)).toBeGreaterThanOrEqual(180_000);
    expect((await stat(path.join(dataDir, 'pg', 'password'))).mode & 0o777).toBe(0o600);
    expect(new URL(postgres.url).hostname).toBe('127.0.0.1');
    await disconnect(database);
    await postgres.stop();
    await postgres.stop();
    await isGone(postgres.pid);
  });

  it('outlives a SIGKILL of its process; the next start takes it over with all that was written, and can stop it', async () => {
    const holding = await startHolder();
    await holding.end('SIGKILL');
    expect(await isRunning(holding.pid)).toBe(true);
    const next = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'pg') });
    expect(next).toMatchObject({ reused: true, pid: holding.pid });
    const database = connect(next.url);
    expect((await database.$client.query('select count(*)::int as n from kept')).rows).toEqual([{ n: 1 }]);
    await disconnect(database);
    await next.stop();
    await isGone(next.pid);
  });

  it('starts again after PostgreSQL itself was killed, with all that was committed', async () => {
    const holding = await startHolder();
    process.kill(holding.pid, 'SIGKILL');
    await holding.end('SIGKILL');
    const next = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'pg') });
    expect(next.reused).toBe(false);
    const database = connect(next.url);
    expect((await database.$client.query('select count(*)::int as n from kept')).rows).toEqual([{ n: 2 }]);
    await disconnect(database);
    await next.stop();
  });

  it('is waited for on a machine too busy to answer its first question', async () => {
    const folder = path.join(dataDir, 'pg');
    const starting = startEmbeddedPostgres({ dataDir: folder });
    // The lock is taken the moment the server is ready, for more than the two seconds that a query waits.
    let held = 0;
    for (let look = 0; look < 20_000 && held === 0; look += 1) {
      const said = await readFile(path.join(folder, 'cluster', 'postmaster.pid'), 'utf8').catch(() => '');
      if (/^ready\b/m.test(said)) held = Number(said.split('\n')[0]);
      else await sleep(2);
    }
    if (held === 0) throw new Error('It has not said that it is ready');
    process.kill(held, 'SIGSTOP');
    await sleep(2500);
    process.kill(held, 'SIGCONT');
    const server = await starting;
    expect(server.pid).toBe(held);
    await server.stop();
  });

  it('does not take the old process number for a living server when a stranger has it now', async () => {
    await writeFile(
      path.join(dataDir, 'pg', 'cluster', 'postmaster.pid'),
      `${process.pid}\n/nowhere\n0\n5432\n`,
    );
    const next = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'pg') });
    expect(next.reused).toBe(false);
    await next.stop();
  });

  it('leaves the server to the living process that started it', async () => {
    const holding = await startHolder();
    const guest = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'pg') });
    expect(guest.pid).toBe(holding.pid);
    await guest.stop();
    expect(await isRunning(holding.pid)).toBe(true);
    await holding.end('SIGKILL');
    const owner = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'pg') });
    await owner.stop();
    await isGone(holding.pid);
  });

  it('is removed with all its files, a server left behind too, but never under a living process', async () => {
    const folder = { dataDir: path.join(dataDir, 'pg') };
    const holding = await startHolder();
    expect(await removeEmbeddedPostgres(folder)).toBe(false);
    expect(await isRunning(holding.pid)).toBe(true);
    await holding.end('SIGKILL');
    expect(await removeEmbeddedPostgres(folder)).toBe(true);
    await isGone(holding.pid);
    expect(await readFile(path.join(folder.dataDir, 'password'), 'utf8').catch(() => null)).toBeNull();
    expect(await removeEmbeddedPostgres(folder)).toBe(true);
  });
});

it('starts in a folder that only its owner may enter, as root too, and finds its data again', async () => {
  const closed = path.join(dataDir, 'closed');
  await mkdir(closed, { mode: 0o700 });
  expect(await hasEmbeddedPostgres({ dataDir: path.join(closed, 'pg') })).toBe(false);
  const first = await startEmbeddedPostgres({ dataDir: path.join(closed, 'pg') });
  const writing = connect(first.url);
  await writing.$client.query('create table kept as select 7 as n');
  await disconnect(writing);
  await first.stop();
  expect(await hasEmbeddedPostgres({ dataDir: path.join(closed, 'pg') })).toBe(true);
  const second = await startEmbeddedPostgres({ dataDir: path.join(closed, 'pg') });
  const reading = connect(second.url);
  expect((await reading.$client.query('select n from kept')).rows).toEqual([{ n: 7 }]);
  await disconnect(reading);
  await second.stop();
  const elsewhere = (await readFile(path.join(closed, 'pg', 'location'), 'utf8').catch(() => '')).trim();
  await removeEmbeddedPostgres({ dataDir: path.join(closed, 'pg') });
  for (const gone of [path.join(closed, 'pg'), ...(elsewhere === '' ? [] : [elsewhere])]) {
    await expect(stat(gone)).rejects.toThrow();
  }
});

describe('migrations', () => {
  const db = useDatabase('empty');

  it('run at once from several processes without harm, and again without effect', async () => {
    await resetDatabase(db.database);
    const others = Array.from({ length: 4 }, () => db.database);
    await Promise.all(others.map((database) => migrate(database)));
    expect(await db.database.$count(users)).toBe(0);
  });

  const newestStep = async () =>
    (
      await db.database.$client.query<{ steps: number; at: string }>(
        'select count(*)::int as steps, max(created_at) as at from drizzle.__drizzle_migrations',
      )
    ).rows[0];

  it('leave a database alone that has taken the last of the steps which were there before the first one of today', async () => {
    await resetDatabase(db.database);
    const { at, steps } = (await newestStep()) ?? { at: '', steps: 0 };
    await db.database.$client.query('update drizzle.__drizzle_migrations set hash = $1', ['another']);
    await db.database.$client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2::bigint - 1)',
      ['older', at],
    );
    await db.database.insert(users).values({ email: 'a@b.example', name: null });
    await migrate(db.database);
    expect(await newestStep()).toEqual({ steps: steps + 1, at });
    expect(await db.database.$count(users)).toBe(1);
  });

  it('say of an older database which version comes first, and change nothing in it', async () => {
    await resetDatabase(db.database);
    await db.database.$client.query(
      'update drizzle.__drizzle_migrations set created_at = (select min(created_at) - 1 from drizzle.__drizzle_migrations)',
    );
    await db.database.$client.query('delete from reference_versions');
    const before = await newestStep();
    await expect(migrate(db.database)).rejects.toThrow(
      /^The tables are of a version that this one cannot update from: start the version before this one on them first, or, if they hold the demo only, forget them with npm run db:reset$/,
    );
    expect(await newestStep()).toEqual(before);
    const { rows } = await db.database.$client.query('select from reference_versions');
    expect(rows).toEqual([]);
  });

  it('take up a database whose first start was killed before its first step ended', async () => {
    await resetDatabase(db.database);
    const { steps } = (await newestStep()) ?? { steps: 0 };
    await db.database.$client.query(
      'drop schema public cascade; create schema public; truncate drizzle.__drizzle_migrations',
    );
    await migrate(db.database);
    expect(await newestStep()).toMatchObject({ steps });
  });

  it.each([
    ['a database of one’s own', '', false],
    ['the demo', 'insert into demo_marker (seed, seeded_at) values (1, now());', true],
  ])('no longer offer the invented carriers of %s, or still do (D499)', async (_where, marker, isOffered) => {
    const setUp = new pg.Client({ connectionString: db.url });
    await setUp.connect();
    try {
      await setUp.query(
        'drop schema if exists drizzle cascade; drop schema public cascade; create schema public',
      );
      const steps = await readSteps(servicesSteps.folder);
      const before = steps.findIndex(({ name }) => name === '0007_official_codes');
      await runSteps(setUp, steps.slice(0, before), servicesSteps.ledger);
      await setUp.query(
        `${marker} insert into carriers (id, name, demo) values ('veloz-mx', 'Veloz MX', true), ('own', 'Flete', false)`,
      );
      await runSteps(setUp, steps, servicesSteps.ledger);
      const { rows } = await setUp.query('select id, active from carriers order by id');
      expect(rows).toEqual([
        { id: 'own', active: true },
        { id: 'veloz-mx', active: isOffered },
      ]);
    } finally {
      await setUp.end();
      await resetDatabase(db.database);
    }
  });

  it('of the sums of money count what was there before them', async () => {
    const client = await db.database.$client.connect();
    try {
      await client.query(
        'drop schema if exists drizzle cascade; drop schema public cascade; create schema public',
      );
      const setUp = new pg.Client({ connectionString: db.url });
      await setUp.connect();
      const steps = await readSteps(servicesSteps.folder);
      await runSteps(setUp, steps.slice(0, 1), servicesSteps.ledger);
      await client.query(`begin; select set_config('app.scope', 'all', true);
        insert into stores (id, owner_email, position, created_at) values ('s1', 'a@b.example', 1, now());
        insert into payouts (store_id, id, marketplace, period_first, period_last, pay_at, reference, state, amount)
        values ('s1', 'P-1', 'CS', '2026-01-05', '2026-01-11', now(), 'SPEI', 'pagado', 80);
        insert into payout_lines (store_id, payout_id, line, order_number, kind, amount, at)
        values ('s1', 'P-1', 1, 'n-1', 'venta', 100, now()), ('s1', 'P-1', 2, 'n-1', 'comision', -20, now());
        insert into order_money (store_id, marketplace, order_number, purchase_date, pieces, returned, sale, commission, isr, iva, guides, net,
          paid_net, difference, state, payout_id)
        values ('s1', 'CS', 'n-1', now(), 1, 0, 100, 10, 0, 0, 0, 90, 80, 10, 'diferencia', 'P-1');
        insert into orders (store_id, id, order_number, marketplace, status, client_name, client_name_folded, purchase_date, total, payment,
          shipping_address, channel_data, billing)
        values ('s1', 'o-1', 'n-1', 'CS', 'finalizado', 'a', 'a', now(), 100, '{}', '{}', '{}', 2);
        commit`);
      const ofMoney = steps.slice(0, 1 + steps.findIndex(({ name }) => name === '0006_money_balanced'));
      await runSteps(setUp, ofMoney, servicesSteps.ledger);
      // A database that took the first of these steps when it did all of it takes the others once more.
      await client.query('delete from drizzle.__drizzle_migrations where id > 2');
      await runSteps(setUp, ofMoney, servicesSteps.ledger);
      await setUp.end();
      await migrate(db.database);
      await client.query(`begin; select set_config('app.scope', 'all', true); select fold_money('s1')`);
      const { rows } = await client.query(`
        select p.difference, p.different_orders, p.sale_lines, p.commission_lines, p.guide_lines,
          (select json_agg(json_build_object('kind', m.kind, 'state', m.state, 'orders', m.orders, 'net', m.net) order by m.kind)
            from money_months m) as months,
          (select count(*)::int from money_differences('s1')) + (select count(*)::int from payout_differences('s1')) as off
        from payouts p`);
      expect(rows).toEqual([
        {
          difference: '10',
          different_orders: 1,
          sale_lines: 1,
          commission_lines: 1,
          guide_lines: 0,
          months: [
            { kind: 0, state: 'diferencia', orders: 1, net: 90 },
            { kind: 2, state: 'pendiente', orders: 1, net: 0 },
          ],
          off: 0,
        },
      ]);
      await client.query('rollback');
    } finally {
      client.release(true);
    }
    await resetDatabase(db.database);
  });

  it('a reset empties everything', async () => {
    await db.database.insert(users).values({ email: 'a@b.example', name: null });
    await resetDatabase(db.database);
    expect(await db.database.$count(users)).toBe(0);
  });

  it('the ledger takes new entries only, and no wallet goes below 0', async () => {
    const run = (statement: string) =>
      db.database.transaction(async (tx) => {
        await tx.execute(sql`select set_config('app.scope', 'all', true)`);
        await tx.execute(sql.raw(statement));
      });
    await run("insert into wallets (store_id) values ('s1')");
    await run(
      "insert into wallet_entries (store_id, kind, amount, created_at) values ('s1', 'top_up', 500, now())",
    );
    await expect(run('update wallet_entries set amount = 900')).rejects.toThrow();
    await expect(run('delete from wallet_entries')).rejects.toThrow();
    await expect(run('update wallets set balance = -1')).rejects.toThrow();
    await expect(
      run(
        "insert into wallet_entries (store_id, kind, amount, created_at) values ('s1', 'charge', -5, now())",
      ),
    ).rejects.toThrow();
  });
});
