import type { IncomingMessage } from 'node:http';
import { type AnyCall, base64FilesIn, decodeQuery, PATH_AND_DATA_REQUIRED } from '@trastienda/api-client';
import { faultAnswers, fileFault } from '@trastienda/services';
import { sentences } from '../http/problem.ts';
import { FILE_LIMIT, FORM_AROUND, BODY_TIMEOUTS, type BodyTimeouts, readBody } from '../http/read-body.ts';
import type { CallParts } from './dispatch.ts';
import { INFECTED, type Scan } from '../upload/scanner.ts';
import { refuse } from './refuse.ts';
import { bodyOf } from './request-body.ts';

const tooLarge = () => refuse(413, { message: sentences[413] ?? '', headers: { Connection: 'close' } });

const notWanted = (message = faultAnswers.unwanted.message) => refuse(415, { message });

/** Read one way alone: what would be written otherwise, another reader could take for another file. */
function fromBase64(value: unknown): Uint8Array {
  if (typeof value !== 'string') return notWanted();
  const bytes = Buffer.from(value, 'base64');
  return bytes.toString('base64') === value ? bytes : notWanted();
}

const blobsOf = (body: unknown): Blob[] =>
  Object.values(body ?? {})
    .flat()
    .filter((value) => value instanceof Blob);

/** Size and content of every file in a body, of a form or in base64: what may not be opened goes no further. */
async function checkFiles(call: AnyCall, body: unknown, scan: Scan | null): Promise<void> {
  const blobs = blobsOf(body);
  // The size is checked first, because it is available before anything is read.
  if (blobs.some(({ size }) => size > FILE_LIMIT)) tooLarge();
  const files = base64FilesIn(call, body).map(fromBase64);
  for (const blob of blobs) files.push(new Uint8Array(await blob.arrayBuffer()));
  for (const file of files) {
    if (file.length > FILE_LIMIT) tooLarge();
    const fault = await fileFault(file);
    if (fault === 'bomb') tooLarge();
    if (fault === 'large') refuse(413, { message: faultAnswers.large.message });
    if (fault !== null) notWanted(faultAnswers[fault].message);
    if (await scan?.(file)) notWanted(INFECTED);
  }
}

export type Reading = {
  readonly bodyTimeouts?: BodyTimeouts | undefined;
  /** The scanner of the installation; `null` where it has none. */
  readonly scan?: Scan | null | undefined;
};

/** Reads the parameters of an address by the schemas of its call. @throws Refused 400. */
export function readAddress(
  call: AnyCall,
  params: CallParts['params'],
  search: string,
): Omit<CallParts, 'body'> {
  if (Object.values(params).some((value) => value.trim() === ''))
    refuse(400, { message: PATH_AND_DATA_REQUIRED });
  return { params, query: decodeQuery(call.query, new URLSearchParams(search)) };
}

/** Reads a body by the schema of its call. @throws Refused 400, 408, 413 or 415; ScannerSilent. */
export async function readCallBody(
  incoming: IncomingMessage,
  call: AnyCall,
  { bodyTimeouts = BODY_TIMEOUTS, scan = null }: Reading,
): Promise<unknown> {
  const isForm = call.encoding === 'multipart';
  const read = await readBody(incoming, call.bodyLimitBytes + (isForm ? FORM_AROUND : 0), {
    ...bodyTimeouts,
    whole: isForm ? call.timeoutMs : Math.min(bodyTimeouts.whole, call.timeoutMs),
  });
  if (read.kind === 'too-large') tooLarge();
  if (read.kind === 'too-slow') refuse(408, { headers: { Connection: 'close' } });
  const type = incoming.headers['content-type'];
  const body = read.kind === 'read' ? await bodyOf(call, read.bytes, type) : undefined;
  if (body === undefined || body === null) refuse(400, { message: PATH_AND_DATA_REQUIRED });
  await checkFiles(call, body, scan);
  return body;
}
