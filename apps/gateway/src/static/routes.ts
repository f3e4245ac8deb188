import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { GatewayEnv } from '../http/environment.ts';
import { isLoopback, isSecure } from '../http/loopback.ts';
import type { AskPage, DrawPage } from '../first-screen/draw-page.ts';
import { partsOf, servedPage } from '../first-screen/served-page.ts';
import { page } from '../http/html.ts';
import { problem } from '../http/problem.ts';
import { pagePolicy } from '../http/security-headers.ts';
import { send } from '../proxy/answer.ts';
import { createDictionaries, type EarlierFiles } from './dictionaries.ts';
import { type Encoded, type RouteScripts, routeScriptsOf, type StaticFile } from './site.ts';

type Site = ReadonlyMap<string, StaticFile>;
type SiteContext = Context<GatewayEnv>;

const DAY = 24 * 60 * 60;
/** The caching of a file whose name holds its hash. */
export const FOR_EVER = `public, max-age=${365 * DAY}, immutable`;

const matches = (given: string | undefined, etag: string) =>
  given !== undefined && given.split(',').some((one) => one.trim() === etag || one.trim() === '*');

/** `127.0.0.1` for `localhost`: another origin to a browser, where our cookies and checks would not hold. */
const isOtherNameOfThisMachine = (host: string | undefined, publicUrl: string): boolean => {
  const here = new URL(publicUrl);
  const given = `http://${host}`;
  return (
    URL.canParse(given) && isLoopback(here) && isLoopback(new URL(given)) && new URL(given).host !== here.host
  );
};

const notBuilt = page(
  'El portal todavía no está construido',
  html`<p>Ejecuta <code>npm run build</code> y vuelve a iniciar el servidor.</p>`,
);

/** A file in the best encoding that the browser takes; nothing but 304 when it has it already. */
export async function serveFile(
  c: SiteContext,
  file: StaticFile,
  given: Readonly<Record<string, string>>,
  encode: (accepted: string) => Promise<Encoded> = file.encoded,
): Promise<Response> {
  const headers = { Vary: 'Accept-Encoding', ...given, ETag: file.etag };
  if (matches(c.req.header('if-none-match'), file.etag)) return c.body(null, 304, headers);
  const { bytes, encoding } = await encode(c.req.header('accept-encoding') ?? '');
  return c.body(new Uint8Array(bytes), 200, {
    ...headers,
    'Content-Type': file.contentType,
    ...(encoding === null ? {} : { 'Content-Encoding': encoding }),
  });
}

/** `/a/:id` against `/a/7`. */
const isOfRoute = (route: string, path: string): boolean => {
  const [wanted, given] = [route.split('/'), path.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => part === given[at] || (part.startsWith(':') && given[at] !== ''))
  );
};

/** The scripts of a page's own. */
const scriptsOf = (routes: readonly RouteScripts[], path: string): readonly string[] =>
  routes.find((route) => isOfRoute(route.path, path))?.scripts ?? [];

/**
 * The scripts of a page's own, announced with the document: the browser does not wait for the first script to name them. As
 * files and not as modules: browsers that know one import map refuse it after the first module.
 */
const linksOf = (scripts: readonly string[]): Readonly<Record<string, string>> => {
  if (scripts.length === 0) return {};
  return { Link: scripts.map((file) => `</${file}>; rel=preload; as=script; crossorigin`).join(', ') };
};

/** The cookie in which the portal says how its browser looks. */
const LOOK_COOKIE = '__Host-look';

/** The gateway gives a page its first answers by these. */
export type FirstScreens = {
  readonly draw: DrawPage;
  /** Whether a request comes from somebody who is signed in. */
  readonly isSignedIn: (c: SiteContext) => Promise<boolean>;
  /** Answers what the page of this request reads, as if its browser had asked. */
  readonly askerOf: (c: SiteContext) => AskPage;
  readonly now: () => number;
};

/**
 * Serves the built portal: files whose name holds their hash for ever, the page itself revalidated each time,
 * and the page for every address that a person opens (the router is in it).
 */
