import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import {
  type AnyCall,
  type createCallTable,
  decodeQuery,
  PATH_AND_DATA_REQUIRED,
} from '@trastienda/api-client';
import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { GatewayEnv } from '../http/environment.ts';
import { sentences, UNAVAILABLE } from '../http/problem.ts';
import { readBody } from '../http/read-body.ts';
import { hashed } from '../log.ts';
import { type Session, SESSION_COOKIE, type Sessions } from '../session/sessions.ts';
import type { Refresh } from '../session/refresh.ts';
import { type Answer, refusal, send } from './answer.ts';
import { compressed } from './compress.ts';
import { csrfRefusal } from './csrf.ts';
import type { CallContext, CallParts, Dispatch } from './dispatch.ts';
import type { RateLimiter } from './rate-limit.ts';
import { bodyOf } from './request-body.ts';
import { storeRefusal, withOwnEmail } from './tenant.ts';
import { StoresUnknown, type UserStores } from './user-stores.ts';

type ProxyContext = Context<GatewayEnv>;
type CallTable = ReturnType<typeof createCallTable<AnyCall>>;

export type ProxyDeps = {
  readonly publicUrl: string;
  readonly sessions: Sessions;
  readonly refresh: Refresh;
  readonly table: CallTable;
  readonly storesOf: UserStores;
  readonly rateLimit: RateLimiter;
  readonly dispatch: Dispatch;
};

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const keyForm = /^[\w-]{8,128}$/;
const clientSessionForm = /^[1-9]\d{18}$/;

/** A step that ends a request early says so with an answer. */
class Refused extends Error {
  readonly answer: Answer;
  constructor(answer: Answer) {
    super(`refused with ${answer.status}`);
    this.answer = answer;
  }
}
const refuse = (...given: Parameters<typeof refusal>): never => {
  throw new Refused(refusal(...given));
};

/** The way of every business call (architecture.md section 2): each step either passes it on or refuses it. */
export function proxyRoutes(deps: ProxyDeps): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();
  app.all('/:service/route/*', async (c) => {
    const answer = await answerTo(c, deps).catch((error: unknown) => {
      if (error instanceof Refused) return error.answer;
      throw error;
    });
    await send(c.env.outgoing, await compressed(answer, c.env.incoming.headers['accept-encoding']));
    return RESPONSE_ALREADY_SENT;
  });
  return app;
}

async function answerTo(c: ProxyContext, deps: ProxyDeps): Promise<Answer> {
  const { incoming } = c.env;
  const session = await sessionOf(c, deps);
  const forged = csrfRefusal(c.req.method, incoming.headers, deps.publicUrl);
  if (forged !== null) refuse(forged);
  const { call, params } = callOf(c, deps.table);
  const context = contextOf(c, call, session);
  const read = await partsOf(c, call, params);
  await checkStores(deps, call, read, context);
  const parts = withOwnEmail(call, read, session.user);
  if ('refused' in parts) throw new Refused(parts.refused);
  const wait = deps.rateLimit.take(session.id);
  if (wait > 0) refuse(429, { message: sentences[429] ?? '', headers: { 'Retry-After': String(wait) } });
  await deps.sessions.touch(session);
  return deps.dispatch(call, parts, context);
}

async function sessionOf(c: ProxyContext, deps: ProxyDeps): Promise<Session> {
  const token = getCookie(c, SESSION_COOKIE);
  let session = await deps.sessions.find(token);
  if (session && (await deps.refresh(session))) session = await deps.sessions.find(token);
  if (session === null || session.error !== null) return refuse(401);
  c.env.note({ user: hashed(session.user.email) });
  return session;
}

/** `/api/{service}/route/{path}`, looked up in the table that everything is derived from. */
function callOf(c: ProxyContext, table: CallTable) {
  const [, , service = '', , ...rest] = c.env.target.path.split('/');
  const path = rest.join('/');
  const found = table.find(service, c.req.method, path);
  if (found === null) return refuse(404);
  if (found === 'method') {
    const allowed = METHODS.filter((method) => typeof table.find(service, method, path) === 'object');
    return refuse(405, { headers: { Allow: allowed.join(', ') } });
  }
  c.env.note({ call: found.call.id, service });
  return found;
}

function contextOf(c: ProxyContext, call: AnyCall, session: Session): CallContext {
  const { headers } = c.env.incoming;
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
  c.env.outgoing.once('close', () => gone.abort());
  return {
    user: session.user,
    storeId,
    idempotencyKey: key,
    requestId: c.env.requestId,
    accessToken: session.accessToken,
    clientSessionId:
      clientSessionId !== null && clientSessionForm.test(clientSessionId) ? clientSessionId : null,
    gone: gone.signal,
  };
}

async function partsOf(
  c: ProxyContext,
  call: AnyCall,
  params: Readonly<Record<string, string>>,
): Promise<CallParts> {
  if (Object.values(params).some((value) => value.trim() === ''))
    refuse(400, { message: PATH_AND_DATA_REQUIRED });
  const query = decodeQuery(call.query, new URLSearchParams(c.env.target.search));
  if (call.body === undefined) return { params, query, body: undefined };
  const read = await readBody(c.env.incoming, call.bodyLimitBytes);
  if (read.kind === 'too-large')
    refuse(413, { message: sentences[413] ?? '', headers: { Connection: 'close' } });
  const type = c.env.incoming.headers['content-type'];
  const body = read.kind === 'read' ? await bodyOf(call, read.bytes, type) : undefined;
  if (body === undefined || body === null) refuse(400, { message: PATH_AND_DATA_REQUIRED });
  return { params, query, body };
}

async function checkStores(
  deps: ProxyDeps,
  call: AnyCall,
  parts: CallParts,
  context: CallContext,
): Promise<void> {
  if (call.store === 'none') return;
  const mine = await deps.storesOf(context).catch((error: unknown) => {
    if (error instanceof StoresUnknown) return refuse(503, { message: UNAVAILABLE });
    throw error;
  });
  const refused = storeRefusal(call, parts, context.storeId, mine);
  if (refused) throw new Refused(refused);
}
