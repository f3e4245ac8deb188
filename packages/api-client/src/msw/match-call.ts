import { type CallMatch, createCallTable } from '../core/call-table.ts';
import { decodeForm } from '../core/decode-form.ts';
import type { AnyCall, CallRequest } from '../core/define-call.ts';
import { PATH_AND_DATA_REQUIRED } from '../core/path.ts';
import { decodeQuery } from '../core/query.ts';
import { readJson } from '../core/read-body.ts';
import { type FieldIssue, issuesOf } from '../core/call-result.ts';
import { calls } from '../calls.ts';

const table = createCallTable<AnyCall>(Object.values(calls));
const matches = new WeakMap<Request, CallMatch<AnyCall> | null>();

/** Finds the call of a request by the same table as the gateway's, so that `stock` is never an `{id}` here either. */
export function matchCall(request: Request): CallMatch<AnyCall> | null {
  const known = matches.get(request);
  if (known !== undefined) return known;
  const [, service, path] = /\/api\/([^/]+)\/route\/(.+)$/.exec(new URL(request.url).pathname) ?? [];
  const found = service && path ? table.find(service, request.method, path) : null;
  const match = found === 'method' ? null : found;
  matches.set(request, match);
  return match;
}

export type ReadRequest<C> =
  | { readonly ok: true; readonly value: CallRequest<C> }
  | { readonly ok: false; readonly issues: readonly FieldIssue[] };

async function readBody(call: AnyCall, request: Request): Promise<unknown> {
  if (!call.body) return undefined;
  return call.encoding === 'json' ? readJson(request) : decodeForm(call.body, await request.formData());
}

/** The request's parts as a service would see them. */
export async function readCallRequest<C extends AnyCall>(call: C, request: Request): Promise<ReadRequest<C>> {
  const { searchParams } = new URL(request.url);
  const given = {
    params: matchCall(request)?.params ?? {},
    query: decodeQuery(call.query, searchParams),
    body: await readBody(call, request.clone()),
  };
  const issues: FieldIssue[] = [];
  const value: Record<string, unknown> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const parsed = call[part]?.safeParse(given[part]);
    if (parsed?.success) value[part] = parsed.data;
    else if (parsed) issues.push(...issuesOf(part, parsed.error));
  }
  return issues.length === 0 ? { ok: true, value: value as CallRequest<C> } : { ok: false, issues };
}

/** Gives the gateway's answer to a request that its call does not accept. */
export const refusalBody = (issues: readonly FieldIssue[]) => ({
  statusCode: 400,
  message: PATH_AND_DATA_REQUIRED,
  validationResults: issues.map(({ path, message }) => ({ field: path, message })),
});
