import { getGuideDetail, listOrders } from '@trastienda/api-client';
import { getAutomaticGuide, getGuidesReport } from '@trastienda/api-client/shippings';
import { exampleSession, mock } from '@trastienda/api-client/msw';
import { describe, expect, test } from 'vitest';
import { createTestApp, type TestAppOptions } from '../../testing/test-app.ts';
import { untilTrue } from '../guide-wizard/testing/guide-app.ts';
import { sessionFeature } from '../../app/session/session.saga.ts';
import { guideHistoryFeature, reportRequested, selectTracking, trackingRequested } from './feature.ts';

async function openApp(options: TestAppOptions = {}) {
  const app = createTestApp({ session: exampleSession, ...options });
  app.store.startFeature(sessionFeature);
  await app.until((state) => state.session.gate.phase === 'open');
  app.store.startFeature(guideHistoryFeature);
  return app;
}
const { guide, orderNumber } = getGuideDetail.example().detail;
const order = orderNumber ?? '';
const days = { firstDay: '2025-11-01', lastDay: '2025-11-25' };
const notes = (app: Awaited<ReturnType<typeof openApp>>) =>
  app.store.getState().notifications.map(({ text }) => text);

/** Knows guides by their own numbers alone. */
const byGuideNumber = mock(getGuideDetail).reply(({ params }) => ({
  ...getGuideDetail.example(),
  detail: { ...getGuideDetail.example().detail, guide: params.guide },
}));
const withTrackId = (deliveryTrackId: string | null) => {
  const [found] = listOrders.example().data;
  const lines = found?.orderedProductsList.map((line) => Object.assign({}, line, { deliveryTrackId })) ?? [];
  return mock(listOrders).reply({
    ...listOrders.example(),
    data: found ? [{ ...found, orderedProductsList: lines }] : [],
  });
};
/** The first question, by the number that was typed, finds no guide. */
const noSuchGuide = mock(getGuideDetail, { once: true }).fails(404);

describe('tracking (S2.69, S3.48, S7.57, S7.58, D160)', () => {
  const track = async (number: string, handlers: TestAppOptions['handlers']) => {
    const app = await openApp({ ...(handlers && { handlers }) });
    app.store.dispatch(trackingRequested(number));
    const seen = () => selectTracking(app.store.getState(), number);
    await app.until(() => seen() !== null && seen()?.phase !== 'looking');
    return { app, seen: seen() };
  };

  test('by guide number asks for that alone', async () => {
    const { app, seen } = await track(guide, [byGuideNumber]);
    expect(seen).toEqual({ phase: 'found', guide });
    expect(app.sent('Ordersfull/seller')).toHaveLength(0);
  });

  test('by order number finds the guide of its line', async () => {
    const { seen } = await track(order, [noSuchGuide, byGuideNumber, withTrackId('794600099999')]);
    expect(seen).toEqual({ phase: 'found', guide: '794600099999' });
  });

  test('by order number finds the channel’s automatic guide', async () => {
    const first = mock(getGuideDetail, { once: true }).fails(404);
    const { seen } = await track(order, [first, byGuideNumber, withTrackId(null)]);
    expect(seen).toEqual({ phase: 'found', guide: getAutomaticGuide.example().detail.guide });
  });

  test('an order without a guide, an unknown number and a silent service are three things', async () => {
    const none = mock(getGuideDetail).fails(404);
    const noAutomatic = mock(getAutomaticGuide).fails(404);
    const nobody = mock(listOrders).reply({ ...listOrders.example(), data: [] });
    expect((await track(order, [none, noAutomatic, withTrackId(null)])).seen).toEqual({ phase: 'noGuide' });
    expect((await track('1', [none, nobody])).seen).toEqual({ phase: 'unknown' });
    expect((await track('1', [mock(getGuideDetail).fails(503)])).seen).toMatchObject({ phase: 'failed' });
  });
});

describe('the history’s acts (S2.69, S3.47)', () => {
  test('the report is CSV with the mark; without rows it says so (S5.6, S5.7, S7.55, S8.12)', async () => {
    const app = await openApp();
    app.store.dispatch(reportRequested(days));
    await untilTrue(() => app.savedFiles.length === 1);
    const [file] = app.savedFiles;
    expect(file?.fileName).toBe('guias-2025-11-01-2025-11-25.csv');
    const bytes = new Uint8Array((await file?.blob.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    app.use(mock(getGuidesReport).reply({ ...getGuidesReport.example(), detail: [] }));
    app.store.dispatch(reportRequested(days));
    await untilTrue(() => notes(app).length > 0);
    expect(notes(app)).toEqual(['No hay datos para exportar']);
    expect(app.savedFiles).toHaveLength(1);
  });
});
