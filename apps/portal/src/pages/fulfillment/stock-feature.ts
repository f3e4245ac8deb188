import { createAction } from '@reduxjs/toolkit';
import { listInventory } from '@trastienda/api-client/shippings';
import { takeEvery } from 'redux-saga/effects';
import { savedAsCsv } from '../../shared/store/export-csv.ts';
import { exportPages } from '../../shared/store/jobs/export-pages.saga.ts';
import type { Feature } from '../../shared/store/store.ts';
import { stockColumns, type StockQuery } from './stock-model.ts';
import type { StoredRow } from './withdraw-model.ts';

/** 'Exportar': every row that the filters leave. */
export const stockExportRequested = createAction<{ readonly id: string; readonly query: StockQuery }>(
  'fulfillment/exportRequested',
);

/** The stock of the warehouses, as a file. */
export const stockFeature: Feature = {
  name: 'fulfillment-stock',
  *saga() {
    yield takeEvery(stockExportRequested, ({ payload }) =>
      exportPages<StockQuery, StoredRow>(
        {
          title: 'Exportar inventario del almacén',
          call: listInventory,
          keyOf: ({ sku, warehouseId }) => `${sku} ${warehouseId}`,
          save: savedAsCsv('inventario-almacen', stockColumns),
        },
        payload.id,
        payload,
      ),
    );
  },
};
