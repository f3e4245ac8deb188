import { createHash } from 'node:crypto';
import { type PictureDrawer, PictureNotDrawn, readPictureSize } from '@trastienda/services';
import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { GatewayEnv } from '../http/environment.ts';
import { problem, sentences } from '../http/problem.ts';
import { createRateLimit } from '../proxy/rate-limit.ts';
import type { OpenSession } from '../session/open-session.ts';
import { type Session, SESSION_COOKIE, type Sessions } from '../session/sessions.ts';
import { createPictureCache } from './picture-cache.ts';
import type { PictureSources } from './sources.ts';

export const IMAGE_PATH = '/api/image';

export type ImageDeps = {
  readonly sources: PictureSources;
  readonly sessions: Sessions;
  readonly openSession: OpenSession;
  readonly storesOf: (session: Session) => Promise<readonly string[]>;
  readonly drawer: PictureDrawer;
  readonly elapsed: (() => number) | undefined;
};
type ImageContext = Context<GatewayEnv>;

/** A person who scrolls through a list of a hundred pictures without a pause stays below this limit. */
const PICTURE_LIMIT = { burst: 600, perSecond: 10 };

/** `getImage` of calls.md 23: a picture of ours at one of the 16 widths, for who is signed in (D7, S9.18, S9.19). */
export function imageRoutes(deps: ImageDeps): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();
  const cachedPicture = createPictureCache();
  const limit = createRateLimit(PICTURE_LIMIT, deps.elapsed);
  const later = (c: ImageContext, status: 429 | 503, seconds: number) => {
    c.header('Retry-After', String(seconds));
    return c.json(problem(status, sentences[status]), status);
  };

  app.get('/', async (c: ImageContext) => {
    const { url, w, q } = c.req.query();
    const size = readPictureSize(w, q);
    if (size === null || url === undefined) return c.json(problem(400), 400);
    const token = getCookie(c, SESSION_COOKIE);
    const session = await deps.openSession(() => deps.sessions.find(token));
    if (session === null) return c.json(problem(401), 401);
    const wait = limit.take(session.user.id);
    if (wait > 0) return later(c, 429, wait);
    const source = await deps.sources.find(url, () => deps.storesOf(session));
    if (source === 'refused') return c.json(problem(400), 400);
    if (source === null) return c.json(problem(404), 404);
    const format = /\bimage\/webp\b/.test(c.req.header('accept') ?? '') ? 'webp' : 'original';
    const hash = createHash('sha256').update(source.id).digest('base64url').slice(0, 22);
    const name = `${hash}-${size.width}-${size.quality}-${format}`;
    // Identity photos and evidence are not to be seen by who comes to this browser next.
    const cache = source.isPublic ? 'private, max-age=86400' : 'no-store';
    const headers = { ETag: `"${name}"`, Vary: 'Accept', 'Cache-Control': cache };
    if (c.req.header('if-none-match') === headers.ETag) return c.body(null, 304, headers);
    const picture = await cachedPicture(name, session.user.id, async () => {
      const bytes = await source.read();
      return bytes && deps.drawer.draw(bytes, size, format);
    }).catch(notDrawn);
    if (picture === 'too-many') return later(c, 429, 5);
    if (picture === 'late') return later(c, 503, 30);
    if (picture === null) return c.json(problem(404), 404);
    return c.body(new Uint8Array(picture.bytes), 200, {
      ...headers,
      'Content-Type': picture.contentType,
      'Content-Disposition': 'inline',
    });
  });

  return app;
}

const notDrawn = (error: unknown): 'late' => {
  if (error instanceof PictureNotDrawn) return 'late';
  throw error;
};
