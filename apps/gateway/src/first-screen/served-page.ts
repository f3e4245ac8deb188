import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { PassThrough, type Transform } from 'node:stream';
import { accepts } from '../http/accepts.ts';
import type { AskPage, Drawn, DrawPage, PageAnswer, Visit } from './draw-page.ts';

/** The document in three: what the browser can begin with, the portal's root, and the end. */
export type PageParts = { readonly head: string; readonly tail: string };

const ROOT = '<div id="root"></div>';

/** Splits the document where the portal is drawn; `null` for a document that has no such place. */
export function partsOf(page: string): PageParts | null {
  const at = page.indexOf(ROOT);
  if (at < 0) return null;
  const head = page
    .slice(0, at)
    // The script in the head then leaves the first questions to the gateway.
    .replace('src="/head.js', 'data-served src="/head.js')
    // A drawn page needs its style alone: scripts leave the line to it.
    .replaceAll(/<(?=script type="module"|link rel="modulepreload")\w+/gu, '$& fetchpriority="low"');
  return { head, tail: page.slice(at + ROOT.length) };
}

/** Data within a page: no text of it can end the element that it stands in. */
const dataOf = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The policy lets no document style an element by itself: `head.js` does it while the page arrives. */
const withoutStyles = (html: string): string => html.replaceAll(' style="', ' data-style="');

type Served = {
  readonly drawn: Drawn | null;
  readonly answers: Record<string, PageAnswer & { storeId: string | null }>;
};

/** Has the page drawn, and remembers what it was answered. */
async function serve(visit: Visit, draw: DrawPage, ask: AskPage): Promise<Served> {
  const answers: Served['answers'] = {};
  const drawn = await draw(visit, async (address, storeId) => {
    const answer = await ask(address, storeId);
    // The browser asks for what failed by itself, and says so.
    if (answer.status === 200) answers[address] = { ...answer, storeId };
    return answer;
  });
  if (drawn === null) return { drawn, answers: { ...answers } };
  const needed = Object.entries(answers).filter(([address]) => drawn.needed.includes(address));
  return { drawn, answers: Object.fromEntries(needed) };
}

function markup({ drawn, answers }: Served): string {
  const html = drawn?.html ?? null;
  const root =
    html === null ? ROOT : `<div id="root" data-window="${drawn?.drawnFor}">${withoutStyles(html)}</div>`;
  return `${root}<script type="application/json" id="served">${dataOf({ state: drawn?.state ?? null, answers })}</script>`;
}

/** The encoding that a page is sent in while it is made. */
function encoderOf(accepted: string): {
  readonly stream: Transform;
  readonly encoding: 'br' | 'gzip' | null;
} {
  if (accepts(accepted, 'br')) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    return { stream: createBrotliCompress({ params }), encoding: 'br' };
  }
  if (accepts(accepted, 'gzip')) return { stream: createGzip(), encoding: 'gzip' };
  return { stream: new PassThrough(), encoding: null };
}

/** A page's own scripts, in the head: behind the map of modules, so that they are compiled while they come. */
const withScripts = (head: string, scripts: readonly string[]): string =>
  head.replace(
    '</head>',
    (end) =>
      scripts
        .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`)
        .join('') + end,
  );

type PageOptions = {
  readonly parts: PageParts;
  /** Paths of the page's own scripts. */
  readonly scripts: readonly string[];
  readonly visit: Visit;
  readonly draw: DrawPage;
  readonly ask: AskPage;
  /** The request's `Accept-Encoding`. */
  readonly accepted: string;
  /** Told once it is made: whether it was drawn. */
  readonly onMade: (isDrawn: boolean) => void;
};

/** A page with its first answers: the head leaves at once, so that scripts and styles travel while the rest is made. */
export function servedPage({ parts, scripts, visit, draw, ask, accepted, onMade }: PageOptions) {
  const { stream, encoding } = encoderOf(accepted);
  stream.write(withScripts(parts.head, scripts));
  if ('flush' in stream) (stream as ReturnType<typeof createGzip>).flush();
  void serve(visit, draw, ask)
    .catch((): Served => ({ drawn: null, answers: {} }))
    .then((served) => {
      onMade((served.drawn?.html ?? null) !== null);
      stream.end(markup(served) + parts.tail);
    });
  return { body: stream, encoding };
}
