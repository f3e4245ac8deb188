import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Context, Hono } from 'hono';
import type { GatewayEnv } from '../http/environment.ts';
import { pagePolicy } from '../http/security-headers.ts';
import { serveFile } from '../static/routes.ts';
import { type StaticFile, staticFile } from '../static/site.ts';
import type { OpenApi } from './open-api.ts';
import { docsCss, docsPage } from './page.ts';

type Docs = { readonly page: StaticFile; readonly css: StaticFile; readonly json: StaticFile };

const none = new Map();

async function readDocs(): Promise<Docs> {
  const file = createRequire(import.meta.url).resolve('@trastienda/api-client/openapi.json');
  const bytes = await readFile(file);
  const page = await docsPage(JSON.parse(bytes.toString('utf8')) as OpenApi);
  return {
    page: staticFile('index.html', Buffer.from(String(page)), none),
    css: staticFile('page.css', Buffer.from(docsCss), none),
    json: staticFile('openapi.json', bytes, none),
  };
}

/** `/api/docs` for developers: the document that api-client makes of its calls, and a page to read it. */
export function docsRoutes(): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();
  // Nobody may ever ask, so it is made for who asks first.
  let docs: Promise<Docs> | undefined;
  const serve = async (c: Context<GatewayEnv>, name: keyof Docs) => {
    docs ??= readDocs();
    return serveFile(c, (await docs)[name], {
      'Cache-Control': 'no-cache',
      ...(name === 'page' ? { 'Content-Security-Policy': pagePolicy() } : {}),
    });
  };
  app.get('/', (c) => serve(c, 'page'));
  app.get('/page.css', (c) => serve(c, 'css'));
  app.get('/openapi.json', (c) => serve(c, 'json'));
  return app;
}
