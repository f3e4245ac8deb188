import { type AnyCall, bodyLimits, type createCallTable } from '@trastienda/api-client';
import { parse } from 'hono/utils/cookie';
import type { GatewayEnv } from '../http/environment.ts';
import { sentences } from '../http/problem.ts';
import { hashed } from '../log.ts';
import { type Session, SESSION_COOKIE, type Sessions } from '../session/sessions.ts';
import type { OpenSession } from '../session/open-session.ts';
import { createAtOnce } from '../http/at-once.ts';
import { type Answer, send } from './answer.ts';
import { compressed } from './compress.ts';
import { csrfRefusal } from './csrf.ts';
import type { CallContext, CallParts, Dispatch } from './dispatch.ts';
import { Refused, refuse } from './refuse.ts';
import { type Reading, readParts } from './read-parts.ts';
import type { RateLimiter } from './rate-limit.ts';
import { storeRefusal, withOwnEmail } from './tenant.ts';
import type { UserStores } from './user-stores.ts';

type Exchange = GatewayEnv['Bindings'];
type CallTable = ReturnType<typeof createCallTable<AnyCall>>;

export type ProxyDeps = Reading & {
  readonly publicUrl: string;
  readonly sessions: Sessions;
  readonly openSession: OpenSession;
  readonly table: CallTable;
  readonly storesOf: UserStores;
  /** Of all calls of a session, in this process. */
  readonly rateLimit: RateLimiter;
  /** Of writes and of exports of a user in a store, in all processes. */
  readonly writes: RateLimiter;
  readonly exports: RateLimiter;
  readonly dispatch: Dispatch;
};

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const keyForm = /^[\w-]{8,128}$/;
const clientSessionForm = /^[1-9]\d{18}$/;

/** Whether a path is a business call's. */
export const isCallPath = (path: string): boolean => /^\/api\/[^/]+\/route\//.test(path);

/**
 * The way of every business call (architecture.md section 2): each step either passes it on or refuses it. On Node's own
 * request and response: these are nearly all requests, and a web request for each would cost as much as the whole way.
 * Rejects with what is no refusal; nothing is written then.
 */
export const createProxy =
  (deps: ProxyDeps) =>
  async (exchange: Exchange): Promise<void> => {
    const { incoming, outgoing } = exchange;
    const answer = await answerTo(exchange, deps).catch((error: unknown) => {
      if (error instanceof Refused) return error.answer;
      throw error;
    });
    await send(outgoing, await compressed(answer, incoming.headers['accept-encoding']));
  };

async function answerTo(c: Exchange, deps: ProxyDeps): Promise<Answer> {
  const { incoming } = c;
  const session = await sessionOf(c, deps);
  const forged = csrfRefusal(incoming.method ?? 'GET', incoming.headers, deps.publicUrl);
  if (forged !== null) refuse(forged);
  const { call, params } = callOf(c, deps.table);
  const context = contextOf(c, call, session);
  await inRate(deps.rateLimit, session.id);
  const read = await partsOf(c, { call, params, search: c.target.search }, session, deps);
  await checkStores(deps, call, read, context);
  const parts = withOwnEmail(call, read, session.user);
  if ('refused' in parts) throw new Refused(parts.refused);
  // Last, so that what is refused draws nothing.
  const subject = `${session.user.id} ${context.storeId}`;
  if (call.method !== 'GET') await inRate(deps.writes, subject);
  if (call.profile === 'download') await inRate(deps.exports, subject);
  await deps.sessions.touch(session);
  return deps.dispatch(call, parts, context);
}

async function sessionOf(c: Exchange, deps: ProxyDeps): Promise<Session> {
  const token = parse(c.incoming.headers.cookie ?? '', SESSION_COOKIE)[SESSION_COOKIE];
  const session = await deps.openSession(() => deps.sessions.find(token));
  if (session === null) return refuse(401);
  c.note({ user: hashed(session.user.email) });
  return session;
}

const tooMany = (wait: number) =>
  refuse(429, { message: sentences[429] ?? '', headers: { 'Retry-After': String(wait) } });

async function inRate(limit: RateLimiter, subject: string): Promise<void> {
  const wait = await limit.take(subject);
  if (wait > 0) tooMany(wait);
}

/** Bodies with files are held whole while they are read: a session may send a few at once. */
const filesAtOnce = createAtOnce(4);

async function partsOf(
  c: Exchange,
  target: Parameters<typeof readParts>[1],
  session: Session,
  reading: ProxyDeps,
): Promise<CallParts> {
  if (target.call.bodyLimitBytes <= bodyLimits.json) return readParts(c.incoming, target, reading);
  const leave = filesAtOnce(session.id) ?? tooMany(1);
  return readParts(c.incoming, target, reading).finally(leave);
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

function contextOf(c: Exchange, call: AnyCall, session: Session): CallContext {
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
  const gone = new AbortController();
  c.outgoing.once('close', () => {
    // An abort is dear, and after the end of an answer there is nothing to break off.
    if (!c.outgoing.writableFinished) gone.abort();
  });
  return {
    user: session.user,
    storeId,
    idempotencyKey: key,
    requestId: c.requestId,
    accessToken: session.accessToken,
    clientSessionId:
      clientSessionId !== null && clientSessionForm.test(clientSessionId) ? clientSessionId : null,
    gone: gone.signal,
  };
}

async function checkStores(
  deps: ProxyDeps,
  call: AnyCall,
  parts: CallParts,
  context: CallContext,
): Promise<void> {
  if (call.store === 'none') return;
  const mine = await deps.storesOf(context);
  const refused = storeRefusal(call, parts, context.storeId, mine);
  if (refused) throw new Refused(refused);
}
