import type { CallInput } from '@trastienda/api-client';
import { downloadBulkLoadTemplate } from '@trastienda/api-client/liubliana';
import { createAction } from '@reduxjs/toolkit';
import { takeEvery } from 'redux-saga/effects';
import { createOperation } from '../../shared/store/create-operation.ts';
import { handOver } from '../../shared/store/hand-over.ts';
import type { Feature } from '../../shared/store/store.ts';

export type TemplateFormat = 'csv' | 'xlsx';

/** One at a time of each format. */
export const templateFile = createOperation(downloadBulkLoadTemplate, {
  keyOf: ({ query }) => query?.format ?? '',
  keep: 0,
});

/** 'Descargar CSV', 'Descargar Excel'. */
export const templateRequested =
  createAction<CallInput<typeof downloadBulkLoadTemplate>>('bulkTemplate/requested');

export const templateFeature: Feature = {
  name: 'bulk-template',
  *saga() {
    yield takeEvery(templateRequested, function* bring({ payload }) {
      yield* handOver(yield* templateFile.run(payload));
    });
  },
};
