import { type AnyCall, type CallInput } from '@trastienda/api-client';
import { postStoreLog } from '@trastienda/api-client/onboarding-aws';
import { spawn, take as takeAny } from 'redux-saga/effects';
import { dependency } from '../shared/store/context.ts';
import { operations } from '../shared/store/create-operation.ts';
import { pageViewed } from '../shared/store/data-layer.ts';
import { figuresDisagreed } from '../shared/store/figures-disagreed.ts';
import { isOperationAction } from '../shared/store/operations-slice.ts';
import { call, type Saga, select } from '../shared/store/saga-effects.ts';
import type { Feature } from '../shared/store/store.ts';
import { selectCurrentStoreId, selectGate } from '../shared/session/selectors.ts';

type Line = Pick<NonNullable<CallInput<typeof postStoreLog>['body']>, 'interaction' | 'log_type'>;

/** Milliseconds: the page has the line for itself first. */
const sentAfter = 3000;

/** 'abrir-mis-pedidos': by the route, which has no ids in it. */
const opened = (route: string): string =>
  `abrir-${
    route
      .replaceAll(/:\w+/gu, 'uno')
      .split('/')
      .filter((part) => part !== '' && part !== '*')
      .join('-') || 'inicio'
  }`;

/** Reads are no actions of a person; a log line does not log itself. */
const isTold = ({ method, isAudited }: AnyCall): boolean => method !== 'GET' && isAudited;

/**
 * The line for an action: a page that was opened, an action that succeeded, and an error that was shown.
 * Names are routes and operations alone: no id, name or amount of anybody's.
 */
function lineOf(action: unknown): Line | null {
  if (pageViewed.match(action)) return { interaction: opened(action.payload), log_type: 'info' };
  if (figuresDisagreed.match(action))
    return { interaction: `error-cifras-${action.payload}`, log_type: 'error' };
  if (!isOperationAction(action)) return null;
  const { event, meta } = action;
  const operation = operations.get(meta.operation);
  if (event.phase === 'failed') {
    return { interaction: `error-${meta.operation}-${event.error.kind}`, log_type: 'error' };
  }
  if (event.phase !== 'succeeded' || operation === undefined || !isTold(operation.call)) return null;
  return { interaction: `accion-${meta.operation}`, log_type: 'info' };
}

/** Never raised to the user, whatever becomes of it. */
function* send(line: Line): Saga {
  const wait = yield* dependency('wait');
  const request = yield* dependency('request');
  const device = yield* dependency('device');
  yield* call(wait, sentAfter);
  const isOpen = yield* select(
    (state: Parameters<typeof selectGate>[0]) => selectGate(state).phase === 'open',
  );
  const store = yield* select(selectCurrentStoreId);
  if (!isOpen || store === '') return;
  yield* call(() => request(postStoreLog, { body: { store, ...line, device_info: device() } }));
}

function* storeLogSaga(): Saga {
  for (;;) {
    const line = lineOf(yield takeAny((action: unknown) => lineOf(action) !== null));
    if (line !== null) yield spawn(send, line);
  }
}

/** Tells the store's log what its people open and do (S3.60, D180). */
export const storeLogFeature: Feature = { name: 'store-log', saga: storeLogSaga };
