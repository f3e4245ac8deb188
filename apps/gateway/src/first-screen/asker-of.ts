import type { IncomingMessage } from 'node:http';
import type { Context, Hono } from 'hono';
import { canonicalTarget } from '../http/canonical-path.ts';
import type { GatewayEnv } from '../http/environment.ts';
import { type Answer, readText } from '../proxy/answer.ts';
import { isCallPath } from '../proxy/routes.ts';
import type { AskPage, PageAnswer } from './draw-page.ts';

type Exchange = GatewayEnv['Bindings'];

/** A page reads these of the gateway itself: who is there, and where things are. */
const ownPaths = ['/api/auth/session', '/api/config'];

const refused: PageAnswer = { status: 403, text: '' };

/** A read of the same person from the same place as the document's request, with nothing else of it. */
function readOf(c: Exchange, target: Exchange['target'], storeId: string | null): Exchange {
  const { cookie } = c.incoming.headers;
  const incoming = Object.create(c.incoming) as IncomingMessage;
  incoming.method = 'GET';
  incoming.headers = {
    accept: 'application/json',
    ...(cookie !== undefined && { cookie }),
    ...(storeId !== null && { 'x-store-id': storeId }),
  };
  // The line of the log is the document's.
  return { ...c, incoming, target, note: () => {} };
}

type AskerDeps = {
  readonly publicUrl: string;
  readonly answer: (exchange: Exchange) => Promise<Answer>;
  readonly app: Hono<GatewayEnv>;
};

/**
 * Answers the reads of a page that is being drawn by the doors of any other request, with all their checks: what the person may not
 * see is refused here as there.
 */
export const askerOf =
  ({ publicUrl, answer, app }: AskerDeps) =>
  (c: Context<GatewayEnv>): AskPage =>
  async (address, storeId) => {
    const target = canonicalTarget(address);
    if (target === null) return refused;
    const read = readOf(c.env, target, storeId);
    if (isCallPath(target.path)) {
      const given = await answer(read);
      return { status: given.status, text: await readText(given) };
    }
    if (!ownPaths.includes(target.path)) return refused;
    const headers = { Accept: 'application/json', Cookie: read.incoming.headers.cookie ?? '' };
    const given = await app.fetch(new Request(new URL(address, publicUrl), { headers }), read);
    return { status: given.status, text: await given.text() };
  };
