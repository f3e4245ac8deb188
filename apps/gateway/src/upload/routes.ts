import { Readable } from 'node:stream';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import {
  type DescribedFile,
  type Files,
  isFileKind,
  type OpenFile,
  type Reader,
  Refusal,
  UPLOAD_PATH,
  wholeOf,
} from '@trastienda/services';
import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { createConcurrencyLimit } from '../http/concurrency-limit.ts';
import type { GatewayEnv } from '../http/environment.ts';
import { problem, sentences } from '../http/problem.ts';
import { FILE_LIMIT, FORM_AROUND, BODY_TIMEOUTS, type BodyTimeouts, readBody } from '../http/read-body.ts';
import { readForm } from '../http/read-form.ts';
import { createTurns } from '../http/turns.ts';
import { hashed } from '../log.ts';
import { send } from '../proxy/answer.ts';
import { isForeignOrigin } from '../proxy/csrf.ts';
import type { RateLimiter } from '../proxy/rate-limit.ts';
import type { OpenSession } from '../session/open-session.ts';
import { type Session, SESSION_COOKIE, type Sessions } from '../session/sessions.ts';
import type { Tickets } from '../session/tickets.ts';
import { INFECTED, type Scan } from './scanner.ts';

const WHOLE_MS = 120_000;
/** Bodies that are received at once: each is in memory, up to twice 10 MB of it. */
const RECEIVED_AT_ONCE = 12;
/** Files that are read and stored at once, which takes some copies of each. */
const STORED_AT_ONCE = 4;
/** A smaller file is sent whole; of a larger one no more than this is in memory. */
const SENT_WHOLE = 256 * 1024;

export type UploadDeps = {
  readonly publicUrl: string;
  readonly files: Files;
  readonly sessions: Sessions;
  readonly openSession: OpenSession;
  readonly tickets: Tickets;
  readonly storesOf: (session: Session, named?: readonly string[]) => Promise<readonly string[]>;
  readonly writes: RateLimiter;
  /** The scanner of the installation; `null` where it has none. */
  readonly scan: Scan | null;
  readonly bodyTimeouts?: BodyTimeouts;
};
type UploadContext = Context<GatewayEnv>;

const refusal = (
  c: UploadContext,
  status: 400 | 401 | 403 | 408 | 413 | 415 | 422 | 429,
  message?: string,
  code?: string,
) => c.json(problem(status, message ?? sentences[status], code), status);

