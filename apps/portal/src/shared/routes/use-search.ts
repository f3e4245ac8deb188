import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { SearchSchema } from './search-schema.ts';

export type AddressState<Search> = {
  /** The values of the address. */
  readonly search: Search;
  /** The values of an address without a query. */
  readonly defaults: Search;
  /** Goes to another state of the page; of a list to its first page, unless the change names one. */
  readonly go: (change: Partial<Search>, options?: { readonly replace?: boolean }) => void;
};

/**
 * The next values of the address: the router draws a change when React has the time, and a further change until then (words sent
 * right after a filter) adds to it instead of taking it back.
 * @returns what makes the next state of the one that was asked for last, and gives it.
 */
export function useAsked<Search>(search: Search): (nextOf: (asked: Search) => Search) => Search {
  const asked = useRef(search);
  useEffect(() => {
    asked.current = search;
  }, [search]);
  return useCallback((nextOf) => {
    asked.current = nextOf(asked.current);
    return asked.current;
  }, []);
}

/** The state of a screen as its address says it, and the way to another one of the same page. */
export function useSearch<Search extends object>(schema: SearchSchema<Search>): AddressState<Search> {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const query = params.toString();
  const search = useMemo(() => schema.parse(new URLSearchParams(query)), [schema, query]);
  const ask = useAsked(search);
  const go = useCallback(
    (change: Partial<Search>, { replace = false } = {}) => {
      const { defaults } = schema;
      const first = {
        ...('pagina' in defaults && { pagina: 1 }),
        ...('antes' in defaults && { antes: '' }),
      };
      const next = ask((asked) => ({ ...asked, ...first, ...change }));
      void navigate(`${pathname}${schema.format(next)}`, { replace });
    },
    [navigate, pathname, schema, ask],
  );
  return { search, defaults: schema.defaults, go };
}
