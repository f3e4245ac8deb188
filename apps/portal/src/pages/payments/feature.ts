import {
  ALL_PAYMENTS_FAILED,
  type CallInput,
  fail,
  listAll,
  NOTHING_TO_EXPORT,
  type CallResult,
} from '@trastienda/api-client';
import { listPayments } from '@trastienda/api-client/invoice';
import {
  addMoney,
  channelName,
  type CsvColumn,
  formatForFile,
  fromCentavos,
  localDay,
  toCentavos,
} from '@trastienda/domain';
import { createAction } from '@reduxjs/toolkit';
import { call, put, takeEvery } from 'redux-saga/effects';
import { dependency } from '../../shared/store/context.ts';
import { exportCsv } from '../../shared/store/export-csv.ts';
import { handOver } from '../../shared/store/hand-over.ts';
import { causeWords } from '../../shared/store/jobs/failures.ts';
import { isRetried, untilStopped } from '../../shared/store/jobs/job.saga.ts';
import { jobChanged } from '../../shared/store/jobs/jobs-slice.ts';
import { nothingToExport } from '../../shared/store/jobs/resumable-job.saga.ts';
import { operationAction } from '../../shared/store/operations-slice.ts';
import { call as callSaga, type Saga, select } from '../../shared/store/saga-effects.ts';
import { selectTimeZone } from '../../shared/session/selectors.ts';
import type { Feature } from '../../shared/store/store.ts';
import type { Payment } from './model.ts';
import { accountantPack, paymentInvoice, paymentMovements } from './operations.ts';

type Query = CallInput<typeof listPayments>['query'];

/** 'Exportar': every deposit that meets the filters; a repeat of it has the same id. */
export const exportRequested = createAction<{ readonly id: string; readonly query: Query }>(
  'payments/exportRequested',
);
/** A file of one deposit. */
export const fileRequested = createAction<{
  readonly paymentId: string;
  readonly file: 'invoice' | 'movements';
}>('payments/fileRequested');
/** 'Paquete para el contador': of one channel, or of all three. */
export const packRequested = createAction<{
  readonly month: string;
  readonly marketplace: 'CS' | 'SR' | 'SN' | null;
}>('payments/packRequested');

const title = 'Exportar depósitos';
/** The key of the state for the last reading of all deposits (S8.7). */
const allPayments = { operation: 'listAllPayments', key: '', isAhead: false } as const;

function* readAll(
  query: Query,
  onProgress: (done: number, total: number) => void,
): Saga<CallResult<Payment[]>> {
  const request = yield* dependency('request');
  const result = yield* callSaga(() =>
    listAll(request, listPayments, { query }, { failureMessage: ALL_PAYMENTS_FAILED, onProgress }),
  );
  if (!result.ok && result.error.message !== NOTHING_TO_EXPORT)
    yield put(operationAction(allPayments, { phase: 'failed', error: result.error }));
  return result;
}

const expected = ({ monto_pagado: paid, diferencia: difference }: Payment): number =>
  fromCentavos(addMoney(toCentavos(paid), toCentavos(difference)));

/** The columns of the file; times on the clock of a zone. */
export const depositColumns = (timeZone: string): readonly CsvColumn<Payment>[] => [
  { header: 'Folio', value: ({ id }) => id, isText: true },
  { header: 'Canal', value: ({ marketplace }) => channelName(marketplace) },
  { header: 'Desde', value: (payment) => payment.periodo_inicio },
  { header: 'Hasta', value: (payment) => payment.periodo_fin },
  { header: 'Depositado', value: (payment) => formatForFile(payment.fecha_pago, timeZone) },
  { header: 'Pedidos', value: ({ pedidos }) => pedidos },
  { header: 'Ventas MXN', value: (payment) => payment.monto_ventas },
  { header: 'Comisión MXN', value: ({ comisiones }) => comisiones },
  { header: 'ISR retenido MXN', value: (payment) => payment.retencion_isr },
  { header: 'IVA retenido MXN', value: (payment) => payment.retencion_iva },
  { header: 'Guías MXN', value: ({ guias }) => guias },
  { header: 'Otros MXN', value: ({ otros }) => otros },
  { header: 'Depósito MXN', value: (payment) => payment.monto_pagado },
  { header: 'Esperado MXN', value: expected },
  { header: 'Diferencia MXN', value: ({ diferencia }) => diferencia },
  { header: 'Estado', value: ({ estado }) => estado },
  { header: 'Referencia', value: ({ referencia }) => referencia, isText: true },
];

function* save(payments: readonly Payment[]): Saga<boolean> {
  const now = yield* dependency('now');
  const timeZone = yield* select(selectTimeZone);
  return yield* exportCsv({
    fileName: `depositos-${localDay(now(), timeZone)}.csv`,
    rows: payments,
    columns: depositColumns(timeZone),
  });
}

/** In the background, page by page, with its progress in the tray; one failed page fails the file. */
function* exportPayments({ payload }: ReturnType<typeof exportRequested>): Saga {
  const { id, query } = payload;
  const standing = { done: 0, total: null as number | null, result: null as CallResult<Payment[]> | null };
  yield put(jobChanged({ id, title, state: 'running', done: 0, total: null }));
  yield* untilStopped(id, function* read() {
    standing.result = yield* readAll(query, (done, total) => Object.assign(standing, { done, total }));
  });
  const { result, done, total } = standing;
  if (result === null) return void (yield put(jobChanged({ id, title, state: 'cancelled', done, total })));
  if (result.ok && (yield* save(result.value)))
    return void (yield put(jobChanged({ id, title, state: 'done' })));
  if (result.ok || result.error.message === NOTHING_TO_EXPORT) {
    return yield* nothingToExport({ id });
  }
  const reason = causeWords(result.error, { call: listPayments });
  yield put(jobChanged({ id, title, state: 'failed', reason }));
  if (yield* isRetried(id)) yield call(exportPayments, exportRequested(payload));
}

function* bringFile({ payload: { paymentId, file } }: ReturnType<typeof fileRequested>): Saga {
  const operation = file === 'invoice' ? paymentInvoice : paymentMovements;
  yield* handOver(yield* operation.run({ params: { paymentId } }));
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
    yield takeEvery(exportRequested, exportPayments);
    yield takeEvery(fileRequested, bringFile);
    yield takeEvery(packRequested, bringPack);
  },
};
