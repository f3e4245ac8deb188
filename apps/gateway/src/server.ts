import type { IncomingMessage, RequestListener } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type AnyCall, createCallTable } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import {
  createPictureDrawer,
  type Door,
  DoorUnavailable,
  DEMO_STAND_INS_PATH,
  type Files,
  FilesUnavailable,
  type Hooks,
  HOOKS_PATH,
  UPLOAD_PATH,
} from '@trastienda/services';
import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { answering } from './answering.ts';
import { authRoutes } from './auth/routes.ts';
import { createIdentityClient, type IdentitySettings } from './auth/identity-client.ts';
import type { RuntimeConfig } from './runtime-config.ts';
import { sharedRateLimit } from './database/shared-rate-limit.ts';
import { DEMO_CHANNEL_PATH, demoChannelRoutes } from './demo-channel/routes.ts';
import { demoStandInRoutes } from './demo-stand-ins/routes.ts';
import type { OpenDatabase } from './database/open.ts';
import { isDatabaseUnavailable, reasonOf } from './database/unavailable.ts';
import { DOCS_PATH } from './docs/page.ts';
import { askerOf } from './first-screen/asker-of.ts';
import type { DrawPage } from './first-screen/draw-page.ts';
import { docsRoutes } from './docs/routes.ts';
import { hooksRoutes } from './hooks/routes.ts';
import { clientAddress } from './http/client-address.ts';
import { cspReportRoutes } from './http/csp-report.ts';
import type { GatewayEnv } from './http/environment.ts';
import { HEALTH } from './http/health.ts';
import { isLoopback } from './http/loopback.ts';
import { problem, UNAVAILABLE } from './http/problem.ts';
import type { BodyTimeouts } from './http/read-body.ts';
import { CSP_REPORT_PATH, portalPolicy } from './http/security-headers.ts';
import type { DemoMerchant } from './idp/demo-merchant.ts';
import { IDP_PATH } from './idp/paths.ts';
import type { EmbeddedIdentityProvider } from './idp/provider.ts';
import { idpRoutes } from './idp/routes.ts';
import { hashed, type Logger } from './log.ts';
import { IMAGE_PATH, imageRoutes } from './images/routes.ts';
import { pictureSources } from './images/sources.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { metricsRoutes } from './metrics/routes.ts';
import { type Answer, refusal, send } from './proxy/answer.ts';
import type { CallContext, Dispatch } from './proxy/dispatch.ts';
import { aMinute, createRateLimit, type RateLimit } from './proxy/rate-limit.ts';
import { createAnswerer, createProxy } from './proxy/routes.ts';
import {
  createOnboardingStore,
  createUserStores,
  type MirrorStores,
  StoresUnknown,
} from './proxy/user-stores.ts';
import { createOpenSession, SessionClosed } from './session/open-session.ts';
import { createRefresh } from './session/refresh.ts';
import type { Clock } from './session/clock.ts';
import { createSessions, type Session, SESSION_COOKIE } from './session/sessions.ts';
import { createTickets } from './session/tickets.ts';
import { doorRoutes } from './door/routes.ts';
import type { EarlierFiles } from './static/dictionaries.ts';
import { siteRoutes } from './static/routes.ts';
import { WORKBENCH_PATH, workbenchRoutes } from './static/workbench.ts';
import { importMapSources, type StaticFile } from './static/site.ts';
import { type Tracing } from './tracing/tracing.ts';
import { uploadRoutes } from './upload/routes.ts';
import { type Scan, ScannerSilent } from './upload/scanner.ts';

export type GatewayDeps = {
  readonly publicUrl: string;
  readonly database: OpenDatabase;
  readonly clock: Clock;
  /** Milliseconds since any moment, never set back; those of the process by default, and a test's own. */
  readonly elapsed?: () => number;
  readonly log: Logger;
  readonly authSecret: string;
  readonly identity: IdentitySettings;
  readonly embeddedIdentity: {
    readonly provider: EmbeddedIdentityProvider['provider'];
    readonly merchants: readonly DemoMerchant[];
    /** The folder of the built workbench of the design system. */
    readonly workbenchDir: string;
  } | null;
  readonly dispatch: Dispatch;
  /** `null` where the services know the stores themselves, or are all elsewhere. */
  readonly mirrorStores?: MirrorStores | null;
  /** The embedded file-upload service; `null` where there is one elsewhere. */
  readonly files: Files | null;
  /** The open door for other systems of merchants; without the embedded orders there is none. */
  readonly door?: Door | null;
  /** The bells of merchants' shops; none where no secret can be opened, or where the orders are elsewhere. */
  readonly hooks?: Hooks | null;
  /** The scanner checks every uploaded file; there is none by default. */
  readonly scan?: Scan | null;
  readonly site: ReadonlyMap<string, StaticFile> | null;
  /** Scripts and styles of earlier builds, which browsers may still have; without them none is a dictionary. */
  readonly earlier?: EarlierFiles | null;
  /** Draws the first screen of a page; without it browsers draw it by themselves. */
  readonly drawPage?: DrawPage | null;
  readonly runtime: RuntimeConfig;
  /** The calls that are served: by default every call of the contract. */
  readonly calls?: readonly AnyCall[];
  readonly rateLimit?: RateLimit;
  /** Kept in the database, for all processes: of signing in, for each address; of writes and exports, for each user and store. */
  readonly limits: {
    readonly signIns: RateLimit;
    readonly writes: RateLimit;
    readonly exports: RateLimit;
  };
  /** Timeouts of request bodies; a test has shorter ones. */
  readonly bodyTimeouts?: BodyTimeouts;
  readonly metrics?: Metrics;
  readonly tracing?: Tracing;
  /** `null`: metrics are for this machine only. */
  readonly metricsToken?: string | null;
  /** A writer reads what is new for this long, where a replica serves reads. */
  readonly newForSeconds?: number | null;
  /** Rejects while the process cannot do its work; by default it queries the gateway's own database. */
  readonly isReady?: () => Promise<void>;
  /** Aborted once the process is to stop: it is not ready any more, and its connections are to close. */
  readonly stopping?: AbortSignal;
  /** Proxies of ours in front, which write `X-Forwarded-For`. */
  readonly trustedProxies?: number;
};

