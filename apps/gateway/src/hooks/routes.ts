import type { IncomingMessage } from 'node:http';
import { type Hooks, HOOKS_PATH } from '@trastienda/services';
import { Hono } from 'hono';
import type { GatewayEnv } from '../http/environment.ts';
import { problem } from '../http/problem.ts';
import { type BodyTimeouts, BODY_TIMEOUTS, readBody } from '../http/read-body.ts';
import { aMinute, createRateLimit } from '../proxy/rate-limit.ts';
import { knownTokens } from './known-tokens.ts';

/** An order with two hundred lines has a tenth of it. */
const BODY_LIMIT = 1024 * 1024;
/** Tokens that one address may try. Shops whose token has worked here are not counted. */
const GUESSES = aMinute(600);
/** One shop's deliveries: an import of thousands of orders is fewer. */
const DELIVERIES = aMinute(30_000);

export type HooksDeps = {
  readonly hooks: Hooks;
  readonly addressOf: (incoming: IncomingMessage) => string;
  readonly elapsed?: (() => number) | undefined;
  readonly bodyTimeouts?: BodyTimeouts | undefined;
};

/** An address of a hook in the log, without the token that is in it. */
export const hookPathInLog = (path: string): string =>
  `${HOOKS_PATH}/${/^\/hooks\/([a-z]{1,20})\//u.exec(path)?.[1] ?? ''}/[token]`;

/**
 * The routes where shops ring (D529): outside `/api`, with no cookie read and no session. A request is verified and kept, and the answer says no
 * more than that; a shop that got another one some times in a row would never ring again.
 */
export function hooksRoutes({ hooks, addressOf, elapsed, bodyTimeouts }: HooksDeps): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();
  const guesses = createRateLimit(GUESSES, elapsed);
  const deliveries = createRateLimit(DELIVERIES, elapsed);
  const known = knownTokens();

  app.post('/:kind/:token', async (c) => {
    const { kind, token } = c.req.param();
    if (!hooks.knows(kind)) return c.json(problem(404), 404);
    c.env.note({ call: `hook/${kind}` });
    const { incoming } = c.env;
    const name = `${kind}/${token}`;
    // A guess too many is told what every guess is told, and costs nothing more.
    const isGuess = !known.has(name) && guesses.take(addressOf(incoming)) > 0;
    if (isGuess) {
      c.header('Connection', 'close');
      return c.json(problem(404), 404);
    }
    const wait = known.has(name) ? deliveries.take(known.nameOf(name)) : 0;
    if (wait > 0) {
      c.header('Retry-After', String(wait));
      c.header('Connection', 'close');
      return c.json(problem(429), 429);
    }
    const read = await readBody(incoming, BODY_LIMIT, bodyTimeouts ?? BODY_TIMEOUTS);
    if (read.kind !== 'read') {
      c.header('Connection', 'close');
      const status = read.kind === 'too-large' ? 413 : 408;
      return c.json(problem(status), status);
    }
    const answer = await hooks.ring(kind, token, { headers: incoming.headers, body: read.bytes });
    if (answer === 'unknown') return c.json(problem(404), 404);
    if (answer === 'forged') return c.json(problem(401), 401);
    known.add(name);
    return c.json({}, 200);
  });
  app.all('/:kind/:token', (c) => {
    c.header('Allow', 'POST');
    return c.json(problem(405), 405);
  });
  app.all('*', (c) => c.json(problem(404), 404));
  return app;
}
