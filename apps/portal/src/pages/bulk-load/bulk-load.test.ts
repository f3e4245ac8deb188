import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCsv } from '@trastienda/domain';
import { memoryStore } from '../../shared/persistence/memory-store.ts';
import { storeChosen } from '../../shared/session/slice.ts';
import { createTestApp } from '../../testing/test-app.ts';
import {
  columnsChosen,
  createBulkLoadFeature,
  errorsRequested,
  fileChosen,
  mendedRequested,
  saveRequested,
} from '../../features/bulk-loads/file-feature.ts';
import { keepFile, keptFile } from '../../features/bulk-loads/kept-file.ts';
import { afterRetries, columnKeys, columnsSaid, isOpen } from './model.ts';
import { rowsCsv } from '../../features/bulk-loads/row-file.ts';
import { loadBegun, selectBegun, selectMissing } from '../../features/bulk-loads/slice.ts';
import { badRows, load, loadService, type Log } from './testing/load-service.ts';

function open(failed = badRows) {
  const service = loadService({}, failed);
  const app = createTestApp({ handlers: service.handlers });
  app.store.startFeature(createBulkLoadFeature(memoryStore()));
  app.store.dispatch(storeChosen('10452'));
  const begun = (id: string) => app.until((state) => selectBegun(state) === id);
  return { ...app, ...service, begun };
}
const file = new File(['sku,price\r\nVS-6,899\r\n'], 'catalogo.csv', { type: 'text/csv' });
const chosen = fileChosen({ file, type: 'alta', salesChannels: ['SR'], key: 'llave-1' });

test('a file is reviewed first, and the same file is saved with the key of its review', async () => {
  const app = open();
  app.store.dispatch(chosen);
  await app.begun('revision-1');
  app.store.dispatch(saveRequested(load({ id: 'revision-1', dryRun: true })));
  await app.begun('carga-8');
  expect(app.sent).toMatchObject([
    { dryRun: true, key: 'llave-1', csv: 'sku,price\r\nVS-6,899\r\n' },
    { dryRun: false, key: 'carga-revision-1', csv: 'sku,price\r\nVS-6,899\r\n' },
  ]);
});

test('columns that are chosen review the same file again, and it is saved with them', async () => {
  const app = open();
  app.store.dispatch(chosen);
  await app.begun('revision-1');
  const review = load({ id: 'revision-1', dryRun: true });
  app.store.dispatch(loadBegun(null));
  app.store.dispatch(columnsChosen({ load: review, columns: ['sku', '-'], key: 'llave-2' }));
  await app.begun('revision-1');
  app.store.dispatch(saveRequested(review));
  await app.begun('carga-8');
  expect(app.sent.map(({ dryRun, key, columns }) => [dryRun, key, columns])).toEqual([
    [true, 'llave-1', []],
    [true, 'llave-2', ['sku', '-']],
    [false, 'carga-revision-1', ['sku', '-']],
  ]);
});

test('letters that are read as she chose are read so when the file is saved, too', async () => {
  const app = open();
  app.store.dispatch(fileChosen({ ...chosen.payload, encoding: 'macintosh' }));
  await app.begun('revision-1');
  app.store.dispatch(saveRequested(load({ id: 'revision-1', dryRun: true })));
  await app.begun('carga-8');
  expect(app.sent.map(({ dryRun, encoding }) => [dryRun, encoding])).toEqual([
    [true, 'macintosh'],
    [false, 'macintosh'],
  ]);
});

test('which columns are used, and which are left out, is a sentence', () => {
  const of = (...keys: (string | null)[]) =>
    columnsSaid([
      ...keys.map((key) => ({ head: 'x', key, sample: '1' })),
      { head: 'vacía', key: null, sample: '' },
    ]);
  expect(of(...Array.from({ length: 12 }, () => null))).toMatch(/«x» y 7 más\.$/u);
  expect([of('sku'), of('sku', 'name'), of('sku', null), of('sku', null, null)]).toEqual([
    'Usamos la única que tiene.',
    'Usamos las 2.',
    'Usamos 1 de 2. Queda fuera «x».',
    'Usamos 1 de 3. Quedan fuera «x» y «x».',
  ]);
});

test('without its file nothing is sent, and the page says so', async () => {
  const app = open();
  app.store.dispatch(saveRequested(load({ id: 'revision-2', dryRun: true })));
  await app.until((state) => selectMissing(state) === 'revision-2');
  expect(app.sent).toEqual([]);
});

