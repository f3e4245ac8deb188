import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { preview } from 'vite';

export type StoryEntry = { readonly id: string; readonly title: string; readonly name: string };

type Index = {
  readonly entries: Readonly<Record<string, StoryEntry & { type: string; tags?: readonly string[] }>>;
};

/** What the preview of Storybook says of the story that is shown. */
type Preview = { currentRender?: { id?: string; phase?: string } };

const ends = ['finished', 'completed', 'errored', 'aborted'];
/** The moment every sample of the stories speaks of. */
const now = '2025-11-25T15:42:00.000Z';
const patienceMs = 60_000;
/** Wide enough for a desktop's layout, low enough for small pictures. */
const windows = { screen: { width: 1120, height: 640 }, component: { width: 800, height: 640 } };

/** The stories of a built Storybook that have a picture: all but those that test or say `no-visual`. */
export function storiesOf(built: string): StoryEntry[] {
  const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as Index;
  return Object.values(entries).filter(
    ({ type, title, tags = [] }) =>
      type === 'story' && !title.startsWith('Pruebas/') && !tags.includes('no-visual'),
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

/** A page that shows the stories of a server, without motion and at a moment that stands still. */
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

/** Shows a story and waits until its play function is over and its letters and pictures are there. */
export async function showStory(page: Page, story: StoryEntry): Promise<void> {
  await page.setViewportSize(isScreen(story) ? windows.screen : windows.component);
  const query = new URLSearchParams({ id: story.id, viewMode: 'story', globals: 'a11y.manual:!true' });
  await page.goto(`/iframe.html?${query}`);
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
}
