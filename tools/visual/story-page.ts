import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { preview } from 'vite';
import { type Viewport, windowOf } from './story-window.ts';

export type StoryEntry = { readonly id: string; readonly title: string; readonly name: string };

type Index = {
  readonly entries: Readonly<Record<string, StoryEntry & { type: string; tags?: readonly string[] }>>;
};

/** The fields of Storybook's preview for the current story. */
type Preview = {
  currentRender?: {
    id?: string;
    phase?: string;
    story?: {
      storyGlobals: { viewport?: Viewport['chosen'] };
      parameters: { viewport?: { options?: Viewport['options'] } };
    };
  };
};

/** The last events of Storybook, by name. */
type Channel = { last: (event: string) => readonly { readonly message?: string }[] | undefined };

const ends = ['finished', 'completed', 'errored', 'aborted'];
/** The moment every sample of the stories speaks of. */
const now = '2025-11-25T15:42:00.000Z';
const patienceMs = 60_000;

/** The stories of a built Storybook that have a picture: all but those that say `no-visual`. */
export function storiesOf(built: string): StoryEntry[] {
  const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as Index;
  return Object.values(entries).filter(
    ({ type, tags = [] }) => type === 'story' && !tags.includes('no-visual'),
  );
}

export const isScreen = ({ title }: StoryEntry) => title.startsWith('Pantallas/');

export type StoryServer = { readonly origin: string; close(): Promise<void> };

/** Serves a built Storybook on a free port. A run's browser asks once for each file: nothing changes meanwhile. */
export async function serveStories(built: string): Promise<StoryServer> {
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: built },
    preview: { port: 0, headers: { 'Cache-Control': 'max-age=86400' } },
  });
  const [local] = server.resolvedUrls?.local ?? [];
  if (local === undefined) throw new Error('The server of the stories has no address');
  return { origin: new URL(local).origin, close: () => server.close() };
}

/** Opens a page that shows the stories of a server, without motion and with a stopped clock. */
export async function openStoryPage(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(now);
  return page;
}

/** The viewport that the story on its way asks for, as soon as Storybook has read the story. */
async function viewportOf(page: Page, { id }: StoryEntry): Promise<Viewport> {
  const read = await page.waitForFunction(
    (shown) => {
      const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as Preview | undefined;
      const { id: current, story, phase } = preview?.currentRender ?? {};
      if (current !== shown || (story === undefined && phase !== 'errored')) return null;
      const chosen = story?.storyGlobals.viewport;
      const options = story?.parameters.viewport?.options;
      return { ...(chosen !== undefined && { chosen }), ...(options !== undefined && { options }) };
    },
    id,
    { timeout: patienceMs },
  );
  return (await read.jsonValue()) ?? {};
}

/**
 * Shows a story in its own window and waits until its play function is over and its letters and pictures are
 * there. A story's window is known only after it has loaded: those that need another one than their kind's
 * begin again. Returns the error of its play function: Storybook ends such a story as any other.
 */
export async function showStory(page: Page, story: StoryEntry): Promise<string | undefined> {
  const kind = isScreen(story) ? 'screen' : 'component';
  const usual = windowOf(kind);
  await page.setViewportSize(usual);
  // The previous story's choices in the browser, of paper or of columns, must not reach this one.
  if (page.url() !== 'about:blank') await page.evaluate(() => localStorage.clear());
  const query = new URLSearchParams({ id: story.id, viewMode: 'story', globals: 'a11y.manual:!true' });
  await page.goto(`/iframe.html?${query}`);
  const asked = windowOf(kind, await viewportOf(page, story));
  if (asked.width !== usual.width || asked.height !== usual.height) {
    await page.setViewportSize(asked);
    await page.reload();
  }
  await page.waitForFunction(
    ([id, over]) => {
      const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as Preview | undefined;
      const shown = preview?.currentRender;
      return shown?.id === id && over.includes(shown.phase ?? '');
    },
    [story.id, ends] as const,
    { timeout: patienceMs },
  );
  const failed = await page.evaluate(() => document.body.classList.contains('sb-show-errordisplay'));
  if (failed) throw new Error(`${story.id}: ${await page.locator('#error-message').innerText()}`);
  // A screen's chunks and answers come after it is shown.
  if (isScreen(story)) await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.evaluate(() => {
    const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as Channel | undefined;
    return channel?.last('playFunctionThrewException')?.[0]?.message;
  });
}
