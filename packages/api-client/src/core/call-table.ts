import type { AnyCall, HttpMethod, ServiceName } from './define-call.ts';
import { pathParameters } from './path.ts';

export type CallMatch<C extends AnyCall> = { readonly call: C; readonly params: Record<string, string> };

type Compiled<C extends AnyCall> = {
  readonly call: C;
  readonly pattern: RegExp;
  readonly names: readonly string[];
  /** Segments without a parameter: the more, the closer the match. */
  readonly literals: number;
};

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function compile<C extends AnyCall>(call: C): Compiled<C> {
  const path = call.path.replace(/\/$/, '');
  const source = path
    .split(/\{\w+\}/)
    .map(escape)
    .join('([^/]+)');
  return {
    call,
    names: pathParameters(path),
    pattern: new RegExp(`^${source}/?$`),
    literals: path.split('/').filter((piece) => !piece.includes('{')).length,
  };
}

/** A segment's value; `null` for one that is not written as we write it: `%73tock` must not pass for an id (D132, D162). */
const decode = (text: string): string | null => {
  try {
    const value = decodeURIComponent(text);
    return encodeURIComponent(value) === text && value !== '.' && value !== '..' ? value : null;
  } catch {
    return null;
  }
};

/** The service and how many segments a path has: few calls share them. The slash at the end counts for nothing. */
const shelf = (service: string, path: string): string =>
  `${service} ${path.split('/').length - (path.endsWith('/') ? 1 : 0)}`;

/**
 * Looks calls up by service and path, with and without the last slash. Words such as `stock` are never ids,
 * whatever the method. `find` takes the path as it came, still encoded; it answers the matching call,
 * `'method'` when the path exists under other methods only, or `null`.
 */
export function createCallTable<C extends AnyCall>(calls: readonly C[]) {
  const shelves = new Map<string, Compiled<C>[]>();
  for (const call of calls) {
    const at = shelf(call.service, call.path);
    const rows = shelves.get(at) ?? [];
    rows.push(compile(call));
    rows.sort((a, b) => b.literals - a.literals);
    shelves.set(at, rows);
  }
  return {
    find(
      service: ServiceName | (string & {}),
      method: HttpMethod | (string & {}),
      path: string,
    ): CallMatch<C> | 'method' | null {
      let closest: number | null = null;
      for (const row of shelves.get(shelf(service, path)) ?? []) {
        if (closest !== null && row.literals < closest) break;
        const match = row.pattern.exec(path);
        if (!match) continue;
        const values = match.slice(1).map(decode);
        if (values.includes(null)) return null;
        closest = row.literals;
        if (row.call.method !== method) continue;
        return {
          call: row.call,
          params: Object.fromEntries(row.names.map((name, at) => [name, values[at] as string])),
        };
      }
      return closest === null ? null : 'method';
    },
  };
}

export type CallTable<C extends AnyCall> = ReturnType<typeof createCallTable<C>>;