/** The embedded file-upload service (calls.md 3): written to with a ticket of the session alone, read by key. */
export function uploadRoutes(deps: UploadDeps): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();
  const uploadsInFlight = createConcurrencyLimit(4);
  const receiving = createTurns(RECEIVED_AT_ONCE);
  const storing = createTurns(STORED_AT_ONCE);

  async function sessionOf(c: UploadContext): Promise<Session | null> {
    const [, ticket] = /^Bearer (tk_\S+)$/.exec(c.req.header('authorization') ?? '') ?? [];
    const id = ticket === undefined ? null : deps.tickets.read(ticket);
    const session = id === null ? null : await deps.openSession(() => deps.sessions.findById(id));
    if (session) c.env.note({ call: 'uploadFile', user: hashed(session.user.email) });
    return session;
  }

  app.post('/', async (c) => {
    if (isForeignOrigin(c.env.incoming.headers, deps.publicUrl)) return refusal(c, 403);
    const session = await sessionOf(c);
    if (session === null) return refusal(c, 401);
    if (!/^multipart\/form-data;/i.test(c.req.header('content-type') ?? '')) return refusal(c, 415);
    const wait = await deps.writes.take(`${session.user.id} upload`);
    // The limit counts by person, because sessions cost nothing.
    const leave = wait > 0 ? null : uploadsInFlight(session.user.id);
    if (leave === null) {
      c.header('Retry-After', String(Math.max(wait, 1)));
      return refusal(c, 429);
    }
    return receiving(() => receive(c, session)).finally(leave);
  });

  async function receive(c: UploadContext, session: Session): Promise<Response> {
    // A person who left while she waited for her turn sends nothing more.
    if (c.env.incoming.destroyed) return refusal(c, 408);
    const { pause } = deps.bodyTimeouts ?? BODY_TIMEOUTS;
    const read = await readBody(c.env.incoming, FILE_LIMIT + FORM_AROUND, { whole: WHOLE_MS, pause });
    if (read.kind !== 'read') {
      c.header('Connection', 'close');
      return refusal(c, read.kind === 'too-large' ? 413 : 408);
    }
    return storing(() => store(c, session, read.bytes));
  }

  async function store(c: UploadContext, session: Session, body: Uint8Array): Promise<Response> {
    const form = await readForm(body, c.req.header('content-type') ?? '');
    const [file, storeId, kind] = ['file', 'storeId', 'kind'].map((name) => form?.get(name));
    if (!(file instanceof File) || typeof storeId !== 'string' || !isFileKind(kind)) return refusal(c, 400);
    const mine = await deps.storesOf(session, [storeId]);
    if (!mine.includes(storeId)) return refusal(c, 403);
    await deps.sessions.touch(session);
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (await deps.scan?.(bytes)) return refusal(c, 415, INFECTED);
    const uploader = { email: session.user.email, requestId: c.env.requestId };
    const stored = await deps.files.save({ bytes, name: file.name, kind, storeId }, uploader);
    return c.json({ ...stored, url: `${UPLOAD_PATH}/${stored.key}` });
  }

  app.get('/:key', async (c) => {
    const key = c.req.param('key');
    // A request for the head alone reads no content.
    const isHead = c.env.incoming.method === 'HEAD';
    const look: (reader: Reader) => Promise<DescribedFile | OpenFile | null> = (reader) =>
      isHead ? deps.files.describe(key, reader) : deps.files.open(key, reader);
    const file = (await look({ stores: [] })) ?? (await look(await readerOf(c)));
    if (file === null) return c.json(problem(404), 404);
    if (!isOpen(file)) return c.body(null, 200, headersOf(file));
    const { content, size } = file;
    const body = size <= SENT_WHOLE ? await wholeOf(content) : Readable.from(content, { objectMode: false });
    await send(c.env.outgoing, { status: 200, headers: headersOf(file), body });
    return RESPONSE_ALREADY_SENT;
  });

  /** Identifies the reader by cookie or by ticket; a stranger has no stores. */
  async function readerOf(c: UploadContext): Promise<Reader> {
    const token = getCookie(c, SESSION_COOKIE);
    const session = (await sessionOf(c)) ?? (await deps.openSession(() => deps.sessions.find(token)));
    if (session === null) return { stores: [] };
    return { stores: await deps.storesOf(session), email: session.user.email };
  }

  app.onError((error, c) => {
    if (error instanceof Refusal) return refusal(c, error.status as 413, error.message, error.code);
    throw error;
  });
  return app;
}

const isOpen = (file: DescribedFile | OpenFile): file is OpenFile => 'content' in file;

const saved = (name: string, how: 'inline' | 'attachment') =>
  `${how}; filename="${name.replaceAll(/[^\w. -]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`;

/** A picture may be looked at, but for an owner's own; anything else is saved. Neither may run: the base policy forbids it, and it has no origin. */
function headersOf({ name, size, contentType, isPublic, isOwners }: DescribedFile): Record<string, string> {
  const isShown = contentType.startsWith('image/') && !isOwners;
  return {
    'Content-Type': contentType,
    'content-length': String(size),
    'Content-Disposition': saved(name, isShown ? 'inline' : 'attachment'),
    // The key is a hash of the content.
    ...(isPublic ? { 'Cache-Control': 'public, max-age=31536000, immutable' } : {}),
  };
}
