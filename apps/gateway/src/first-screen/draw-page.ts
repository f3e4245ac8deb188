import { Worker } from 'node:worker_threads';

/** A page that somebody opens. */
export type Visit = {
  readonly path: string;
  /** The query with its question mark; empty without one. */
  readonly search: string;
  /** The cookie in which the browser says how it looks; empty without one. */
  readonly look: string;
  /** Milliseconds since 1970. */
  readonly now: number;
};

/** An answer to a read of the page, whole. */
export type PageAnswer = { readonly status: number; readonly text: string };

/** Answers a read that the page makes; `storeId` is what it sends as `X-Store-Id`. */
export type AskPage = (address: string, storeId: string | null) => Promise<PageAnswer>;

/** A page as the portal drew it (`app/first-screen/draw.tsx` there). */
export type Drawn = {
  readonly html: string | null;
  readonly drawnFor: string;
  /** Addresses whose answers the browser needs again, to pass the gate by itself. */
  readonly needed: readonly string[];
  readonly state: unknown;
};

/** Draws the first screen of a visit; `null` where it cannot, or not in time. */
export type DrawPage = (visit: Visit, ask: AskPage) => Promise<Drawn | null>;

/** The thread is told of a visit, or of the answer to what one asked. */
export type ToThread =
  | { readonly kind: 'visit'; readonly id: number; readonly visit: Visit }
  | { readonly kind: 'answer'; readonly ask: number; readonly answer: PageAnswer | null };
/** The thread tells of a read that a visit makes, or of its end. */
export type FromThread =
  | {
      readonly kind: 'ask';
      readonly id: number;
      readonly ask: number;
      readonly address: string;
      readonly storeId: string | null;
    }
  | { readonly kind: 'drawn'; readonly id: number; readonly drawn: Drawn | null };

/** A page waits this long for answers, in all; a read without one is the browser's to ask again: a slow service delays no page. */
const ASK_MS = 300;
/** A page that is not drawn by then the browser draws, from nothing but its answers. */
const DRAW_MS = 1000;
/** A thread that has not ended a visit by then hangs. */
const HANGING_MS = 5000;
/** More at once only wait for each other. */
const MAX_AT_ONCE = 8;
const HEAP_MB = 256;

type Open = { readonly ask: ReturnType<typeof patient>; readonly end: (drawn: Drawn | null) => void };

/** Asks within what is left of the time that a page waits, which its own drawing is no part of; `null` without an answer. */
function patient(ask: AskPage): (...asked: Parameters<AskPage>) => Promise<PageAnswer | null> {
  let waited = 0;
  let since = 0;
  let pending = 0;
  return async (...asked) => {
    if (pending === 0) since = performance.now();
    pending += 1;
    const left = ASK_MS - waited - (performance.now() - since);
    let late: NodeJS.Timeout | undefined;
    const tooLate = new Promise<null>((resolve) => {
      late = setTimeout(() => resolve(null), left).unref();
    });
    try {
      return await Promise.race([ask(...asked).catch(() => null), tooLate]);
    } finally {
      clearTimeout(late);
      pending -= 1;
      if (pending === 0) waited += performance.now() - since;
    }
  };
}

/**
 * Draws pages on a thread of its own, which the first visit starts: the event loop goes on meanwhile, and what crashes or hangs there
 * costs a page that the browser draws by itself.
 * @param bundle The portal's drawing as one file, as its build writes it.
 * @param hangingMs Milliseconds after which a page that is not drawn ends the thread.
 */
export function createPageDrawer(
  bundle: string,
  hangingMs = HANGING_MS,
): {
  readonly draw: DrawPage;
  readonly stop: () => Promise<void>;
} {
  let thread: Worker | null = null;
  let last = 0;
  const open = new Map<number, Open>();

  function end(id: number, drawn: Drawn | null): void {
    const one = open.get(id);
    open.delete(id);
    one?.end(drawn);
  }

  function lose(lost: Worker): void {
    if (thread === lost) thread = null;
    for (const id of open.keys()) end(id, null);
  }

  function running(): Worker {
    if (thread !== null) return thread;
    const started = new Worker(new URL('./thread.ts', import.meta.url), {
      workerData: bundle,
      env: { NODE_ENV: 'production' },
      execArgv: [],
      // Libraries say there what names addresses of merchants: it is no line of the log.
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    started.stdout.resume();
    started.stderr.resume();
    // The process ends when it has nothing else to do.
    started.unref();
    started.on('message', (message: FromThread) => {
      if (message.kind === 'drawn') return end(message.id, message.drawn);
      const tell = (answer: PageAnswer | null) =>
        started.postMessage({ kind: 'answer', ask: message.ask, answer } satisfies ToThread);
      const visit = open.get(message.id);
      if (visit === undefined) return tell(null);
      void visit.ask(message.address, message.storeId).then(tell);
    });
    started.on('error', () => lose(started));
    started.on('exit', () => lose(started));
    thread = started;
    return started;
  }

  const draw: DrawPage = (visit, ask) => {
    if (open.size >= MAX_AT_ONCE) return Promise.resolve(null);
    const id = (last += 1);
    return new Promise((resolve) => {
      const used = running();
      const hanging = setTimeout(() => void used.terminate(), hangingMs);
      const late = setTimeout(() => resolve(null), DRAW_MS);
      for (const timer of [hanging, late]) timer.unref();
      open.set(id, {
        ask: patient(ask),
        end: (drawn) => {
          clearTimeout(hanging);
          clearTimeout(late);
          resolve(drawn);
        },
      });
      used.postMessage({ kind: 'visit', id, visit } satisfies ToThread);
    });
  };
  return { draw, stop: async () => void (await thread?.terminate()) };
}
