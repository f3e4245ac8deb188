import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type GuidesSearch, guidesSearch } from './search.ts';

/** History and tracking as their address says it. */
export function useGuidesSearch(): GuidesSearch {
  const [params] = useSearchParams();
  const query = params.toString();
  return useMemo(() => guidesSearch.parse(new URLSearchParams(query)), [query]);
}
