import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { SearchSchema } from './search-schema.ts';

export type AddressState<Search> = {
  /** What the address says. */
  readonly search: Search;
  /** What it says where it says nothing. */
  readonly defaults: Search;
  /** Goes to another state of the page; of a list to its first page, unless the change names one. */
  readonly go: (change: Partial<Search>, options?: { readonly replace?: boolean }) => void;
};

/** The state of a screen as its address says it, and the way to another one of the same page. */
export function useSearch<Search extends object>(schema: SearchSchema<Search>): AddressState<Search> {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const query = params.toString();
  const search = useMemo(() => schema.parse(new URLSearchParams(query)), [schema, query]);
  const go = useCallback(
    (change: Partial<Search>, { replace = false } = {}) => {
      const { defaults } = schema;
      const first = {
        ...('pagina' in defaults && { pagina: 1 }),
        ...('antes' in defaults && { antes: '' }),
      };
      void navigate(`${pathname}${schema.format({ ...search, ...first, ...change })}`, { replace });
    },
    [navigate, pathname, schema, search],
  );
  return { search, defaults: schema.defaults, go };
}
