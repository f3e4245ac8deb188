import { getProductStock } from '@trastienda/api-client/products';
import { mock } from '@trastienda/api-client/msw';
import { describe, expect, test } from 'vitest';
import { storeChosen } from '../../shared/session/slice.ts';
import { jobRetried } from '../../shared/store/jobs/jobs-slice.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { inventoryReportFeature, stockExportRequested } from './feature.ts';

const example = getProductStock.example();
const rowOf = (sku: string) => example.data.map((row) => ({ ...row, sku })).slice(0, 1);

/** So many SKUs; a page that is down fails. One moves to the next page while they are read. */
function opened(count: number) {
  const down = new Set<number>();
  const skus = Array.from({ length: count }, (_, at) => `SKU-${at}`);
  const service = mock(getProductStock).reply(({ query: { page = 1, pageSize = 20 } = {} }) => {
    if (down.has(page)) throw new Error('down');
    const from = Math.max(0, (page - 1) * pageSize - (page > 1 ? 1 : 0));
    return {
      ...example,
      data: skus.slice(from, page * pageSize).flatMap(rowOf),
      pagination: { ...example.pagination, page, page_size: pageSize, total_registros: count },
    };
  });
  const app = createTestApp({ handlers: [service] });
  app.store.dispatch(storeChosen('10452'));
  app.store.startFeature(inventoryReportFeature);
  const ended = (state: string) => app.until(({ jobs }) => jobs.some((one) => one.state === state));
  const pages = () => app.sent('product/stock').map(({ url }) => new URL(url).searchParams.get('page'));
  return { ...app, down, ended, pages };
}

describe('stock as a file', () => {
  test('holds each SKU once, and a page that failed is asked again alone', async () => {
    const app = opened(250);
    app.down.add(2);
    app.store.dispatch(stockExportRequested({ id: 'job-1', query: { name: 'vaso' } }));
    await app.ended('failed');
    expect(app.savedFiles).toEqual([]);
    app.down.clear();
    const firsts = app.pages().filter((page) => page === '1').length;
    app.store.dispatch(jobRetried('job-1'));
    await app.ended('done');
    expect(app.pages().filter((page) => page === '1')).toHaveLength(firsts);
    const [file] = app.savedFiles;
    expect(file?.fileName).toBe('inventario-2025-11-25.csv');
    const lines = ((await file?.blob.text()) ?? '').trim().split('\r\n');
    expect(lines).toHaveLength(251);
    expect(new Set(lines.slice(1).map((line) => line.split(',')[0])).size).toBe(250);
    expect(new URL(app.sent('product/stock')[0]?.url ?? '').searchParams.get('name')).toBe('vaso');
  });

  test('without a SKU is no file', async () => {
    const app = opened(0);
    app.store.dispatch(stockExportRequested({ id: 'job-1', query: {} }));
    await app.until(({ notifications }) =>
      JSON.stringify(notifications).includes('No hay datos para exportar'),
    );
    expect(app.savedFiles).toEqual([]);
  });
});
