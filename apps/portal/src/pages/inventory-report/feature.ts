import { createAction } from '@reduxjs/toolkit';
import { getProductStock } from '@trastienda/api-client/products';
import { takeEvery } from 'redux-saga/effects';
import { savedAsCsv } from '../../shared/store/export-csv.ts';
import { exportPages } from '../../shared/store/jobs/export-pages.saga.ts';
import type { Feature } from '../../shared/store/store.ts';
import { stockColumns, type StockQuery, type StockRow } from './model.ts';

/** 'Exportar': every SKU that the filters leave. */
export const stockExportRequested = createAction<{ readonly id: string; readonly query: StockQuery }>(
  'inventoryReport/exportRequested',
);

/** The report of stock as a file. */
export const inventoryReportFeature: Feature = {
  name: 'inventory-report',
  *saga() {
    yield takeEvery(stockExportRequested, ({ payload }) =>
      exportPages<StockQuery, StockRow>(
        {
          title: 'Exportar inventario',
          call: getProductStock,
          keyOf: ({ sku }) => sku,
          save: savedAsCsv('inventario', stockColumns),
        },
        payload.id,
        payload,
      ),
    );
  },
};
