import { type CallError, snackbarMessage } from '@trastienda/api-client';
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { put, takeLatest, takeLeading } from 'redux-saga/effects';
import { exportCsv } from '../../shared/store/export-csv.ts';
import { failureNotified } from '../../shared/store/notifications-slice.ts';
import { type Saga, select } from '../../shared/store/saga-effects.ts';
import { type Feature, rootReducer } from '../../shared/store/store.ts';
import { selectTimeZone } from '../../shared/session/selectors.ts';
import { guideReportColumns } from '../../entities/guide/report-columns.ts';
import { byNumber, guideDetail, orderDetail } from '../../entities/order/operations.ts';
import { automaticGuide, guideReport } from './operations.ts';

/** The result of searching a number (D160). */
export type Tracking =
  | { readonly phase: 'looking' | 'unknown' | 'noGuide' }
  | { readonly phase: 'failed'; readonly error: CallError }
  | { readonly phase: 'found'; readonly guide: string };

type State = Readonly<Record<string, Tracking>>;

const slice = createSlice({
  name: 'guideTracking',
  initialState: {} as State,
  reducers: {
    trackingMoved: (
      state,
      { payload }: PayloadAction<{ readonly number: string; readonly tracking: Tracking }>,
    ): State => ({ ...state, [payload.number]: payload.tracking }),
  },
});
rootReducer.inject(slice);
const { trackingMoved } = slice.actions;

type WithTracking = { readonly operations: unknown; readonly guideTracking?: State };
export const selectTracking = (state: WithTracking, number: string): Tracking | null =>
  state.guideTracking?.[number] ?? null;

/** A number of a guide or of an order is looked for. */
export const trackingRequested = createAction<string>('guideTracking/requested');
/** 'Exportar reporte': the guides made between two days. */
export const reportRequested = createAction<{ readonly firstDay: string; readonly lastDay: string }>(
  'guideHistory/reportRequested',
);

function* exportReport({ firstDay, lastDay }: { readonly firstDay: string; readonly lastDay: string }): Saga {
  const timeZone = yield* select(selectTimeZone);
  const result = yield* guideReport.run({
    params: { fecha_inicio: firstDay, fecha_fin: lastDay },
  });
  if (!result.ok) return void (yield put(failureNotified(snackbarMessage(result.error.message))));
  yield* exportCsv({
    fileName: `guias-${firstDay}-${lastDay}.csv`,
    rows: result.value.detail,
    columns: guideReportColumns(timeZone),
  });
}

/**
 * Finds a guide by its number; else an order's: its line's deliveryTrackId, else its channel's automatic guide (D160).
 */
function* find(number: string): Saga<Tracking> {
  const byGuide = yield* guideDetail.run({ params: { guide: number } });
  if (byGuide.ok) return { phase: 'found', guide: number };
  if (byGuide.error.status !== 404) return { phase: 'failed', error: byGuide.error };
  const orders = yield* orderDetail.run(byNumber(number));
  if (!orders.ok) return { phase: 'failed', error: orders.error };
  const [order] = orders.value.rows;
  if (!order) return { phase: 'unknown' };
  const trackId = order.orderedProductsList.find(({ deliveryTrackId }) => deliveryTrackId)?.deliveryTrackId;
  if (trackId) {
    const ofOrder = yield* guideDetail.run({ params: { guide: trackId } });
    if (ofOrder.ok) return { phase: 'found', guide: trackId };
    if (ofOrder.error.status !== 404) return { phase: 'failed', error: ofOrder.error };
  }
  const automatic = yield* automaticGuide.run({ params: { m: order.marketplace, ref: number } });
  if (!automatic.ok)
    return automatic.error.status === 404
      ? { phase: 'noGuide' }
      : { phase: 'failed', error: automatic.error };
  const { guide } = automatic.value.detail;
  const detail = yield* guideDetail.run({ params: { guide } });
  return detail.ok ? { phase: 'found', guide } : { phase: 'failed', error: detail.error };
}

function* track(number: string): Saga {
  yield put(trackingMoved({ number, tracking: { phase: 'looking' } }));
  yield put(trackingMoved({ number, tracking: yield* find(number) }));
}

/** History and tracking of the store's guides. */
export const guideHistoryFeature: Feature = {
  name: 'guide-history',
  *saga() {
    yield takeLeading(reportRequested, ({ payload }) => exportReport(payload));
    yield takeLatest(trackingRequested, ({ payload }) => track(payload));
  },
};