const contract: readonly AnyCall[] = Object.values(calls);

/** A person's busiest second is far below it. */
const GENEROUS: RateLimit = { burst: 240, perSecond: 20 };
/** Requests with one key of the open door: of 200 orders each, far more than a shop sells. */
const DOOR_RATE = aMinute(120);
/** Lines that browsers of one address may write into the log. */
const REPORTS = aMinute(300);

/** Makes the gateway from what it is given; it reads nothing of the process and listens to nothing by itself. */
export function createGateway(deps: GatewayDeps): RequestListener {
  const { clock, database, log, publicUrl } = deps;
  const metrics = deps.metrics ?? createMetrics();
  const identity = { ...deps.identity, fetch: metrics.timedProvider(deps.identity.fetch) };
  const scan = deps.scan ? metrics.timedScan(deps.scan) : null;
  const dispatch = metrics.counted(deps.dispatch);
  const sessions = createSessions(database.db, clock);
  database.whenLost(sessions.forgetAll);
  const tickets = createTickets(deps.authSecret, clock);
  const identityClient = createIdentityClient(identity);
  const refresh = createRefresh(database.db, clock, identityClient, (result, error) => {
    metrics.renewed(result);
    if (result !== 'renewed') log.warn({ err: error }, 'auth: no refresh');
  });
  const openSession = createOpenSession(refresh, clock);
  const writes = sharedRateLimit(database.db, 'write', deps.limits.writes, clock);
  const storesUnknown = ({ service, id }: AnyCall, reason: string, requestId: string) =>
    log.error({ service, call: id, reason, requestId }, 'stores: unknown');
  const storesOf = createUserStores(dispatch, clock, storesUnknown, deps.mirrorStores);
  const stores = ({ user, accessToken }: Session, named?: readonly string[]) =>
    storesOf({ ...systemCallContext, user, accessToken }, named);

  const addressOf = (incoming: IncomingMessage) => clientAddress(incoming, deps.trustedProxies ?? 0);
  const reports = createRateLimit(REPORTS, deps.elapsed);

  const app = new Hono<GatewayEnv>();
  app.route(
    '/api/auth',
    authRoutes({
      db: database.db,
      sessions,
      tickets,
      clock,
      openSession,
      identityClient,
      publicUrl,
      secret: deps.authSecret,
      identity,
      onSignIn: metrics.signedIn,
      log,
      attempts: sharedRateLimit(database.db, 'sign-in', deps.limits.signIns, clock),
      reports,
      addressOf,
      interUrl:
        [...(deps.site?.keys() ?? [])].find((name) => /\/inter-latin-[^/]+\.woff2$/.test(name)) ?? null,
      firstStoreOf: (session) =>
        stores(session).then(
          ([first]) => {
            if (first === undefined) log.warn({ user: hashed(session.user.email) }, 'auth: no store');
            return first ?? null;
          },
          () => null,
        ),
    }),
  );
  if (deps.embeddedIdentity) {
    const { provider, merchants, workbenchDir } = deps.embeddedIdentity;
    app.route(WORKBENCH_PATH, workbenchRoutes(workbenchDir));
    app.route(IDP_PATH, idpRoutes(provider, merchants, publicUrl));
    app.route(DEMO_CHANNEL_PATH, demoChannelRoutes(publicUrl));
    app.route(DEMO_STAND_INS_PATH, demoStandInRoutes());
  }
  const ready = async () => {
    deps.stopping?.throwIfAborted();
    await (deps.isReady ?? database.ping)();
    return { status: 'ok' };
  };
  app.get('/healthz', (c) => c.json(HEALTH));
  for (const path of ['/readyz', '/api/health']) {
    app.get(path, async (c) =>
      ready().then(
        (answer) => c.json(answer),
        () => c.json(problem(503), 503),
      ),
    );
  }
  app.get('/api/config', (c) => c.json(deps.runtime));
  app.route(DOCS_PATH, docsRoutes());
  app.route('/metrics', metricsRoutes(metrics, deps.metricsToken ?? null));
  app.route(
    CSP_REPORT_PATH,
    cspReportRoutes({
      isPublic: !isLoopback(new URL(publicUrl)),
      onViolation: metrics.violation,
      mayLog: (incoming) => reports.take(addressOf(incoming)) === 0,
    }),
  );
  const { uploadUrl } = deps.runtime;
  const { files } = deps;
  const sources = pictureSources({ files, site: deps.site, uploadUrl });
  app.route(
    IMAGE_PATH,
    imageRoutes({
      sources,
      sessions,
      openSession,
      storesOf: stores,
      drawer: createPictureDrawer(),
      elapsed: deps.elapsed,
    }),
  );
  app.all('/api/*', (c) => c.json(problem(404), 404));
  if (files && uploadUrl === UPLOAD_PATH) {
    const { bodyTimeouts } = deps;
    const upload = { publicUrl, files, sessions, openSession, tickets, storesOf: stores, writes, scan };
    app.route(UPLOAD_PATH, uploadRoutes({ ...upload, ...(bodyTimeouts ? { bodyTimeouts } : {}) }));
  }
  if (deps.door) {
    app.route(
      '/v1',
      doorRoutes({
        door: deps.door,
        limit: sharedRateLimit(database.db, 'door', DOOR_RATE, clock),
        rate: DOOR_RATE,
        bodyTimeouts: deps.bodyTimeouts,
      }),
    );
  }
  if (deps.hooks) {
    const { hooks, elapsed, bodyTimeouts } = deps;
    app.route(HOOKS_PATH, hooksRoutes({ hooks, addressOf, elapsed, bodyTimeouts }));
  }
  app.all(`${HOOKS_PATH}/*`, (c) => c.json(problem(404), 404));
  app.all('/v1/*', (c) => c.json(problem(404), 404));
  app.all('/upload/*', (c) => c.json(problem(404), 404));
  const originsOf = (address: string) => (URL.canParse(address) ? [new URL(address).origin] : []);
  const elsewhere = originsOf(uploadUrl);
  const pictures = originsOf(deps.runtime.promo.imageUrl ?? '');
  const hasTagManager = deps.runtime.tagManagerId !== null;
  /** Answers an error that is neither an answer nor a refusal. */
  const failed = (error: unknown, requestId: string): Answer => {
    const closed = () => refusal(503, { message: UNAVAILABLE, headers: { 'Retry-After': '5' } });
    if (isDatabaseUnavailable(error)) {
      // Neither a session nor none (D90): closed until it answers again.
      sessions.forgetAll();
      log.error({ reason: reasonOf(error), requestId }, 'database: no answer');
      return closed();
    }
    if (error instanceof SessionClosed || error instanceof StoresUnknown) return closed();
    if (
      error instanceof ScannerSilent ||
      error instanceof FilesUnavailable ||
      error instanceof DoorUnavailable
    ) {
      log.error({ reason: reasonOf(error), requestId }, `${error.name}: no answer`);
      return closed();
    }
    log.error({ err: error, requestId }, 'request: failed');
    return refusal(500);
  };
  app.onError(async (error, c) => {
    await send(c.env.outgoing, failed(error, c.env.requestId));
    return RESPONSE_ALREADY_SENT;
  });
  const answer = createAnswerer({
    publicUrl,
    clock,
    sessions,
    openSession,
    storesOf,
    onboardingOf: createOnboardingStore(dispatch, storesUnknown),
    dispatch,
    addressOf,
    newForSeconds: deps.newForSeconds ?? null,
    table: createCallTable<AnyCall>(deps.calls ?? contract),
    rateLimit: createRateLimit(deps.rateLimit ?? GENEROUS, deps.elapsed),
    writes,
    exports: sharedRateLimit(database.db, 'export', deps.limits.exports, clock),
    bodyTimeouts: deps.bodyTimeouts,
    scan,
    failed,
  });
  const firstScreens = deps.drawPage && {
    draw: deps.drawPage,
    isSignedIn: async (c: Context<GatewayEnv>) => {
      const token = getCookie(c, SESSION_COOKIE);
      const find = () => sessions.findRecent(token);
      return token !== undefined && (await openSession(find).catch(() => null)) !== null;
    },
    askerOf: askerOf({ publicUrl, answer, app }),
    now: () => clock().getTime(),
  };
  app.route(
    '/',
    siteRoutes(
      deps.site,
      portalPolicy(elsewhere, { hasTagManager, pictures, inline: importMapSources(deps.site) }),
      publicUrl,
      firstScreens,
      deps.earlier,
    ),
  );
  return answering(app, createProxy(answer), deps, metrics);
}

/** The context of calls that the gateway makes itself: there is no request to disconnect. */
const systemCallContext: Omit<CallContext, 'user' | 'accessToken'> = {
  storeId: null,
  idempotencyKey: null,
  requestId: '',
  traceparent: null,
  clientSessionId: null,
  clientAddress: null,
  mustBeNew: true,
  onDisconnect: null,
};
