import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { problem } from '../http/problem.ts';

/** The answer to a call, wherever it was produced. */
export type Answer = {
  readonly status: number;
  /** The headers of an upstream have names in lower case; `content-length` among them is the body's. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | Readable;
};

export const jsonAnswer = (
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): Answer => ({
  status,
  headers: { 'Content-Type': 'application/json', ...headers },
  body: Buffer.from(JSON.stringify(value)),
});

export const refusal = (
  status: number,
  options: {
    readonly message?: string;
    /** For programs, where one status has several meanings. */
    readonly code?: string;
    readonly headers?: Readonly<Record<string, string>>;
  } = {},
): Answer => jsonAnswer(status, problem(status, options.message, options.code), options.headers);

/** Up to this size a body is copied behind its head: one write to the socket costs more than the copy. */
const IN_ONE_WRITE = 8 * 1024;

/** A reader who takes nothing for this long is disconnected. */
const STALLED_MS = 10_000;

/**
 * Writes an answer to Node's own response, after the headers of every answer (`base`, names and values by turns): faster
 * than through a web stream, and a client that hangs up in mid-body ends this answer and nothing else. Never rejects.
 */
export async function send(
  outgoing: ServerResponse,
  { body, status, headers }: Answer,
  base: readonly string[] = [],
  stalledMs = STALLED_MS,
): Promise<void> {
  const head = [...base];
  for (const [name, value] of Object.entries(headers)) head.push(name, value);
  if (Buffer.isBuffer(body)) {
    if (!('content-length' in headers)) head.push('Content-Length', String(body.length));
    outgoing.writeHead(status, head);
    // Every byte is one character of latin1: Node joins two texts, and of a text and bytes it makes two chunks.
    if (body.length <= IN_ONE_WRITE) outgoing.end(body.toString('latin1'), 'latin1');
    else outgoing.end(body);
    return;
  }
  outgoing.writeHead(status, head);
  // Heard when no byte has gone for so long: who takes nothing of what waits has gone, or holds what others need.
  outgoing.setTimeout(stalledMs, () => {
    if (outgoing.writableLength > 0) outgoing.destroy();
    else outgoing.setTimeout(stalledMs);
  });
  try {
    await pipeline(body, outgoing);
  } catch {
    // The client has gone, or the upstream has in mid-body: a cut answer must not look whole.
    // Ended early, a body of undici fails once more, by itself: unheard, that would end the process.
    body.on('error', () => {}).destroy();
    outgoing.destroy();
  }
}

/** Bytes that are held of an answer that is read here: no page's read has a tenth of it. What is only passed on has no limit. */
const MAX_READ_BYTES = 16 * 1024 * 1024;

/** The whole body as text. @throws for one that is larger than anything that is read here */
export async function readText({ body }: Answer): Promise<string> {
  if (Buffer.isBuffer(body)) return body.toString('utf8');
  // Ended early, a body of undici fails once more, by itself.
  body.on('error', () => {});
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    chunks.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    if (size > MAX_READ_BYTES) throw new Error('An answer is too large to be read');
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The whole body as JSON; `undefined` when it is none. */
export async function readJson(answer: Answer): Promise<unknown> {
  try {
    return JSON.parse(await readText(answer));
  } catch {
    return undefined;
  }
}
