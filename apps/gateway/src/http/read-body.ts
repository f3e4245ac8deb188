import type { IncomingMessage } from 'node:http';

export type ReadBody =
  | { readonly kind: 'read'; readonly bytes: Buffer }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'aborted' };

/**
 * Reads a request's body, `limit` bytes at most. Past the limit it stops holding what comes;
 * the answer should then close the connection.
 */
export function readBody(incoming: IncomingMessage, limit: number): Promise<ReadBody> {
  if (Number(incoming.headers['content-length'] ?? 0) > limit) return Promise.resolve({ kind: 'too-large' });
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const finish = (result: ReadBody) => {
      incoming.off('data', onData);
      incoming.off('end', onEnd);
      incoming.off('close', onGone);
      incoming.off('error', onGone);
      resolve(result);
    };
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) {
        chunks.push(chunk);
        return;
      }
      chunks.length = 0;
      incoming.pause();
      finish({ kind: 'too-large' });
    };
    const onEnd = () => finish({ kind: 'read', bytes: Buffer.concat(chunks) });
    const onGone = () => finish({ kind: 'aborted' });
    incoming.on('data', onData);
    incoming.on('end', onEnd);
    incoming.on('close', onGone);
    incoming.on('error', onGone);
  });
}
