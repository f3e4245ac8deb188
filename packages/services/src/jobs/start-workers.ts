import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { bareInstallation, type Installation } from '../core/installation.ts';
import { isOfOpenStore } from '../core/open-store.ts';
import { isUnavailable } from '../core/postgres-errors.ts';
import { type Database, acrossStores } from '../database/connect.ts';
import { poolSettings } from '../database/pool.ts';
import { exclusively, type SetUp } from '../database/setup-lock.ts';
import { deleteExpired } from '../database/delete-expired.ts';
import type { AnyJobKind } from './define-job.ts';
import type { JobName, NotifyWorkers } from '../core/notify-workers.ts';
import { createJobRunner } from './run-job.ts';
import { everySeconds, type WorkEvent } from './work-event.ts';

/** A task that runs once per interval, in one of all running processes. */
export type ScheduledTask = {
  readonly name: string;
  /** A cron expression of five fields, in UTC. */
  readonly cron: string;
  /** `isStopping` tells the task that this process begins nothing more, and waits for what runs. */
  readonly run: (isStopping: () => boolean) => Promise<void>;
};

export type WorkersOptions = {
  readonly database: Database;
  /** The address of the same database: the queue has up to three connections of its own. */
  readonly url: string;
  /** A job of another kind is never worked. */
  readonly kinds: readonly AnyJobKind[];
  /** The tasks of the caller; those of the queue and the tables run in addition. */
  readonly scheduledTasks?: readonly ScheduledTask[];
  /** The installation that rows see, as `createServices` takes it. */
  readonly installation?: Installation;
  readonly clock?: () => Date;
  readonly random?: (size: number) => Uint8Array;
  /** Is called while another process makes the queue's tables. */
  readonly setUp?: SetUp;
  /** Does a lease within the trace of the call that began its job. */
  readonly trace?: <T>(traceparent: string | undefined, work: () => Promise<T>) => Promise<T>;
  /** Hears what is done, for who counts it. */
  readonly observe?: (event: WorkEvent) => void;
  /** Receives every error of a row, a scheduled task or the queue, for the log. */
  readonly onError: (error: unknown, what: Readonly<Record<string, unknown>>) => void;
};

export type Workers = {
  /** The callback for `createServices`. */
  readonly notifyWorkers: NotifyWorkers;
  /** Rejects when the queue's connections give no answer. */
  readonly ping: () => Promise<void>;
  /** Reads how the queue stands in the whole database. @throws when it does not answer within `ms` milliseconds. */
  readonly queue: (ms: number) => Promise<QueueState>;
  /** Begins no further row and waits for the running ones. */
  readonly stop: () => Promise<void>;
};

/** `oldestSeconds` is how long the lease that has waited longest could have been taken; 0 where none waits. */
export type QueueState = {
  readonly waiting: number;
  readonly active: number;
  readonly oldestSeconds: number;
};

/** The queue of the leases; the name is an old one, because running installations have it. */
const LEASES = 'job-turns';
const QUEUE_STATE = `
  select count(*) filter (where state < 'active')::int as waiting, count(*) filter (where state = 'active')::int as active,
    coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now())), 0)::float8
      as "oldestSeconds"
  from pgboss.job where name = $1 and state <= 'active'`;
/** One process works on this many jobs at the same time. */
const CONCURRENCY_LIMIT = 4;
/**
 * A job goes to the back of the queue after this time, so that a long one does not hold up the short ones
 * behind it.
 */
const LEASE_MS = 5_000;
/** A lease lasts as long as the longest row; later, its process counts as dead. */
const LOST_AFTER_S = 90;
/** A lease waits this long for a database that does not answer. */
const WAIT_MS = 60_000;
/** This schedule finds jobs that nobody works on, in case a notification was lost. */
const LOOK = { name: 'job-look', cron: '* * * * *' };
const DELETE_EXPIRED = { name: 'services-sweep', cron: '17 * * * *' };

/**
 * Repeats `work` while the database does not answer. A failed lease cannot be reported to the queue while its
 * connections break, and the queue would hand it on only after it counts as lost.
 */
async function untilAnswered(work: () => Promise<void>, mayStop: () => boolean): Promise<void> {
  const giveUpAt = Date.now() + WAIT_MS;
  for (let pause = 100; ; pause = Math.min(2 * pause, 2_000)) {
    try {
      return await work();
    } catch (error) {
      if (!isUnavailable(error) || mayStop() || Date.now() > giveUpAt) throw error;
      await sleep(pause);
    }
  }
}

/**
 * Starts the workers of this process on the queue in PostgreSQL (pg-boss, schema `pgboss`), and immediately
 * takes up the work of a process that died. The effect of a row and its outcome are one transaction of ours;
 * the queue only says who has the lease of a job, so a lease that is lost or given twice does no harm.
 */
