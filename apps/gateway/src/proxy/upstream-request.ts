import { Readable } from 'node:stream';
import type { Dispatcher, Pool } from 'undici';
import type { CallContext } from './dispatch.ts';
import type { WrittenBody } from './request-body.ts';

/** The caller has disconnected, which is no fault of the upstream. */
export class ClientGone extends Error {}
/** The call's deadline came first, before the answer's head or in its body. */
export class TooLate extends Error {}

/**
 * An answer up to this size is buffered and written in one piece: most are, and a stream for each costs as
 * much as all the rest.
 */
const MAX_BUFFERED_BYTES = 64 * 1024;

export type UpstreamAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer | Readable;
  /** Resolves at the end of the body; rejects as a streamed body is destroyed, whose status was well until then. */
  readonly ended: Promise<void>;
};

export type UpstreamRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: WrittenBody | null;
  /** The time limit includes the body, in milliseconds. */
  readonly timeoutMs: number;
  readonly onDisconnect: CallContext['onDisconnect'];
};

/**
 * One request on a pool, through its dispatch: without the promise, stream and signal that `request` makes for each.
 * Rejects with `TooLate`, `ClientGone` or undici's own error; a streamed body is destroyed with the same.
 */
export function requestUpstream(pool: Pool, request: UpstreamRequest): Promise<UpstreamAnswer> {
  const { method, path, headers, body, timeoutMs, onDisconnect } = request;
  return new Promise((resolve, reject) => {
    let controller: Dispatcher.DispatchController | null = null;
    let why: Error | null = null;
    let head: Omit<UpstreamAnswer, 'body' | 'ended'> | null = null;
    let streamed: Readable | null = null;
    let end = { resolve: () => {}, reject: (_why: Error) => {} };
    const ended = new Promise<void>((resolved, rejected) => {
      end = { resolve: resolved, reject: rejected };
    });
    ended.catch(() => {});
    /** The caller has not taken what there is: that the deadline comes is her doing. */
    let isHeld = false;
    const chunks: Buffer[] = [];

    const giveUp = (reason: Error) => {
      if (why !== null) return;
      why = reason;
      controller?.abort(reason);
      reject(reason);
    };
    const leave = () => giveUp(new ClientGone('The caller has gone.'));
    const timer = setTimeout(
      () =>
        giveUp(
          isHeld ? new ClientGone('The caller reads too slowly.') : new TooLate('The deadline has come.'),
        ),
      timeoutMs,
    );
    const stays = onDisconnect?.(leave);
    const over = () => {
      clearTimeout(timer);
      stays?.();
    };

    const stream = (): Readable =>
      new Readable({
        read: () => {
          isHeld = false;
          controller?.resume();
        },
        destroy: (error, done) => {
          controller?.abort(error ?? new ClientGone('Nobody reads on.'));
          done(error);
        },
      });

    pool.dispatch(
      {
        method: method as Dispatcher.HttpMethod,
        path,
        headers,
        body: body === null ? null : body.bytes,
        headersTimeout: 0,
        bodyTimeout: 0,
      },
      {
        onRequestStart(given) {
          controller = given;
          if (why !== null) given.abort(why);
        },
        onResponseStart(_controller, status, answered) {
          // Before the final one there may be others, such as 103.
          if (status < 200) return;
          head = { status, headers: answered };
          if (Number(answered['content-length'] ?? Number.NaN) <= MAX_BUFFERED_BYTES) return;
          streamed = stream();
          resolve({ ...head, body: streamed, ended });
        },
        onResponseData(given, chunk) {
          if (streamed === null) chunks.push(chunk);
          else if (!streamed.push(chunk)) {
            isHeld = true;
            given.pause();
          }
        },
        onResponseEnd() {
          over();
          end.resolve();
          if (streamed !== null) streamed.push(null);
          else if (head !== null)
            resolve({
              ...head,
              ended,
              body: chunks.length === 1 ? (chunks[0] ?? Buffer.of()) : Buffer.concat(chunks),
            });
        },
        onResponseError(_controller, error) {
          over();
          if (streamed !== null && !streamed.destroyed) streamed.destroy(why ?? error);
          end.reject(why ?? error);
          reject(why ?? error);
        },
      },
    );
  });
}
