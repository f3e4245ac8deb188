import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { GatewayEnv } from '../http/environment.ts';
import { page } from '../http/html.ts';
import { problem } from '../http/problem.ts';
import { pagePolicy, workbenchPolicy } from '../http/security-headers.ts';
import { FOR_EVER, serveFile } from './routes.ts';
import { readSite, type StaticFile } from './site.ts';

export const WORKBENCH_PATH = '/ui';

const notBuilt = page(
  'El taller todavía no está construido',
  html`<p><code>npm start</code> lo construye en cuanto abre el portal. Vuelve a cargar en un minuto.</p>`,
);

type Site = ReadonlyMap<string, StaticFile>;

/**
 * Serves the workbench of the design system from the folder where Storybook builds it. The folder is read when somebody asks
 * first, and anew after a build: it is made while the gateway already runs.
 */
export function workbenchRoutes(directory: string): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();
  let read: { readonly builtAt: number; readonly site: Promise<Site | null> } | undefined;
  const current = async (): Promise<Site | null> => {
    // Storybook writes this page last.
    const builtAt = await stat(path.join(directory, 'iframe.html')).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    );
    if (builtAt === null) return null;
    if (read?.builtAt !== builtAt) read = { builtAt, site: readSite(directory) };
    return read.site;
  };
  app.get('/', (c) => c.redirect(`${WORKBENCH_PATH}/`, 308));
  app.get('/*', async (c) => {
    const site = await current();
    if (site === null) {
      c.header('Content-Security-Policy', pagePolicy());
      c.header('Retry-After', '30');
      return c.html(notBuilt, 503);
    }
    const name = c.env.target.path.slice(WORKBENCH_PATH.length);
    const file = site.get(name === '/' ? '/index.html' : name);
    if (file === undefined) return c.json(problem(404), 404);
    return serveFile(c, file, {
      'Cache-Control': file.immutable ? FOR_EVER : 'no-cache',
      'Content-Security-Policy': workbenchPolicy,
    });
  });
  app.all('*', (c) => c.json(problem(405), 405, { Allow: 'GET, HEAD' }));
  return app;
}
