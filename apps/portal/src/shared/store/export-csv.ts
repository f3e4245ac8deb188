import { type CsvColumn, localDay, type ReadingTime, toCsv } from '@trastienda/domain';
import { put } from 'redux-saga/effects';
import { dependency } from './context.ts';
import { failureNotified } from './notifications-slice.ts';
import type { Saga } from './saga-effects.ts';

type Export<Row> = {
  /** The file name with its ending: 'pedidos-2025-11-25.csv'. */
  readonly fileName: string;
  readonly columns: readonly CsvColumn<Row>[];
  readonly rows: readonly Row[];
};

/** Hands rows over as a file that a spreadsheet opens; without a row it says so, and gives false. */
export function* exportCsv<Row>({ fileName, columns, rows }: Export<Row>): Saga<boolean> {
  const saveFile = yield* dependency('saveFile');
  const csv = toCsv(rows, columns);
  if (!csv.ok) {
    yield put(failureNotified(csv.error.message));
    return false;
  }
  saveFile({ blob: new Blob([csv.value], { type: 'text/csv;charset=utf-8' }), fileName });
  return true;
}

/**
 * Hands rows over under the day on which it is done, on the store's clock (law 5).
 * @param name The file's name before the day: 'inventario'.
 */
export const savedAsCsv =
  <Row>(name: string, columnsIn: (timeZone: string) => readonly CsvColumn<Row>[]) =>
  (rows: readonly Row[], { now, timeZone }: Required<ReadingTime>): Saga<boolean> =>
    exportCsv({ fileName: `${name}-${localDay(now, timeZone)}.csv`, rows, columns: columnsIn(timeZone) });
