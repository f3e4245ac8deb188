import type { Page } from 'playwright';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { coarse } from './smallest.ts';

type Box = { x: number; y: number; width: number; height: number };

/** Room for a focus ring around what is shown. */
const room = 8;
/** Below this a list repeats itself; the states of a component, one under the other, do not reach it. */
const tallest = 1200;

const windowOf = (page: Page): Box => ({
  x: 0,
  y: 0,
  ...(page.viewportSize() ?? { width: 800, height: 640 }),
});

/**
 * Whether something lies over the page: drawn beside the story's root, or in the window's top layer. The
 * wrapper of an overlay takes no room itself, so all elements are checked; Storybook's own and those for
 * screen readers do not count.
 */
function hasOverlay(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const root = document.querySelector('#storybook-root');
    const isDrawn = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    };
    const beside = [...document.body.children].filter(
      (element) =>
        element !== root && !/\bsb-|^(SCRIPT|STYLE|LINK)$/.test(`${element.className} ${element.tagName}`),
    );
    const isSpoken = (element: Element) => element.closest('[data-live-announcer]') !== null;
    return (
      beside.some((element) =>
        [element, ...element.querySelectorAll('*')].some((part) => isDrawn(part) && !isSpoken(part)),
      ) ||
      [...(root?.querySelectorAll('*') ?? [])].some(
        (part) => getComputedStyle(part).position === 'fixed' && isDrawn(part),
      )
    );
  });
}

/** The box of what a story draws, or the window when something lies over the page. */
async function boxOf(page: Page): Promise<Box> {
  if (await hasOverlay(page)) return windowOf(page);
  const { width } = windowOf(page);
  const drawn = await page.evaluate(() => {
    const root = document.querySelector('#storybook-root');
    const { x, y, right, bottom } = (root ?? document.body).getBoundingClientRect();
    return { x, y, right, bottom: Math.max(bottom, y + (root?.scrollHeight ?? 0)) };
  });
  const left = Math.max(0, Math.floor(drawn.x) - room);
  const top = Math.max(0, Math.floor(drawn.y) - room);
  return {
    x: left,
    y: top,
    width: Math.min(width, Math.ceil(drawn.right) + room) - left,
    height: Math.min(tallest, Math.ceil(drawn.bottom) + room - top),
  };
}

/**
 * Grows the window to the height of the picture: a sticky element is then at the end of the picture, not in
 * its midst.
 */
async function growWindow(page: Page): Promise<void> {
  const { width, height } = windowOf(page);
  const { y, height: drawn } = await boxOf(page);
  if (y + drawn > height) await page.setViewportSize({ width, height: y + drawn });
}

/**
 * Takes the picture of a story: a screen's window, or the box of a component. Consecutive pictures must
 * agree, so that loading and motion have ended.
 */
export async function takePicture(page: Page, isScreen: boolean): Promise<Buffer> {
  // A screen's lists, chunks and overlays come one after the other.
  const calm = isScreen ? 5 : 1;
  // An open list or menu (React Aria's mark) is placed where the page was when it opened.
  if ((await page.locator('[data-trigger]').count()) === 0) await page.evaluate(() => window.scrollTo(0, 0));
  if (!isScreen) await growWindow(page);
  let before: Buffer | null = null;
  let agreed = 0;
  for (let looks = 0; looks < 40; looks += 1) {
    const clip = isScreen ? windowOf(page) : await boxOf(page);
    const seen = await page.screenshot({
      clip,
      // The window decides where a screen's bars are; a component may be longer than the window.
      fullPage: !isScreen,
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
    });
    agreed = before?.equals(seen) ? agreed + 1 : 0;
    if (agreed === calm) return seen;
    before = seen;
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }
  throw new Error('does not come to rest');
}

/** Pixels that differ, and a picture of them. Every pixel counts: one browser draws the same thing twice alike. */
export function difference(before: Buffer, after: Buffer): { pixels: number; picture: Buffer | null } {
  const [one, other] = [coarse(before), coarse(after)];
  if (one.width !== other.width || one.height !== other.height) {
    return { pixels: Math.max(one.width * one.height, other.width * other.height), picture: null };
  }
  if (one.data.equals(other.data)) return { pixels: 0, picture: null };
  const shown = new PNG({ width: one.width, height: one.height });
  const pixels = pixelmatch(one.data, other.data, shown.data, one.width, one.height, {
    threshold: 0,
    includeAA: true,
  });
  return { pixels, picture: PNG.sync.write(shown) };
}
