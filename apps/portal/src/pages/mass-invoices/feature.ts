import { type CsvColumn, formatMxn } from '@trastienda/domain';
import { all, call as callEffect, fork, put, takeEvery, takeLatest, takeLeading } from 'redux-saga/effects';
import { indexedDbStore } from '../../shared/persistence/indexed-db-store.ts';
import { webTabLock } from '../../shared/persistence/tab-locks.ts';
import { selectTimeZone } from '../../shared/session/selectors.ts';
import { dependency } from '../../shared/store/context.ts';
import { exportCsv } from '../../shared/store/export-csv.ts';
import { type Saga, select } from '../../shared/store/saga-effects.ts';
import type { Feature } from '../../shared/store/store.ts';
import { filesOfRow, type MassRow, massRows, steppingAside } from './model.ts';
import { type HeldFile, loadOrders, matchFiles, readFiles } from './read.saga.ts';
import { loadOutcomes, type MassDependencies, pauseSaga, send } from './send.saga.ts';
import {
  channelOpened,
  csvRequested,
  filesChosen,
  filesDropped,
  filesReplaced,
  massOpened,
  rowRemoved,
  selectMass,
  sendRequested,
  twinsFound,
} from './slice.ts';

/** The columns of the file of what was not sent. */
export const leftColumns: readonly CsvColumn<MassRow>[] = [
  { header: 'Archivo', value: ({ name }) => name, isText: true },
  { header: 'Pedido', value: ({ order }) => order, isText: true },
  { header: 'Importe', value: ({ total }) => (total === null ? null : formatMxn(total)) },
  { header: 'Motivo', value: ({ sentence }) => sentence },
];

function* exportLeft(): Saga {
  const now = yield* dependency('now');
  const timeZone = yield* select(selectTimeZone);
  const rows = massRows(yield* select(selectMass), { now: now(), timeZone });
  yield* exportCsv({
    fileName: 'facturas-que-faltan.csv',
    columns: leftColumns,
    rows: rows.filter(({ state }) => state !== 'sent'),
  });
}

function* rowOf(id: string): Saga<MassRow | undefined> {
  const now = yield* dependency('now');
  const timeZone = yield* select(selectTimeZone);
  return massRows(yield* select(selectMass), { now: now(), timeZone }).find((row) => row.id === id);
}

/** Many invoices at once, with the given outside world. */
export const createMassFeature = (dependencies: MassDependencies): Feature => ({
  name: 'mass-invoices',
  *saga(): Saga {
    /** Files are no plain data: they stay here, and are gone with the page (law 3 warns). */
    const held = new Map<string, HeldFile>();
    yield fork(pauseSaga);
    yield takeLatest(massOpened, function* opened({ payload }): Saga {
      if ((yield* select(selectMass)).channel !== payload || held.size === 0) {
        held.clear();
        yield put(channelOpened(payload));
      }
      yield all([callEffect(loadOrders, payload), callEffect(loadOutcomes, dependencies)]);
      if (held.size > 0) yield* matchFiles(held);
    });
    yield takeEvery(filesChosen, ({ payload }) => readFiles(held, payload));
    yield takeEvery(rowRemoved, function* removed({ payload }): Saga {
      const row = yield* rowOf(payload);
      for (const { id } of row ? filesOfRow(row) : []) held.delete(id);
      yield* matchFiles(held);
    });
    yield takeEvery(filesReplaced, function* replaced({ payload: { row: id, files } }): Saga {
      const row = yield* rowOf(id);
      const names = files.map(({ name }) => name);
      for (const old of row ? steppingAside(row, names) : []) held.delete(old.id);
      yield* readFiles(held, files, id);
    });
    yield takeEvery(filesDropped, function* dropped(): Saga {
      held.clear();
      yield put(twinsFound([]));
      yield* matchFiles(held);
    });
    yield takeLeading(sendRequested, ({ payload }) => send(dependencies, held, payload));
    yield takeEvery(csvRequested, exportLeft);
  },
});

/** The feature of a real page. */
export const massFeature: Feature = {
  name: 'mass-invoices',
  saga: () => createMassFeature({ persistentStore: indexedDbStore(), lock: webTabLock() }).saga(),
};
