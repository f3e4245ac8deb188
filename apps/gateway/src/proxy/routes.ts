import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AnyCall, bodyLimits, type createCallTable, REAUTH } from '@trastienda/api-client';
import { makesNew } from '@trastienda/services';
import { parse } from 'hono/utils/cookie';
import type { GatewayEnv } from '../http/environment.ts';
import { sentences } from '../http/problem.ts';
import { hashed } from '../log.ts';
import { type Session, SESSION_COOKIE, type Sessions } from '../session/sessions.ts';
import type { Clock } from '../session/clock.ts';
import type { OpenSession } from '../session/open-session.ts';
import { createConcurrencyLimit } from '../http/concurrency-limit.ts';
import { type Answer, send } from './answer.ts';
import { compressed } from './compress.ts';
import { csrfRefusal } from './csrf.ts';
import type { CallContext, CallParts, Dispatch } from './dispatch.ts';
import { Refused, refuse } from './refuse.ts';
import { readAddress, readCallBody, type Reading } from './read-parts.ts';
import type { RateLimiter } from './rate-limit.ts';
import { peopleOfWrite, storeRefusal, withOwnEmail } from './tenant.ts';
import type { OnboardingStore, UserStores } from './user-stores.ts';

type Exchange = GatewayEnv['Bindings'];
type CallTable = ReturnType<typeof createCallTable<AnyCall>>;

export type ProxyDeps = Reading & {
  readonly publicUrl: string;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly openSession: OpenSession;
  readonly table: CallTable;
  readonly storesOf: UserStores;
  readonly onboardingOf: OnboardingStore;
  /**
   * This process limits all calls of a person together: sessions cost nothing, so more of them lift no limit.
   */
  readonly rateLimit: { readonly take: (userId: string) => number };
  /** All processes together limit the writes and the exports of a user in a store. */
  readonly writes: RateLimiter;
  readonly exports: RateLimiter;
  readonly dispatch: Dispatch;
  /** The sender's address of a request, behind our own proxies. */
  readonly addressOf: (incoming: IncomingMessage) => string;
  /** A writer reads what is new for this long, where a replica serves reads. */
  readonly newForSeconds: number | null;
  /** The answer to what is no refusal. */
  readonly failed: (error: unknown, requestId: string) => Answer;
};

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const keyForm = /^[\w-]{8,128}$/;
const clientSessionForm = /^[1-9]\d{18}$/;

/** Whether a path is a business call's. */
export const isCallPath = (path: string): boolean => /^\/api\/[^/]+\/route\//.test(path);

/** Answers a call, or says why not; never rejects. */
export const createAnswerer =
  (deps: ProxyDeps) =>
  async (exchange: Exchange): Promise<Answer> => {
    try {
      return await answerTo(exchange, deps);
    } catch (error) {
      return error instanceof Refused ? error.answer : deps.failed(error, exchange.requestId);
    }
  };

/**
 * The way of every business call (architecture.md section 2): each step either passes it on or refuses it. On Node's own
 * request and response: these are nearly all requests, and a web request for each would cost as much as the whole way.
 * `base` are the headers of every answer. Never rejects.
 */
export const createProxy = (answer: ReturnType<typeof createAnswerer>) =>
  async function proxy(exchange: Exchange, base: readonly string[]): Promise<void> {
    const { incoming, outgoing } = exchange;
    return send(
      outgoing,
      await compressed(await answer(exchange), incoming.headers['accept-encoding']),
      base,
    );
  };

async function answerTo(c: Exchange, deps: ProxyDeps): Promise<Answer> {
  const { incoming } = c;
  const session = await sessionOf(c, deps);
  const forged = csrfRefusal(incoming.method ?? 'GET', incoming.headers, deps.publicUrl);
  if (forged !== null) refuse(forged);
  const { call, params } = callOf(c, deps.table);
  const context = contextOf(c, call, session, deps);
  enforceLimit(deps.rateLimit.take(session.user.id));
  mustBeFresh(call, session, deps.clock());
  const address = readAddress(call, params, c.target.search);
  const body = call.body === undefined ? undefined : await bodyOf(c, call, session, deps);
  const read: CallParts = { ...address, body };
  const foreign = await storeRefusal(call, read, context.storeId, {
    stores: (named) => deps.storesOf(context, named),
    onboarding: () => deps.onboardingOf(context),
  });
  if (foreign) throw new Refused(foreign);
  const parts = withOwnEmail(call, read, session.user);
  if ('refused' in parts) throw new Refused(parts.refused);
  // Last, so that what is refused draws nothing.
  const subject = `${session.user.id} ${context.storeId}`;
  // A log line is no act of the person's: it takes nothing from her limit.
  if (call.method !== 'GET' && call.isAudited) enforceLimit(await deps.writes.take(subject));
  if (call.profile === 'download') enforceLimit(await deps.exports.take(subject));
  await deps.sessions.touch(session);
  const answer = await deps.dispatch(call, parts, context);
  // A refused call changed nothing; a failed one may have.
  const people = answer.status >= 400 && answer.status < 500 ? [] : peopleOfWrite(call, parts, session.user);
  if (people.length > 0) await deps.sessions.storesChanged(people);
  return deps.newForSeconds !== null && makesNew(call) ? withMark(answer, deps.newForSeconds) : answer;
}

