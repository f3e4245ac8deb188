import type { CallError, CallOutput } from '@trastienda/api-client';
import type { createBulkLoad } from '@trastienda/api-client/liubliana';
import type { CsvColumn } from '@trastienda/domain';
import { createAction } from '@reduxjs/toolkit';
import { put, takeEvery, takeLeading } from 'redux-saga/effects';
import { loadCreation, loadRetry, loadReview, loadRows } from '../../entities/bulk-load/operations.ts';
import { type BulkLoad, headOf, type LoadRow } from '../../entities/bulk-load/words.ts';
import { loadFollowed } from './feature.ts';
import { sha256 } from '../../shared/lib/sha256.ts';
import { indexedDbStore } from '../../shared/persistence/indexed-db-store.ts';
import type { PersistentStore, StorageOwner } from '../../shared/persistence/persistent-store.ts';
import { selectStorageOwner } from '../../shared/session/selectors.ts';
import { dependency, type SagaContext } from '../../shared/store/context.ts';
import { exportCsv } from '../../shared/store/export-csv.ts';
import { failureNotified } from '../../shared/store/notifications-slice.ts';
import { call, type Saga, select } from '../../shared/store/saga-effects.ts';
import type { Feature } from '../../shared/store/store.ts';
import { forgetFile, keepFile, keptFile, type LoadOptions } from './kept-file.ts';
import { columnsIn, type FileRow, rowsCsv } from './row-file.ts';
import { fileMissing, loadBegun, mendedSent } from './slice.ts';

type Created = CallOutput<typeof createBulkLoad>;

/** A file was chosen: it is reviewed. */
export const fileChosen = createAction<LoadOptions & { readonly file: File; readonly key: string }>(
  'bulkLoad/fileChosen',
);
/** Columns were chosen again: the file is reviewed again. */
export const columnsChosen = createAction<{
  readonly load: BulkLoad;
  readonly columns: readonly string[];
  readonly key: string;
}>('bulkLoad/columnsChosen');
/** 'Guardar 405 filas' of a review. */
export const saveRequested = createAction<BulkLoad>('bulkLoad/saveRequested');
/** 'Guardar 2 filas' sends the corrected rows. */
export const mendedRequested = createAction<{
  readonly load: BulkLoad;
  readonly rows: readonly FileRow[];
}>('bulkLoad/mendedRequested');
/** 'Descargar filas con error' */
export const errorsRequested = createAction<BulkLoad>('bulkLoad/errorsRequested');

type Channels = Created['salesChannels'] & {};
type Draft = NonNullable<LoadOptions['draft']>;

/** The body of the request for a file. */
const bodyOf = ({ file, type, salesChannels, columns, encoding }: LoadOptions & { readonly file: File }) => ({
  file,
  type,
  salesChannels: salesChannels as Channels,
  ...(columns && { columns: [...columns] }),
  ...(encoding && { encoding }),
});

const noFile: CallError['message'] = 'Este archivo ya no está en este navegador. Elígelo otra vez';

function* review(store: PersistentStore, { payload }: ReturnType<typeof fileChosen>): Saga {
  const { file, type, salesChannels, columns, encoding, draft, key } = payload;
  const result = yield* loadReview.run(
    { body: { ...bodyOf({ file, type, salesChannels, columns, encoding }), dryRun: true } },
    { idempotencyKey: key },
  );
  if (!result.ok) return;
  const owner = yield* select(selectStorageOwner);
  const now = yield* dependency('now');
  const { id } = result.value;
  const bytes = yield* call(() => file.arrayBuffer());
  const kept = {
    id,
    type,
    salesChannels,
    columns,
    draft,
    encoding,
    name: file.name,
    mime: file.type,
    bytes,
    at: now(),
  };
  // The merchant chooses the file again where the browser has no room: that costs a press, and no data.
  yield* call(() => keepFile(store, owner, kept).catch(() => {}));
  yield put(loadBegun(id));
}

/** The file of a review; `null`, with a notice, where it is in another browser. */
function* fileOf(
  store: PersistentStore,
  owner: StorageOwner,
  id: string,
): Saga<(LoadOptions & { readonly file: File }) | null> {
  const kept = yield* call(() => keptFile(store, owner, id).catch(() => null));
  if (kept === null) {
    yield put(fileMissing(id));
    yield put(failureNotified(noFile));
    return null;
  }
  const { name, mime, bytes, ...options } = kept;
  return { ...options, file: new File([bytes], name, { type: mime }) };
}

