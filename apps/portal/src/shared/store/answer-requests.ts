import type { Subject } from '@trastienda/api-client';
import type { Task } from 'redux-saga';
import { cancel, put, spawn, take as takeAny, takeEvery } from 'redux-saga/effects';
import { operations, subjectsChanged } from './create-operation.ts';
import type { OperationRequest } from './operation-request.ts';
import { onShowOf } from './on-show.ts';
import { operationAction } from './operations-slice.ts';
import { safely } from './safely.ts';
import type { Saga } from './saga-effects.ts';

const isRequest = (action: unknown): action is OperationRequest => {
  const { payload, meta } = action as Partial<OperationRequest>;
  return payload?.options !== undefined && meta?.operation !== undefined;
};

/** The reads on show of these subjects are asked again; what is known of them and is not on show is old from now on. */
function* refresh(subjects: readonly Subject[]): Saga {
  for (const { name, provides, requested } of operations.values()) {
    if (!provides.some((one) => subjects.includes(one))) continue;
    yield put(operationAction({ operation: name, key: '' }, { phase: 'outdated' }));
    for (const input of yield* onShowOf(name)) yield put(requested(input as never));
  }
}

/** Answers every `requested` of every operation; of the reads of a key the last one wins, of its writes the first. */
export const answerRequests = (onCrash: (name: string, error: unknown) => void) =>
  function* answer(): Saga {
    const running = new Map<string, Task>();
    yield takeEvery(subjectsChanged, ({ payload }) => refresh(payload));
    for (;;) {
      const { payload, meta } = (yield takeAny(isRequest)) as OperationRequest;
      const operation = operations.get(meta.operation);
      if (!operation) continue;
      const { freshFor, ...options } = payload.options;
      const input = payload.input as never;
      if (freshFor !== undefined && (yield* operation.isFresh(input, freshFor))) continue;
      const place = `${meta.operation} ${operation.keyOf(input)}`;
      const before = running.get(place);
      // The request of a write is never cancelled: its outcome would be unknown.
      if (before && operation.invalidates.length > 0) continue;
      if (before) yield cancel(before);
      const task = (yield spawn(
        safely(
          meta.operation,
          function* run() {
            yield* operation.run(input, options);
            if (running.get(place) === task) running.delete(place);
          },
          onCrash,
        ),
      )) as Task;
      if (task.isRunning()) running.set(place, task);
    }
  };
