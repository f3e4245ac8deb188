import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  createBucket,
  createDoor,
  createFiles,
  createHooks,
  createReplica,
  createSecretBox,
  createServices,
  createShops,
  createWebhookSender,
  type Installation,
  NEW_FOR_SECONDS,
  readLinksState,
  startWorkers,
} from '@trastienda/services';
import {
  connect,
  disconnect,
  migrate,
  mirrorStores,
  type SetUp,
  startEmbeddedPostgres,
} from '@trastienda/services/database';
import { guardedFetch, type IdentitySettings } from './auth/identity-client.ts';
import { rememberIssuer } from './auth/remember-issuer.ts';
import type { GatewayConfig } from './config.ts';
import type { DemoPerson } from './demo.ts';
import { deleteExpired } from './database/delete-expired.ts';
import { type OpenDatabase, openDatabase } from './database/open.ts';
import { getOrCreateSecret } from './database/secrets.ts';
import { DEMO_CHANNEL_PATH } from './demo-channel/routes.ts';
import { createFrontDoor } from './http/starting.ts';
import { getOrCreateSecretsKeys } from './secrets-key.ts';
import type { EmbeddedIdentityProvider } from './idp/provider.ts';
import type { Logger } from './log.ts';
import { createPageDrawer } from './first-screen/draw-page.ts';
import { createMetrics } from './metrics/metrics.ts';
import { embeddedDispatch } from './proxy/embedded.ts';
import { aMinute } from './proxy/rate-limit.ts';
import { createUpstreams } from './proxy/upstream.ts';
import { createGateway } from './server.ts';
import { keepBuild } from './static/dictionaries.ts';
import { readSite } from './static/site.ts';
import { WORKBENCH_PATH } from './static/workbench.ts';
import { noTracing, type Tracing } from './tracing/tracing.ts';
import { createScanner } from './upload/scanner.ts';
import { VERSION } from './version.ts';

