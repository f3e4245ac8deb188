import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { servicesSteps } from '../setup/migrate.ts';
import { useDatabase } from '../testing/test-database.ts';
import { readSteps, runSteps, type Step } from './run-steps.ts';

const db = useDatabase('empty');
const ledger = { schema: 'stepping', table: 'taken' };

let folder = '';
let client: pg.Client;
let other: pg.Client;
const opened = async () => {
  const one = new pg.Client({ connectionString: db.url });
  // A test ends the session of a step from outside.
  one.on('error', () => {});
  await one.connect();
  return one;
};
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'trastienda-steps-'));
  await mkdir(path.join(folder, 'meta'));
  [client, other] = [await opened(), await opened()];
  await client.query('create table things (id int primary key, size int not null, is_big boolean)');
  await client.query('insert into things select n, n from generate_series(1, 100) n');
});
afterEach(async () => {
  await client.end().catch(() => {});
  await other.query(
    'drop schema if exists stepping cascade; drop table if exists things; drop table if exists more',
  );
  await other.end();
  await rm(folder, { recursive: true });
});

/** Writes a folder of steps as drizzle-kit does, each with its text. */
const steps = async (...texts: readonly string[]) => {
  const entries = texts.map((_, index) => ({ tag: `step_${index}`, when: index + 1 }));
  await writeFile(path.join(folder, 'meta/_journal.json'), JSON.stringify({ entries }));
  for (const [index, text] of texts.entries()) await writeFile(path.join(folder, `step_${index}.sql`), text);
  return readSteps(folder);
};
const taken = async () =>
  (await other.query('select created_at::int as at from stepping.taken order by 1')).rows;
