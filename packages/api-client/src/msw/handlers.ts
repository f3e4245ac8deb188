import type { HttpHandler } from 'msw';
import type { AnyCall } from '../core/define-call.ts';
import { allCalls, type MockedCallId } from './all-calls.ts';
import { mock } from './mock.ts';

/** One handler for each call, answering its example. Total by type: a call without an example does not compile. */
export const handlers = Object.fromEntries(
  Object.entries(allCalls).map(([id, call]) => [id, mock(call as AnyCall).example()]),
) as Readonly<Record<MockedCallId, HttpHandler>>;

/** The same as a list, for `setupServer` and `setupWorker`. */
export const callHandlers: readonly HttpHandler[] = Object.values(handlers);
