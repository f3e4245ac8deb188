import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { browserFlags, ensureBrowser } from '../browser.ts';
import { root } from '../run.ts';
import { loadedAfterRelease } from './after-release.ts';
import { bundle } from './bundle.ts';
import { benchOptions, report } from './figures.ts';
import { markdown, median, spread } from './statistics.ts';

/**
 * `npm run bench:first-list -- [--origin http://localhost:3000 --repeats 7 --rate 4]`: what a merchant waits for when she
 * opens the list of orders of a running product with an empty cache, beside the bare stack (the same libraries, one list, no
 * session) in one run, under a slowed processor and a slow line. Absolute figures move with the machine; the ratios of one
 * run hardly do, and are the goals.
 */
const values = benchOptions({
  origin: { type: 'string', default: 'http://localhost:3000' },
  repeats: { type: 'string', default: '7' },
  rate: { type: 'string', default: '4' },
});
const repeats = Number(values.repeats);
const rate = Number(values.rate);

/** Slow 4G: 1.6 Mbit/s down, 0.75 up, 150 ms. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};

/** The bare stack: router, store, saga, React Aria's table, one lazy screen. Text, so that it is no part of any package. */
const floorSources = {
  'stack.jsx': `
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router';
import { lazy, Suspense } from 'react';
import { Provider } from 'react-redux';
import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { orders, watch } from './slice.js';
const saga = createSagaMiddleware();
const store = configureStore({ reducer: { orders: orders.reducer }, middleware: (get) => get({ thunk: false }).concat(saga) });
saga.run(watch);
const Orders = lazy(() => import('./orders.jsx'));
createRoot(document.getElementById('root')).render(
  <Provider store={store}><BrowserRouter><Suspense><Routes><Route path="*" element={<Orders />} /></Routes></Suspense></BrowserRouter></Provider>);
`,
  'slice.js': `
import { createSlice } from '@reduxjs/toolkit';
import { call, put, takeLatest } from 'redux-saga/effects';
export const orders = createSlice({
  name: 'orders', initialState: { items: [] },
  reducers: { asked() {}, came(state, { payload }) { state.items = payload; } },
});
function* load() {
  const { items } = yield call(() => fetch('/api/orders').then((answer) => answer.json()));
  yield put(orders.actions.came(items));
}
export function* watch() { yield takeLatest(orders.actions.asked.type, load); }
`,
  'orders.jsx': `
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button, CalendarCell, CalendarGrid, Cell, Column, DateInput, DateRangePicker, DateSegment, Dialog, Group, Heading, Label, ListBox, ListBoxItem, Popover, RangeCalendar, Row, Select, SelectValue, Table, TableBody, TableHeader } from 'react-aria-components';
import { orders } from './slice.js';
const columns = ['id', 'customer', 'date', 'total', 'payment', 'shipping', 'items', 'city'].map((id) => ({ id }));
export default function Orders() {
  const dispatch = useDispatch();
  const { items } = useSelector((state) => state.orders);
  useEffect(() => { dispatch(orders.actions.asked()); }, [dispatch]);
  return (
    <main>
      <h1>Pedidos</h1>
      <Select><Label>Estado</Label><Button><SelectValue /></Button><Popover><ListBox><ListBoxItem id="a">Pagado</ListBoxItem></ListBox></Popover></Select>
      <DateRangePicker><Label>Periodo</Label><Group><DateInput slot="start">{(part) => <DateSegment segment={part} />}</DateInput><DateInput slot="end">{(part) => <DateSegment segment={part} />}</DateInput><Button>v</Button></Group><Popover><Dialog><RangeCalendar><Button slot="previous">a</Button><Heading /><Button slot="next">s</Button><CalendarGrid>{(day) => <CalendarCell date={day} />}</CalendarGrid></RangeCalendar></Dialog></Popover></DateRangePicker>
      <Table aria-label="Pedidos">
        <TableHeader columns={columns}>{({ id }) => <Column isRowHeader={id === 'id'}>{id}</Column>}</TableHeader>
        <TableBody items={items}>{(row) => <Row columns={columns}>{({ id }) => <Cell>{row[id]}</Cell>}</Row>}</TableBody>
      </Table>
    </main>
  );
}
`,
} as const;

const rows = Array.from({ length: 20 }, (_, at) => ({
  id: `PED-${1000 + at}`,
  customer: 'Ana Ruiz',
  date: '2026-08-01',
  total: '$1,299.00',
  payment: 'pagado',
  shipping: 'enviado',
  items: '2',
  city: 'Guadalajara',
}));

async function serveFloor(): Promise<Server> {
  // Beside the packages that it imports.
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'first-list-'));
  for (const [name, source] of Object.entries(floorSources)) writeFileSync(join(folder, name), source);
  const files = await bundle(join(folder, 'stack.jsx')).finally(() => rmSync(folder, { recursive: true }));
  const page =
    '<!doctype html><html lang="es"><title>Pedidos</title><div id="root"></div><script type="module" src="/entry.js"></script>';
  const contentOf = (path: string): readonly [type: string, text: string] => {
    if (path === '/api/orders') return ['application/json', JSON.stringify({ items: rows })];
    const file = files.get(path.slice(1));
    return file === undefined ? ['text/html', page] : ['text/javascript', file];
  };
  return new Promise((resolve) => {
    const server = createServer(({ url = '/' }, response) => {
      const [type, text] = contentOf(url);
      response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'gzip' });
      response.end(gzipSync(text, { level: 9 }));
    }).listen(0, '127.0.0.1', () => resolve(server));
  });
}

type Figures = {
  /** Milliseconds from the start of the visit: largest paint, and the first row with words in it. */
  readonly largest: number;
  readonly rows: number;
  /** Milliseconds of long tasks over 50 each. */
  readonly blocked: number;
  readonly shift: number;
  /** Requests until the first row. */
  readonly requests: number;
};

