import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts';
import { selectEmail } from '../../shared/session/selectors.ts';
import { areSameTroubles, type HomePart, homeRequests, isSaidOnce, selectTroubles } from './parts.ts';

/** What of home could not be loaded, and how it is asked for again. */
export function useHomeTroubles() {
  const dispatch = useAppDispatch();
  const requests = homeRequests(useAppSelector(selectEmail));
  const troubles = useAppSelector(selectTroubles, areSameTroubles);
  return {
    troubles,
    /** The page's banner says why; the cards only what is missing in them. */
    isSaidOnce: isSaidOnce(troubles),
    retry: (...parts: readonly HomePart[]) => {
      for (const part of parts) dispatch(requests[part]);
    },
  };
}
