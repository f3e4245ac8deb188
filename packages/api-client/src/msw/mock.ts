import { delay, http, type HttpHandler, HttpResponse } from 'msw';
import {
  type AnyCall,
  type BinaryFile,
  type CallAnswer,
  type CallRequest,
  isBinary,
} from '../core/define-call.ts';
import { type FieldIssue, issuesOf } from '../core/call-result.ts';
import { matchCall, readCallRequest, refusalBody } from './match-call.ts';

export type MockOptions = {
  /** Milliseconds before the answer; `'infinite'` never answers. */
  readonly delayMs?: number | 'infinite';
  /** Answers the first request only; the next one goes to the handler before this one. */
  readonly once?: boolean;
};

/** A mock has an answer that its call can never return. */
export class MockAnswerError extends Error {
  override readonly name = 'MockAnswerError';
  readonly issues: readonly FieldIssue[];

  constructor(call: Pick<AnyCall, 'id'>, issues: readonly FieldIssue[]) {
    super(`${call.id}: ${issues.map((issue) => `${issue.path} ${issue.message}`).join('; ')}`);
    this.issues = issues;
  }
}

/** Throws unless `value` is an answer that the call's own schema accepts. */
function checkAnswer(call: AnyCall, value: unknown): void {
  if (isBinary(call)) {
    if (!((value as Partial<BinaryFile> | null)?.blob instanceof Blob))
      throw new MockAnswerError(call, [{ path: 'response.blob', message: 'expected Blob' }]);
    return;
  }
  const parsed = call.response.safeParse(value);
  if (!parsed.success) throw new MockAnswerError(call, issuesOf('response', parsed.error));
}

/** `value` as the service would send it; throws for what the call never answers. */
export function answer(call: AnyCall, value: unknown): Response {
  checkAnswer(call, value);
  if (!isBinary(call)) return HttpResponse.json(value as never);
  const { blob, fileName } = value as BinaryFile;
  const headers = new Headers({ 'Content-Type': blob.type || 'application/octet-stream' });
  if (fileName !== null)
    headers.set('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`);
  return new HttpResponse(blob, { headers });
}

/**
 * Says how one call answers, for a test or a story: `server.use(mock(listOrders).fails(413))`.
 * Each of them gives an msw handler, for Node and for browsers alike.
 */
export function mock<C extends AnyCall>(call: C, options: MockOptions = {}) {
  const handler = (
    respond: (request: CallRequest<C>, raw: Request) => Response | Promise<Response>,
    delayMs = options.delayMs,
    readsRequest = true,
  ): HttpHandler =>
    http.all(
      ({ request }) => matchCall(request)?.call.id === call.id,
      async ({ request }) => {
        if (delayMs !== undefined) await delay(delayMs);
        if (!readsRequest) return respond({} as CallRequest<C>, request);
        const read = await readCallRequest(call, request);
        if (!read.ok) return HttpResponse.json(refusalBody(read.issues), { status: 400 });
        return respond(read.value, request);
      },
      { once: options.once ?? false },
    );
  const blindly = (respond: () => Response): HttpHandler => handler(respond, options.delayMs, false);
  const json = { 'Content-Type': 'application/json' };

  return {
    /** The call's own example. */
    example: (): HttpHandler => handler(() => answer(call, call.example())),

    /** A value, or what a function makes of the request. What the call's schema refuses is a `MockAnswerError`. */
    reply(value: CallAnswer<C> | ((request: CallRequest<C>) => CallAnswer<C>)): HttpHandler {
      if (typeof value === 'function') {
        const make = value as (request: CallRequest<C>) => CallAnswer<C>;
        return handler((request) => answer(call, make(request)));
      }
      checkAnswer(call, value);
      return handler(() => answer(call, value));
    },

    /** A status that is not 2xx, without a body or with this one as JSON. */
    fails: (status: number, body?: unknown): HttpHandler =>
      blindly(() =>
        body === undefined
          ? new HttpResponse(null, { status })
          : HttpResponse.json(body as never, { status }),
      ),

    /** The example, later; `'infinite'` for the call's own deadline. */
    delays: (ms: number | 'infinite'): HttpHandler => handler(() => answer(call, call.example()), ms),

    /** The line is lost before an answer. */
    disconnects: (): HttpHandler => blindly(() => HttpResponse.error()),

    /** The line is lost in the middle of the answer. */
    breaksOff: (): HttpHandler =>
      blindly(() => {
        const body = new ReadableStream<Uint8Array>({
          start: (stream) => stream.enqueue(new TextEncoder().encode('{"data":[')),
          // Later, so that the answer has begun by then: its status and headers are read, its body is not.
          pull: async (stream) => {
            await delay(5);
            stream.error(new TypeError('terminated'));
          },
        });
        // A body without a length would end where the line does, and pass for whole.
        return new HttpResponse(body, { headers: { ...json, 'Content-Length': '4096' } });
      }),

    /** 200 whose body begins and never ends: a stream slower than any deadline. */
    stalls: (): HttpHandler =>
      blindly(() => {
        const body = new ReadableStream<Uint8Array>({
          start: (stream) => stream.enqueue(new TextEncoder().encode('{"data":[')),
          pull: () => new Promise<void>(() => {}),
        });
        return new HttpResponse(body, { headers: { ...json, 'Content-Length': '4096' } });
      }),

    /** 200 with JSON that stops in the middle. */
    malformed: (): HttpHandler => blindly(() => new HttpResponse('{"data":[{"id":', { headers: json })),

    /** 200 with nothing in it. */
    empty: (): HttpHandler => blindly(() => new HttpResponse(null)),

    /** 200 with a page instead of an answer, as a proxy in between sends it. */
    wrongType: (): HttpHandler => blindly(() => HttpResponse.html('<!doctype html><title>Inicio</title>')),
  };
}