export async function startWorkers(options: WorkersOptions): Promise<Workers> {
  const {
    database,
    onError,
    observe = () => {},
    trace = (_traceparent, work) => work(),
    scheduledTasks = [],
    clock = () => new Date(),
    installation = bareInstallation,
  } = options;
  const boss = new PgBoss({
    ...poolSettings(options.url),
    application_name: 'trastienda-jobs',
    max: 2,
    useListenNotify: true,
    // The lease of a process that died passes to another after this interval.
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
  });
  boss.on('error', (error) => onError(error, { queue: 'pg-boss' }));
  let stopping = false;

  const send = (job: JobName, how: { db?: ReturnType<typeof fromDrizzle> } = {}) =>
    boss.send(LEASES, job, { singletonKey: `${job.storeId}/${job.jobId}`, ...how });
  const notifyWorkers: NotifyWorkers = async (tx, job) => {
    await send(job, { db: fromDrizzle(tx, sql) });
  };
  const runner = createJobRunner({
    database,
    kinds: options.kinds,
    clock,
    random: options.random ?? randomBytes,
    notifyWorkers,
    onError,
    observe,
    installation,
  });

  const look = async () => {
    const { rows } = await acrossStores(database, (tx) =>
      tx.execute<{ store_id: string; id: string }>(
        // Those of a closed store wait until it is open again (D500).
        sql`select store_id, id from jobs where status in ('waiting', 'running') and ${isOfOpenStore(sql`jobs.store_id`)}
          order by created_at`,
      ),
    );
    for (const { store_id: storeId, id: jobId } of rows) await send({ storeId, jobId });
  };
  /** The jobs that this process works on now, and whether they were called again meanwhile. */
  const working = new Map<string, { calledAgain: boolean }>();
  const runLease = async (job: JobName) => {
    const name = `${job.storeId}/${job.jobId}`;
    const running = working.get(name);
    if (running) {
      running.calledAgain = true;
      return;
    }
    const mine = { calledAgain: false };
    const once = async () => {
      working.set(name, mine);
      const until = Date.now() + LEASE_MS;
      const isLeft = await runner.runJob(job, () => !stopping && Date.now() < until);
      working.delete(name);
      if (isLeft || mine.calledAgain) await send(job);
    };
    try {
      await untilAnswered(once, () => stopping);
    } finally {
      working.delete(name);
    }
  };

  // The queue brings its own tables up to date.
  await exclusively(options.url, () => boss.start(), options.setUp);
  try {
    // `short` queues a job once, however often it is called.
    await boss.createQueue(LEASES, {
      policy: 'short',
      notify: true,
      expireInSeconds: LOST_AFTER_S,
      retryLimit: 1_000,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 30,
      deleteAfterSeconds: 3_600,
    });
    await boss.work<JobName>(
      LEASES,
      { localConcurrency: CONCURRENCY_LIMIT, notifyPollingIntervalSeconds: 10 },
      async ([one]) => {
        if (one) await trace(one.data.traceparent, () => runLease(one.data));
      },
    );
    const own: ScheduledTask[] = [
      { ...LOOK, run: look },
      { ...DELETE_EXPIRED, run: () => deleteExpired(database, clock()) },
    ];
    for (const { name, cron, run } of [...scheduledTasks, ...own]) {
      await boss.createQueue(name, { policy: 'exclusive', expireInSeconds: 300, retryLimit: 0 });
      await boss.schedule(name, cron);
      observe({ kind: 'scheduled', task: name, everySeconds: everySeconds(cron) });
      await boss.work(name, { pollingIntervalSeconds: 10 }, () =>
        run(() => stopping).then(
          () => observe({ kind: 'task', task: name, result: 'ok' }),
          (error: unknown) => {
            observe({ kind: 'task', task: name, result: 'failed' });
            onError(error, { task: name });
          },
        ),
      );
    }
    await look();
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }

  return {
    notifyWorkers,
    ping: async () => {
      await boss.getDb().executeSql('select 1');
    },
    queue: async (ms) => {
      const late = AbortSignal.timeout(ms);
      const over = new Promise<never>((_, reject) => {
        late.addEventListener('abort', () => reject(late.reason as Error));
      });
      const asked = boss.getDb().executeSql(QUEUE_STATE, [LEASES]);
      const { rows } = (await Promise.race([asked, over])) as { readonly rows: readonly QueueState[] };
      return rows[0] ?? { waiting: 0, active: 0, oldestSeconds: 0 };
    },
    stop: async () => {
      stopping = true;
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}
