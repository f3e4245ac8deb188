import type { RequestListener } from 'node:http';
import { html } from 'hono/html';
import { HEALTH } from './health.ts';
import { page, PAGE_CSS_PATH, pageCss } from './html.ts';
import { createHttpServer } from './http-server.ts';
import { problem, UNAVAILABLE } from './problem.ts';
import { requestIdOf } from './request-id.ts';
import { createBaseHeaders, pagePolicy, setHeaders } from './security-headers.ts';

/** Browsers and programs come again after so many seconds. */
const AGAIN_SECONDS = 5;

const CONTENT = html`<p>
    Estamos poniendo al día tus datos. No se pierde nada: esta página se abre sola en cuanto termine.
  </p>
  <a class="button quiet" href="">Volver a intentar</a>`;

/**
 * Answers while the process starts, which is minutes where a large database is updated: it is alive and not ready, people see a
 * page that comes again by itself, and programs a 503 with the time to come again.
 */
function whileStarting(publicUrl: string): RequestListener {
  const baseHeaders = createBaseHeaders({ isHttps: publicUrl.startsWith('https:') });
  return (incoming, outgoing) => {
    setHeaders(outgoing, baseHeaders(requestIdOf(incoming.headers['x-request-id'])));
    const answer = (status: number, type: string, body: string) => {
      outgoing.statusCode = status;
      outgoing.setHeader('Content-Type', type);
      outgoing.end(body);
    };
    const [path = ''] = (incoming.url ?? '').split('?');
    if (path === '/healthz') {
      answer(200, 'application/json', JSON.stringify(HEALTH));
      return;
    }
    if (path === PAGE_CSS_PATH) {
      answer(200, 'text/css; charset=utf-8', pageCss(null));
      return;
    }
    outgoing.setHeader('Retry-After', String(AGAIN_SECONDS));
    if (incoming.method !== 'GET' || !(incoming.headers.accept ?? '').includes('text/html')) {
      answer(503, 'application/json', JSON.stringify(problem(503, UNAVAILABLE, 'starting')));
      return;
    }
    outgoing.setHeader('Content-Security-Policy', pagePolicy());
    outgoing.setHeader('Refresh', String(AGAIN_SECONDS));
    answer(503, 'text/html; charset=utf-8', String(page('Ya casi está listo', CONTENT)));
  };
}

/** A server that answers from its first moment on: by itself while the process starts, and by what it is given afterwards. */
export function createFrontDoor(publicUrl: string) {
  let listener = whileStarting(publicUrl);
  const server = createHttpServer((incoming, outgoing) => listener(incoming, outgoing));
  return {
    server,
    /** Gives every request from now on to the given listener. */
    open: (next: RequestListener) => {
      listener = next;
    },
  };
}
