import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { allCalls } from '../msw/all-calls.ts';
import { callHandlers, mock } from '../msw/index.ts';
import { counted } from '../testing/counts.ts';
import { exampleInput } from '../testing/example-input.ts';
import { looseClient } from '../testing/loose-request.ts';
import { expectNoUnhandledRejection } from '../testing/rejections.ts';
import { useServer } from '../testing/use-server.ts';
import { type AnyCall, isBinary } from './define-call.ts';
import type { CallErrorKind } from './call-result.ts';
import { failureMessage, SIZE_ERROR } from './user-message.ts';

const server = useServer(callHandlers);
expectNoUnhandledRejection();
const request = looseClient();

type Fault = {
  readonly name: string;
  readonly handler: (call: AnyCall) => ReturnType<ReturnType<typeof mock>['empty']>;
  readonly kind: CallErrorKind;
  readonly status: number;
  /** What the merchant's state holds; `null` where the profile decides. */
  readonly message: (call: AnyCall) => string;
};

const BROKEN = { message: 'Algo falló', data: { message: 'Algo falló' } };
const status = (code: number, body?: unknown): Pick<Fault, 'handler' | 'kind' | 'status' | 'message'> => ({
  handler: (call) => mock(call).fails(code, body),
  kind: 'http',
  status: code,
  message: (call) =>
    failureMessage(sentenceOf(call), {
      status: code,
      statusText: HttpResponse.json(null, { status: code }).statusText,
      body,
    }),
});
const own = (call: AnyCall, otherwise: string) => sentenceOf(call).failureMessage ?? otherwise;
/** The call with the sentence that its example input gives it. */
const sentenceOf = (call: AnyCall): AnyCall =>
  call.failureMessageFor
    ? { ...call, failureMessage: call.failureMessageFor(exampleInput(call).body as never) }
    : call;
const lost = {
  kind: 'network',
  status: 0,
  message: (call: AnyCall) => own(call, 'Failed to fetch'),
} as const;
const unread = (call: AnyCall) =>
  own(call, call.profile === 'upload' ? 'Failed to UPLOAD' : 'Failed to fetch');
const wrong = { kind: 'contract', status: 200, message: unread } as const;

const faults: Fault[] = [
  { name: 'no line', handler: (call) => mock(call).disconnects(), ...lost },
  { name: 'line lost in the middle of the answer', handler: (call) => mock(call).breaksOff(), ...lost },
  { name: '500 without a body', ...status(500) },
  { name: '500 with a body', ...status(500, BROKEN) },
  { name: '503 with a body', ...status(503, BROKEN) },
  { name: '413', ...status(413) },
  { name: '404', ...status(404) },
  { name: 'malformed JSON', handler: (call) => mock(call).malformed(), ...wrong },
  {
    name: 'empty body',
    handler: (call) => mock(call).empty(),
    ...wrong,
    message: (call) => (isBinary(call) ? 'Empty response body' : unread(call)),
  },
  { name: 'a page instead of an answer', handler: (call) => mock(call).wrongType(), ...wrong },
];

const everyCall: [string, AnyCall][] = Object.entries(allCalls);

describe.each(everyCall)('%s', (callId, call) => {
  it.for(faults)('$name: the right sentence, as a value', async (fault, context) => {
    counted(context, { call: callId, faults: 1 });
    server.use(fault.handler(call));
    const result = await request(call, exampleInput(call));
    if (fault.status === 404 && call.emptyOn404) {
      // "404 is an empty list", and the sentence is kept beside it (calls.md 8).
      expect(result).toEqual({ ok: true, value: call.emptyOn404(), message: fault.message(call) });
      expect(call.response.safeParse(call.emptyOn404()).success).toBe(true);
      return;
    }
    expect(result.ok ? null : { ...result.error, issues: [] }).toEqual({
      kind: fault.kind,
      status: fault.status,
      message: fault.message(call),
      requestId: null,
      issues: [],
    });
    if (fault.status === 413 && ['data-message', 'upload'].includes(call.profile))
      expect(fault.message(call)).toBe(SIZE_ERROR);
  });

  it.for([
    ['no answer', () => mock(call).delays('infinite')] as const,
    ['an answer that begins and never ends', () => mock(call).stalls()] as const,
  ])('%s within the deadline: Failed to fetch: Request Timeout', async ([, handler], context) => {
    counted(context, { call: callId, faults: 1 });
    server.use(handler());
    const hurried = { ...call, timeoutMs: 15 };
    const result = await request(hurried, exampleInput(call));
    expect(result).toMatchObject({
      ok: false,
      error: { kind: 'timeout', status: 0, message: own(call, 'Failed to fetch: Request Timeout') },
    });
  });

  it('a caller who gives up gets no answer and no rejection', async (context) => {
    counted(context, { call: callId, faults: 1 });
    server.use(mock(call).delays('infinite'));
    const giveUp = new AbortController();
    const answer = request(call, exampleInput(call), { signal: giveUp.signal });
    giveUp.abort();
    expect(await answer).toMatchObject({ ok: false, error: { kind: 'aborted', status: 0 } });
  });
});
