import { Worker } from 'node:worker_threads';
import { patient } from './patient.ts';

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
/** The thread tells that it has loaded the portal, of a read that a visit makes, or of a visit's end. */
export type FromThread =
  | { readonly kind: 'ready' }
  | {
      readonly kind: 'ask';
      readonly id: number;
      readonly ask: number;
      readonly address: string;
      readonly storeId: string | null;
    }
  | { readonly kind: 'drawn'; readonly id: number; readonly drawn: Drawn | null };

/** A page that is not drawn by then the browser draws, from nothing but its answers. */
const DRAW_MS = 1000;
/** A thread that has not loaded the portal by then never will. */
const STARTING_MS = 60_000;
/** A thread that has loaded the portal and not ended a visit by then hangs. */
const HANGING_MS = 5000;
/** More at once only wait for each other. */
const MAX_AT_ONCE = 8;
const HEAP_MB = 256;

type Open = {
  readonly ask: (...asked: Parameters<AskPage>) => Promise<PageAnswer | null>;
  /** Gives it its time, from now on. */
  readonly watch: () => void;
  readonly end: (drawn: Drawn | null) => void;
};

/**
 * Draws pages on a thread of its own, which the first visit starts: the event loop goes on meanwhile, and what crashes or hangs there
 * costs a page that the browser draws by itself.
 * @param bundle The portal's drawing as one file, as its build writes it.
 * @param limits Milliseconds: `drawMs` after which the browser draws a page, `hangingMs` after which one that is not drawn ends the
 * thread. A machine that is slow to load the portal takes nothing from the latter: ended, the thread would have to load it again.
 */
export function createPageDrawer(
  bundle: string,
  { drawMs = DRAW_MS, hangingMs = HANGING_MS } = {},
): {
  readonly draw: DrawPage;
  readonly stop: () => Promise<void>;
} {
  let thread: Worker | null = null;
  let isReady = false;
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
    isReady = false;
    const starting = setTimeout(() => void started.terminate(), STARTING_MS).unref();
    started.on('message', (message: FromThread) => {
      if (message.kind === 'ready') {
        clearTimeout(starting);
        isReady = true;
        for (const visit of open.values()) visit.watch();
        return;
      }
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
      let hanging: NodeJS.Timeout | undefined;
      const late = setTimeout(() => resolve(null), drawMs).unref();
      const watch = () => {
        hanging = setTimeout(() => void used.terminate(), hangingMs).unref();
      };
      open.set(id, {
        ask: patient(ask),
        watch,
        end: (drawn) => {
          clearTimeout(hanging);
          clearTimeout(late);
          resolve(drawn);
        },
      });
      if (isReady) watch();
      used.postMessage({ kind: 'visit', id, visit } satisfies ToThread);
    });
  };
  return { draw, stop: async () => void (await thread?.terminate()) };
}
