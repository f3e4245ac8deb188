import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Database, Transaction } from '../database/connect.ts';
import { isServiceStream, type ServiceStream } from './handler.ts';

/** A stream that has begun: it is produced while it is read, and a reader that stops destroys it. */
export type OpenStream = Pick<ServiceStream, 'contentType' | 'fileName'> & { readonly body: Readable };

/**
 * Opens a stream and waits until it was read to its end or abandoned. It sends no further query after that,
 * so that the transaction can end.
 * @throws what broke the stream from within; an abandoned stream is no fault
 */
async function streamed(
  { chunks, contentType, fileName }: ServiceStream,
  open: (stream: OpenStream) => void,
): Promise<void> {
  let ended: () => void = () => {};
  let isRunning = false;
  let fault: { readonly error: unknown } | null = null;
  const end = new Promise<void>((resolve) => {
    ended = resolve;
  });
  async function* watched() {
    isRunning = true;
    const iterator = chunks[Symbol.asyncIterator]();
    try {
      for (;;) {
        const next = await iterator.next().catch((error: unknown) => {
          fault = { error };
          throw error;
        });
        if (next.done) return;
        // A reader that abandons the stream throws in here, which is no fault.
        yield next.value;
      }
    } finally {
      await iterator.return?.();
      ended();
    }
  }
  const body = Readable.from(watched(), { objectMode: false, highWaterMark: 64 * 1024 });
  const over = finished(body).catch(() => {});
  open({ contentType, fileName, body });
  await over;
  if (isRunning) await end;
  // The value is assigned in the generator, which the compiler does not follow.
  const broken = fault as { readonly error: unknown } | null;
  if (broken) throw broken.error;
}

/**
 * The state of started work: its result, or a stream that has begun and whose transaction lasts until
 * `ended`.
 */
export type StartedWork =
  | { readonly result: unknown }
  | { readonly stream: OpenStream; readonly ended: Promise<void> };

/**
 * Runs work in a transaction of its own. A stream is returned when it begins, any other result when the
 * transaction has ended.
 */
export function runInTransaction(
  database: Database,
  work: (tx: Transaction) => Promise<unknown>,
  mode: NonNullable<Parameters<Database['transaction']>[1]>,
): Promise<StartedWork> {
  return new Promise((resolve, reject) => {
    const working = database.transaction(async (tx) => {
      const result = await work(tx);
      if (!isServiceStream(result)) return result;
      if (mode.accessMode !== 'read only') throw new Error('Only a read is streamed');
      await streamed(result, (stream) => {
        resolve({ stream, ended: working.then(() => {}) });
      });
      return undefined;
    }, mode);
    // The promise is settled once a stream has begun, so these two change nothing then.
    working.then((result) => resolve({ result }), reject);
  });
}
