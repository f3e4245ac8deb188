import process from 'node:process';
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { startGateway } from '../../apps/portal/e2e/support/gateway.ts';
import { signIn } from '../../apps/portal/e2e/support/sign-in.ts';
import { browserFlags, ensureBrowser } from '../browser.ts';
import { benchOptions, report } from './figures.ts';
import { markdown, median, spread } from './statistics.ts';

/**
 * `npm run bench:search [-- --turns 7 --rate 4]`: how long typing a search of twelve letters holds the page up, on the
 * built portal (`npm run build` before) and the demo's orders, under a slowed processor: the longest task of the main
 * thread, and the longest wait for a frame, while typing and then until the results are on show. The floor is the same
 * typing into a page of one input.
 */
const values = benchOptions({
  turns: { type: 'string', default: '7' },
  rate: { type: 'string', default: '4' },
});
const turns = Number(values.turns);
const rate = Number(values.rate);
const words = 'maria guadal';
/** Milliseconds between two keys: a person who types fast. */
const pace = 90;
/** Milliseconds: what no task of typing may take. */
const goal = 50;

/** Milliseconds. */
type Held = { readonly task: number; readonly frame: number };
type Turn = { readonly typing: Held; readonly landing: Held };

type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  readonly pid: number;
  readonly tid: number;
};

const marks = ['typing', 'landing', 'over'] as const;

/** The longest task between two marks of the page's main thread; `frame` marks separate frames. */
function heldBetween(events: readonly TraceEvent[], from: string, to: string): Held {
  const begin = events.find(({ name }) => name === from);
  const end = events.find(({ name }) => name === to);
  if (!begin || !end) throw new Error(`No mark ${begin ? to : from} in the trace`);
  const own = events.filter(({ pid, tid }) => pid === begin.pid && tid === begin.tid);
  const tasks = own.filter(
    ({ name, ts, dur = 0 }) => name === 'RunTask' && ts < end.ts && ts + dur > begin.ts,
  );
  const frames = [
    begin.ts,
    ...own.filter(({ name, ts }) => name === 'frame' && ts > begin.ts && ts < end.ts).map(({ ts }) => ts),
    end.ts,
  ];
  const waits = frames.slice(1).map((ts, at) => ts - (frames[at] ?? ts));
  return {
    task: Math.max(0, ...tasks.map(({ dur = 0 }) => dur)) / 1000,
    frame: Math.max(0, ...waits) / 1000,
  };
}

const mark = (page: Page, name: (typeof marks)[number]) =>
  page.evaluate((it) => void performance.mark(it), name);

/** Types into the field as a person does, and waits for what it leads to. */
async function search(
  browser: Browser,
  page: Page,
  field: Locator,
  landed: () => Promise<void>,
): Promise<Turn> {
  await field.focus();
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline', 'blink.user_timing'],
  });
  await mark(page, 'typing');
  await page.keyboard.type(words, { delay: pace });
  await mark(page, 'landing');
  await landed();
  await mark(page, 'over');
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const events = trace.traceEvents.toSorted((a, b) => a.ts - b.ts);
  return {
    typing: heldBetween(events, 'typing', 'landing'),
    landing: heldBetween(events, 'landing', 'over'),
  };
}

/** Slows the page, and marks each of its frames. */
async function slow(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await page.evaluate(() => {
    const next = () => {
      performance.mark('frame');
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
}

/** Resolves when the page has drawn its last update. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

const gateway = await startGateway();
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserFlags });
const rows: { readonly name: string; readonly turns: Turn[] }[] = [];
const measure = async (name: string, turn: () => Promise<Turn>) => {
  const all: Turn[] = [];
  // The first one only warms.
  for (let at = -1; at < turns; at += 1) {
    const took = await turn();
    if (at >= 0) all.push(took);
  }
  rows.push({ name, turns: all });
};
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'es-MX' });

  const floor = await context.newPage();
  await floor.setContent('<input aria-label="Buscar">');
  await slow(floor);
  const input = floor.getByLabel('Buscar');
  await measure('floor: one input', async () => {
    await input.fill('');
    return search(browser, floor, input, () => drawn(floor));
  });
  await floor.close();

  const page = await context.newPage();
  await signIn(page, gateway.origin);
  const list = `${gateway.origin}/mis-pedidos?status=todos&tamano=50`;
  const open = async () => {
    await page.goto(list);
    await page.locator('tr a').first().waitFor();
    await page.waitForLoadState('networkidle');
    await slow(page);
  };
  const inList = page.locator('[data-page-search] input').first();
  const found = async () => {
    await page.keyboard.press('Enter');
    await page.waitForURL(/search=maria/u);
    await page
      .getByText(/^\d+–\d+ de [\d,]+$|^Ningún pedido coincide/u)
      .first()
      .waitFor();
    await page.waitForLoadState('networkidle');
    await drawn(page);
  };
  await measure('the list of orders, then Enter', async () => {
    await open();
    return search(browser, page, inList, found);
  });
  await measure('the same, and then its 50 rows again', async () => {
    await open();
    return search(browser, page, inList, async () => {
      await found();
      await page.getByRole('button', { name: 'Borrar búsqueda' }).first().click();
      await page.locator('tr a').nth(20).waitFor();
      await drawn(page);
    });
  });
  await measure('everything (Ctrl K), answered as one types', async () => {
    await open();
    await page.keyboard.press('Control+K');
    const field = page.getByRole('combobox', { name: 'Buscar y hacer' });
    await field.waitFor();
    return search(browser, page, field, async () => {
      await page.waitForLoadState('networkidle');
      await drawn(page);
    });
  });
} finally {
  await browser.close();
  await gateway.stop();
}

const of = (all: readonly Turn[], when: keyof Turn, what: keyof Held) => all.map((turn) => turn[when][what]);
console.log(
  `Chromium, processor slowed ${rate} times, «${words}», a key each ${pace} ms, ${turns} turns; milliseconds, median (least–most)\n`,
);
console.log(
  markdown([
    ['search', 'typing: longest task', 'longest frame', 'landing: longest task', 'longest frame'],
    ...rows.map(({ name, turns: all }) => [
      name,
      spread(of(all, 'typing', 'task')),
      spread(of(all, 'typing', 'frame')),
      spread(of(all, 'landing', 'task')),
      spread(of(all, 'landing', 'frame')),
    ]),
  ]),
);
const isMet = await report(
  'search',
  rows.map(({ name, turns: all }) => ({
    figure: `${name}: longest task while typing, ms`,
    value: median(of(all, 'typing', 'task')),
    atMost: goal,
  })),
);
process.exitCode = isMet ? 0 : 1;