const pid = async () => (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;

const MARK = `-- step: batches
update things set is_big = size > 50 where id in (select id from things where is_big is null limit 7) returning id`;

describe('the steps of a database', () => {
  it('are taken in order, each once, whatever their kind', async () => {
    const all = await steps(
      'create table more (id int);--> statement-breakpoint\ninsert into more values (1)',
      '-- step: concurrently\ncreate index concurrently if not exists "things_by_size" on things (size)',
      MARK,
    );
    const seen: string[] = [];
    const onStep = (name: string) => seen.push(name);
    await runSteps(client, all, ledger, { onStep });
    await runSteps(client, all, ledger, { onStep });
    expect(seen).toEqual(['step_0', 'step_1', 'step_2']);
    expect(await taken()).toEqual([{ at: 1 }, { at: 2 }, { at: 3 }]);
    const { rows } = await other.query('select count(*)::int as big from things where is_big');
    expect(rows).toEqual([{ big: 50 }]);
  });

  it('wait for no lock for long: who has the table goes on, and so does who comes after', async () => {
    const all = await steps('alter table things add column note text');
    await other.query('begin; update things set size = 1 where id = 1');
    let longest = 0;
    const reading = await opened();
    const tries: string[] = [];
    const done = runSteps(client, all, ledger, { onBusy: (name) => tries.push(name) });
    while (tries.length < 3) {
      const since = performance.now();
      await reading.query('select count(*) from things');
      longest = Math.max(longest, performance.now() - since);
    }
    await other.query('commit');
    await done;
    await reading.end();
    // A reader waits behind the step for as long as the step waits.
    expect(longest).toBeLessThan(1500);
    expect((await other.query('select note from things where id = 1')).rows).toEqual([{ note: null }]);
  });

  it('end with the reason of the signal, between two tries', async () => {
    const all = await steps('alter table things add column note text');
    await other.query('begin; lock table things');
    const stop = new AbortController();
    const reason = new Error('stopped');
    const onBusy = () => stop.abort(reason);
    await expect(runSteps(client, all, ledger, { onBusy, signal: stop.signal })).rejects.toBe(reason);
    await other.query('rollback');
    expect(await taken()).toEqual([]);
  });

  it('go on after a kill where they were: batches keep what is done, and nothing of a transaction is left', async () => {
    const all = await steps(MARK, 'create table more (id int);--> statement-breakpoint\nselect pg_sleep(30)');
    let batches = 0;
    const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
    const victim = await pid();
    client.query = (async (...args: unknown[]) => {
      if (String(args[0]).includes('is_big') && (batches += 1) === 4) {
        await other.query('select pg_terminate_backend($1)', [victim]);
      }
      return query(...args);
    }) as typeof client.query;
    await expect(runSteps(client, all, ledger)).rejects.toThrow();
    const marked = async () =>
      (await other.query('select count(is_big)::int as n from things')).rows[0]?.n as number;
    expect(await marked()).toBe(21);

    client = await opened();
    const next = await pid();
    const running = runSteps(client, all, ledger, {
      onStep: (name) => {
        if (name === 'step_1')
          setTimeout(() => void other.query('select pg_terminate_backend($1)', [next]), 300);
      },
    });
    await expect(running).rejects.toThrow();
    expect(await marked()).toBe(100);
    expect(await taken()).toEqual([{ at: 1 }]);
    expect((await other.query(`select to_regclass('more') as more`)).rows).toEqual([{ more: null }]);
  });

  it('make an index anew that a killed step has left half made', async () => {
    const all = await steps(
      '-- step: concurrently\ncreate unique index concurrently if not exists "things_by_size" on things (size)',
    );
    await other.query('update things set size = 1 where id = 2');
    await expect(runSteps(client, all, ledger)).rejects.toThrow('things_by_size');
    await other.query('update things set size = 2 where id = 2');
    await runSteps(client, all, ledger);
    const { rows } = await other.query(
      `select indisvalid as valid from pg_index where indexrelid = 'things_by_size'::regclass`,
    );
    expect(rows).toEqual([{ valid: true }]);
  });

  it('of a kind that there is not are refused before anything is done', async () => {
    await expect(steps('-- step: slowly\nselect 1')).rejects.toThrow('there is no kind of step "slowly"');
  });
});

/** Words that hold a table for as long as it has rows, which a step of one transaction must not. */
const slow = [
  /\bcreate\s+(?:unique\s+)?index\s+(?!concurrently)/i,
  /^\s*(?:update|delete)\b/im,
  /\balter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b/i,
  /\bset\s+not\s+null\b/i,
  /\badd\s+(?:constraint|primary|foreign|unique|check)\b(?![\s\S]*(?:not\s+valid|using\s+index))/i,
];
/** Leaves out what a function will do: a block (`do`) does it now. */
const withoutBodies = (statement: string) =>
  statement
    .replaceAll(/(?<!\bdo )\$(\w*)\$[\s\S]*?\$\1\$/gi, '')
    .replaceAll(/begin atomic[\s\S]*?end;/gi, '');

const isLocking = (kind: Step['kind']) => kind === 'transaction' || kind === 'one by one';
const locked = /\b(?:alter|lock|drop)\s+table\s+"?(\w+)|\btrigger\b[^;]*?\bon\s+"?(\w+)/gi;

it('no transaction of a step locks two tables that others write: it would wait for who waits for it', async () => {
  const [, ...later] = await readSteps(servicesSteps.folder);
  const made = new Set<string>();
  for (const { name, kind, statements } of later.filter((step) => isLocking(step.kind))) {
    for (const one of statements)
      for (const [, table = ''] of one.matchAll(/create table "(\w+)"/gi)) made.add(table);
    const bodiless = statements.map(withoutBodies);
    const transactions = kind === 'transaction' ? [bodiless.join(';\n')] : bodiless;
    for (const text of transactions) {
      const tables = [...text.matchAll(locked)].map(([, altered, watched]) => altered ?? watched ?? '');
      // Tables of these steps are empty, or work lists of their own.
      const others = new Set(tables.filter((table) => !made.has(table)));
      expect(others.size, `${name}: ${[...others].join()}`).toBeLessThanOrEqual(1);
    }
  }
});

it('the steps after the first let calls go on: no transaction of theirs reads a whole table under a lock', async () => {
  const [, ...later] = await readSteps(servicesSteps.folder);
  for (const { name, kind, statements } of later) {
    const made = new Set(
      statements.flatMap((one) => [...one.matchAll(/create table "(\w+)"/gi)].map(([, table]) => table)),
    );
    const held = statements
      .map(withoutBodies)
      .filter((one) => isLocking(kind) && slow.some((words) => words.test(one)))
      // Carriers are a handful.
      .filter((one) => !/^\s*update carriers\b/im.test(one))
      // A table of the same step is empty, and nobody else's yet.
      .filter((one) => !made.has(/\bon "(\w+)"/i.exec(one)?.[1] ?? ''));
    expect(held, name).toEqual([]);
  }
});
