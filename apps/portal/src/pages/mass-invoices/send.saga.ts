import { all, call as callEffect, put, race, take } from 'redux-saga/effects';
import { sha256 } from '../../shared/lib/sha256.ts';
import { type PersistentStore, storageKey } from '../../shared/persistence/persistent-store.ts';
import type { TabLock } from '../../shared/persistence/tab-locks.ts';
import { selectStorageOwner, selectTimeZone } from '../../shared/session/selectors.ts';
import { dependency } from '../../shared/store/context.ts';
import { subjectsChanged } from '../../shared/store/create-operation.ts';
import { call, type Saga, select } from '../../shared/store/saga-effects.ts';
import { type Known, untilKnown } from '../../shared/store/until-known.ts';
import { batchesOf, canRetry, type FileOutcome, filesOfRow, type MassRow, massRows } from './model.ts';
import { massUpload } from './operations.ts';
import type { HeldFile } from './read.saga.ts';
import { outcomesKnown, pauseRequested, selectMass, sendingChanged } from './slice.ts';

export type MassDependencies = {
  /** The outcomes of files, for the folder that is chosen again. */
  readonly persistentStore: PersistentStore;
  /** One tab sends at a time. */
  readonly lock: TabLock;
};

type Sent = { readonly data: readonly { readonly success: boolean; readonly message: string }[] };

/** Calls at one time. */
const concurrencyLimit = 2;
/** Outcomes are of use while the invoices of that month are still at hand. */
const keptMs = 60 * 24 * 60 * 60 * 1000;
const same = 'Esta factura ya estaba';

function* outcomesKey(...parts: readonly string[]): Saga<string> {
  const { channel } = yield* select(selectMass);
  return storageKey(yield* select(selectStorageOwner), 'mass-invoices', channel, ...parts);
}

/** The outcomes of earlier visits and other tabs. */
export function* loadOutcomes({ persistentStore }: MassDependencies): Saga {
  const prefix = yield* outcomesKey('');
  const now = yield* dependency('now');
  const kept = (yield* call(() => persistentStore.list(prefix).catch(() => []))) as readonly FileOutcome[];
  const isOld = ({ at }: FileOutcome): boolean => at < now() - keptMs;
  for (const old of kept.filter(isOld)) {
    const key = yield* outcomesKey(old.hash);
    yield* call(() => persistentStore.remove(key).catch(() => {}));
  }
  yield put(outcomesKnown(kept.filter((one) => !isOld(one))));
}

function* rowsNow(): Saga<readonly MassRow[]> {
  const facts = yield* select(selectMass);
  const now = yield* dependency('now');
  const timeZone = yield* select(selectTimeZone);
  return massRows(facts, { now: now(), timeZone });
}

/** The same files for the same orders at the same attempt have the same key, in every tab and after every reload. */
function* keyOf(batch: readonly MassRow[]): Saga<string> {
  const { channel, outcomes } = yield* select(selectMass);
  const { storeId } = yield* select(selectStorageOwner);
  const facts = batch.flatMap((row) =>
    filesOfRow(row).map(({ hash, name }) => [hash, name, row.order, outcomes[hash]?.tries ?? 0]),
  );
  const bytes = new TextEncoder().encode(JSON.stringify([storeId, channel, facts]));
  return yield* call(sha256, bytes);
}

function* keep({ persistentStore }: MassDependencies, outcomes: readonly FileOutcome[]): Saga {
  yield put(outcomesKnown(outcomes));
  for (const one of outcomes) {
    const key = yield* outcomesKey(one.hash);
    // The service still knows each folio where there is no room for the outcomes: nothing is sent twice in effect.
    yield* call(() => persistentStore.put(key, one).catch(() => {}));
  }
}

/** Resolves once nobody knows what became of the call and a pause is wanted: it is left, and asked again with the rest. */
function* leftUnknown(): Saga {
  for (;;) {
    const { phase } = (yield* select(selectMass)).sending;
    if (phase === 'paused') return;
    yield take('*');
  }
}

