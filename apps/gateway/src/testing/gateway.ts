import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AnyCall, listUserStores, type ServiceName } from '@trastienda/api-client';
import pg from 'pg';
import { pino } from 'pino';
import { inject } from 'vitest';
import type { IdentitySettings } from '../auth/identity-client.ts';
import { readConfig } from '../config.ts';
import { type OpenDatabase, openDatabase } from '../database/open.ts';
import { createHttpServer } from '../http/http-server.ts';
import { createIdentityProvider } from '../idp/provider.ts';
import { loggerOptions } from '../log.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { type Answer, jsonAnswer, refusal } from '../proxy/answer.ts';
import type { CallContext, CallParts, Dispatch } from '../proxy/dispatch.ts';
import { aMinute, type RateLimit } from '../proxy/rate-limit.ts';
import { createUpstreams } from '../proxy/upstream.ts';
import { createGateway, type GatewayDeps } from '../server.ts';
import { type Browser, createBrowser } from './browser.ts';
import { freePort } from './free-port.ts';
import { LOOPBACK } from './raw-socket.ts';

/** Three merchants of four stores, one of none, and Eva, who works in one of Ana's; what is whose is known to the fake services only. */
const merchants = [
  { email: 'ana@uno.example', name: 'Ana Uno', stores: [{ name: 'Velas Ana' }, { name: null }] },
  { email: 'beto@dos.example', name: 'Beto Dos', stores: [{ name: 'Barro Beto' }] },
  { email: 'carla@nada.example', name: 'Carla Nada' },
  { email: 'dora@tres.example', name: 'Dora Tres' },
  { email: 'eva@uno.example', name: 'Eva Uno' },
] as const;
export const storesOf: Readonly<Record<string, readonly string[]>> = {
  'ana@uno.example': ['1001', '1002', '1003', '1004'],
  'beto@dos.example': ['2001', '2002', '2003', '2004'],
  'carla@nada.example': [],
  'dora@tres.example': ['3001', '3002', '3003', '3004'],
  'eva@uno.example': ['1001'],
};
export const [ANA, BETO, CARLA, DORA, EVA] = merchants;

type Reached = { readonly call: AnyCall; readonly parts: CallParts; readonly context: CallContext };

/** Services that answer every call with its example and remember what reached them. */
function fakeServices() {
  const reached: Reached[] = [];
  const answers = new Map<string, (reached: Reached) => Answer | Promise<Answer>>();
  const dispatch: Dispatch = async (call, parts, context) => {
    if (call.id === listUserStores.id && !answers.has(call.id)) {
      const ids = storesOf[context.user.email] ?? [];
      return jsonAnswer(200, {
        data: ids.map((id) => ({
          id,
          name: `Tienda ${id}`,
          contrato_cs: 3,
          contrato_sr: 2,
          contrato_sn: 2,
        })),
      });
    }
    const one = { call, parts, context };
    // The gateway's own question, about a store that is named nowhere above: nobody is being onboarded.
    if (call.id === 'getOnboardingStore' && parts.query['storeId'] === undefined)
      return (await answers.get(call.id)?.(one)) ?? refusal(404);
    reached.push(one);
    return (await answers.get(call.id)?.(one)) ?? jsonAnswer(200, { reached: call.id });
  };
  return { reached, answers, dispatch };
}

/** A new database on the PostgreSQL of the test run: empty, with the gateway's tables, or with those of the whole product. */
export async function freshDatabase(tables: 'no' | 'gateway' | 'product' = 'gateway'): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  const name = `gateway_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${name}${tables === 'no' ? '' : ` template template_${tables}`}`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}

export type TestGateway = {
  readonly origin: string;
  readonly port: number;
  readonly services: ReturnType<typeof fakeServices>;
  readonly database: OpenDatabase;
  readonly logs: Record<string, unknown>[];
  /** Paths that the gateway asked the identity provider for, by itself. */
  readonly askedOfProvider: string[];
  /** The identity provider; `answers: false` takes it away from the gateway. */
  readonly provider: { readonly clientId: string; readonly clientSecret: string; answers: boolean };
  readonly browser: () => Browser;
  /** Moves the gateway's clock, and its elapsed time if it moves on. */
  readonly pass: (seconds: number) => void;
  readonly stop: () => Promise<void>;
};

