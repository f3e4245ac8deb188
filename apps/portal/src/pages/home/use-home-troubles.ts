import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts';
import { areSameTroubles, type HomePart, homeRequest, isSaidOnce, selectTroubles } from './parts.ts';
import { useHomeAsk } from './use-home-ask.ts';

/** The parts of home that could not be loaded, and the way to request them again. */
export function useHomeTroubles() {
  const dispatch = useAppDispatch();
  const ask = useHomeAsk();
  const troubles = useAppSelector((state) => selectTroubles(state, ask), areSameTroubles);
  return {
    troubles,
    /** The page's banner says why; the cards only what is missing in them. */
    isSaidOnce: isSaidOnce(troubles),
    retry: (...parts: readonly HomePart[]) => {
      for (const part of parts) dispatch(homeRequest(part, ask));
    },
  };
}
