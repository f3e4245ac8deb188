import { createAction } from '@reduxjs/toolkit';
import { put, race, take as takeAny, takeEvery } from 'redux-saga/effects';
import { loadState, loadUndo, stateOf } from '../../entities/bulk-load/operations.ts';
import { type BulkLoad, doneOf, isUnderWay, loadTitle } from '../../entities/bulk-load/words.ts';
import { paths } from '../../shared/routes/paths.ts';
import { dependency } from '../../shared/store/context.ts';
import { subjectsChanged } from '../../shared/store/create-operation.ts';
import { ofJob } from '../../shared/store/jobs/job.saga.ts';
import { jobCancelled, jobChanged } from '../../shared/store/jobs/jobs-slice.ts';
import { call, type Saga } from '../../shared/store/saga-effects.ts';
import type { Feature } from '../../shared/store/store.ts';

/** A load is visible: it is polled until it has ended, and shown in the tray on any page. */
export const loadFollowed = createAction<string>('bulkLoads/followed');

/** A review of some hundred rows takes a second or two, a load minutes (D103, D367). */
const pauseBefore = (asked: number): number => (asked < 10 ? 1000 : 5000);

const addressOf = ({ id, type }: BulkLoad): string =>
  type === 'activacion' ? paths.massActivation(id) : paths.bulkLoad(id);

/** Reports the status of a load to the tray. */
function* tell(load: BulkLoad): Saga {
  const { id, status, processed, total, unchanged, failed } = load;
  const job = { id, title: loadTitle(load) };
  if (status === 'pendiente') return void (yield put(jobChanged({ ...job, state: 'queued' })));
  if (status === 'procesando')
    return void (yield put(jobChanged({ ...job, state: 'running', done: processed, total })));
  const href = addressOf(load);
  if (failed === 0 || status === 'deshecho') {
    const note = status === 'deshecho' ? 'Se deshizo' : undefined;
    return void (yield put(
      jobChanged({ ...job, state: 'done', href, linkLabel: 'Ver resultado', ...(note && { note }) }),
    ));
  }
  const cause = { id, label: 'con error', rows: [], count: failed, action: { label: 'Ver', href } };
  yield put(jobChanged({ ...job, state: 'partial', done: doneOf(load), unchanged, causes: [cause] }));
}

/** Polls a load until it has ended; a missing answer is requested again. */
function* askUntilOver(id: string, wasSeen: boolean): Saga {
  const wait = yield* dependency('wait');
  let wasAtWork = wasSeen;
  for (let asked = 0; ; asked += 1) {
    const result = yield* loadState.run(stateOf(id));
    // Never seen: the page offers to ask again.
    if (!result.ok && !wasAtWork) return;
    if (result.ok) {
      const isOver = !isUnderWay(result.value);
      // A load that ended before anybody looked needs no notice.
      if (!result.value.dryRun && (wasAtWork || !isOver)) yield* tell(result.value);
      if (isOver) {
        if (wasAtWork)
          yield put(subjectsChanged(result.value.dryRun ? ['bulkLoads'] : ['bulkLoads', 'products']));
        return;
      }
      wasAtWork = true;
    }
    yield* call(wait, pauseBefore(asked));
  }
}

/** 'Cancelar' of the tray: no row begins any more, and what is done stays. */
function* stop(id: string): Saga {
  yield* loadUndo.run({ params: { id }, body: { reason: 'Detenida por el comercio', keepDone: true } });
}

function* follow(id: string): Saga {
  for (let wasStopped = false; ; wasStopped = true) {
    const { stopped } = (yield race({
      over: call(askUntilOver, id, wasStopped),
      stopped: takeAny(ofJob(jobCancelled, id)),
    })) as { readonly stopped?: unknown };
    if (stopped === undefined) return;
    yield* stop(id);
  }
}

/** Loads that are followed, wherever the person goes meanwhile. */
export const bulkLoadsFeature: Feature = {
  name: 'bulk-loads',
  *saga() {
    const followed = new Set<string>();
    yield takeEvery(loadFollowed, function* begin({ payload: id }): Saga {
      if (followed.has(id)) return;
      followed.add(id);
      yield* call(follow, id);
      followed.delete(id);
    });
  },
};
