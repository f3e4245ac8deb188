import { createAction } from '@reduxjs/toolkit';
import { takeEvery } from 'redux-saga/effects';
import { handOver } from '../../shared/store/hand-over.ts';
import type { Feature } from '../../shared/store/store.ts';
import { billingFile } from './operations.ts';

/** A file of an invoice that was sent. */
export const fileRequested = createAction<{ readonly billingId: string; readonly formato: 'xml' | 'pdf' }>(
  'invoices/fileRequested',
);

export const invoicesFeature: Feature = {
  name: 'invoices',
  *saga() {
    yield takeEvery(fileRequested, function* bring({ payload: { billingId, formato } }) {
      const query = { type_file: 'invoice' as const, formato };
      yield* handOver(yield* billingFile.run({ params: { billingId }, query }));
    });
  },
};