function* reviewAgain(store: PersistentStore, { payload }: ReturnType<typeof columnsChosen>): Saga {
  const { load, columns, key } = payload;
  const owner = yield* select(selectStorageOwner);
  const kept = yield* fileOf(store, owner, load.id);
  if (kept !== null) yield* review(store, fileChosen({ ...kept, columns, key }));
}

/** One key for each review: pressed twice, in two tabs or after a reload, it is saved once (law 2). */
function* save(store: PersistentStore, { payload }: ReturnType<typeof saveRequested>): Saga {
  const owner = yield* select(selectStorageOwner);
  const kept = yield* fileOf(store, owner, payload.id);
  if (kept === null) return;
  const result = yield* loadCreation.run(
    { body: { ...bodyOf(kept), dryRun: false } },
    { idempotencyKey: `carga-${payload.id}` },
  );
  if (!result.ok) return;
  yield* call(() => forgetFile(store, owner, payload.id).catch(() => {}));
  if (kept.draft) forgetRows(yield* dependency('browser'), kept.draft);
  yield put(loadBegun(result.value.id));
}

/** Removes rows from a draft, which stores them by their ids. */
function forgetRows({ storage }: Pick<SagaContext['browser'], 'storage'>, { key, rows }: Draft): void {
  const all = JSON.parse(storage.getItem(key) ?? '{}') as Readonly<Record<string, unknown>>;
  const left = Object.entries(all).filter(([id]) => !rows.includes(id));
  if (left.length === 0) storage.removeItem(key);
  else storage.setItem(key, JSON.stringify(Object.fromEntries(left)));
}

/** Sends the corrected rows, with the numbers that they have in their file (D362). */
function* saveMended({ payload: { load, rows } }: ReturnType<typeof mendedRequested>): Saga {
  const csv = rowsCsv(rows);
  const file = new File([csv], load.fileName ?? 'filas-corregidas.csv', { type: 'text/csv' });
  const key = yield* call(sha256, new TextEncoder().encode(`${load.id}\n${csv}`));
  const result = yield* loadRetry.run(
    {
      body: {
        file,
        type: load.type === 'edicion' ? 'edicion' : 'alta',
        salesChannels: (load.salesChannels ?? []) as Channels,
        dryRun: false,
        retryOf: load.id,
      },
    },
    { idempotencyKey: key },
  );
  if (!result.ok) return;
  yield put(mendedSent({ load: load.id, retry: result.value.id }));
  yield put(loadFollowed(result.value.id));
}

const PART = 200;

/** The columns of rows that failed: those of their file, and what to correct. */
export function errorColumns(rows: readonly LoadRow[]): readonly CsvColumn<LoadRow>[] {
  return [
    { header: headOf('fila'), value: ({ row }) => row },
    ...columnsIn(rows).map((key) => ({
      header: headOf(key),
      value: ({ values }: LoadRow) => values[key],
      isText: true,
    })),
    { header: 'Qué corregir', value: ({ message }) => message },
    { header: 'Sugerencia', value: ({ suggestion }) => suggestion, isText: true },
  ];
}

/** The rows that failed as a file that comes back: its columns, and what to correct. */
function* exportErrors({ payload: load }: ReturnType<typeof errorsRequested>): Saga {
  const rows: LoadRow[] = [];
  for (let page = 1; ; page += 1) {
    const result = yield* loadRows.run({
      params: { id: load.id },
      query: { outcome: 'failed', page, pageSize: PART },
    });
    if (!result.ok) return void (yield put(failureNotified(result.error.message)));
    rows.push(...result.value.log);
    if (result.value.log.length < PART) break;
  }
  yield* exportCsv({
    fileName: `filas-con-error-${(load.fileName ?? 'carga').replace(/\.[^.]+$/u, '')}.csv`,
    columns: errorColumns(rows),
    rows,
  });
}

/** A file of products: reviewed, saved, and what failed sent again. */
export const createBulkLoadFeature = (store: PersistentStore): Feature => ({
  name: 'bulk-load',
  *saga() {
    yield takeLeading(fileChosen, (action) => review(store, action));
    yield takeLeading(columnsChosen, (action) => reviewAgain(store, action));
    yield takeLeading(saveRequested, (action) => save(store, action));
    yield takeLeading(mendedRequested, saveMended);
    yield takeEvery(errorsRequested, exportErrors);
  },
});

/** The feature of a real page. */
export const bulkLoadFeature: Feature = {
  name: 'bulk-load',
  saga: () => createBulkLoadFeature(indexedDbStore()).saga(),
};
