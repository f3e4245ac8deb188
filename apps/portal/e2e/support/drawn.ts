import type { Page, Request } from 'playwright';
import { expect } from 'vitest';
import type { Profile } from './browser.ts';
import type { Stage } from './stage.ts';

/** Somebody's profile, and the options that it was opened with. */
type Visitor = {
  readonly stage: Stage;
  readonly profile: Profile;
  readonly options: Parameters<Stage['openContext']>[0];
};

/** So long that only what hangs meets it: a busy machine answers late again and again. */
const PATIENT_MS = 120_000;

/** A read of the page's own; those of other products are the browser's to ask. */
const isPageRead = (request: Request): boolean =>
  request.method() === 'GET' && /\/api\/\w+\/route\/(?!.*\/service\/)/u.test(request.url());

/** Gathers the reads that a page asks for by itself while something is done. */
async function readsDuring(page: Page, work: () => Promise<unknown>): Promise<readonly Request[]> {
  const reads: Request[] = [];
  const hear = (request: Request) => void (isPageRead(request) && reads.push(request));
  page.on('request', hear);
  await work();
  page.off('request', hear);
  return reads;
}

/**
 * Opens a page that the gateway drew whole: its document names the window, nothing in it is still loading, and no answer was too
 * late for it, so that the page finds one by itself. A page that came while the machine was busy is asked for again.
 */
export async function openDrawn(page: Page, address: string): Promise<void> {
  const isWhole = async () => {
    let text = '';
    const asked = await readsDuring(page, async () => {
      text = (await (await page.goto(address))?.text()) ?? '';
      // The shift that a late answer makes comes with its rows.
      await page.waitForLoadState('networkidle');
    });
    const late = (await Promise.all(asked.map((read) => read.response()))).filter((answer) => answer?.ok());
    return (
      text.includes('<div id="root" data-window=') &&
      late.length === 0 &&
      (await page.getByText(/^Cargando/u).count()) === 0
    );
  };
  await expect.poll(isWhole, { timeout: PATIENT_MS }).toBe(true);
}

/** The words of the page's rows or cards, and of what stands in their place. */
export const wordsOf = async (page: Page): Promise<string> => {
  const table = page.locator('main').locator('table tbody, [role=list] article, main h2').first();
  const whole = (await table.count()) === 1 ? table : page.locator('main');
  // A page that was not drawn in time is empty without scripts.
  if ((await whole.count()) === 0) return '';
  return (
    (await whole.innerText())
      // A minute may pass between the two: 'Actualizado a las 15:15'.
      .replaceAll(/\d{2}:\d{2}/gu, '')
      // The browser alone knows which views a person has saved: the button comes with them.
      .replaceAll(/\bVistas\b/gu, '')
      .replaceAll(/\s+/gu, ' ')
      .trim()
  );
};

type Shift = PerformanceEntry & {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null; readonly previousRect: DOMRect }[];
};

/** The sum of the page's shifts, and which parts moved how far down, so that a failure says what to look at. */
export const shiftOf = (page: Page): Promise<{ readonly sum: number; readonly moved: string }> =>
  page.evaluate(
    () =>
      new Promise<{ sum: number; moved: string }>((resolve) => {
        const tell = (entries: readonly Shift[]) => {
          const moved = entries.flatMap(({ startTime, sources }) =>
            sources.map(({ node, previousRect }) => {
              const part = node instanceof Element ? node : node?.parentElement;
              const top = part?.getBoundingClientRect().top ?? 0;
              const words = (part?.textContent ?? '').slice(0, 40);
              return `${Math.round(startTime)} ms ${part?.localName} ${Math.round(previousRect.top)} to ${Math.round(top)} '${words}'`;
            }),
          );
          resolve({ sum: entries.reduce((sum, { value }) => sum + value, 0), moved: moved.join('; ') });
        };
        new PerformanceObserver((list) => tell(list.getEntries() as Shift[])).observe({
          type: 'layout-shift',
          buffered: true,
        });
        setTimeout(() => tell([]), 300);
      }),
  );

/**
 * Opens an address in a browser without scripts that has what this profile has by now, until it shows the words of a page that was
 * drawn whole: an answer may be too late for it, too.
 */
export async function expectDrawnWords(
  { stage, profile, options }: Visitor,
  address: string,
  words: string,
): Promise<void> {
  const drawn = async () => {
    const storageState = await profile.storageState();
    const plain = await stage.openContext({ ...options, storageState, javaScriptEnabled: false });
    try {
      const page = await plain.newPage();
      await page.goto(address);
      return await wordsOf(page);
    } finally {
      await plain.close();
    }
  };
  await expect.poll(drawn, { timeout: PATIENT_MS, message: address }).toBe(words);
}

/** Addresses of which React said that they were drawn otherwise than the portal draws them, and its words; it tells so in production, too. */
export function differencesOn(page: Page): readonly string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    const told = request.postData();
    if (told?.includes('drawn-otherwise') === true) found.push(`${page.url()} ${told}`);
  });
  return found;
}
