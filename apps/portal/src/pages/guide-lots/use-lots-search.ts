import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type LotsSearch, lotsSearch } from './search.ts';

/** The lots as their address says it. */
export function useLotsSearch(): LotsSearch {
  const [params] = useSearchParams();
  const query = params.toString();
  return useMemo(() => lotsSearch.parse(new URLSearchParams(query)), [query]);
}
