import { ALL_PAYMENTS_FAILED, type CallInput, type Deposit, fail } from '@trastienda/api-client';
import { listPayments } from '@trastienda/api-client/invoice';
import {
  addMoney,
  type Centavos,
  channelName,
  type CsvColumn,
  formatForFile,
  fromCentavos,
} from '@trastienda/domain';
import { createAction } from '@reduxjs/toolkit';
import { put, takeEvery } from 'redux-saga/effects';
import { savedAsCsv } from '../../shared/store/export-csv.ts';
import { handOver } from '../../shared/store/hand-over.ts';
import { exportPages } from '../../shared/store/jobs/export-pages.saga.ts';
import { operationAction } from '../../shared/store/operations-slice.ts';
import type { Saga } from '../../shared/store/saga-effects.ts';
import type { Feature } from '../../shared/store/store.ts';
import { accountantPack, depositInvoice, depositMovements } from './operations.ts';

type Query = CallInput<typeof listPayments>['query'];

/** 'Exportar': every deposit that meets the filters; a repeat of it has the same id. */
export const exportRequested = createAction<{ readonly id: string; readonly query: Query }>(
  'payments/exportRequested',
);
/** A file of one deposit. */
export const fileRequested = createAction<{
  readonly depositId: string;
  readonly file: 'invoice' | 'movements';
}>('payments/fileRequested');
/** 'Paquete para el contador': of one channel, or of all three. */
export const packRequested = createAction<{
  readonly month: string;
  readonly marketplace: 'CS' | 'SR' | 'SN' | null;
}>('payments/packRequested');

/** The key of the state for the last reading of all deposits (S8.7). */
const allPayments = { operation: 'listAllPayments', key: '', isAhead: false } as const;

const mxn = (header: string, amountOf: (deposit: Deposit) => Centavos): CsvColumn<Deposit> => ({
  header,
  value: (deposit) => fromCentavos(amountOf(deposit)),
});

/** The columns of the file; times on the clock of a zone. */
export const depositColumns = (timeZone: string): readonly CsvColumn<Deposit>[] => [
  { header: 'Folio', value: ({ id }) => id, isText: true },
  { header: 'Canal', value: ({ channel }) => channelName(channel) },
  { header: 'Desde', value: ({ firstDay }) => firstDay },
  { header: 'Hasta', value: ({ lastDay }) => lastDay },
  { header: 'Depositado', value: ({ paidAt }) => formatForFile(paidAt, timeZone) },
  { header: 'Pedidos', value: ({ orders }) => orders },
  mxn('Ventas MXN', ({ sales }) => sales),
  mxn('Comisión MXN', ({ commission }) => commission),
  mxn('ISR retenido MXN', ({ isr }) => isr),
  mxn('IVA retenido MXN', ({ iva }) => iva),
  mxn('Guías MXN', ({ guides }) => guides),
  mxn('Otros MXN', ({ others }) => others),
  mxn('Depósito MXN', ({ paid }) => paid),
  mxn('Esperado MXN', ({ paid, difference }) => addMoney(paid, difference)),
  mxn('Diferencia MXN', ({ difference }) => difference),
  { header: 'Estado', value: ({ state }) => state },
  { header: 'Referencia', value: ({ reference }) => reference, isText: true },
];

/** In the background, page by page, with its progress in the tray. */
const exportDeposits = ({ payload: { id, query } }: ReturnType<typeof exportRequested>): Saga =>
  exportPages<Query, Deposit>(
    {
      title: 'Exportar depósitos',
      call: listPayments,
      keyOf: (deposit) => deposit.id,
      save: savedAsCsv('depositos', depositColumns),
      *onPageFailed(error) {
        yield put(
          operationAction(allPayments, {
            phase: 'failed',
            error: { ...error, message: ALL_PAYMENTS_FAILED },
          }),
        );
      },
    },
    id,
    { query },
  );

function* bringFile({ payload: { depositId, file } }: ReturnType<typeof fileRequested>): Saga {
  const operation = file === 'invoice' ? depositInvoice : depositMovements;
  yield* handOver(yield* operation.run({ params: { paymentId: depositId } }));
}

function* bringPack({ payload: { month, marketplace } }: ReturnType<typeof packRequested>): Saga {
  const query = marketplace === null ? {} : { marketplace };
  const result = yield* accountantPack.run({ params: { month }, query });
  yield* handOver(
    !result.ok && result.error.status === 404
      ? fail({ kind: 'input', message: 'No hay movimientos en ese mes' })
      : result,
  );
}

/** The acts of the payments page besides reading: files and the export. */
export const paymentsFeature: Feature = {
  name: 'payments',
  *saga() {
    yield takeEvery(exportRequested, exportDeposits);
    yield takeEvery(fileRequested, bringFile);
    yield takeEvery(packRequested, bringPack);
  },
};
