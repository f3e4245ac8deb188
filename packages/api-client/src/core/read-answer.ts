import { type AnyCall, type BinaryFile, type CallOutput, isBinary } from './define-call.ts';
import { readJson } from './read-body.ts';
import { fail, issuesOf, type CallResult, succeed } from './call-result.ts';
import { EMPTY_BODY, failureMessage, refusedFields, silentMessage } from './user-message.ts';

/** The file name of `Content-Disposition`; the encoded form wins, and no folder survives. */
export const fileNameOf = (disposition: string | null): string | null => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  const plain = /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1];
  const name = (() => {
    try {
      return encoded === undefined ? plain : decodeURIComponent(encoded);
    } catch {
      return plain;
    }
  })();
  return name?.split(/[\\/]/).at(-1)?.trim() || null;
};

/** `Retry-After` in milliseconds from `now`: seconds, or a date. `null` for none, or for what cannot be read. */
export const retryAfterOf = (header: string | null, now: number): number | null => {
  if (header === null || header.trim() === '') return null;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
};

/** A page or a JSON answer instead of a requested file is no file, whatever its size. */
const isNoFile = (response: Response) =>
  /^(text\/html|application\/json)\b/i.test(response.headers.get('Content-Type') ?? '');

async function readFile(call: AnyCall, response: Response): Promise<CallResult<BinaryFile>> {
  const blob = await response.blob();
  const failed = (message: string) =>
    fail({
      kind: 'contract',
      status: response.status,
      message,
      requestId: response.headers.get('X-Request-Id'),
    });
  if (blob.size === 0) return failed(EMPTY_BODY);
  if (isNoFile(response)) return failed(silentMessage(call, 'contract'));
  return succeed({ blob, fileName: fileNameOf(response.headers.get('Content-Disposition')) });
}

/** The service's own code of a refusal, where its body has one. */
export const codeOf = (body: unknown): { code?: string } => {
  const code = (body as { code?: unknown } | null | undefined)?.code;
  return typeof code === 'string' ? { code } : {};
};

/** The `data` of a refusal beside its message, which is the failure's own already. */
const dataOf = (body: unknown): { data?: unknown } => {
  const data = (body as { data?: unknown } | null | undefined)?.data;
  const says =
    typeof data === 'object' && data !== null && Object.keys(data).some((key) => key !== 'message');
  return says ? { data } : {};
};

/** Turns an answer into the call's value, or into the failure with the sentence of the error catalogue. */
export async function readAnswer<C extends AnyCall>(
  call: C,
  response: Response,
): Promise<CallResult<CallOutput<C>>> {
  const requestId = response.headers.get('X-Request-Id');
  const { status } = response;
  if (!response.ok) {
    const body = await readJson(response);
    const message = failureMessage(call, { status, statusText: response.statusText, body });
    if (status === 404 && call.emptyOn404)
      return succeed(call.response.parse(call.emptyOn404()) as CallOutput<C>, message);
    const retryAfterMs = retryAfterOf(response.headers.get('Retry-After'), Date.now());
    return fail({
      kind: 'http',
      status,
      message,
      requestId,
      issues: refusedFields(body),
      ...codeOf(body),
      ...dataOf(body),
      ...(retryAfterMs === null ? {} : { retryAfterMs }),
    });
  }
  if (isBinary(call)) return (await readFile(call, response)) as CallResult<CallOutput<C>>;
  const parsed = call.response.safeParse(await readJson(response));
  if (parsed.success) return succeed(parsed.data as CallOutput<C>);
  const issues = issuesOf('response', parsed.error);
  return fail({ kind: 'contract', status, message: silentMessage(call, 'contract'), requestId, issues });
}
