import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { Drawn, FromThread, PageAnswer, ToThread, Visit } from './draw-page.ts';

// The thread that draws pages. It has no key, no connection and no session: the gateway answers each read of the page it draws.

type Portal = {
  readonly draw: (visit: Visit & { readonly fetch: typeof globalThis.fetch }) => Promise<Drawn | null>;
};

if (parentPort === null) throw new Error('This is a thread of the gateway');
const port = parentPort;
const portal = import(pathToFileURL(String(workerData)).href) as Promise<Portal>;

let last = 0;
const waiting = new Map<number, (answer: PageAnswer | null) => void>();
const say = (message: FromThread) => port.postMessage(message);
// A portal that cannot be loaded is told by each visit.
portal.then(
  () => say({ kind: 'ready' }),
  () => {},
);

/** The page's own `fetch`: reads alone, and of the gateway alone. */
const fetchOf =
  (id: number): typeof globalThis.fetch =>
  async (input, init) => {
    if (typeof input !== 'string' || (init?.method ?? 'GET') !== 'GET')
      throw new TypeError('A drawn page only reads');
    const ask = (last += 1);
    const storeId = new Headers(init?.headers).get('X-Store-Id');
    const answer = await new Promise<PageAnswer | null>((resolve) => {
      waiting.set(ask, resolve);
      say({ kind: 'ask', id, ask, address: input, storeId });
    });
    if (answer === null) throw new TypeError('Not answered');
    return new Response(answer.text, {
      status: answer.status,
      headers: { 'Content-Type': 'application/json' },
    });
  };

async function drawn(id: number, visit: Visit): Promise<Drawn | null> {
  try {
    return await (await portal).draw({ ...visit, fetch: fetchOf(id) });
  } catch {
    // The browser draws it, and says what is wrong there.
    return null;
  }
}

port.on('message', (message: ToThread) => {
  if (message.kind === 'answer') {
    waiting.get(message.ask)?.(message.answer);
    waiting.delete(message.ask);
    return;
  }
  const { id, visit } = message;
  void drawn(id, visit).then((result) => say({ kind: 'drawn', id, drawn: result }));
});
