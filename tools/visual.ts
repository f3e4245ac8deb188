import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { chromium } from 'playwright';
import { browserFlags, ensureBrowser } from './browser.ts';
import { bin, root, run } from './run.ts';
import { difference, takePicture } from './visual/picture.ts';
import { smallest } from './visual/smallest.ts';
import {
  isScreen,
  openStoryPage,
  serveStories,
  showStory,
  storiesOf,
  type StoryEntry,
} from './visual/story-page.ts';

/**
 * `npm run visual`: every story against its picture in .storybook/baselines, pixel by pixel. `npm run
 * visual:update` takes the pictures again. `--only TEXT` chooses stories by id; `--built` uses the Storybook
 * that was built last.
 */

const baselines = join(root, '.storybook/baselines');
const built = join(root, '.storybook/static');
const seen = join(root, 'test-results/visual');
const browserFile = join(baselines, 'browser.json');

/**
 * Grey edges of letters, one colour space, and tiles painted whole: a repaint of a part of one may round its edges
 * otherwise. The same pixels on every screen and in every run.
 */
const steadyPixels = [
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-partial-raster',
];

const takes = process.argv.includes('--update');
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined;
/**
 * Stories whose play function threw: their picture is of that moment, in this window and with a stopped
 * clock.
 */
const stopped: string[] = [];
const fileOf = (id: string) => `${id.normalize('NFD').replace(/[^\w-]/gu, '')}.png`;

const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: [...browserFlags, ...steadyPixels],
});
const version = `Chromium ${browser.version()} on ${process.platform}-${process.arch}`;

const recorded = existsSync(browserFile)
  ? (JSON.parse(readFileSync(browserFile, 'utf8')) as { browser: string }).browser
  : undefined;

async function look(
  story: StoryEntry,
  page: Awaited<ReturnType<typeof openStoryPage>>,
): Promise<string | null> {
  const file = fileOf(story.id);
  const baseline = join(baselines, file);
  const thrown = await showStory(page, story);
  if (thrown !== undefined) stopped.push(`${story.id}: ${thrown.split('\n')[0]}`);
  const picture = await takePicture(page, isScreen(story));
  if (takes) {
    // An unchanged picture keeps its bytes, so that history holds only what changed.
    if (!existsSync(baseline) || difference(readFileSync(baseline), picture).pixels > 0)
      writeFileSync(baseline, smallest(picture));
    return null;
  }
  if (!existsSync(baseline)) {
    writeFileSync(join(seen, file), picture);
    return 'has no baseline';
  }
  const { pixels, picture: shown } = difference(readFileSync(baseline), picture);
  if (pixels === 0) return null;
  writeFileSync(join(seen, file), picture);
  if (shown) writeFileSync(join(seen, file.replace('.png', '.diff.png')), shown);
  return shown ? `${pixels} pixels differ` : 'has another size';
}

const tooLong = 'takes longer than two minutes';

/** The fault of a look at a story, which may fail or never end. */
async function withinReason(looking: Promise<string | null>): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(tooLong), 120_000);
  });
  const failed = looking.catch((error: unknown) => String(error).split('\n')[0] ?? '');
  const fault = await Promise.race([failed, deadline]);
  clearTimeout(timer);
  return fault;
}

async function lookAtAll(): Promise<void> {
  if (
    !process.argv.includes('--built') &&
    (await run(bin('storybook'), ['build', '-o', built, '--quiet'])) !== 0
  )
    throw new Error('Storybook does not build');
  rmSync(seen, { recursive: true, force: true });
  mkdirSync(takes ? baselines : seen, { recursive: true });
  const all = storiesOf(built);
  const queue = all.filter(({ id }) => only === undefined || id.includes(only));
  const wrong: string[] = [];
  const started = Date.now();
  const count = queue.length;
  const server = await serveStories(built);
  await Promise.all(
    Array.from({ length: Math.min(2, availableParallelism()) }, async () => {
      let page = await openStoryPage(browser, server.origin);
      for (let story = queue.shift(); story; story = queue.shift()) {
        const fault = await withinReason(look(story, page));
        if (fault === null) continue;
        wrong.push(`${story.id}: ${fault}`);
        // A page that hangs is not the next story's fault.
        if (fault !== tooLong) continue;
        void page.context().close();
        page = await openStoryPage(browser, server.origin);
      }
      await page.context().close();
    }),
  ).finally(() => server.close());
  if (takes && only === undefined) {
    const wanted = new Set(all.map(({ id }) => fileOf(id)));
    for (const file of readdirSync(baselines))
      if (file.endsWith('.png') && !wanted.has(file)) rmSync(join(baselines, file));
  }
  if (takes) writeFileSync(browserFile, `${JSON.stringify({ browser: version }, null, 2)}\n`);
  for (const line of wrong.toSorted()) console.log(`- ${line}`);
  if (stopped.length > 0)
    console.log(`Stopped in the middle of their play, which \`npm test\` sees to its end:`);
  for (const line of stopped.toSorted()) console.log(`- ${line}`);
  const took = `${Math.round((Date.now() - started) / 1000)} s, ${version}`;
  console.log(
    `Visual: ${count - wrong.length} of ${count} stories ${takes ? 'taken' : 'as before'}, ${took}`,
  );
  if (wrong.length > 0) {
    if (!takes)
      console.log(
        `What was seen is in test-results/visual; what is right is taken by: npm run visual:update`,
      );
    process.exitCode = 1;
  }
}

try {
  if (takes || recorded === version) await lookAtAll();
  else
    console.log(
      recorded === undefined
        ? 'Visual: skipped, no baselines yet; take them with: npm run visual:update'
        : `Visual: skipped, the baselines are of ${recorded} and this is ${version}.`,
    );
} finally {
  await browser.close();
}
