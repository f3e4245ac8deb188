import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { accepts } from '../http/accepts.ts';
import type { Answer } from './answer.ts';

const gzipped = promisify(gzip);
/** Below it the answer is one packet anyway. */
const MIN_COMPRESS_BYTES = 1024;

/**
 * Compresses an answer that is made here, where the client takes gzip and it saves enough; upstreams decide
 * for themselves. Small answers return synchronously, without a turn of the event loop; large ones are
 * compressed on a thread of the pool.
 */
export function compressed(answer: Answer, accepted: string | undefined): Answer | Promise<Answer> {
  const { body, headers } = answer;
  if (!Buffer.isBuffer(body) || headers['Content-Type'] !== 'application/json') return answer;
  if (body.length < MIN_COMPRESS_BYTES) return answer;
  const varied = { ...headers, Vary: 'Accept-Encoding' };
  if (!accepts(accepted ?? '', 'gzip')) return { ...answer, headers: varied };
  return gzipped(body).then((bytes) => ({
    ...answer,
    headers: { ...varied, 'Content-Encoding': 'gzip' },
    body: bytes,
  }));
}
