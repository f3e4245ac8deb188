import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright';
import type { GridBench } from '../../packages/ui/bench/grid/harness.tsx';
import { browserFlags, ensureBrowser } from '../browser.ts';
import { root } from '../run.ts';
import { bundle } from './bundle.ts';
import { benchOptions, questionFigures, report } from './figures.ts';
import { keysTable, median, quantile } from './statistics.ts';

/**
 * `npm run bench:grid [-- --keys 40 --rate 4]`: how long EditableGrid of 1,000 x 20 and of 5,000 x 20 cells takes to answer a key
 * under a slowed processor, from the event to the end of the frame that shows its effect, and what acts on thousands of cells take;
 * with a page of one input as the floor.
 */
declare const window: { gridBench: GridBench };

const values = benchOptions({
  keys: { type: 'string', default: '40' },
  rate: { type: 'string', default: '4' },
});
const many = Number(values.keys);
const rate = Number(values.rate);
/** Milliseconds; the goal of nineteen keys of twenty. */
const goal = 50;
/** Milliseconds; the goal of an act on thousands of cells. */
const manyGoal = 400;
/** A key may take this many times as long with five times the rows. */
const growth = 1.15;
/** Turns of an act on thousands of cells. */
const turns = 5;
/** Beyond this the machine is too busy with something else to judge by: one input alone needs a frame. */
const calm = 34;

/**
 * Instead of a key, this waits until the rows of the last position have left the document, so that the next
 * turn draws them again.
 */
const pause = 'pause';

/** The actions, with the keys of one turn of each; only the first key is measured where there are more. */
const acts: readonly (readonly [name: string, first: string, ...rest: string[]])[] = [
  ['move down', 'ArrowDown'],
  ['move right', 'ArrowRight'],
  ['choose more', 'Shift+ArrowDown'],
  ['a page down', 'PageDown'],
  ['begin to type over', '7', 'Escape'],
  ['type on', '8'],
  ['write and move on', 'Enter', '5'],
  ['empty a cell', 'Delete', 'ArrowDown'],
  ['undo', 'Control+z'],
  ['redo', 'Control+y'],
  ['to the last cell', 'Control+End', 'Control+Home', pause],
];

async function open(browser: Browser, entry: string, rows = 1000): Promise<Page> {
  const files = await bundle(join(root, 'packages/ui/bench/grid', entry));
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  const tab = await context.newPage();
  tab.on('pageerror', (error) => {
    throw error;
  });
  await tab.route('http://bench.test/**', (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    const style = files.has('entry.css') ? '<link rel="stylesheet" href="/entry.css">' : '';
    if (name === '')
      return route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="es-MX">${style}<body><script type="module" src="/entry.js"></script></body></html>`,
      });
    const contentType = name.endsWith('.css') ? 'text/css' : 'text/javascript';
    return route.fulfill({ contentType, body: files.get(name) ?? '' });
  });
  await tab.goto(`http://bench.test/?rows=${rows}`);
  await tab.waitForFunction(
    () => 'gridBench' in window && document.querySelector('[role=gridcell], input') !== null,
  );
  const devtools = await context.newCDPSession(tab);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  return tab;
}

/** Presses the keys again and again, as fast as a person who types fast, and answers with the times of the first. */
async function press(tab: Page, first: string, rest: readonly string[] = []): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < many; turn += 1) {
    await tab.keyboard.press(first);
    await wait(60);
    times.push(...(await tab.evaluate(() => window.gridBench.answers())).slice(0, 1));
    for (const key of rest) await (key === pause ? wait(600) : tab.keyboard.press(key));
    await wait(60);
    await tab.evaluate(() => window.gridBench.answers());
  }
  return times;
}

/** A grid that answers each key so many times, in milliseconds, key by key. */
async function keysOf(grid: Page): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>();
  for (const [name, first, ...rest] of acts) {
    if (name !== 'type on') {
      await grid.keyboard.press('Escape');
      await grid.evaluate(() => window.gridBench.focus());
    } else await grid.keyboard.press('F2');
    times.set(name, await press(grid, first, rest));
  }
  return times;
}

/** Acts on thousands of cells, each with its undo: milliseconds. */
async function manyOf(grid: Page): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>();
  for (let turn = 0; turn < turns; turn += 1) {
    for (const name of ['paste', 'fill', 'replace']) {
      await grid.keyboard.press('Escape');
      await grid.evaluate(() => window.gridBench.focus());
      if (name === 'fill') {
        await grid.keyboard.press('Control+Home');
        await grid.evaluate(() => window.gridBench.act('choose'));
      }
      await wait(300);
      for (const act of [name, 'undo']) {
        const label = act === name ? name : `undo of ${name}`;
        const took = await grid.evaluate((one) => window.gridBench.act(one), act);
        times.set(label, [...(times.get(label) ?? []), took]);
        await wait(300);
      }
    }
  }
  return times;
}

const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserFlags });
const version = (name: string): string =>
  (JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as { version: string })
    .version;
const rows: (readonly [string, number[]])[] = [];
const floor = await open(browser, 'floor.tsx');
await floor.evaluate(() => window.gridBench.focus());
rows.push(['floor: one input', await press(floor, '7')]);
const small = await keysOf(await open(browser, 'ours.tsx'));
const grid = await open(browser, 'ours.tsx', 5000);
const large = await keysOf(grid);
const thousands = await manyOf(grid);
for (const [name, times] of small) rows.push([name, times]);
for (const [name, times] of large) rows.push([`${name}, of 5,000 rows`, times]);
for (const [name, times] of thousands) rows.push([name, times]);
const chromiumVersion = browser.version();
await browser.close();

console.log(
  `react ${version('react')} · Chromium ${chromiumVersion} · Node ${process.version}` +
    `\n1,000 x 20 and 5,000 x 20 cells, processor slowed ${rate} times, ${many} keys each, milliseconds from key to the end of its frame\n`,
);
console.log(keysTable(rows));
const floor95 = quantile(rows[0]?.[1] ?? [], 0.95);
if (floor95 > calm) {
  console.log(`\nnot judged: the machine is busy, one input alone takes ${floor95.toFixed(0)} ms (p95)`);
} else {
  const p95 = (times: readonly number[] | undefined) => quantile([...(times ?? [])], 0.95);
  const keys = [...small].map(([name, times]) => ({ name: `p95 of '${name}', ms`, value: p95(times) }));
  const grown = [...large].map(([name, times]) => ({
    name: `p95 of '${name}', 5,000 rows of 1,000`,
    value: p95(times) / p95(small.get(name)),
  }));
  const acted = [...thousands].map(([name, times]) => ({
    name: `'${name}' of thousands of cells, ms`,
    value: median(times),
  }));
  const isMet = await report('grid', [
    ...questionFigures('p95 of keys, ms', keys, goal),
    ...questionFigures('p95 of keys, 5,000 rows of 1,000', grown, growth),
    ...questionFigures('thousands of cells at once, ms', acted, manyGoal),
  ]);
  const isWhole = [small, large].every((times) => [...times.values()].every((all) => all.length >= many));
  process.exitCode = isMet && isWhole ? 0 : 1;
}
