import { createAction } from '@reduxjs/toolkit';
import { takeEvery } from 'redux-saga/effects';
import type { Feature } from '../../shared/store/store.ts';
import type { ReportRequest } from './report-request.ts';
import { downloadReport } from './report.saga.ts';

/** 'Descargar CSV': begins in the background, and goes on when the page is left. */
export const reportRequested = createAction<ReportRequest>('downloadReport/requested');

/** Reports as files, month by month. */
export const downloadReportFeature: Feature = {
  name: 'download-report',
  *saga() {
    yield takeEvery(reportRequested, ({ payload }) => downloadReport(payload));
  },
};
