import type { AnyCall } from './define-call.ts';

/** The one sentence for a missing path parameter or body. */
export const PATH_AND_DATA_REQUIRED = 'Path and data are required';

const parameter = /\{(\w+)\}/g;

/** One path segment; `null` for what cannot be one: nothing, `.` and `..` (a browser would resolve them), half a character. */
const segment = (value: unknown): string | null => {
  const text = value === undefined || value === null ? '' : String(value);
  if (text.trim() === '' || text === '.' || text === '..') return null;
  try {
    return encodeURIComponent(text);
  } catch {
    return null;
  }
};

/** `/api/{service}/route/{path}` with each parameter percent-encoded; `null` when one is missing, empty or no segment. */
export function callPath(
  call: Pick<AnyCall, 'service' | 'path'>,
  params: Readonly<Record<string, unknown>>,
): string | null {
  let complete = true;
  const path = call.path.replace(parameter, (_, name: string) => {
    const value = segment(params[name]);
    if (value === null) complete = false;
    return value ?? '';
  });
  return complete ? `/api/${call.service}/route/${path}` : null;
}

/** The names of the path's parameters, in their order. */
export const pathParameters = (path: string): string[] =>
  [...path.matchAll(parameter)].map(([, name]) => name ?? '');
