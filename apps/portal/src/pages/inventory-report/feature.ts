import { createAction } from '@reduxjs/toolkit';
import { succeed } from '@trastienda/api-client';
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
          async readPage(request, query, options) {
            const read = await request(getProductStock, { query }, options);
            if (!read.ok) return read;
            const { data: rows, pagination } = read.value;
            return succeed({ rows, total: pagination.total_registros });
          },
          keyOf: ({ sku }) => sku,
          save: savedAsCsv('inventario', stockColumns),
        },
        payload.id,
        payload,
      ),
    );
  },
};