type Options = Partial<
  Pick<
    GatewayDeps,
    | 'calls'
    | 'rateLimit'
    | 'bodyTimeouts'
    | 'files'
    | 'door'
    | 'hooks'
    | 'scan'
    | 'metricsToken'
    | 'trustedProxies'
    | 'site'
    | 'earlier'
    | 'drawPage'
    | 'runtime'
    | 'publicUrl'
    | 'newForSeconds'
  >
> & {
  readonly workbenchDir?: string;
  readonly upstreams?: ReadonlyMap<ServiceName, URL>;
  readonly databaseUrl?: string;
  readonly signInLimit?: RateLimit;
  readonly writeLimit?: RateLimit;
  readonly exportLimit?: RateLimit;
  /** No time goes by for the limits of rates but what `pass` says: how busy the machine is decides nothing. */
  readonly isTimeHeld?: boolean;
  /** The gateway's clock stands still between what `pass` says. */
  readonly isClockHeld?: boolean;
  /** Another identity provider than the embedded one, or another client there. */
  readonly identity?: Partial<Omit<IdentitySettings, 'fetch'>>;
};

/** The real gateway on a random port, with the real identity provider and PostgreSQL, and fake services behind it. */
export async function startTestGateway(options: Options = {}): Promise<TestGateway> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const publicUrl = options.publicUrl ?? origin;
  const logs: Record<string, unknown>[] = [];
  const log = pino(loggerOptions('debug'), { write: (line) => logs.push(JSON.parse(line)) });
  const database = await openDatabase(options.databaseUrl ?? (await freshDatabase()));
  const embedded = await createIdentityProvider({ db: database.db, publicUrl, merchants, log });
  const asked: string[] = [];
  const provider = { clientId: embedded.clientId, clientSecret: embedded.clientSecret, answers: true };
  const services = fakeServices();
  const upstreams = createUpstreams(options.upstreams ?? new Map(), log);
  const metrics = createMetrics();
  metrics.watch({ breakers: upstreams.breakers, pools: { sessions: database.pool } });
  const began = Date.now();
  let passed = 0;
  let waited = 0;
  const listener = createGateway({
    publicUrl,
    database,
    clock: () => new Date((options.isClockHeld ? began : Date.now()) + passed),
    elapsed: () => (options.isTimeHeld ? 0 : performance.now()) + waited,
    log,
    authSecret: 'a secret of at least thirty-two characters',
    identity: {
      issuer: embedded.issuer,
      clientId: embedded.clientId,
      clientSecret: embedded.clientSecret,
      clientAuth: 'client_secret_basic',
      scope: 'openid profile email',
      emailTrusted: false,
      relink: 'email',
      ...options.identity,
      fetch: (input, init) => {
        asked.push(new URL(input instanceof Request ? input.url : input).pathname);
        return provider.answers ? fetch(input, init) : Promise.reject(new TypeError('fetch failed'));
      },
    },
    embeddedIdentity: {
      provider: embedded.provider,
      merchants,
      workbenchDir: options.workbenchDir ?? '/nowhere',
    },
    dispatch: (call, parts, context) =>
      (upstreams.has(call.service) ? upstreams.dispatch : services.dispatch)(call, parts, context),
    files: options.files ?? null,
    door: options.door ?? null,
    hooks: options.hooks ?? null,
    scan: options.scan ?? null,
    site: options.site ?? null,
    earlier: options.earlier ?? null,
    drawPage: options.drawPage ?? null,
    runtime: options.runtime ?? readConfig({}, '/').runtime,
    ...(options.calls ? { calls: options.calls } : {}),
    ...(options.rateLimit ? { rateLimit: options.rateLimit } : {}),
    limits: {
      signIns: options.signInLimit ?? aMinute(120),
      writes: options.writeLimit ?? aMinute(600),
      exports: options.exportLimit ?? aMinute(120),
    },
    ...(options.bodyTimeouts ? { bodyTimeouts: options.bodyTimeouts } : {}),
    metrics,
    metricsToken: options.metricsToken ?? null,
    newForSeconds: options.newForSeconds ?? null,
    trustedProxies: options.trustedProxies ?? 0,
  });
  const server = createHttpServer(listener);
  server.listen(port, LOOPBACK);
  await once(server, 'listening');
  return {
    origin,
    port,
    services,
    database,
    logs,
    askedOfProvider: asked,
    provider,
    browser: () => createBrowser(origin),
    pass: (seconds) => {
      passed += seconds * 1000;
      waited += Math.max(0, seconds) * 1000;
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await upstreams.close();
      await database.close();
    },
  };
}
