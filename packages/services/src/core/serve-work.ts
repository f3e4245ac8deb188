import process from 'node:process';
import { Refusal } from './refusal.ts';

/** The messages that a work process receives: a request, then a call for each further slice of its answer. */
export type WorkMessage<Request> = { readonly request: Request } | { readonly next: true };

/** The first message of a work process: it has loaded its program, and from now on its time is the work's. */
export type WorkReady = { readonly ready: true };

/** The messages that answer a request: a slice of the answer, its end, or the refusal in its place. */
export type WorkAnswer<Slice> =
  | { readonly slice: Slice }
  | { readonly end: true }
  | {
      readonly refused: Pick<Refusal, 'status' | 'message' | 'code' | 'fields' | 'data'>;
    }
  | { readonly failed: string };

/**
 * Runs the program of a work process (`createWorkProcess`): it does one request at a time and sends the next
 * slice only when it is requested, so that the reader is never flooded. A `Refusal` crosses as one.
 * @param work Yields the slices of an answer. Each should be small enough to be read in a few milliseconds.
 */
export function serveWork<Request, Slice>(
  work: (request: Request) => AsyncIterable<Slice> | Iterable<Slice>,
): void {
  let slices: AsyncIterator<Slice> | Iterator<Slice> | null = null;

  async function answerOf(message: WorkMessage<Request>): Promise<WorkAnswer<Slice>> {
    try {
      if ('request' in message) {
        const answer = work(message.request);
        slices = Symbol.asyncIterator in answer ? answer[Symbol.asyncIterator]() : answer[Symbol.iterator]();
      }
      const step = await slices?.next();
      if (step !== undefined && step.done !== true) return { slice: step.value };
      slices = null;
      return { end: true };
    } catch (error) {
      slices = null;
      if (!(error instanceof Refusal)) return { failed: String(error) };
      const { status, message, code, fields, data } = error;
      return { refused: { status, message, code, fields, data } };
    }
  }

  process.on('message', (message: WorkMessage<Request>) => {
    void answerOf(message).then((answer) => process.send?.(answer));
  });
  process.once('disconnect', () => process.exit());
  process.send?.({ ready: true } satisfies WorkReady);
}
