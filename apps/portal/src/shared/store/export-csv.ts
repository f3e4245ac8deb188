import { type CsvColumn, toCsv } from '@trastienda/domain';
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