/** The browser brings it back in every request for so long, to whichever process: nobody has to remember who wrote when. */
const WROTE_COOKIE = '__Host-trastienda.wrote';

const withMark = (answer: Answer, seconds: number): Answer => ({
  ...answer,
  headers: {
    ...answer.headers,
    'Set-Cookie': `${WROTE_COOKIE}=1; Max-Age=${seconds}; Path=/; Secure; HttpOnly; SameSite=Lax`,
  },
});

async function sessionOf(c: Exchange, deps: ProxyDeps): Promise<Session> {
  const token = parse(c.incoming.headers.cookie ?? '', SESSION_COOKIE)[SESSION_COOKIE];
  const { sessions } = deps;
  const session = await deps.openSession(
    () => sessions.findRecent(token),
    () => sessions.find(token),
  );
  if (session === null) return refuse(401);
  c.note({ user: hashed(session.user.email) });
  return session;
}

/** @throws 401 with a code of its own: the session lives on, and the person signs in anew (D246). */
function mustBeFresh({ freshMinutes }: AnyCall, { authTime }: Session, now: Date): void {
  if (freshMinutes === null) return;
  const minutes = authTime === null ? Infinity : (now.getTime() - authTime.getTime()) / 60_000;
  if (minutes > freshMinutes) {
    refuse(401, { code: REAUTH, message: 'Vuelve a iniciar sesión para continuar' });
  }
}

const tooMany = (wait: number) =>
  refuse(429, { message: sentences[429] ?? '', headers: { 'Retry-After': String(wait) } });

/** Refuses with 429 when a limit requires a wait. `wait` is in seconds; 0 lets the call pass. */
function enforceLimit(wait: number): void {
  if (wait > 0) tooMany(wait);
}

/**
 * Bodies with files are buffered as a whole while they are read, so a person may send only a few
 * concurrently.
 */
const filesAtOnce = createConcurrencyLimit(4);

function bodyOf(c: Exchange, call: AnyCall, session: Session, reading: Reading): Promise<unknown> {
  if (call.bodyLimitBytes <= bodyLimits.json) return readCallBody(c.incoming, call, reading);
  const leave = filesAtOnce(session.user.id) ?? tooMany(1);
  return readCallBody(c.incoming, call, reading).finally(leave);
}

/** `/api/{service}/route/{path}`, looked up in the table that everything is derived from. */
function callOf(c: Exchange, table: CallTable) {
  const [, , service = '', , ...rest] = c.target.path.split('/');
  const path = rest.join('/');
  const found = table.find(service, c.incoming.method ?? 'GET', path);
  if (found === null) return refuse(404);
  if (found === 'method') {
    const allowed = METHODS.filter((method) => typeof table.find(service, method, path) === 'object');
    return refuse(405, { headers: { Allow: allowed.join(', ') } });
  }
  c.note({ call: found.call.id, service });
  return found;
}

function contextOf(c: Exchange, call: AnyCall, session: Session, deps: ProxyDeps): CallContext {
  const { headers } = c.incoming;
  const one = (name: string) => {
    const value = headers[name];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const storeId = call.store === 'none' ? null : (one('x-store-id') ?? refuse(400));
  const key = call.method === 'GET' ? null : one('idempotency-key');
  if (key !== null ? !keyForm.test(key) : call.idempotency === 'key') {
    refuse(400, { message: 'Falta la llave de esta operación (Idempotency-Key)' });
  }
  const clientSessionId = one('x-session-id');
  return {
    user: session.user,
    storeId,
    idempotencyKey: key,
    requestId: c.requestId,
    traceparent: c.traceparent,
    accessToken: session.accessToken,
    clientSessionId:
      clientSessionId !== null && clientSessionForm.test(clientSessionId) ? clientSessionId : null,
    clientAddress: deps.addressOf(c.incoming),
    mustBeNew: WROTE_COOKIE in parse(headers.cookie ?? '', WROTE_COOKIE),
    onDisconnect: (leave) => onDisconnect(c.outgoing, leave),
  };
}

/** A plain listener: an abort signal for each call would cost more than anything else here. */
function onDisconnect(outgoing: ServerResponse, leave: () => void): () => void {
  const closed = () => {
    if (!outgoing.writableFinished) leave();
  };
  if (outgoing.closed) closed();
  else outgoing.once('close', closed);
  return () => outgoing.off('close', closed);
}