test('mended rows are sent with their numbers, and the same ones with the same key', async () => {
  const app = open();
  const rows = [{ row: 14, values: { sku: 'CF-IT-6', price: '689.50' } }];
  app.store.dispatch(mendedRequested({ load: load(), rows }));
  await expect.poll(() => app.sent.length).toBe(1);
  await expect.poll(() => app.requests.filter(({ url }) => url.includes('carga-9-0')).length).toBe(0);
  app.store.dispatch(mendedRequested({ load: load(), rows }));
  await expect.poll(() => app.sent.length).toBe(2);
  const [first, second] = app.sent;
  expect(first).toMatchObject({ retryOf: 'carga-8', dryRun: false });
  expect(parseCsv(first?.csv ?? '')).toEqual([
    ['fila', 'sku', 'price'],
    ['14', 'CF-IT-6', '689.50'],
  ]);
  expect(second?.key).toBe(first?.key);
});

test('the rows that failed are a file: their columns, and what to correct', async () => {
  const app = open();
  app.store.dispatch(errorsRequested(load()));
  await expect.poll(() => app.savedFiles.length).toBe(1);
  const [saved] = app.savedFiles;
  const [heads, first] = parseCsv((await saved?.blob.text()) ?? '');
  expect(heads?.slice(0, 1)).toEqual(['Fila']);
  expect(heads?.slice(-2)).toEqual(['Qué corregir', 'Sugerencia']);
  expect(first?.slice(-2)).toEqual(['Usa punto para los centavos', '689.50']);
});

test.each([0, 1, 199, 200, 201, 400, 401])('of %i rows that failed all are in the file', async (count) => {
  const failed = Array.from({ length: count }, (_, at) => ({ ...badRows[0], row: at + 2 }));
  const app = open(failed as Log['log']);
  app.store.dispatch(errorsRequested(load()));
  await expect.poll(() => app.savedFiles.length + app.store.getState().notifications.length).toBe(1);
  const [, ...rows] = parseCsv((await app.savedFiles[0]?.blob.text()) ?? '');
  expect(rows.map(([row]) => Number(row))).toEqual(failed.map(({ row }) => row));
});

test('three files are kept, the oldest one gives room', async () => {
  const store = memoryStore();
  const owner = { user: 'mariana', storeId: '10452' };
  const bytes = new ArrayBuffer(1);
  for (const at of [1, 2, 3, 4]) {
    const kept = {
      id: `r-${at}`,
      type: 'alta' as const,
      salesChannels: [],
      name: 'a.csv',
      mime: '',
      bytes,
      at,
    };
    await keepFile(store, owner, kept);
  }
  expect(await keptFile(store, owner, 'r-1')).toBeNull();
  expect(await keptFile(store, owner, 'r-4')).toMatchObject({ name: 'a.csv' });
});

test('a cell is mended once it says something else, and not once it says the same again', () => {
  const [row] = badRows;
  if (row === undefined) throw new Error('no row');
  const fault = { ...row, code: '' };
  expect(isOpen(fault, row, {})).toBe(true);
  expect(isOpen(fault, row, { 14: { price: '689.50' } })).toBe(false);
  expect(isOpen(fault, row, { 14: { price: '$689,50' } })).toBe(true);
  expect(isOpen(fault, row, { 14: { name: 'Otra' } })).toBe(true);
});

test('rows that went well the second time are gone, those that failed again say why now', () => {
  const [one, two, three] = badRows;
  if (one === undefined || two === undefined || three === undefined) throw new Error('no rows');
  const again = { ...two, message: 'Escribe un número' };
  const rows = afterRetries(
    [one, two, three],
    [{ ...one, outcome: 'updated' }, again, { ...three, outcome: 'pending' }],
  );
  expect(rows).toEqual([again, three]);
});

test('the grid has the columns that tell the product, and those with a fault', () => {
  expect(columnKeys(badRows)).toEqual(['sku', 'name', 'price', 'stock', 'category']);
  const [row] = badRows;
  if (row === undefined) throw new Error('no row');
  const other = { ...row, field: 'weight', notes: [], values: { ...row.values, brand: 'X', weight: '' } };
  expect(columnKeys([other])).toEqual(['sku', 'name', 'price', 'stock', 'category', 'weight']);
});

test('what a mended row says arrives as it was written, whatever it is', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 20 });
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('sku', 'name', 'price'), text, { minKeys: 1 }), (values) => {
      const [heads = [], cells = []] = parseCsv(rowsCsv([{ row: 14, values }]));
      const read = Object.fromEntries(heads.map((head, at) => [head, cells[at] ?? '']));
      for (const [key, value] of Object.entries(values)) {
        // A text that a spreadsheet would reckon has an apostrophe, and an id is `="0100"`: the service takes both off.
        expect([value.trim(), `'${value}`.trim(), value]).toContain(read[key]?.replace(/\r\n?/gu, '\n'));
      }
    }),
  );
});
