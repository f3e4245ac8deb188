import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import { type Browser, chromium } from 'playwright';
import type { TableBench } from '../../packages/ui/bench/table/harness.tsx';
import { browserFlags, ensureBrowser } from '../browser.ts';
import { root } from '../run.ts';
import { bundle } from './bundle.ts';
import { type Band, countBlank, watch } from './screen.ts';
import { benchOptions, report } from './figures.ts';
import { gzipKilobytes, markdown, median, quantile, spread } from './statistics.ts';

/**
 * `npm run bench:table [-- --mounts 15 --scrolls 5 --rate 4]`: DataTable against a bare table and against
 * bare TanStack Virtual, in one run under a slowed processor. Absolute figures move with the machine; the
 * ratios of one run hardly do, and are the goals. Frames are those on the screen; those that the page was
 * notified of are printed beside them. A bare table with a ground and a sticky header, as every table in use
 * has them, is measured too; no goal refers to it.
 */
declare const window: { bench: TableBench };

const values = benchOptions({
  mounts: { type: 'string', default: '15' },
  scrolls: { type: 'string', default: '5' },
  rate: { type: 'string', default: '4' },
});
const [mounts, scrolls] = [Number(values.mounts), Number(values.scrolls)];
const rate = Number(values.rate);

const require = createRequire(join(root, 'packages/ui/package.json'));
const version = (name: string): string => {
  const file = join(root, 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
};
const page = (name: string): string => require.resolve(`./bench/table/${name}`);

/** Three seconds of a wheel of 60 events a second, 100 px each, none waited for. */
const scrollFor = 3_000;

const pageWidth = 1366;
/** Under the header, in the middle and near the end of the region, each higher than two rows. */
const bands: readonly Band[] = [60, 270, 480].map((top) => ({ left: 8, top, width: 1_100, height: 90 }));

/** Actions on a table once it is mounted. */
type Act = 'nothing' | 'scroll' | 'scroll and look';

interface Run {
  mount: number;
  domRows: number;
  /** The limit in milliseconds that 95 of 100 frames met: on the screen, and as the page was notified. */
  shown95: number;
  told95: number;
  /** Percent of looks at the page, or of pictures of the screen, with a place where no row was. */
  blank: number;
  moved: number;
}

async function measure(
  browser: Browser,
  files: ReadonlyMap<string, string>,
  rows: number,
  act: Act,
): Promise<Run> {
  const context = await browser.newContext({ viewport: { width: pageWidth, height: 900 } });
  try {
    const tab = await context.newPage();
    const errors: string[] = [];
    tab.on('pageerror', ({ message }) => errors.push(message));
    await tab.route('http://bench.test/**', (route) => {
      const name = new URL(route.request().url()).pathname.slice(1);
      if (name === '') {
        const style = files.has('entry.css') ? '<link rel="stylesheet" href="/entry.css">' : '';
        const body = `<!doctype html><html lang="es-MX">${style}<body><script type="module" src="/entry.js"></script></body></html>`;
        return route.fulfill({ contentType: 'text/html', body });
      }
      const body = files.get(name);
      if (body === undefined) return route.fulfill({ status: 404 });
      return route.fulfill({ contentType: name.endsWith('.css') ? 'text/css' : 'text/javascript', body });
    });
    await tab.goto('http://bench.test/');
    await tab.waitForFunction(() => 'bench' in window);
    const devtools = await context.newCDPSession(tab);
    await tab.evaluate((count) => window.bench.prepare(count), rows);
    await devtools.send('HeapProfiler.collectGarbage');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    const mount = await tab.evaluate(() => window.bench.mount());
    const run: Run = {
      mount,
      domRows: await tab.evaluate(() => window.bench.domRows()),
      shown95: Number.NaN,
      told95: Number.NaN,
      blank: 0,
      moved: 0,
    };
    if (act !== 'nothing') {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await tab.mouse.move(300, 320);
      const takesPictures = act === 'scroll and look';
      const scroll = async () => {
        const recording = tab.evaluate((time) => window.bench.record(time), scrollFor);
        const until = Date.now() + scrollFor;
        while (Date.now() < until) {
          void devtools
            .send('Input.dispatchMouseEvent', { type: 'mouseWheel', x: 300, y: 320, deltaX: 0, deltaY: 100 })
            .catch(() => {});
          await new Promise((resolve) => setTimeout(resolve, 16));
        }
        const seen = await recording;
        run.told95 = quantile(seen.frames, 0.95);
        run.blank = (100 * seen.blank) / seen.samples;
        run.domRows = Math.max(run.domRows, seen.mostRows);
        run.moved = seen.moved;
      };
      const screen = await watch(browser, tab, scroll, { takesPictures });
      run.shown95 = quantile(screen.frames, 0.95);
      if (takesPictures) {
        const blank = await countBlank(context, screen.pictures, bands, pageWidth);
        run.blank = (100 * blank) / screen.pictures.length;
      }
    }
    if (errors[0] !== undefined) throw new Error(errors[0]);
    return run;
  } finally {
    await context.close();
  }
}

/** A page that hangs is an error, not a wait for ever. */
async function withinAMinute<T>(run: Promise<T>, name: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${name}: no answer in a minute`)), 60_000);
  });
  return Promise.race([run, late]).finally(() => clearTimeout(timer));
}

/** Runs interleaved (a b c a b c …), so that the drift of a busy machine meets all alike. */
async function compare(browser: Browser, names: readonly string[], rows: number, turns: number, act: Act) {
  const runs = new Map<string, Run[]>(names.map((name) => [name, []]));
  for (let turn = 0; turn < turns; turn += 1) {
    for (const name of names) {
      const files = built.get(name);
      if (!files) continue;
      runs.get(name)?.push(await withinAMinute(measure(browser, files, rows, act), name));
      process.stdout.write('.');
    }
  }
  return runs;
}

const peers = ['native', 'tanstack', 'tanstack-held', 'ours', 'ours-selecting'] as const;
const built = new Map<string, ReadonlyMap<string, string>>();
for (const name of peers) built.set(name, await bundle(page(`${name}.tsx`)));
const size = await bundle(page('size.tsx'), { isReactExternal: true });

const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserFlags });
const long = ['tanstack', 'tanstack-held', 'ours', 'ours-selecting'];
const few = await compare(browser, ['native', 'ours', 'ours-selecting'], 25, mounts, 'nothing');
const many = await compare(browser, long, 10_000, mounts, 'nothing');
const scrolled = await compare(browser, long, 10_000, scrolls, 'scroll');
const looked = await compare(browser, long, 10_000, 1, 'scroll and look');
const chromiumVersion = browser.version();
await browser.close();

const of = (runs: Map<string, Run[]>, name: string, key: keyof Run) =>
  (runs.get(name) ?? []).map((run) => run[key]);
const ratio = (runs: Map<string, Run[]>, name: string, floor: string, key: keyof Run) =>
  median(of(runs, name, key)) / median(of(runs, floor, key));
/** Ratios of the medians, and of the fastest runs: on a busy machine those are the undisturbed ones. */
const ratios = (runs: Map<string, Run[]>, name: string, floor: string, key: keyof Run) => {
  const fastest = Math.min(...of(runs, name, key)) / Math.min(...of(runs, floor, key));
  return `${ratio(runs, name, floor, key).toFixed(2)} (fastest ${fastest.toFixed(2)})`;
};

console.log(
  `\nreact ${version('react')} · @tanstack/react-virtual ${version('@tanstack/react-virtual')} · Chromium ${chromiumVersion} · Node ${process.version}` +
    `\n8 columns, processor slowed ${rate} times; median (least–most) of ${mounts} mounts and ${scrolls} scrolls`,
);
console.log('\n25 rows\n');
console.log(
  markdown([
    ['table', 'mount ms', 'against native'],
    ...[...few.keys()].map((name) => [
      name,
      spread(of(few, name, 'mount')),
      ratios(few, name, 'native', 'mount'),
    ]),
  ]),
);
console.log('\n10,000 rows\n');
console.log(
  markdown([
    ['table', 'mount ms', 'against TanStack', 'rows in the document'],
    ...long.map((name) => [
      name,
      spread(of(many, name, 'mount')),
      ratios(many, name, 'tanstack', 'mount'),
      spread(of(scrolled, name, 'domRows')),
    ]),
  ]),
);
console.log('\nits scrolling\n');
console.log(
  markdown([
    [
      'table',
      'frame p95 ms on the screen',
      'against TanStack',
      'frame p95 ms told to the page',
      'against TanStack',
      'blank % of the page, of the screen',
      'scrolled px',
    ],
    ...long.map((name) => [
      name,
      spread(of(scrolled, name, 'shown95')),
      ratios(scrolled, name, 'tanstack', 'shown95'),
      spread(of(scrolled, name, 'told95')),
      ratios(scrolled, name, 'tanstack', 'told95'),
      `${spread(of(scrolled, name, 'blank'))}, ${spread(of(looked, name, 'blank'))}`,
      spread(of(scrolled, name, 'moved')),
    ]),
  ]),
);

const kilobytes = gzipKilobytes(size.get('entry.js') ?? '');
const isMet = await report('table', [
  {
    figure: 'mount of 25 rows, of a native table',
    value: ratio(few, 'ours', 'native', 'mount'),
    atMost: 1.6,
  },
  {
    figure: 'mount of 10,000 rows, of bare TanStack',
    value: ratio(many, 'ours', 'tanstack', 'mount'),
    atMost: 1.2,
  },
  {
    figure: 'frames p95 while scrolling, of bare TanStack',
    value: ratio(scrolled, 'ours', 'tanstack', 'shown95'),
    atMost: 1.2,
  },
  {
    figure: 'blank while scrolling, %',
    value: Math.max(...of(scrolled, 'ours', 'blank'), ...of(looked, 'ours', 'blank')),
    atMost: 0,
  },
  { figure: 'DataTable, kB', value: kilobytes, atMost: 44 },
]);
process.exitCode = isMet ? 0 : 1;
