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
};

type UpstreamRequest = {
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
    let head: Omit<UpstreamAnswer, 'body'> | null = null;
    let streamed: Readable | null = null;
    const chunks: Buffer[] = [];

    const giveUp = (reason: Error) => {
      if (why !== null) return;
      why = reason;
      controller?.abort(reason);
      reject(reason);
    };
    const leave = () => giveUp(new ClientGone('The caller has gone.'));
    const timer = setTimeout(() => giveUp(new TooLate('The deadline has come.')), timeoutMs);
    const stays = onDisconnect?.(leave);
    const over = () => {
      clearTimeout(timer);
      stays?.();
    };

    const stream = (): Readable =>
      new Readable({
        read: () => controller?.resume(),
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
          resolve({ ...head, body: streamed });
        },
        onResponseData(given, chunk) {
          if (streamed === null) chunks.push(chunk);
          else if (!streamed.push(chunk)) given.pause();
        },
        onResponseEnd() {
          over();
          if (streamed !== null) streamed.push(null);
          else if (head !== null)
            resolve({
              ...head,
              body: chunks.length === 1 ? (chunks[0] ?? Buffer.of()) : Buffer.concat(chunks),
            });
        },
        onResponseError(_controller, error) {
          over();
          if (streamed !== null && !streamed.destroyed) streamed.destroy(why ?? error);
          reject(why ?? error);
        },
      },
    );
  });
}
