import type { IncomingMessage } from 'node:http';

export type ReadBody =
  | { readonly kind: 'read'; readonly bytes: Buffer }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'too-slow' }
  | { readonly kind: 'aborted' };

/** A file, and the form around it (calls.md 1.6). */
export const FILE_LIMIT = 10 * 1024 * 1024;
export const FORM_AROUND = 64 * 1024;

/** Time limits of a body in milliseconds: for the whole of it, and for a pause within it. */
export type BodyTimeouts = { readonly whole: number; readonly pause: number };
export const BODY_TIMEOUTS: BodyTimeouts = { whole: 30_000, pause: 10_000 };

/**
 * Reads a request's body, `limit` bytes at most and within `bodyTimeouts`. Past either it stops buffering;
 * the answer should then close the connection. A body whose declared length is up to twice the limit is
 * drained and discarded: a sender that writes all of it before it reads, as reverse proxies do, would
 * otherwise see a broken connection.
 */
export function readBody(
  incoming: IncomingMessage,
  limit: number,
  bodyTimeouts: BodyTimeouts = BODY_TIMEOUTS,
): Promise<ReadBody> {
  const declared = Number(incoming.headers['content-length'] ?? 0);
  if (declared > 2 * limit) return Promise.resolve({ kind: 'too-large' });
  const isUnwanted = declared > limit;
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const tooSlow = () => {
      chunks.length = 0;
      incoming.pause();
      finish({ kind: 'too-slow' });
    };
    const whole = setTimeout(tooSlow, bodyTimeouts.whole);
    const pause = setTimeout(tooSlow, bodyTimeouts.pause);
    const finish = (result: ReadBody) => {
      clearTimeout(whole);
      clearTimeout(pause);
      incoming.off('data', onData);
      incoming.off('end', onEnd);
      incoming.off('close', onGone);
      incoming.off('error', onGone);
      resolve(result);
    };
    const onData = (chunk: Buffer) => {
      pause.refresh();
      if (isUnwanted) return;
      size += chunk.length;
      if (size <= limit) {
        chunks.push(chunk);
        return;
      }
      chunks.length = 0;
      incoming.pause();
      finish({ kind: 'too-large' });
    };
    const onEnd = () =>
      finish(isUnwanted ? { kind: 'too-large' } : { kind: 'read', bytes: Buffer.concat(chunks) });
    const onGone = () => finish({ kind: 'aborted' });
    incoming.on('data', onData);
    incoming.on('end', onEnd);
    incoming.on('close', onGone);
    incoming.on('error', onGone);
  });
}
