import { maxDoorEvents, maxDoorOrders } from '@trastienda/api-client';
import { type Door, type Entered, Refusal } from '@trastienda/services';
import { type Context, Hono } from 'hono';
import type { Taken } from '../database/shared-rate-limit.ts';
import type { GatewayEnv } from '../http/environment.ts';
import { problem, sentences } from '../http/problem.ts';
import { type BodyTimeouts, BODY_TIMEOUTS, readBody } from '../http/read-body.ts';
import type { RateLimit } from '../proxy/rate-limit.ts';

/** 200 orders of many lines each. */
const BODY_LIMIT = 2 * 1024 * 1024;

const NO_KEY = 'Falta la llave: Authorization: Bearer tda_…';
const NOT_JSON = 'Lo que llegó no es JSON: revisa comillas y comas';
const NOT_SENT_AS_JSON = 'Manda los pedidos como JSON, con Content-Type: application/json';
const NO_LIST = `Manda un pedido, o { "orders": [ … ] } con 1 a ${maxDoorOrders} pedidos`;
const TOO_LARGE = 'Es demasiado para una sola vez: manda 2 MB como máximo';
const TOO_SLOW = 'Los pedidos no acabaron de llegar: vuelve a mandarlos';
const NO_PLACE = 'after es el next de la página anterior, y limit un número de 1 a 200';

export type DoorDeps = {
  readonly door: Door;
  readonly limit: { readonly look: (subject: string) => Promise<Taken> };
  readonly rate: RateLimit;
  readonly bodyTimeouts?: BodyTimeouts | undefined;
};
type DoorContext = Context<GatewayEnv>;

/** Reads the orders of a body: one order alone, or a list of them. @throws Refusal */
function ordersIn(text: string): { readonly orders: readonly unknown[]; readonly isOne: boolean } {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new Refusal(400, NOT_JSON);
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refusal(422, NO_LIST);
  if (!('orders' in body)) return { orders: [body], isOne: true };
  const { orders } = body;
  if (!Array.isArray(orders) || orders.length === 0 || orders.length > maxDoorOrders)
    throw new Refusal(422, NO_LIST);
  return { orders, isOne: false };
}

/** Returns a whole number of a query within bounds. @throws Refusal */
function numberIn(given: string | undefined, preset: number, { min, max }: { min: number; max: number }) {
  if (given === undefined) return preset;
  const value = /^\d{1,15}$/u.test(given) ? Number(given) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new Refusal(422, NO_PLACE);
}

/**
 * The open door (calls.md 26): orders come in by a key of the store, and no cookie is read. What one order is refused for is in the
 * answer; the others are taken.
 */
export function doorRoutes({ door, limit, rate, bodyTimeouts }: DoorDeps): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();

  /** Enters by the key of a request, and says in its headers how many more may follow. @throws Refusal */
  async function enter(c: DoorContext): Promise<Entered> {
    const [, key] = /^Bearer (\S{1,200})$/iu.exec(c.req.header('authorization') ?? '') ?? [];
    if (key === undefined) throw new Refusal(401, NO_KEY);
    const entered = await door.enter(key);
    c.env.note({ store: entered.storeId, key: entered.keyId });
    const { wait, remaining, fullIn } = await limit.look(entered.keyId);
    c.header('RateLimit-Policy', `"llave";q=${rate.burst};w=60`);
    c.header('RateLimit', `"llave";r=${remaining};t=${wait === 0 ? fullIn : wait}`);
    if (wait > 0) {
      c.header('Retry-After', String(wait));
      throw new Refusal(429, sentences[429] ?? '');
    }
    return entered;
  }

  app.post('/orders', async (c) => {
    c.env.note({ call: 'sendOrders' });
    const entered = await enter(c);
    if (!/^application\/json\s*(?:;|$)/iu.test(c.req.header('content-type') ?? ''))
      throw new Refusal(415, NOT_SENT_AS_JSON);
    const read = await readBody(c.env.incoming, BODY_LIMIT, bodyTimeouts ?? BODY_TIMEOUTS);
    if (read.kind !== 'read') {
      c.header('Connection', 'close');
      throw read.kind === 'too-large' ? new Refusal(413, TOO_LARGE) : new Refusal(408, TOO_SLOW);
    }
    const { orders, isOne } = ordersIn(read.bytes.toString('utf8'));
    const results = await door.receive(entered, orders);
    if (!isOne) return c.json(results, 200);
    return c.json(results, results.refused > 0 ? 422 : results.created > 0 ? 201 : 200);
  });

  app.get('/events', async (c) => {
    c.env.note({ call: 'listOrderEvents' });
    const entered = await enter(c);
    const { after, limit: asked } = c.req.query();
    const page = {
      after: numberIn(after, 0, { min: 0, max: Number.MAX_SAFE_INTEGER }),
      limit: numberIn(asked, 100, { min: 1, max: maxDoorEvents }),
    };
    return c.json(await door.events(entered, page));
  });

  app.onError((error, c) => {
    if (!(error instanceof Refusal)) throw error;
    if (error.status === 401) c.header('WWW-Authenticate', 'Bearer');
    return c.json(problem(error.status, error.message, error.code), error.status as 422);
  });
  return app;
}
