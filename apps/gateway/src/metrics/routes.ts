import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { isFromThisMachine } from '../http/client-address.ts';
import type { GatewayEnv } from '../http/environment.ts';
import { problem } from '../http/problem.ts';
import type { Metrics } from './metrics.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** `GET /metrics`: for who has the token where there is one, else for this machine; for all others there is none. */
export function metricsRoutes(metrics: Metrics, token: string | null): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();
  app.get('/', async (c) => {
    const { incoming } = c.env;
    const mayRead =
      token === null
        ? isFromThisMachine(incoming)
        : timingSafeEqual(digest(incoming.headers.authorization ?? ''), digest(`Bearer ${token}`));
    if (!mayRead) return c.json(problem(404), 404);
    return c.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType });
  });
  return app;
}
