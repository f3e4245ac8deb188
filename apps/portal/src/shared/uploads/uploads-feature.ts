import { snackbarMessage } from '@trastienda/api-client';
import { buffers, channel, type Channel, type Task } from 'redux-saga';
import { actionChannel, cancel, fork, put, race, take } from 'redux-saga/effects';
import { logTransfer } from '../store/create-operation.ts';
import { dependency } from '../store/context.ts';
import { call, type Saga, select } from '../store/saga-effects.ts';
import { tellGate } from '../store/session-doubted.ts';
import type { Feature } from '../store/store.ts';
import { selectUpload, uploadChanged, uploadDropped, uploadRequested } from './uploads-slice.ts';

/** Files that are on their way at one time. */
const concurrencyLimit = 4;

type Requested = ReturnType<typeof uploadRequested>;

function* follow(id: string, steps: Channel<number>): Saga {
  for (;;) {
    const progress = (yield take(steps)) as number;
    yield put(uploadChanged({ id, upload: { status: 'uploading', progress } }));
  }
}

function* send({ payload: { id, file, kind } }: Requested): Saga {
  // Taken away while it waited for its turn.
  if ((yield* select(selectUpload, id)) === null) return;
  const uploadFile = yield* dependency('uploadFile');
  const abort = new AbortController();
  const steps = channel<number>(buffers.sliding(1));
  const following = (yield fork(follow, id, steps)) as Task;
  const sending = uploadFile(
    { file, kind },
    { signal: abort.signal, onProgress: (loaded, total) => total && steps.put(loaded / total) },
  );
  const { result } = (yield race({
    result: sending,
    dropped: take((action: unknown) => uploadDropped.match(action) && action.payload === id),
  })) as { readonly result?: Awaited<typeof sending> };
  yield cancel(following);
  steps.close();
  if (result === undefined) return abort.abort();
  if (!result.ok) {
    yield* tellGate(result.error);
    yield* logTransfer('uploadFile', result.error);
  }
  yield put(
    uploadChanged({
      id,
      upload: result.ok
        ? { status: 'done', file: result.value }
        : { status: 'failed', message: snackbarMessage(result.error.message) },
    }),
  );
}

function* worker(queue: Channel<Requested>): Saga {
  for (;;) yield* call(send, (yield take(queue)) as Requested);
}

/** Files that are chosen leave at once, a few at a time, in the order that they were chosen. */
function* uploadsSaga(): Saga {
  const queue = (yield actionChannel(uploadRequested.type)) as Channel<Requested>;
  for (let at = 0; at < concurrencyLimit; at += 1) yield fork(worker, queue);
}

export const uploadsFeature: Feature = { name: 'uploads', saga: uploadsSaga };
