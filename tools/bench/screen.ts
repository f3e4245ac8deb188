import type { Browser, BrowserContext, Page } from 'playwright';

/** An event of Chromium's trace, as far as it is read here. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  /** Microseconds. */
  readonly ts: number;
  readonly args?: { readonly snapshot?: string };
}

/** The pictures and delays that a person saw. */
export interface Screen {
  /** Milliseconds between one picture of the screen and the next. */
  readonly frames: number[];
  /** The pictures themselves, JPEG in base64; none by default, because taking them costs time. */
  readonly pictures: string[];
}

/**
 * Watches the screen during an action: the frames that it showed, not those that the page was notified of.
 * Where the browser scrolls by itself the two differ: the page is notified of fewer, and more are seen.
 */
export async function watch(
  browser: Browser,
  tab: Page,
  act: () => Promise<void>,
  { takesPictures = false } = {},
): Promise<Screen> {
  const pictures = takesPictures ? ['disabled-by-default-devtools.screenshot'] : [];
  await browser.startTracing(tab, { categories: ['viz', ...pictures] });
  await act();
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const shown = traceEvents
    .filter(({ name, ph }) => name === 'Display::DrawAndSwap' && (ph === 'X' || ph === 'B'))
    .map(({ ts }) => ts / 1_000)
    .toSorted((a, b) => a - b);
  return {
    frames: shown.slice(1).map((at, before) => at - (shown[before] ?? at)),
    pictures: traceEvents.flatMap(({ name, args }) =>
      name === 'Screenshot' && args?.snapshot !== undefined ? [args.snapshot] : [],
    ),
  };
}

/** A part of the page that must never be of one colour, in pixels of the page. */
export interface Band {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Counts the pictures that have an empty band. `pageWidth` gives the scale of the pictures to the page. */
export async function countBlank(
  context: BrowserContext,
  pictures: readonly string[],
  bands: readonly Band[],
  pageWidth: number,
): Promise<number> {
  const tab = await context.newPage();
  return tab.evaluate(
    async ({ pictures, bands, pageWidth }) => {
      let blank = 0;
      for (const picture of pictures) {
        const image = await createImageBitmap(
          await (await fetch(`data:image/jpeg;base64,${picture}`)).blob(),
        );
        const drawn = new OffscreenCanvas(image.width, image.height).getContext('2d');
        if (!drawn) throw new Error('no canvas');
        drawn.drawImage(image, 0, 0);
        const scale = image.width / pageWidth;
        const isBlank = bands.some((band) => {
          const [left, top, width, height] = [band.left, band.top, band.width, band.height].map((length) =>
            Math.floor(length * scale),
          ) as [number, number, number, number];
          const { data } = drawn.getImageData(left, top, width, height);
          let [least, most] = [255, 0];
          for (let at = 0; at < data.length; at += 4) {
            least = Math.min(least, data[at] ?? least);
            most = Math.max(most, data[at] ?? most);
          }
          // Less than letters on their ground differ, more than a JPEG's own noise.
          return most - least < 40;
        });
        if (isBlank) blank += 1;
      }
      return blank;
    },
    { pictures, bands, pageWidth },
  );
}
