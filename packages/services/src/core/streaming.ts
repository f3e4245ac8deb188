import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Database, Transaction } from '../database/connect.ts';
import { isServiceStream, type ServiceStream } from './handler.ts';

/** A stream that has begun: it is read as it is made, and whoever stops reading destroys it. */
export type OpenStream = Pick<ServiceStream, 'contentType' | 'fileName'> & { readonly body: Readable };

/**
 * Opens a stream and waits for its end: read to it, or given up. What it asks the database then asks it no more, so that the
 * transaction can end. @throws what broke it from within; that nobody read on is no fault
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
        // Whoever gives up throws in here: that is no fault.
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
  // Assigned in the generator, which the compiler does not follow.
  const broken = fault as { readonly error: unknown } | null;
  if (broken) throw broken.error;
}

/** What work has come to: done, or a stream that has begun, whose transaction lasts until `ended`. */
export type StartedWork =
  | { readonly made: unknown }
  | { readonly stream: OpenStream; readonly ended: Promise<void> };

/** Works in a transaction of its own. A stream is handed over as it begins, anything else when the transaction has ended. */
export function beginWork(
  database: Database,
  work: (tx: Transaction) => Promise<unknown>,
  mode: NonNullable<Parameters<Database['transaction']>[1]>,
): Promise<StartedWork> {
  return new Promise((resolve, reject) => {
    const working = database.transaction(async (tx) => {
      const made = await work(tx);
      if (!isServiceStream(made)) return made;
      if (mode.accessMode !== 'read only') throw new Error('Only a read is streamed');
      await streamed(made, (stream) => {
        resolve({ stream, ended: working.then(() => {}) });
      });
      return undefined;
    }, mode);
    // After a stream has begun neither says anything more.
    working.then((made) => resolve({ made }), reject);
  });
}
