import type { ServiceName } from '@trastienda/api-client';
import type { LinksState, WorkEvent, Workers } from '@trastienda/services';
import { Counter, Gauge, type Registry } from 'prom-client';
import { VERSION } from '../version.ts';

/** 0 closed (all is well), 1 half open (one call may try), 2 open (the service is closed off). */
export type BreakerState = 0 | 1 | 2;
/** The connections of a pool; `waitingCount` are those who wait for one. */
export type Connections = {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
};

/** The sources are looked at when somebody reads the metrics, and cost nothing until then. */
export type MetricSources = {
  readonly breakers?: () => Iterable<readonly [service: ServiceName, state: BreakerState]>;
  readonly pools?: Readonly<Record<string, Connections>>;
  readonly queue?: Workers['queue'];
  /** Reads how linked shops and webhooks stand. */
  readonly links?: (ms: number) => Promise<LinksState>;
};

/** A reader waits no longer for what the database knows, whose series are missing then. */
const READ_MS = 2_000;
/** Several readers, or an eager one, ask the database no more often. */
const READ_AGE_MS = 5_000;

const secondsNow = () => Date.now() / 1000;

/** Series of what this process holds and works on: upstreams, connections, the queue, scheduled tasks, its own start. */
export function createProcessSeries(register: Registry) {
  const registers = [register];
  let sources: MetricSources = {};
  const gauge = (name: string, help: string, labelNames: string[], collect?: (gauge: Gauge) => void) =>
    new Gauge({
      name: `trastienda_${name}`,
      help,
      labelNames,
      registers,
      collect() {
        collect?.(this);
      },
    });

  gauge('build_info', 'The version of this process; always 1.', ['version']).set({ version: VERSION }, 1);
  gauge(
    'upstream_breaker',
    'Of each upstream: 0 closed (well), 1 half open (trying), 2 open (closed off).',
    ['service'],
    (breaker) => {
      for (const [service, state] of sources.breakers?.() ?? []) breaker.set({ service }, state);
    },
  );
  gauge(
    'database_connections',
    'Connections of a pool that are used or idle, and who waits for one.',
    ['pool', 'state'],
    (connections) => {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(sources.pools ?? {})) {
        connections.set({ pool, state: 'used' }, totalCount - idleCount);
        connections.set({ pool, state: 'idle' }, idleCount);
        connections.set({ pool, state: 'waiting' }, waitingCount);
      }
    },
  );

  const oldest = gauge('oldest_job_seconds', 'How long the job that has waited longest has been due.', []);
  const jobs = gauge('jobs', 'Jobs of the whole database: waiting for a worker, and worked on.', ['state']);
  const readQueue = async () => {
    const state = await sources.queue?.(READ_MS).catch(() => null);
    jobs.reset();
    oldest.reset();
    if (!state) return;
    jobs.set({ state: 'waiting' }, state.waiting);
    jobs.set({ state: 'active' }, state.active);
    oldest.set(state.oldestSeconds);
  };

  const shops = gauge('shops', 'Linked shops of the whole database by how their last turn ended.', ['state']);
  const oldestShop = gauge(
    'oldest_shop_seconds',
    'How long the shop that has waited longest has been due.',
    [],
  );
  const webhooks = gauge('webhooks', 'Webhooks of stores in the whole database.', ['state']);
  const oldestWebhook = gauge(
    'oldest_webhook_seconds',
    'How long the event that has waited longest could have been sent.',
    [],
  );
  const readLinks = async () => {
    const state = await sources.links?.(READ_MS).catch(() => null);
    for (const one of [shops, oldestShop, webhooks, oldestWebhook]) one.reset();
    if (!state) return;
    for (const [name, count] of Object.entries(state.shops)) shops.set({ state: name }, count);
    for (const [name, count] of Object.entries(state.webhooks)) webhooks.set({ state: name }, count);
    oldestShop.set(state.oldestShopSeconds);
    oldestWebhook.set(state.oldestWebhookSeconds);
  };

  let read: { readonly at: number; readonly done: Promise<unknown> } | null = null;
  const refresh = (): Promise<unknown> => {
    const now = performance.now();
    if (read === null || now - read.at > READ_AGE_MS)
      read = { at: now, done: Promise.all([readQueue(), readLinks()]) };
    return read.done;
  };

  const tasks = new Counter({
    name: 'trastienda_task_runs_total',
    help: 'Runs of scheduled tasks in this process: ok or failed.',
    labelNames: ['task', 'result'],
    registers,
  });
  const lastRun = gauge(
    'task_last_success_timestamp_seconds',
    'When a scheduled task last ended well in this process, or when the process started; the newest of all processes counts.',
    ['task'],
  );
  const interval = gauge('task_interval_seconds', 'How often a scheduled task is due.', ['task']);
  const rows = new Counter({
    name: 'trastienda_job_rows_total',
    help: 'Rows of jobs that this process did: succeeded or failed.',
    labelNames: ['job', 'result'],
    registers,
  });
  const steps = gauge('migration_steps', 'Steps of an update that the start of this process took.', []);
  const startSeconds = gauge('start_duration_seconds', 'From the start of the process until it served.', []);

  return {
    /** Names what is to be looked at from now on. */
    watch: (more: MetricSources) => {
      sources = { ...sources, ...more };
    },
    refresh,
    migrationStep: () => steps.inc(),
    started: () => startSeconds.set(process.uptime()),
    /** Counts what the workers of this process tell. */
    worked: (event: WorkEvent): void => {
      if (event.kind === 'row') rows.inc({ job: event.job, result: event.result });
      else if (event.kind === 'task') {
        tasks.inc({ task: event.task, result: event.result });
        if (event.result === 'ok') lastRun.set({ task: event.task }, secondsNow());
      } else {
        for (const result of ['ok', 'failed']) tasks.inc({ task: event.task, result }, 0);
        lastRun.set({ task: event.task }, secondsNow());
        interval.set({ task: event.task }, event.everySeconds);
      }
    },
  };
}
