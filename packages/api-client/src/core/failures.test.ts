import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { dealt, seed } from '../../../../tools/suite/samples.ts';
import { calls } from '../calls.ts';
import { callHandlers, mock } from '../msw/index.ts';
import { counted } from '../testing/counts.ts';
import { exampleInput } from '../testing/example-input.ts';
import { looseClient } from '../testing/loose-request.ts';
import { expectNoUnhandledRejection } from '../testing/rejections.ts';
import { useServer } from '../testing/use-server.ts';
import type { CallErrorKind } from './call-result.ts';
import { type AnyCall, isBinary } from './define-call.ts';
import { failureMessage, SIZE_ERROR } from './user-message.ts';

// One function reads every answer, so that a fault is met in full by one call of each class, and by each other call for two
// faults of its own: what a class is made of is all that the client reads of a call by then, as is seen below.

const server = useServer(callHandlers);
expectNoUnhandledRejection();
const request = looseClient();

type Fault = {
  readonly name: string;
  readonly handler: (call: AnyCall) => ReturnType<ReturnType<typeof mock>['empty']>;
  readonly kind: CallErrorKind;
  readonly status: number;
  /** What the merchant's state holds. */
  readonly message: (call: AnyCall) => string;
  /** Short, where the deadline itself is the fault. */
  readonly timeoutMs?: number;
  /** The caller wants no answer any more. */
  readonly isGivenUp?: boolean;
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
const unanswered = (
  kind: CallErrorKind,
  sentence = 'Failed to fetch',
): Pick<Fault, 'kind' | 'status' | 'message'> => ({
  kind,
  status: 0,
  message: (call) => own(call, sentence),
});
const late = { ...unanswered('timeout', 'Failed to fetch: Request Timeout'), timeoutMs: 15 };
const unread = (call: AnyCall) =>
  own(call, call.profile === 'upload' ? 'Failed to UPLOAD' : 'Failed to fetch');
const wrong = { kind: 'contract', status: 200, message: unread } as const;

const faults: readonly Fault[] = [
  { name: 'no line', handler: (call) => mock(call).disconnects(), ...unanswered('network') },
  {
    name: 'line lost in the middle of the answer',
    handler: (call) => mock(call).breaksOff(),
    ...unanswered('network'),
  },
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
  { name: 'no answer within the deadline', handler: (call) => mock(call).delays('infinite'), ...late },
  { name: 'an answer that begins and never ends', handler: (call) => mock(call).stalls(), ...late },
  {
    name: 'a caller who gives up',
    handler: (call) => mock(call).delays('infinite'),
    ...unanswered('aborted'),
    isGivenUp: true,
  },
];

/** All that decides what the client makes of a failure; the shape of an answer decides only whether it is one. */
const readOfAFailure = ['profile', 'method', 'response', 'emptyOn404', 'failureMessage'] as const;
const classOf = (call: AnyCall): string =>
  [
    call.profile,
    isBinary(call) && 'binary',
    call.emptyOn404 && 'empty on 404',
    (call.failureMessage !== undefined && 'own sentence') ||
      (call.failureMessageFor && 'sentence of what was sent'),
  ]
    .filter(Boolean)
    .join(', ');

const everyCall: readonly AnyCall[] = Object.values(calls);
const classes = new Map<string, AnyCall[]>();
for (const call of everyCall) classes.set(classOf(call), [...(classes.get(classOf(call)) ?? []), call]);
/** One call of each class, another one in each run. */
const examples = new Set([...classes.values()].map((calls) => calls[seed % calls.length]));
const met = everyCall.map((call, index) => ({
  id: call.id,
  call,
  faults: examples.has(call) ? faults : dealt(faults, index, 2),
}));

describe.each(met)('$id', ({ id, call, faults }) => {
  it.for(faults)('$name: the right sentence, as a value', async (fault, context) => {
    counted(context, { call: id, faults: 1 });
    server.use(fault.handler(call));
    const giveUp = new AbortController();
    const asked = request({ ...call, timeoutMs: fault.timeoutMs ?? call.timeoutMs }, exampleInput(call), {
      signal: giveUp.signal,
    });
    if (fault.isGivenUp) giveUp.abort();
    const result = await asked;
    if (fault.status === 404 && call.emptyOn404) {
      // "404 is an empty list", and the sentence is kept beside it (calls.md 8).
      expect(result).toEqual({
        ok: true,
        value: call.response.parse(call.emptyOn404()),
        message: fault.message(call),
      });
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
});

describe('that a few calls stand for all', () => {
  it('holds: every class meets every fault, and every fault meets calls of its own in turn', () => {
    expect(classes.size).toBeGreaterThan(8);
    for (const [name, calls] of classes)
      expect([
        name,
        met.some((one) => calls.includes(one.call) && one.faults.length === faults.length),
      ]).toEqual([name, true]);
    for (const fault of faults)
      expect(met.filter((one) => one.faults.includes(fault)).length).toBeGreaterThan(20);
  });

  it.for(met)(
    'holds of $id: once it is sent, nothing of it is read but what its class is made of',
    async ({ call }) => {
      const read = new Set<PropertyKey>();
      let isSent = false;
      const watched = new Proxy(call, {
        get(target, name: keyof AnyCall) {
          if (isSent) read.add(name);
          return target[name];
        },
      });
      for (const answer of [
        () => Response.error(),
        () => new Response(null, { status: 404 }),
        () => Response.json(BROKEN, { status: 500 }),
        () => Response.json(BROKEN, { status: 409 }),
        () => new Response('{"data":['),
      ]) {
        isSent = false;
        await request(watched, exampleInput(call), {
          fetch: () => {
            isSent = true;
            return Promise.resolve(answer());
          },
        });
        expect(isSent).toBe(true);
      }
      expect([...read].filter((name) => !readOfAFailure.includes(name as never))).toEqual([]);
    },
  );

  it.for(met)('holds of $id: silence is no answer of it, and its "nothing there" is one', ({ call }) => {
    const takes = (answer: unknown) => call.response.safeParse(answer).success;
    expect(isBinary(call) || !takes(undefined)).toBe(true);
    expect(call.emptyOn404 === undefined || takes(call.emptyOn404())).toBe(true);
  });
});
