import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import type { TableBench } from '../../packages/ui/bench/table/harness.tsx';
import { browserFlags, ensureBrowser } from '../browser.ts';
import { root } from '../run.ts';
import { bundle } from './bundle.ts';
import { gzipKilobytes, markdown, median, quantile, spread } from './statistics.ts';

/**
 * `npm run bench:table [-- --repeats 7 --rate 4]`: DataTable against a bare table and against bare TanStack Virtual, in one
 * run under a slowed processor. Absolute figures move with the machine; the ratios of one run hardly do, and are the goals.
 * Held is the bare one with a ground and a header that stays, as every table in use has them; no goal is measured by it.
 */
declare const window: { bench: TableBench };

const { values } = parseArgs({
  options: { repeats: { type: 'string', default: '7' }, rate: { type: 'string', default: '4' } },
});
const repeats = Number(values.repeats);
const rate = Number(values.rate);

const require = createRequire(join(root, 'packages/ui/package.json'));
const version = (name: string): string => {
  const file = join(root, 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
};
const page = (name: string): string => require.resolve(`./bench/table/${name}`);

/** Three seconds of a wheel of 60 events a second, 100 px each, none waited for. */
const scrollFor = 3_000;

interface Run {
  mount: number;
  domRows: number;
  frame95: number;
  blank: number;
  moved: number;
}

async function measure(
  browser: Browser,
  files: ReadonlyMap<string, string>,
  rows: number,
  hasScroll: boolean,
): Promise<Run> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
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
    const run: Run = { mount, domRows: 0, frame95: Number.NaN, blank: 0, moved: 0 };
    run.domRows = await tab.evaluate(() => window.bench.domRows());
    if (hasScroll) {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await tab.mouse.move(300, 320);
      const recording = tab.evaluate((time) => window.bench.record(time), scrollFor);
      const until = Date.now() + scrollFor;
      while (Date.now() < until) {
        void devtools
          .send('Input.dispatchMouseEvent', { type: 'mouseWheel', x: 300, y: 320, deltaX: 0, deltaY: 100 })
          .catch(() => {});
        await new Promise((resolve) => setTimeout(resolve, 16));
      }
      const seen = await recording;
      run.frame95 = quantile(seen.frames, 0.95);
      run.blank = seen.samples === 0 ? Number.NaN : (100 * seen.blank) / seen.samples;
      run.domRows = Math.max(run.domRows, seen.mostRows);
      run.moved = seen.moved;
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
async function compare(browser: Browser, names: readonly string[], rows: number, hasScroll: boolean) {
  const runs = new Map<string, Run[]>(names.map((name) => [name, []]));
  for (let turn = 0; turn < repeats; turn += 1) {
    for (const name of names) {
      const files = built.get(name);
      if (!files) continue;
      runs.get(name)?.push(await withinAMinute(measure(browser, files, rows, hasScroll), name));
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
const few = await compare(browser, ['native', 'ours', 'ours-selecting'], 25, false);
const many = await compare(browser, ['tanstack', 'tanstack-held', 'ours', 'ours-selecting'], 10_000, true);
const chromiumVersion = browser.version();
await browser.close();

const of = (runs: Map<string, Run[]>, name: string, key: keyof Run) =>
  (runs.get(name) ?? []).map((run) => run[key]);
const ratio = (runs: Map<string, Run[]>, name: string, floor: string, key: keyof Run) =>
  median(of(runs, name, key)) / median(of(runs, floor, key));
/** Of the medians, and of the fastest runs: on a busy machine those are the ones that nobody disturbed. */
const ratios = (runs: Map<string, Run[]>, name: string, floor: string, key: keyof Run) => {
  const fastest = Math.min(...of(runs, name, key)) / Math.min(...of(runs, floor, key));
  return `${ratio(runs, name, floor, key).toFixed(2)} (fastest ${fastest.toFixed(2)})`;
};

console.log(
  `\nreact ${version('react')} · @tanstack/react-virtual ${version('@tanstack/react-virtual')} · Chromium ${chromiumVersion} · Node ${process.version}` +
    `\n8 columns, processor slowed ${rate} times, median of ${repeats} (least–most)`,
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
    [
      'table',
      'mount ms',
      'against TanStack',
      'frame p95 ms',
      'against TanStack',
      'against it held',
      'blank %',
      'rows in the document',
      'scrolled px',
    ],
    ...[...many.keys()].map((name) => [
      name,
      spread(of(many, name, 'mount')),
      ratios(many, name, 'tanstack', 'mount'),
      spread(of(many, name, 'frame95')),
      ratios(many, name, 'tanstack', 'frame95'),
      ratios(many, name, 'tanstack-held', 'frame95'),
      spread(of(many, name, 'blank')),
      spread(of(many, name, 'domRows')),
      spread(of(many, name, 'moved')),
    ]),
  ]),
);

const kilobytes = gzipKilobytes(size.get('entry.js') ?? '');
const goals = [
  ['25 rows mount', ratio(few, 'ours', 'native', 'mount'), 1.6],
  ['10,000 rows mount', ratio(many, 'ours', 'tanstack', 'mount'), 1.2],
  ['10,000 rows, frame p95 while scrolling', ratio(many, 'ours', 'tanstack', 'frame95'), 1.2],
  ['blank % while scrolling', Math.max(...of(many, 'ours', 'blank')), 0],
  ['kB gzip of DataTable, React apart', kilobytes, 44],
] as const;
console.log('');
let isMet = true;
for (const [what, got, goal] of goals) {
  if (got > goal) isMet = false;
  console.log(`${got > goal ? 'MISSED' : 'met   '} ${what}: ${got.toFixed(2)}, at most ${goal}`);
}
process.exitCode = isMet ? 0 : 1;
