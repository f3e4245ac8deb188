import { createHash } from 'node:crypto';
import { type PictureFormat, readPictureSize, resizePicture } from '@trastienda/services';
import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { GatewayEnv } from '../http/environment.ts';
import { problem } from '../http/problem.ts';
import type { OpenSession } from '../session/open-session.ts';
import { type Session, SESSION_COOKIE, type Sessions } from '../session/sessions.ts';
import { createKeptPictures } from './kept-pictures.ts';
import type { PictureSources } from './sources.ts';

export const IMAGE_PATH = '/api/image';

export type ImageDeps = {
  readonly sources: PictureSources;
  readonly sessions: Sessions;
  readonly openSession: OpenSession;
  readonly storesOf: (session: Session) => Promise<readonly string[]>;
};
type ImageContext = Context<GatewayEnv>;

const formatFor = (accepted: string, bytes: Uint8Array): PictureFormat => {
  if (/\bimage\/webp\b/.test(accepted)) return 'webp';
  return bytes[0] === 0x89 ? 'png' : 'jpeg';
};

/** `getImage` of calls.md 23: a picture of ours at one of the 16 widths, for who is signed in (D7, S9.18, S9.19). */
export function imageRoutes(deps: ImageDeps): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();
  const kept = createKeptPictures();

  app.get('/', async (c: ImageContext) => {
    const { url, w, q } = c.req.query();
    const size = readPictureSize(w, q);
    if (size === null || url === undefined) return c.json(problem(400), 400);
    const token = getCookie(c, SESSION_COOKIE);
    const session = await deps.openSession(() => deps.sessions.find(token));
    if (session === null) return c.json(problem(401), 401);
    const bytes = await deps.sources.find(url, () => deps.storesOf(session));
    if (bytes === 'refused') return c.json(problem(400), 400);
    if (bytes === null) return c.json(problem(404), 404);
    const format = formatFor(c.req.header('accept') ?? '', bytes);
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    const name = `${hash}-${size.width}-${size.quality}-${format}`;
    const headers = { ETag: `"${name}"`, Vary: 'Accept', 'Cache-Control': 'private, max-age=86400' };
    if (c.req.header('if-none-match') === headers.ETag) return c.body(null, 304, headers);
    const picture = await kept(name, () => resizePicture(bytes, size, format));
    if (picture === null) return c.json(problem(404), 404);
    return c.body(new Uint8Array(picture.bytes), 200, {
      ...headers,
      'Content-Type': picture.contentType,
      'Content-Disposition': 'inline',
    });
  });

  return app;
}