export function siteRoutes(
  site: Site | null,
  policy: string,
  publicUrl: string,
  firstScreens: FirstScreens | null = null,
  earlier: EarlierFiles | null = null,
): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();
  const index = site?.get('/index.html');
  const routes = routeScriptsOf(site);
  const parts = index === undefined ? null : partsOf(index.bytes.toString('utf8'));

  // Browsers take dictionaries in secure contexts alone.
  const dictionaries = earlier !== null && isSecure(new URL(publicUrl)) ? createDictionaries(earlier) : null;

  /** A script or style of the build: browsers may keep it as the dictionary of what it is in the next one. */
  const serveBuilt = (c: SiteContext, name: string, file: StaticFile): Promise<Response> => {
    const pattern = dictionaries?.patternOf(name) ?? null;
    if (dictionaries === null || pattern === null) return serve(c, file);
    const available = c.req.header('available-dictionary') ?? '';
    const headers = {
      'Cache-Control': FOR_EVER,
      'Use-As-Dictionary': `match="${pattern}"`,
      Vary: 'Accept-Encoding, Available-Dictionary',
    };
    return serveFile(c, file, headers, (accepted) =>
      dictionaries.encoded(name, file, { accepted, available }),
    );
  };

  const serve = (c: SiteContext, file: StaticFile) => {
    const isPage = file === index;
    const maxAge = file.immutable ? FOR_EVER : `public, max-age=${DAY}`;
    return serveFile(c, file, {
      'Cache-Control': isPage ? 'no-cache' : maxAge,
      ...(isPage
        ? { 'Content-Security-Policy': policy, ...linksOf(scriptsOf(routes, c.env.target.path)) }
        : {}),
    });
  };

  /** The page of somebody who is signed in carries her first answers; nobody may keep it. */
  const servePage = async (c: SiteContext, plain: StaticFile): Promise<Response> => {
    // A script that reads the document has no screen.
    const isOpened = c.req.header('sec-fetch-dest') === 'document';
    if (firstScreens === null || parts === null || c.req.method !== 'GET' || !isOpened)
      return serve(c, plain);
    if (!(await firstScreens.isSignedIn(c))) return serve(c, plain);
    const { path, search } = c.env.target;
    const { body, encoding } = servedPage({
      parts,
      scripts: scriptsOf(routes, path),
      visit: {
        path,
        search: search === '' ? '' : `?${search}`,
        look: getCookie(c, LOOK_COOKIE) ?? '',
        now: firstScreens.now(),
      },
      draw: firstScreens.draw,
      ask: firstScreens.askerOf(c),
      accepted: c.req.header('accept-encoding') ?? '',
      onMade: (isDrawn) => c.env.note({ drawn: isDrawn }),
    });
    await send(c.env.outgoing, {
      status: 200,
      headers: {
        'Content-Type': plain.contentType,
        'Cache-Control': 'private, no-store',
        'Content-Security-Policy': policy,
        Vary: 'Accept-Encoding',
        ...(encoding === null ? {} : { 'Content-Encoding': encoding }),
      },
      body,
    });
    return RESPONSE_ALREADY_SENT;
  };

  app.get('*', async (c) => {
    const { path, search } = c.env.target;
    const wantsPage = (c.req.header('accept') ?? '').includes('text/html');
    if (wantsPage && isOtherNameOfThisMachine(c.req.header('host'), publicUrl)) {
      return c.redirect(`${publicUrl}${path}${search === '' ? '' : `?${search}`}`, 302);
    }
    if (index === undefined) {
      if (!wantsPage) return c.json(problem(404), 404);
      c.header('Content-Security-Policy', pagePolicy());
      return c.html(notBuilt, 503);
    }
    if (path === '/' || path === '/index.html') return wantsPage ? servePage(c, index) : serve(c, index);
    const file = site?.get(path);
    if (file) return serveBuilt(c, path, file);
    return wantsPage && !path.startsWith('/assets/') ? servePage(c, index) : c.json(problem(404), 404);
  });
  app.all('*', (c) => c.json(problem(405), 405, { Allow: 'GET, HEAD' }));
  return app;
}
