import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, escapeIdentifier } from 'pg';

/**
 * The way in which a step runs, which its first line says (`-- step: concurrently`); without such a line it is `transaction`.
 * - `transaction`: all or nothing, and no lock is waited for longer than {@link LOCK_MS}, as whoever else wants that table waits
 *   behind us. It changes the schema and no rows, so that it holds its locks for a moment, and locks one table that there was:
 *   with two it would wait for a writer of the second who waits for the first.
 * - `one by one`: each statement such a transaction of its own. Each may run a second time.
 * - `concurrently`: each statement by itself, as `create index concurrently` wants it. Each may run a second time.
 * - `batches`: each statement again and again, in transactions of its own, until it returns no row.
 */
const kinds = ['transaction', 'one by one', 'concurrently', 'batches'] as const;
type Kind = (typeof kinds)[number];

/** A file of a folder of migrations. */
export type Step = {
  /** The name of its file: '0001_money_sums'. */
  readonly name: string;
  /** The milliseconds of its making, which order the steps and are what the ledger remembers. */
  readonly at: number;
  readonly hash: string;
  readonly kind: Kind;
  readonly statements: readonly string[];
};

/** The table that remembers which steps a database has taken: Drizzle's own. */
export type Ledger = { readonly schema: string; readonly table: string };

export type StepEvents = {
  /** Is called before each step that a database lacks. */
  readonly onStep?: (name: string) => void;
  /** Is called when a step has found its tables in use, before it tries again. */
  readonly onBusy?: (name: string) => void;
  /** Ends the work between two transactions; the next start takes it up there. */
  readonly signal?: AbortSignal;
};

/** A call waits behind a step for this many milliseconds at most. */
const LOCK_MS = 300;
/** The longest pause before another try. */
const PAUSE_MS = 2_000;
/** PostgreSQL's codes of a lock that was not to be had in time, and of a deadlock of which we were the victim. */
const BUSY_CODES = ['55P03', '40P01'];

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && BUSY_CODES.includes(String(error.code));

function kindOf(sql: string, name: string): Kind {
  const said = /^-- step: (.*)/.exec(sql)?.[1];
  if (said === undefined) return 'transaction';
  const kind = kinds.find((one) => one === said.trim());
  if (!kind) throw new Error(`${name}: there is no kind of step "${said}"`);
  return kind;
}

/** Reads the steps of a folder that `drizzle-kit` writes, the oldest first. */
export async function readSteps(folder: string): Promise<readonly Step[]> {
  const journal = JSON.parse(await readFile(path.join(folder, 'meta/_journal.json'), 'utf8')) as {
    readonly entries: readonly { readonly tag: string; readonly when: number }[];
  };
  return Promise.all(
    journal.entries.map(async ({ tag, when }) => {
      const sql = await readFile(path.join(folder, `${tag}.sql`), 'utf8');
      const hash = createHash('sha256').update(sql).digest('hex');
      const statements = sql.split('--> statement-breakpoint').filter((one) => one.trim() !== '');
      return { name: tag, at: when, hash, kind: kindOf(sql, tag), statements };
    }),
  );
}

async function inTransaction<T>(client: Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${LOCK_MS}`);
    const done = await work();
    await client.query('commit');
    return done;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

type Waiting = { readonly onBusy: () => void; readonly signal: AbortSignal | undefined };

/** Tries `work` until no lock is in its way. */
async function untilFree<T>(work: () => Promise<T>, { onBusy, signal }: Waiting): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    signal?.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error)) throw error;
    }
    onBusy();
    // Several who were in each other's way come again at different times.
    await sleep(100 + Math.random() * Math.min(PAUSE_MS, 100 * attempt));
  }
}

/** Drops what a killed `create index concurrently` has left: an index that every write pays for and no query reads. */
async function dropHalfMade(client: Client, { statements }: Step): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
     where not i.indisvalid and c.relnamespace = current_schema()::regnamespace`,
  );
  const text = statements.join('\n');
  for (const { name } of rows.filter((row) => text.includes(`"${row.name}"`)))
    await client.query(`drop index concurrently if exists ${client.escapeIdentifier(name)}`);
}

const tableOf = ({ schema, table }: Ledger) => `${escapeIdentifier(schema)}.${escapeIdentifier(table)}`;

/** Returns the time of the newest step that a database has taken; `null` where it has no ledger. */
async function newestOf(client: Pick<Client, 'query'>, ledger: Ledger): Promise<number | null> {
  const table = tableOf(ledger);
  const { rows: found } = await client.query<{ isThere: boolean }>(
    'select to_regclass($1) is not null as "isThere"',
    [table],
  );
  if (found[0]?.isThere !== true) return null;
  const { rows } = await client.query<{ newest: string | null }>(
    `select max(created_at) as newest from ${table}`,
  );
  return Number(rows[0]?.newest ?? Number.NEGATIVE_INFINITY);
}

/** Whether a database has taken all of these steps; it may have taken more, of a later version. */
export async function hasTakenAll(
  client: Pick<Client, 'query'>,
  steps: readonly Step[],
  ledger: Ledger,
): Promise<boolean> {
  const newest = await newestOf(client, ledger);
  return newest !== null && steps.every(({ at }) => at <= newest);
}

/**
 * Takes the steps that a database lacks, one after the other, each remembered as it is done: a start that is killed leaves whole
 * steps, and of an unfinished one nothing that it could not take again. Calls go on meanwhile.
 */
export async function runSteps(
  client: Client,
  steps: readonly Step[],
  ledger: Ledger,
  { onStep, onBusy, signal }: StepEvents = {},
): Promise<void> {
  const schema = escapeIdentifier(ledger.schema);
  const table = tableOf(ledger);
  const found = await newestOf(client, ledger);
  // A role that may only use the schema may start on a database that lacks nothing.
  if (found === null) {
    await client.query(`create schema if not exists ${schema}`);
    await client.query(
      `create table if not exists ${table} (id serial primary key, hash text not null, created_at bigint)`,
    );
  }
  const newest = found ?? Number.NEGATIVE_INFINITY;
  for (const step of steps.filter(({ at }) => at > newest)) {
    onStep?.(step.name);
    const remember = () =>
      client.query(`insert into ${table} (hash, created_at) values ($1, $2)`, [step.hash, step.at]);
    const waiting = { onBusy: () => onBusy?.(step.name), signal };
    await takers[step.kind](client, step, { remember, waiting });
  }
}

type Taking = {
  readonly remember: () => Promise<unknown>;
  readonly waiting: Waiting;
};

const takers: Readonly<Record<Kind, (client: Client, step: Step, taking: Taking) => Promise<void>>> = {
  transaction: (client, { statements }, { remember, waiting }) =>
    untilFree(
      () =>
        inTransaction(client, async () => {
          for (const statement of statements) await client.query(statement);
          await remember();
        }),
      waiting,
    ),
  'one by one': async (client, { statements }, { remember, waiting }) => {
    for (const statement of statements)
      await untilFree(() => inTransaction(client, () => client.query(statement)), waiting);
    await remember();
  },
  concurrently: async (client, step, { remember, waiting }) => {
    await dropHalfMade(client, step);
    for (const statement of step.statements) await untilFree(() => client.query(statement), waiting);
    await remember();
  },
  batches: async (client, { statements }, { remember, waiting }) => {
    for (const statement of statements) {
      const batch = () => inTransaction(client, () => client.query(statement));
      while (((await untilFree(batch, waiting)).rowCount ?? 0) > 0);
    }
    await remember();
  },
};
