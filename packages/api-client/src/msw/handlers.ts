import { http, type HttpHandler, HttpResponse } from 'msw';
import type { AnyCall } from '../core/define-call.ts';
import { type CallId, calls } from '../calls.ts';
import { matchCall, readCallRequest, refusalBody } from './match-call.ts';
import { answer, mock } from './mock.ts';

/** One handler for each call, answering its example. Total by type: a call without an example does not compile. */
export const handlers = Object.fromEntries(
  Object.entries(calls).map(([id, call]) => [id, mock(call as AnyCall).example()]),
) as Readonly<Record<CallId, HttpHandler>>;

/**
 * The same for `setupServer` and `setupWorker`: every call answers its example. It is one handler that looks the call
 * up, for msw asks its handlers one by one, and 153 questions a request are felt.
 */
export const callHandlers: readonly HttpHandler[] = [
  http.all('*/api/*', async ({ request }) => {
    const call = matchCall(request)?.call;
    if (!call) return undefined;
    const read = await readCallRequest(call, request);
    if (!read.ok) return HttpResponse.json(refusalBody(read.issues), { status: 400 });
    return answer(call, call.example());
  }),
];
