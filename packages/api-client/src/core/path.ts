import type { AnyCall, HttpMethod, ServiceName } from './define-call.ts';

/** The one sentence for a missing path parameter or body (D113). */
export const PATH_AND_DATA_REQUIRED = 'Path and data are required';

const parameter = /\{(\w+)\}/g;

/** `/api/{service}/route/{path}` with each parameter percent-encoded; `null` when one is missing or empty. */
export function callPath(
  call: Pick<AnyCall, 'service' | 'path'>,
  params: Readonly<Record<string, unknown>>,
): string | null {
  let complete = true;
  const path = call.path.replace(parameter, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || String(value).trim() === '') complete = false;
    return encodeURIComponent(String(value));
  });
  return complete ? `/api/${call.service}/route/${path}` : null;
}

export type CallMatch<C extends AnyCall> = { readonly call: C; readonly params: Record<string, string> };

type Compiled<C extends AnyCall> = {
  readonly call: C;
  readonly pattern: RegExp;
  readonly names: string[];
  readonly literals: number;
};

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function compile<C extends AnyCall>(call: C): Compiled<C> {
  const names: string[] = [];
  const pieces = call.path.replace(/\/$/, '').split('/');
  const source = pieces
    .map((piece) =>
      piece
        .split(/(\{\w+\})/)
        .map((part) => {
          const name = /^\{(\w+)\}$/.exec(part)?.[1];
          if (name === undefined) return escape(part);
          names.push(name);
          return '([^/]+)';
        })
        .join(''),
    )
    .join('/');
  return {
    call,
    names,
    pattern: new RegExp(`^${source}/?$`),
    literals: pieces.filter((piece) => !piece.includes('{')).length,
  };
}

const decode = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/**
 * Looks calls up by service and path, with and without the last slash (D162). Words such as `stock` win over `{id}` (D132).
 * `find` answers the matching call, `'method'` when the path exists under other methods only, or `null`.
 */
export function createCallTable<C extends AnyCall>(calls: readonly C[]) {
  const byService = new Map<string, Compiled<C>[]>();
  for (const call of calls) {
    const rows = byService.get(call.service) ?? [];
    rows.push(compile(call));
    rows.sort((a, b) => b.literals - a.literals);
    byService.set(call.service, rows);
  }
  return {
    find(
      service: ServiceName | (string & {}),
      method: HttpMethod | (string & {}),
      path: string,
    ): CallMatch<C> | 'method' | null {
      let pathExists = false;
      for (const row of byService.get(service) ?? []) {
        const match = row.pattern.exec(path);
        if (!match) continue;
        pathExists = true;
        if (row.call.method !== method) continue;
        const values = match.slice(1).map(decode);
        if (values.some((value) => value === null)) return null;
        return {
          call: row.call,
          params: Object.fromEntries(row.names.map((name, at) => [name, values[at] as string])),
        };
      }
      return pathExists ? 'method' : null;
    },
  };
}