/** A page of a visit, and what says that its rows are there. */
type Visited = { readonly address: string; readonly ready: string; readonly isAgain?: boolean };

type Watched = { largest: number; rows: number | null; blocked: number; shift: number };
declare const window: { watched: Watched };

/** In the page, before any script of it. */
function watch(selector: string): void {
  const watched: Watched = { largest: 0, rows: null, blocked: 0, shift: 0 };
  window.watched = watched;
  const on = (
    type: string,
    hear: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => hear(entry))).observe({
      type,
      buffered: true,
    });
  on('largest-contentful-paint', (entry) => (watched.largest = entry.startTime));
  on('longtask', (entry) => (watched.blocked += Math.max(0, entry.duration - 50)));
  on('layout-shift', (entry) => {
    if (entry.hadRecentInput !== true) watched.shift += entry.value ?? 0;
  });
  const look = () => {
    const row = document.querySelector(selector);
    if (row !== null && row.textContent.trim() !== '' && row.getBoundingClientRect().height > 0)
      watched.rows = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function visit(
  context: BrowserContext,
  { address, ready, isAgain = false }: Visited,
): Promise<Figures> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  if (!isAgain) await cdp.send('Network.clearBrowserCache');
  await cdp.send('Network.emulateNetworkConditions', line);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  await page.addInitScript(watch, ready);
  await page.goto(address, { waitUntil: 'load', timeout: 120_000 });
  await page.waitForFunction(() => window.watched.rows !== null, undefined, { timeout: 60_000, polling: 50 });
  // This waits for everything that still moves or blocks.
  await page.waitForTimeout(2500);
  const { requests, ...watched } = await page.evaluate(() => ({
    ...window.watched,
    // The document, and what began before there were rows.
    requests:
      1 +
      performance.getEntriesByType('resource').filter((one) => one.startTime < (window.watched.rows ?? 0))
        .length,
  }));
  await page.close();
  return { ...watched, rows: watched.rows ?? Number.NaN, requests };
}

async function signedIn(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'es-MX', viewport: { width: 1366, height: 768 } });
  const page: Page = await context.newPage();
  await page.goto(`${values.origin}/?store=10452`);
  await page.getByRole('button', { name: /Entrar como Mariana/u }).click();
  await page.getByRole('main').waitFor();
  await page.close();
  return context;
}

const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserFlags });
const floor = await serveFloor();
const { port } = floor.address() as AddressInfo;
const merchant = await signedIn(browser);
const rowsOf = (path: string, ready = 'main tbody tr'): Visited => ({ address: values.origin + path, ready });
const orderRows = rowsOf('/mis-pedidos?status=todos', 'main tbody tr[data-key] a');
const visits = {
  'bare stack': { address: `http://127.0.0.1:${port}/`, ready: '[role=row] [role=gridcell], tbody tr td' },
  orders: orderRows,
  // After the one before, with everything that it left in the cache.
  'orders, second visit': { ...orderRows, isAgain: true },
  home: rowsOf('/', 'main h1'),
  catalogue: rowsOf('/mis-productos/catalogo-de-productos'),
  payments: rowsOf('/mis-pagos?marketplace=claroshop'),
  sales: rowsOf('/reportes/ventas'),
} as const satisfies Record<string, Visited>;
type Name = keyof typeof visits;
const names = Object.keys(visits) as Name[];

const measured = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Figures[]>;
// Interleaved, so that what the machine does meanwhile falls on all of them; the first of each only warms it.
for (let round = 0; round <= repeats; round += 1) {
  for (const name of names) {
    const figures = await visit(merchant, visits[name]);
    if (round > 0) measured[name].push(figures);
  }
}
await browser.close();
floor.close();

const of = (name: Name, field: keyof Figures): number[] => measured[name].map((one) => one[field]);
const ratio = (field: keyof Figures, name: Name = 'orders'): number =>
  median(of(name, field)) / median(of('bare stack', field));
console.log(
  markdown([
    ['page', 'largest paint ms', 'rows ms', 'blocked ms', 'requests until the rows', 'layout shift'],
    ...names.map((name) => [
      name,
      spread(of(name, 'largest')),
      spread(of(name, 'rows')),
      spread(of(name, 'blocked')),
      String(median(of(name, 'requests'))),
      median(of(name, 'shift')).toFixed(3),
    ]),
  ]),
);

const afterRelease = await loadedAfterRelease();
const isMet = await report('first-list', [
  { figure: 'largest paint, of the bare stack', value: ratio('largest'), atMost: 0.6 },
  { figure: 'rows on show, of the bare stack', value: ratio('rows'), atMost: 0.5 },
  { figure: 'main thread blocked, of the bare stack', value: ratio('blocked'), atMost: 1.5 },
  { figure: 'requests until the rows', value: median(of('orders', 'requests')), atMost: 10 },
  { figure: 'rows on the second visit, ms', value: median(of('orders, second visit', 'rows')), atMost: 1000 },
  ...(['home', 'catalogue', 'payments', 'sales'] as const).map((name) => ({
    figure: `rows of ${name}, of the bare stack`,
    value: ratio('rows', name),
  })),
  { figure: 'layout shift of orders', value: median(of('orders', 'shift')), atMost: 0.02 },
  { figure: 'layout shift of home', value: median(of('home', 'shift')), atMost: 0.02 },
  {
    figure: 'scripts and style after a release of one changed page, kB',
    value: afterRelease.known,
    atMost: 35,
  },
  { figure: 'the same without compression dictionaries, kB', value: afterRelease.unknown },
]);
process.exitCode = isMet ? 0 : 1;
