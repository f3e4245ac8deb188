import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { guideAddress, type GuideSearch, guideSearch } from '../../entities/guide/search.ts';

/** The wizard's state as its address says it, and the way to another one. */
export function useGuideSearch() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const query = params.toString();
  const search = useMemo(() => guideSearch.parse(new URLSearchParams(query)), [query]);
  const go = useCallback(
    (change: Partial<GuideSearch>, { replace = false } = {}) =>
      void navigate(guideAddress({ ...search, ...change }), { replace }),
    [navigate, search],
  );
  return { search, go };
}
