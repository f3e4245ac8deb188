import { getGeneralReport } from '@trastienda/api-client/kidal';
import { getGuidesReport } from '@trastienda/api-client/shippings';
import { mock } from '@trastienda/api-client/msw';
import { describe, expect, test } from 'vitest';
import { storeChosen } from '../../shared/session/slice.ts';
import { jobCancelled, jobRetried } from '../../shared/store/jobs/jobs-slice.ts';
import { createTestApp, type TestAppOptions } from '../../testing/test-app.ts';
import { downloadReportFeature, reportRequested } from './feature.ts';
import type { ReportRequest } from './report-request.ts';

const head = 'Pedido,Canal,Producto\n';
const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64');

/** A service with a row for each month that was asked. */
const byMonth = mock(getGeneralReport).reply(({ query }) => ({
  data: base64(`${head}${query.fechaInicio},CS,Jarrón «ñandú»\n`),
}));

const asked: ReportRequest = {
  id: 'job-1',
  kind: 'general',
  firstDay: '2025-09-20',
  lastDay: '2025-11-10',
  channels: ['CS'],
  sku: 'VS-6',
};

function opened(handlers: NonNullable<TestAppOptions['handlers']>) {
  const app = createTestApp({ handlers });
  app.store.dispatch(storeChosen('10452'));
  app.store.startFeature(downloadReportFeature);
  const job = () => app.store.getState().jobs.find(({ id }) => id === asked.id);
  const ended = (state: string) => app.until(({ jobs }) => jobs.some((one) => one.state === state));
  const days = () =>
    app.sent('reporteGral').map(({ url }) => {
      const query = new URL(url).searchParams;
      return `${query.get('fechaInicio')} ${query.get('fechaFin')}`;
    });
  return { ...app, job, ended, days };
}

describe('a report as a file (D306)', () => {
  test('is asked for month by month, oldest first, and saved whole: one mark of its encoding, one first line', async () => {
    const app = opened([byMonth]);
    app.store.dispatch(reportRequested(asked));
    await app.ended('done');
    expect(app.days()).toEqual(['2025-09-20 2025-09-30', '2025-10-01 2025-10-31', '2025-11-01 2025-11-10']);
    expect(app.savedFiles.map(({ fileName }) => fileName)).toEqual([
      'reporte-general-2025-09-20-2025-11-10.csv',
    ]);
    const bytes = new Uint8Array((await app.savedFiles[0]?.blob.arrayBuffer()) ?? new ArrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toBe(
      `${head}2025-09-20,CS,Jarrón «ñandú»\n2025-10-01,CS,Jarrón «ñandú»\n2025-11-01,CS,Jarrón «ñandú»\n`,
    );
    const query = new URL(app.sent('reporteGral')[0]?.url ?? '').searchParams;
    expect([query.getAll('marketPlace'), query.get('sku')]).toEqual([['CS'], 'VS-6']);
  });

  test('a month that failed is tried again by itself; nothing is saved before the whole is there', async () => {
    let isDown = true;
    const app = opened([
      mock(getGeneralReport).reply(({ query }) => {
        if (isDown && query.fechaInicio === '2025-10-01') throw new Error('down');
        return { data: base64(`${head}${query.fechaInicio}\n`) };
      }),
    ]);
    app.store.dispatch(reportRequested(asked));
    await app.ended('failed');
    expect(app.savedFiles).toEqual([]);
    isDown = false;
    const before = app.days().filter((days) => days.startsWith('2025-09')).length;
    app.store.dispatch(jobRetried(asked.id));
    await app.ended('done');
    expect(app.days().filter((days) => days.startsWith('2025-09'))).toHaveLength(before);
    expect(await app.savedFiles[0]?.blob.text()).toBe(`${head}2025-09-20\n2025-10-01\n2025-11-01\n`);
  });

  test('columns that change on the way, and what is no base64, are failures and no file', async () => {
    const changing = opened([
      mock(getGeneralReport).reply(({ query }) => ({
        data: base64(`${query.fechaInicio === '2025-10-01' ? 'Pedido\n' : head}1\n`),
      })),
    ]);
    changing.store.dispatch(reportRequested(asked));
    await changing.ended('failed');
    const garbled = opened([mock(getGeneralReport).reply({ data: '%%%' })]);
    garbled.store.dispatch(reportRequested(asked));
    await garbled.ended('failed');
    expect([changing.savedFiles, garbled.savedFiles]).toEqual([[], []]);
  });

  test('S8.12: without a row there is nothing to export, and the tray is empty again', async () => {
    const app = opened([mock(getGeneralReport).reply({ data: base64(head) })]);
    app.store.dispatch(reportRequested(asked));
    await app.until(({ notifications }) =>
      JSON.stringify(notifications).includes('No hay datos para exportar'),
    );
    expect(app.job()).toBeUndefined();
    expect(app.savedFiles).toEqual([]);
  });

  test('stopped, its request is given up and nothing is saved', async () => {
    const app = opened([mock(getGeneralReport).delays('infinite')]);
    app.store.dispatch(reportRequested(asked));
    await app.ended('running');
    app.store.dispatch(jobCancelled(asked.id));
    await app.ended('cancelled');
    expect(app.job()).toMatchObject({ done: 0, total: 3 });
    expect(app.savedFiles).toEqual([]);
  });

  test('guides come the same way, those of the chosen channels only', async () => {
    const [guide] = getGuidesReport.example().detail;
    const ofChannel = (marketplace: string) => ({ ...guide, marketplace, guide: `G-${marketplace}` });
    const app = opened([
      mock(getGuidesReport).reply({
        ...getGuidesReport.example(),
        detail: [ofChannel('CS'), ofChannel('ML')] as never,
      }),
    ]);
    app.store.dispatch(reportRequested({ ...asked, kind: 'guias', firstDay: '2025-11-01', sku: '' }));
    await app.ended('done');
    const text = (await app.savedFiles[0]?.blob.text()) ?? '';
    expect(text).toContain('G-CS');
    expect(text).not.toContain('G-ML');
  });
});
