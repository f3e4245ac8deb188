import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';

export type StoryEntry = { readonly id: string; readonly title: string; readonly name: string };

type Index = {
  readonly entries: Readonly<Record<string, StoryEntry & { type: string; tags?: readonly string[] }>>;
};

/** What the preview of Storybook says of the story that is shown. */
type Preview = { currentRender?: { id?: string; phase?: string } };

const origin = 'http://workbench.localhost';
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

/** A page that shows stories of a built Storybook, without a server, without motion and at a moment that stands still. */
export async function openStoryPage(browser: Browser, built: string): Promise<Page> {
  const context = await browser.newContext({
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
  });
  await context.route(`${origin}/**`, (route) => {
    const file = join(built, decodeURIComponent(new URL(route.request().url()).pathname));
    return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404, body: '' });
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(now);
  return page;
}

/** Shows a story and waits until its play function is over and its letters and pictures are there. */
export async function showStory(page: Page, story: StoryEntry): Promise<void> {
  await page.setViewportSize(isScreen(story) ? windows.screen : windows.component);
  const query = new URLSearchParams({ id: story.id, viewMode: 'story', globals: 'a11y.manual:!true' });
  await page.goto(`${origin}/iframe.html?${query}`);
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