/** Sends one call until its outcome is known. @returns whether the next one may begin. */
function* sendBatch(
  dependencies: MassDependencies,
  held: ReadonlyMap<string, HeldFile>,
  batch: readonly MassRow[],
): Saga<boolean> {
  const { channel } = yield* select(selectMass);
  const key = yield* keyOf(batch);
  const parts = batch.flatMap((row) =>
    filesOfRow(row).flatMap((read) => {
      const file = held.get(read.id)?.file;
      return file ? [{ file, read, order: row.order ?? '-' }] : [];
    }),
  );
  const body = {
    marketplace: channel,
    files: parts.map(({ file }) => file),
    pedidos: parts.map(({ order }) => order),
  };
  const { known } = (yield race({
    known: callEffect(untilKnown<Sent>, {
      send: () => massUpload.run({ body }, { idempotencyKey: key, isPartOfJob: true }),
      isRepeat: false,
      *unknown(isAsking): Saga {
        const { phase } = (yield* select(selectMass)).sending;
        yield put(
          sendingChanged({
            phase: phase === 'pausing' || phase === 'paused' ? 'paused' : isAsking ? 'sending' : 'unknown',
          }),
        );
      },
    }),
    left: callEffect(leftUnknown),
  })) as { readonly known?: Known<Sent> };
  if (known === undefined) return false;
  const now = yield* dependency('now');
  const { outcomes } = yield* select(selectMass);
  const outcomeOf = (at: number): Pick<FileOutcome, 'result' | 'message'> | null => {
    if (known.kind === 'refused') return { result: 'refused', message: known.error.message };
    const told = known.value.data[at];
    if (told === undefined) return null;
    if (!told.success) return { result: 'refused', message: told.message };
    return { result: told.message === same ? 'same' : 'sent', message: '' };
  };
  // The session ended, or it is not allowed: nothing is wrong with the files.
  if (known.kind === 'refused' && (known.error.status === 401 || known.error.status === 403)) {
    yield put(sendingChanged({ phase: 'stopped', message: known.error.message }));
    return false;
  }
  yield* keep(
    dependencies,
    parts.flatMap(({ read: { hash }, order }, at) => {
      const outcome = outcomeOf(at);
      return outcome === null
        ? []
        : [{ hash, order, ...outcome, tries: (outcomes[hash]?.tries ?? 0) + 1, at: now() }];
    }),
  );
  const { sending } = yield* select(selectMass);
  yield put(
    sendingChanged({
      done: sending.done + batch.length,
      ...(sending.phase === 'unknown' && { phase: 'sending' as const }),
    }),
  );
  return true;
}

/** Sends invoices, two calls at once, until all are settled or it is paused. Another tab of this store waits for its turn. */
export function* send(
  dependencies: MassDependencies,
  held: ReadonlyMap<string, HeldFile>,
  ids: readonly string[],
): Saga {
  const wanted = new Set(ids);
  const asked = (rows: readonly MassRow[]) =>
    rows.filter((row) => wanted.has(row.id) && (row.state === 'ready' || canRetry(row)));
  yield put(sendingChanged({ phase: 'sending', done: 0, total: ids.length, message: null }));
  const name = yield* outcomesKey();
  const letGo = yield* call(dependencies.lock, name);
  try {
    // A file that another tab sent meanwhile is not sent again.
    yield* loadOutcomes(dependencies);
    const rows = asked(yield* rowsNow());
    yield put(sendingChanged({ total: rows.length }));
    const queue = batchesOf(rows).values();
    function* worker(): Saga {
      for (const batch of queue) {
        const goesOn = yield* call(sendBatch, dependencies, held, batch);
        const { phase } = (yield* select(selectMass)).sending;
        if (!goesOn || phase === 'pausing' || phase === 'paused' || phase === 'stopped') return;
      }
    }
    yield all(Array.from({ length: concurrencyLimit }, () => callEffect(worker)));
    const { sending } = yield* select(selectMass);
    const isOver = sending.done >= sending.total;
    if (sending.phase !== 'stopped') yield put(sendingChanged({ phase: isOver ? 'done' : 'paused' }));
  } finally {
    letGo();
  }
  yield put(subjectsChanged(['invoices']));
}

/** 'Pausar': what is under way comes to its end; what nobody can reach is left for later. */
export function* pauseSaga(): Saga {
  for (;;) {
    yield take(pauseRequested);
    const { phase } = (yield* select(selectMass)).sending;
    if (phase === 'sending') yield put(sendingChanged({ phase: 'pausing' }));
    if (phase === 'unknown') yield put(sendingChanged({ phase: 'paused' }));
  }
}
