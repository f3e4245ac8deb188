import type { IncomingMessage, RequestListener } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { HOOKS_PATH } from '@trastienda/services';
import type { Hono } from 'hono';
import { hookPathInLog } from './hooks/routes.ts';
import { canonicalTarget } from './http/canonical-path.ts';
import type { GatewayEnv } from './http/environment.ts';
import { requestIdOf } from './http/request-id.ts';
import { createBaseHeaders, setHeaders } from './http/security-headers.ts';
import { type Logger, requestLine, traceOf } from './log.ts';
import { masked } from './mask.ts';
import type { Metrics } from './metrics/metrics.ts';
import { refusal, send } from './proxy/answer.ts';
import { type createProxy, isCallPath } from './proxy/routes.ts';
import { noTracing, traceparentOf, type Tracing } from './tracing/tracing.ts';

export type AnsweringDeps = {
  readonly publicUrl: string;
  readonly log: Logger;
  readonly tracing?: Tracing;
  /** Aborted once the process is to stop: its connections are to close. */
  readonly stopping?: AbortSignal;
};

/** Balancers and monitors ask for these every few seconds: a line for each would bury all others. */
const isProbe = (path: string | undefined): boolean =>
  path !== undefined && /^\/(?:healthz|readyz|metrics|api\/health)$/.test(path);

/** Business calls are the proxy's; all other requests are the app's. */
export function answering(
  app: Hono<GatewayEnv>,
  proxy: ReturnType<typeof createProxy>,
  deps: AnsweringDeps,
  metrics: Metrics,
): RequestListener {
  const { log, tracing = noTracing } = deps;
  const line = requestLine(log);
  const baseHeaders = createBaseHeaders({ isHttps: deps.publicUrl.startsWith('https:') });
  const bindings = new WeakMap<IncomingMessage, Omit<GatewayEnv['Bindings'], keyof HttpBindings>>();
  const handle = getRequestListener(
    (request, env) => {
      const { incoming } = env as HttpBindings;
      return app.fetch(request, { ...env, ...bindings.get(incoming) });
    },
    { overrideGlobalObjects: false },
  );
  return (incoming, outgoing) => {
    const requestId = requestIdOf(incoming.headers['x-request-id']);
    const base = baseHeaders(requestId);
    if (deps.stopping?.aborted) outgoing.setHeader('Connection', 'close');
    const started = performance.now();
    const traceparent = tracing.current() ?? traceparentOf(incoming.headers['traceparent']);
    const facts: Record<string, unknown> = { requestId, ...traceOf(traceparent), method: incoming.method };
    const target = canonicalTarget(incoming.url ?? '');
    const ended = metrics.begin(target?.path ?? '/api', incoming.method);
    outgoing.once('close', () => {
      ended(outgoing.statusCode, outgoing.writableFinished);
      facts['status'] = outgoing.statusCode;
      facts['ms'] = Math.round(performance.now() - started);
      if (!outgoing.writableFinished) facts['cut'] = true;
      const level = isProbe(target?.path) && outgoing.statusCode < 400 ? 'debug' : 'info';
      line[level](facts, 'request');
    });
    if (target === null) {
      void send(outgoing, refusal(400, { headers: { Connection: 'close' } }), base);
      return;
    }
    const note = (added: Readonly<Record<string, unknown>>) => {
      Object.assign(facts, added);
      if ('call' in added) tracing.describe(`${incoming.method} ${String(added['call'])}`);
    };
    const more = { requestId, traceparent, target, log, note };
    if (isCallPath(target.path)) {
      void proxy({ incoming, outgoing, ...more }, base);
      return;
    }
    setHeaders(outgoing, base);
    if (target.path.startsWith(`${HOOKS_PATH}/`)) facts['path'] = hookPathInLog(target.path);
    else if (!/^\/(?:idp|upload)\//.test(target.path)) facts['path'] = masked(target.path.slice(0, 200));
    bindings.set(incoming, more);
    void handle(incoming, outgoing);
  };
}
