import { bodyLimits, type BinaryFile, deadlines } from '../core/define-call.ts';
import { codeOf, fileNameOf } from '../core/read-answer.ts';
import { readJson } from '../core/read-body.ts';
import type { CallError } from '../core/call-result.ts';
import { EMPTY_BODY, FAILED_TO_UPLOAD, failureMessage, silentMessage } from '../core/user-message.ts';
import { fetchWithProgress, type OnProgress } from './fetch-with-progress.ts';

/** Error of the two helpers; `message` is the sentence of the error catalogue. */
export class TransferError extends Error {
  override readonly name = 'TransferError';
  readonly kind: CallError['kind'];
  /** 0 where no answer came. */
  readonly status: number;
  /** The service's own code where one status has several meanings; only where the answer had it. */
  readonly code?: string;

  constructor(kind: CallError['kind'], message: string, status = 0, code?: string) {
    super(message);
    this.kind = kind;
    this.status = status;
    if (code !== undefined) this.code = code;
  }
}

export type TransferOptions = {
  readonly fetch?: typeof globalThis.fetch;
  /** The session's opaque token. */
  readonly token: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  /** Hears of every failure before it is thrown, never of file contents. */
  readonly log?: (error: TransferError) => void;
};

export type DownloadOptions = TransferOptions & {
  /** Given: the download is a POST with this as its JSON body. */
  readonly body?: unknown;
  readonly onProgress?: OnProgress;
};

export type UploadOptions = TransferOptions & {
  /** Hears how much has left: bytes of the whole form, as it is written. */
  readonly onProgress?: OnProgress;
};

const isEmptyJson = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

type Profile = 'download' | 'upload';

/** Sends, and turns every way of failing into one error: logged, then thrown again. */
async function transfer<Value>(
  profile: Profile,
  url: string,
  init: RequestInit,
  options: TransferOptions,
  read: (response: Response) => Promise<Value>,
): Promise<Value> {
  const send = options.fetch ?? ((...args) => globalThis.fetch(...args));
  const deadline = AbortSignal.timeout(options.timeoutMs ?? deadlines[profile]);
  try {
    const response = await send(url, {
      ...init,
      headers: { ...options.headers, ...init.headers, Authorization: `Bearer ${options.token}` },
      credentials: 'same-origin',
      signal: options.signal ? AbortSignal.any([options.signal, deadline]) : deadline,
    });
    if (response.ok) return await read(response);
    const body = await readJson(response);
    const { status, statusText } = response;
    throw new TransferError(
      'http',
      failureMessage({ profile, method: 'POST' }, { status, statusText, body }),
      status,
      codeOf(body).code,
    );
  } catch (cause) {
    const kind = options.signal?.aborted ? 'aborted' : deadline.aborted ? 'timeout' : 'network';
    const error = cause instanceof TransferError ? cause : new TransferError(kind, silentMessage({}, kind));
    options.log?.(error);
    throw error;
  }
}

async function readBlob(response: Response, onProgress: DownloadOptions['onProgress']): Promise<Blob> {
  if (!onProgress || !response.body) return response.blob();
  const length = Number(response.headers.get('Content-Length'));
  const total = response.headers.has('Content-Length') && length > 0 ? length : null;
  const chunks: BlobPart[] = [];
  let loaded = 0;
  for (const reader = response.body.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    loaded += value.byteLength;
    onProgress(loaded, total);
  }
  return new Blob(chunks, { type: response.headers.get('Content-Type') ?? '' });
}

/**
 * Authenticated download by GET, or by POST with a JSON body: a file that is not empty, with its name.
 * @throws TransferError 'Failed to fetch: {status} {statusText}', 'Empty response body', or 'Failed to fetch'.
 */
export const downloadFile = (url: string, options: DownloadOptions): Promise<BinaryFile> =>
  transfer(
    'download',
    url,
    options.body === undefined
      ? { method: 'GET' }
      : {
          method: 'POST',
          body: JSON.stringify(options.body),
          headers: { 'Content-Type': 'application/json' },
        },
    options,
    async (response) => {
      const blob = await readBlob(response, options.onProgress);
      if (blob.size === 0) throw new TransferError('contract', EMPTY_BODY, response.status);
      return { blob, fileName: fileNameOf(response.headers.get('Content-Disposition')) };
    },
  );

/**
 * Authenticated upload by POST with a form: JSON that is not empty.
 * @throws TransferError the service's words, the size error for 413, or 'Failed to UPLOAD'.
 */
export const uploadForm = (
  url: string,
  form: FormData,
  { onProgress, ...options }: UploadOptions,
): Promise<unknown> => {
  const watched = onProgress ? { ...options, fetch: fetchWithProgress(onProgress, options.fetch) } : options;
  return transfer('upload', url, { method: 'POST', body: form }, watched, async (response) => {
    const value = await readJson(response);
    if (isEmptyJson(value)) throw new TransferError('contract', FAILED_TO_UPLOAD, response.status);
    return value;
  });
};

/** Is a file too large to be sent at all? 10 MB. */
export const isTooLarge = (file: Blob): boolean => file.size > bodyLimits.multipart;
