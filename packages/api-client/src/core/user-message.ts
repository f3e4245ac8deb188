import type { AnyCall, ErrorProfile, HttpMethod } from './define-call.ts';
import type { FieldIssue } from './call-result.ts';
import { statusText } from './status-text.ts';

/** The sentence for a file that is too large. */
export const SIZE_ERROR = 'El archivo excede el tamaño máximo permitido';
/** Default failure snackbar. */
export const DEFAULT_FAILURE = 'Ha ocurrido un error, por favor intenta más tarde';
/** Default success snackbar. */
export const DEFAULT_SUCCESS = 'Operación realizada con éxito';
export const FAILED_TO_FETCH = 'Failed to fetch';
export const FAILED_TO_UPLOAD = 'Failed to UPLOAD';
export const EMPTY_BODY = 'Empty response body';

/** An answer that is not 2xx; `body` is its parsed JSON, or `undefined`. */
export type FailedAnswer = { readonly status: number; readonly statusText?: string; readonly body?: unknown };

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((inner, name) => (isObject(inner) ? inner[name] : undefined), value);
const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

/** Object errors read as `key: value`, joined with ', ' (D172). */
const readable = (value: unknown): string | null => {
  if (isObject(value)) {
    const pairs = Object.entries(value).map(
      ([key, inner]) =>
        `${key}: ${isObject(inner) || Array.isArray(inner) ? JSON.stringify(inner) : String(inner)}`,
    );
    return pairs.length > 0 ? pairs.join(', ') : null;
  }
  return text(value);
};

const validationResults = (body: unknown): readonly unknown[] => {
  const results = at(body, 'validationResults') ?? at(body, 'data', 'validationResults');
  return Array.isArray(results) ? results : [];
};

/** Gives the faults that the service found, by field of the request; results that name no field are left to the message. */
export const refusedFields = (body: unknown): FieldIssue[] =>
  validationResults(body).flatMap((one) => {
    const field = text(at(one, 'field'));
    return field === null ? [] : [{ path: field, message: text(at(one, 'message')) ?? '' }];
  });

const validationMessages = (body: unknown): string[] =>
  validationResults(body)
    .map((one) => text(at(one, 'message')) ?? text(one))
    .filter((one) => one !== null);

/** The service's own message, with its validation results joined to it (D171); `null` when there is none. */
const ownWords = (body: unknown): string | null => {
  const own = text(at(body, 'data', 'message')) ?? text(at(body, 'message'));
  const words = [own, ...validationMessages(body)].filter((one) => one !== null);
  return words.length === 0 ? null : words.join(', ');
};

type Profile = (answer: FailedAnswer, method: HttpMethod) => string;

const generic: Profile = (answer) => `${FAILED_TO_FETCH}: ${statusText(answer.status, answer.statusText)}`;

const profiles: Readonly<Record<ErrorProfile, Profile>> = {
  generic,
  'data-message': (answer, method) => {
    if (answer.status === 413) return SIZE_ERROR;
    if (answer.status === 500) return '';
    return ownWords(answer.body) ?? generic(answer, method);
  },
  shippings: (answer, method) =>
    text(at(answer.body, 'error', 'status')) ??
    readable(at(answer.body, 'error', 'message')) ??
    text(at(answer.body, 'error')) ??
    readable(at(answer.body, 'detail', 'message')) ??
    readable(at(answer.body, 'message')) ??
    `Failed to ${method}`,
  download: (answer) =>
    `${FAILED_TO_FETCH}: ${answer.status} ${statusText(answer.status, answer.statusText)}`,
  upload: (answer) => {
    if (answer.status === 413) return SIZE_ERROR;
    if (answer.status === 500) return FAILED_TO_UPLOAD;
    return ownWords(answer.body) ?? FAILED_TO_UPLOAD;
  },
};

/** The exact sentence of an answer that is not 2xx (a row's fixed message replaces it, save for 413). */
export function failureMessage(
  call: Pick<AnyCall, 'profile' | 'method' | 'failureMessage'>,
  answer: FailedAnswer,
): string {
  if (call.failureMessage !== undefined) return answer.status === 413 ? SIZE_ERROR : call.failureMessage;
  return profiles[call.profile](answer, call.method);
}

/** An upload that brings no JSON: 'Failed to UPLOAD'. No answer at all: 'Failed to fetch'; our own deadline: 'Failed to fetch: Request Timeout'. */
export const silentMessage = (
  call: Partial<Pick<AnyCall, 'failureMessage' | 'profile'>>,
  kind: 'network' | 'timeout' | 'aborted' | 'contract',
): string => {
  if (call.failureMessage !== undefined) return call.failureMessage;
  if (kind === 'contract' && call.profile === 'upload') return FAILED_TO_UPLOAD;
  return kind === 'timeout' ? `${FAILED_TO_FETCH}: Request Timeout` : FAILED_TO_FETCH;
};

/** Gives the text of a snackbar: the message when it is Spanish and not empty, else the default sentence. */
export const snackbarMessage = (message: string): string =>
  message.trim() === '' || /^(failed to|error fetching|empty response|path and data)/i.test(message)
    ? DEFAULT_FAILURE
    : message;
