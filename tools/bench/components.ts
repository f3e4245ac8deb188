import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { type Browser, chromium } from 'playwright';
import type { ChartBench } from '../../packages/ui/bench/charts/harness.tsx';
import { browserFlags, ensureBrowser } from '../browser.ts';
import { root } from '../run.ts';
import { bundle } from './bundle.ts';
import { benchOptions, type Figure, report } from './figures.ts';
import { gzipKilobytes, markdown, median, spread } from './statistics.ts';

/**
 * `npm run bench:ui [-- --repeats 5 --rate 4 --write]`: what an import of each wrapper weighs against React Aria alone with
 * the same strings, what the one style sheet weighs, and how charts mount against bare visx and recharts. `--write` puts
 * the tables into docs/benchmarks.md. Absolute times move with the machine; the ratios of one run are the goals.
 * `--sizes` asks for the weights alone, which no other work on the machine moves; it writes nothing.
 */
declare const window: { chartBench: ChartBench };

const values = benchOptions({
  repeats: { type: 'string', default: '5' },
  rate: { type: 'string', default: '4' },
  sizes: { type: 'boolean', default: false },
});
const rate = Number(values.rate);
const folder = join(root, 'packages/ui/bench');
const version = (name: string): string =>
  (JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as { version: string })
    .version;

const parts = ['Button', 'TextField', 'Select', 'Dialog', 'Toast', 'DateRangePicker', 'all'] as const;

/** Scripts of an entry, lazy ones too, React apart. */
async function weigh(name: string): Promise<number> {
  const files = await bundle(join(folder, 'components', name), { isReactExternal: true });
  const scripts = [...files].filter(([file]) => file.endsWith('.js'));
  return scripts.reduce((sum, [, code]) => sum + gzipKilobytes(code), 0);
}

async function mount(browser: Browser, files: ReadonlyMap<string, string>): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  try {
    const tab = await context.newPage();
    const errors: string[] = [];
    tab.on('pageerror', ({ message }) => errors.push(message));
    const style = files.has('entry.css') ? '<link rel="stylesheet" href="/entry.css">' : '';
    await tab.route('http://bench.test/**', (route) => {
      const name = new URL(route.request().url()).pathname.slice(1);
      const body =
        name === ''
          ? `<!doctype html><html lang="es-MX">${style}<body><script type="module" src="/entry.js"></script></body></html>`
          : files.get(name);
      if (body === undefined) return route.fulfill({ status: 404 });
      const type = name === '' ? 'text/html' : name.endsWith('.css') ? 'text/css' : 'text/javascript';
      return route.fulfill({ contentType: type, body });
    });
    await tab.goto('http://bench.test/');
    await tab.waitForFunction(() => 'chartBench' in window);
    const devtools = await context.newCDPSession(tab);
    await devtools.send('HeapProfiler.collectGarbage');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    const took = await tab.evaluate(() => window.chartBench.mount());
    if (errors[0] !== undefined) throw new Error(errors[0]);
    return took;
  } finally {
    await context.close();
  }
}

const sizes = new Map<string, { aria: number; ours: number }>();
for (const part of parts)
  sizes.set(part, { aria: await weigh(`${part}.aria.tsx`), ours: await weigh(`${part}.ours.tsx`) });

const sheet = join(root, 'packages/ui/dist/styles.css');
const sheetWeight = existsSync(sheet) ? gzipKilobytes(readFileSync(sheet, 'utf8')) : Number.NaN;
const versions = ['react', 'react-aria-components', '@visx/shape', 'recharts', 'vite']
  .map((name) => `${name} ${version(name)}`)
  .join(' · ');

const weights = `kB gzip of an import, React apart, lazy parts included, strings of es-MX, es-ES and en-US:

${markdown([
  ['component', 'React Aria alone', 'ours', 'ratio'],
  ...[...sizes].map(([name, { aria, ours }]) => [
    name,
    aria.toFixed(1),
    ours.toFixed(1),
    (ours / aria).toFixed(2),
  ]),
])}

The one style sheet: ${Number.isNaN(sheetWeight) ? 'not built' : `${sheetWeight.toFixed(1)} kB`}.
`;
const weightFigures: readonly Figure[] = [
  ...[...sizes].map(([name, { aria, ours }]) => ({
    figure: `import of ${name}, of React Aria`,
    value: ours / aria,
    atMost: 1.1,
  })),
  { figure: 'style sheet, kB', value: sheetWeight, atMost: 16 },
];
if (values.sizes) {
  console.log(`\n${versions} · Node ${process.version}\n\n${weights}`);
  process.exit((await report('ui', weightFigures)) ? 0 : 1);
}

const charts = ['visx', 'ours', 'recharts'] as const;
const built = new Map<string, ReadonlyMap<string, string>>();
for (const name of charts) built.set(name, await bundle(join(folder, 'charts', `${name}.tsx`)));
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserFlags });
const times = new Map<string, number[]>(charts.map((name) => [name, []]));
// Interleaved, so that the drift of a busy machine meets all alike.
for (let turn = 0; turn < Number(values.repeats); turn += 1)
  for (const name of charts) times.get(name)?.push(await mount(browser, built.get(name) ?? new Map()));
const chromiumVersion = browser.version();
await browser.close();
const floor = median(times.get('visx') ?? []);
const against = (name: string) => median(times.get(name) ?? []) / floor;

console.log(`
${versions} · Chromium ${chromiumVersion} · Node ${process.version}

${weights}
Two charts of 365 points × 4 series, processor slowed ${rate} times, median of ${values.repeats} (least–most):

${markdown([
  ['charts', 'mount ms', 'against visx'],
  ...charts.map((name) => [name, spread(times.get(name) ?? []), against(name).toFixed(2)]),
])}
`);
const charted = { figure: 'mount of charts, of bare visx', value: against('ours'), atMost: 1.2 };
process.exitCode = (await report('ui', [...weightFigures, charted])) ? 0 : 1;
