import { useCallback, useEffect } from 'react';
import { loadState } from '../../entities/bulk-load/operations.ts';
import { useAppDispatch, useAppSelector, useFeature } from '../../shared/store/hooks.ts';
import { idle } from '../../shared/store/operations-slice.ts';
import { bulkLoadsFeature, loadFollowed } from './feature.ts';

/** The state of a load, polled until it has ended; `null` follows none. */
export function useLoad(id: string | null) {
  useFeature(bulkLoadsFeature);
  const dispatch = useAppDispatch();
  const known = useAppSelector((state) => (id === null ? idle : loadState.select(state, id)));
  const ask = useCallback(() => {
    if (id !== null) dispatch(loadFollowed(id));
  }, [dispatch, id]);
  useEffect(() => ask(), [ask]);
  return { ...known, ask };
}
