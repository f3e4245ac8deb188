import type { AnyCall } from './define-call.ts';
import { callPath, PATH_AND_DATA_REQUIRED, pathParameters } from './path.ts';
import { encodeQuery } from './query.ts';
import { type CallError, fail, type FieldIssue, issuesOf } from './call-result.ts';

export type LooseInput = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown };

export type Checked =
  | { readonly ok: true; readonly path: string; readonly body: unknown }
  | { readonly ok: false; readonly error: CallError };

const refuse = (issues: readonly FieldIssue[]): Checked =>
  fail({ kind: 'input', message: PATH_AND_DATA_REQUIRED, issues });

const missing = (path: string): FieldIssue => ({ path, message: 'required' });
const isGiven = (value: unknown) => value !== undefined && value !== null && String(value).trim() !== '';

/**
 * Refuses what must not leave, naming each field: a missing path parameter or body, then whatever
 * the schemas refuse. What passes is what the schemas read: nothing that they do not name is ever sent.
 */
export function checkInput(call: AnyCall, input: LooseInput | null | undefined): Checked {
  const given = input ?? {};
  const params = (given.params ?? {}) as Readonly<Record<string, unknown>>;
  const absent = pathParameters(call.path).filter((name) => !isGiven(params[name]));
  const issues = absent.map((name) => missing(`params.${name}`));
  if (call.body !== undefined && (given.body === undefined || given.body === null))
    issues.push(missing('body'));
  if (issues.length > 0) return refuse(issues);

  const read: Record<'params' | 'query' | 'body', unknown> = { params: {}, query: {}, body: undefined };
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = call[part];
    if (schema === undefined) continue;
    const parsed = schema.safeParse(given[part] ?? {});
    if (parsed.success) read[part] = parsed.data;
    else issues.push(...issuesOf(part, parsed.error));
  }
  if (issues.length > 0) return refuse(issues);

  const path = callPath(call, read.params as Readonly<Record<string, unknown>>);
  if (path === null) return refuse([{ path: 'params', message: 'not a path segment' }]);
  const query = encodeQuery(read.query as Readonly<Record<string, unknown>>);
  return { ok: true, path: query ? `${path}?${query}` : path, body: read.body };
}