/** Somebody else listens on our port. */
export class PortBusy extends Error {
  constructor(port: number) {
    super(
      `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
    );
  }
}

export type Running = { readonly stop: () => Promise<void> };

/** Requests in flight may take this long to end when the gateway stops. */
const DRAIN_MS = 10_000;
/** Any other part may take this long to stop. */
const STEP_MS = 5_000;
/** Jobs end their row, and PostgreSQL writes down what it holds. */
const WORKERS_MS = 15_000;
const POSTGRES_MS = 60_000;
/** A readiness probe waits this long at most. */
const READY_MS = 4_000;

type UndoStep = { readonly run: () => Promise<unknown>; readonly within: number };
type OnStop = (run: () => Promise<unknown>, within?: number) => unknown;

/** Whether `work` ended within so many milliseconds. @throws as it does. */
async function inTime(work: Promise<unknown>, ms: number): Promise<boolean> {
  const over = new AbortController();
  const late = sleep(ms, false, { signal: over.signal }).catch(() => true);
  return Promise.race([work.then(() => true), late]).finally(() => over.abort());
}

/**
 * Starts everything that the configuration names, in order, and stops it in reverse.
 * @throws PortBusy, the reason of the signal, which ends a wait for another process, or whatever kept it from starting; what was
 * started by then is stopped.
 */
export async function start(
  config: GatewayConfig,
  log: Logger,
  options: Pick<Start, 'say' | 'signal' | 'tracing'> = {},
): Promise<Running> {
  const undo: UndoStep[] = [];
  const stop = async () => {
    for (const { run, within } of undo.splice(0).toReversed()) {
      // A part that hangs (such as a silently lost connection) must not keep the process from ending.
      const ended = await inTime(run(), within);
      if (!ended) log.error({ within }, 'stop: a part did not end in time');
    }
  };
  try {
    const onStop: OnStop = (run, within = STEP_MS) => undo.push({ run, within });
    await bringUp(config, log, { ...options, onStop });
    return { stop };
  } catch (error) {
    await stop().catch((fault: unknown) => log.error({ err: fault }, 'stop: failed'));
    throw error;
  }
}

type Start = {
  /** Greets the person at a terminal; without it a line of the log says that the process listens. */
  readonly say?: (text: string) => unknown;
  readonly onStop: OnStop;
  readonly tracing?: Tracing;
  readonly signal?: AbortSignal;
};

async function bringUp(
  config: GatewayConfig,
  log: Logger,
  { say, onStop, signal, tracing = noTracing }: Start,
): Promise<void> {
  onStop(tracing.stop);
  // It listens before anything slow: a busy port is reported immediately, and an orchestrator's probe sees life while a large
  // database is updated.
  const door = createFrontDoor(config.publicUrl);
  await listen(door.server, config);
  onStop(() => closed(door.server));
  const metrics = createMetrics();
  metrics.watchProcess();
  const onError = (error: Error) => log.warn({ err: error }, 'database: connection lost');
  const url = config.databaseUrl ?? (await ownPostgres(config, onStop));
  const services = connect(url, { onError });
  onStop(() => disconnect(services));
  const setUp: SetUp = {
    onWait: () => log.info('database: another process sets it up; waiting'),
    onStep: (step) => {
      metrics.migrationStep();
      log.info({ step }, 'database: update');
    },
    onBusy: (step) => log.info({ step }, 'database: a table is in use; the update tries again'),
    ...(signal ? { signal } : {}),
  };
  await migrate(services, setUp);
  // The demo is loaded where it is shown: a production process never reads it.
  const demo = config.identity.kind === 'embedded' ? await import('./demo.ts') : null;
  const seeded = config.databaseUrl === null ? demo : null;
  await seeded?.seedDemo(services, new Date(), {
    withOlderSales: config.demoYears,
    onWrite: () => log.info('demo: its data are written, which takes up to a minute'),
  });
  const database = await openDatabase(url, setUp);
  database.whenLost(onError);
  onStop(database.close);
  const embedded = demo && (await ownIdentity(config, database, demo.demoPeople, log));
  const identity = identitySettings(config, embedded);
  const changed = await rememberIssuer(database.db, identity.issuer);
  if (changed)
    log.warn({ ...changed, now: identity.issuer }, 'auth: another issuer, all sessions were ended');
  const keys =
    config.secretsKeys ?? (config.databaseUrl === null ? await getOrCreateSecretsKeys(config.dataDir) : null);
  if (!keys) log.warn('SECRETS_KEY is missing: no channel can be linked.');
  const secrets = keys && createSecretBox(keys);
  if (secrets && secrets.keyIds.length > 1)
    log.info({ seals: secrets.keyId, opens: secrets.keyIds }, 'secrets: several keys');
  const bucket = config.bucket && (await createBucket(config.bucket));
  onStop(async () => bucket?.close());
  // A bucket that is away closes no more than what needs it.
  void bucket
    ?.ping()
    .catch((error: unknown) => log.error({ err: error }, 'files: the bucket gives no answer'));
  // The orders are elsewhere with that upstream, and so are their shops.
  const shops = config.upstreams.has('kidal')
    ? null
    : createShops({ allowLoopback: config.connectorsLoopback });
  onStop(async () => shops?.client.close());
  // The orders are elsewhere with that upstream, and so is what became of them.
  const webhooks = config.upstreams.has('kidal')
    ? null
    : createWebhookSender({ allowLoopback: config.connectorsLoopback });
  onStop(async () => webhooks?.close());
  const installation: Installation = {
    publicUrl: config.publicUrl,
    demoConsentUrl: embedded && `${config.publicUrl}${DEMO_CHANNEL_PATH}`,
    topsUp: embedded !== null,
    secrets,
    shops,
    hasDoor: !config.upstreams.has('kidal'),
    webhooks,
    bucket,
    survey: config.survey,
    ...config.money,
  };
  const workers = await startWorkers({
    database: services,
    url,
    installation,
    setUp,
    scheduledTasks: [
      { name: 'sessions-sweep', cron: '7 * * * *', run: () => deleteExpired(database.db, new Date()) },
      ...(seeded?.demoTasks(services, log) ?? []),
    ],
    onError: (error, what) => log.error({ ...what, err: error }, 'job: failed'),
    observe: metrics.worked,
    trace: tracing.job,
  });
  onStop(workers.stop, WORKERS_MS);

  const merchants = demo?.demoPeople ?? [];
  const upstreams = createUpstreams(config.upstreams, log, tracing);
  onStop(upstreams.close);
  metrics.watch({
    breakers: upstreams.breakers,
    pools: { sessions: database.pool, services: services.$client },
    queue: workers.queue,
    links: (ms) => readLinksState(services, ms),
  });
  const replica =
    config.databaseReplicaUrl === null
      ? null
      : createReplica(config.databaseReplicaUrl, services, {
          onState: (reason) =>
            reason === null
              ? log.info('database: the replica serves reads')
              : log.warn({ reason }, 'database: the replica serves nothing'),
        });
  onStop(async () => replica?.stop());
  const here = embeddedDispatch(
    createServices({
      database: services,
      replica,
      installation,
      notifyWorkers: workers.notifyWorkers,
      onError: (error, call, { requestId }) =>
        log.error({ err: error, call: call.id, requestId }, 'service: failed'),
    }),
  );
  const bundle = path.join(config.portalDir, '.vite/first-screen.js');
  const pages = existsSync(bundle) ? createPageDrawer(bundle) : null;
  onStop(async () => pages?.stop());
  const site = await readSite(config.portalDir);
  const stopping = new AbortController();
  const listener = createGateway({
    publicUrl: config.publicUrl,
    database,
    clock: () => new Date(),
    log,
    authSecret:
      config.authSecret ??
      (await getOrCreateSecret(database.db, 'auth-secret', () => randomBytes(48).toString('base64url'))),
    identity,
    embeddedIdentity: embedded && {
      provider: embedded.provider,
      merchants,
      workbenchDir: config.workbenchDir,
    },
    dispatch: (call, parts, context) =>
      (upstreams.has(call.service) ? upstreams.dispatch : here)(call, parts, context),
    mirrorStores:
      upstreams.has('identity') && !upstreams.has('kidal')
        ? (email, listed) => mirrorStores(services, email, listed)
        : null,
    files: createFiles({ database: services, bucket }),
    door: upstreams.has('kidal') ? null : createDoor({ database: services }),
    hooks: shops && secrets ? createHooks({ database: services, secrets }) : null,
    scan: config.scanner && createScanner(config.scanner),
    limits: {
      signIns: aMinute(config.limits.signIns),
      writes: aMinute(config.limits.writes),
      exports: aMinute(config.limits.exports),
    },
    metrics,
    tracing,
    stopping: stopping.signal,
    isReady: async () => {
      const pings = Promise.all([database.ping(), services.$client.query('select 1'), workers.ping()]);
      pings.catch(() => {});
      if (!(await inTime(pings, READY_MS))) throw new Error('The database gives no answer.');
    },
    newForSeconds: replica && NEW_FOR_SECONDS,
    metricsToken: config.metricsToken,
    trustedProxies: config.trustedProxies,
    site,
    earlier: config.buildsDir === null || site === null ? null : await keepBuild(config.buildsDir, site, log),
    drawPage: pages?.draw ?? null,
    runtime: config.runtime,
  });
  door.open(listener);
  onStop(
    async () => {
      stopping.abort();
      await sleep(config.stopDelaySeconds * 1000);
      await drain(door.server);
    },
    config.stopDelaySeconds * 1000 + DRAIN_MS + STEP_MS,
  );

  metrics.started();
  if (say) greet(say, config, merchants);
  // Whatever the level, one line says that it works, or a log without faults would look like one of no process.
  const line = log.level === 'silent' ? log : log.child({}, { level: 'info' });
  const { port } = door.server.address() as AddressInfo;
  line.info({ port, version: VERSION }, `Trastienda: ${config.publicUrl}`);
}

function greet(say: (text: string) => unknown, config: GatewayConfig, merchants: readonly DemoPerson[]) {
  say(`\n  Trastienda: ${config.publicUrl}`);
  for (const merchant of merchants) say(`  Demo: ${merchant.name} <${merchant.email}>`);
  if (config.identity.kind === 'embedded') say(`  Design system: ${config.publicUrl}${WORKBENCH_PATH}/`);
  if (merchants.length > 0) say('  Sign in asks for no password: the merchants and their data are invented.');
  say('');
}

async function ownPostgres(config: GatewayConfig, onStop: OnStop): Promise<string> {
  const postgres = await startEmbeddedPostgres({ dataDir: path.join(config.dataDir, 'postgres') });
  onStop(() => postgres.stop(), POSTGRES_MS);
  return postgres.url;
}

/** Loaded where it is used: fifty megabytes that a process with a provider elsewhere never holds. */
async function ownIdentity(
  config: GatewayConfig,
  { db }: OpenDatabase,
  merchants: readonly DemoPerson[],
  log: Logger,
) {
  const { createIdentityProvider } = await import('./idp/provider.ts');
  return createIdentityProvider({ db, publicUrl: config.publicUrl, merchants, log });
}

function identitySettings(
  config: GatewayConfig,
  embedded: EmbeddedIdentityProvider | null,
): IdentitySettings {
  if (config.identity.kind === 'oidc') {
    return { ...config.identity, fetch: guardedFetch(globalThis.fetch) };
  }
  if (embedded === null) throw new Error('The embedded identity provider is missing.');
  const { issuer, clientId, clientSecret } = embedded;
  return {
    issuer,
    clientId,
    clientSecret,
    clientAuth: 'client_secret_basic',
    scope: 'openid profile email',
    emailTrusted: false,
    relink: 'email',
    fetch: toOurselves(config),
  };
}

/** The browser may see us at another address (a development server in front): we ask ourselves directly. */
const toOurselves =
  (config: GatewayConfig): typeof globalThis.fetch =>
  (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const host =
      config.host === undefined || /^(?:0\.0\.0\.0|::)$/.test(config.host) ? '127.0.0.1' : config.host;
    const self = `http://${host.includes(':') ? `[${host}]` : host}:${config.port}`;
    return fetch(self + url.pathname + url.search, init);
  };

function listen(server: Server, config: GatewayConfig): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortBusy(config.port) : error),
    );
    server.listen(
      { port: config.port, ...(config.host === undefined ? {} : { host: config.host }) },
      resolve,
    );
  });
}

/** Takes no new connection, lets what is in flight end, then closes what is left. */
async function drain(server: Server): Promise<void> {
  const whole = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  server.closeIdleConnections();
  await inTime(whole, DRAIN_MS);
  await closed(server);
}

/** Closes a server with every connection that it still has. */
async function closed(server: Server): Promise<void> {
  server.close();
  server.closeAllConnections();
}
