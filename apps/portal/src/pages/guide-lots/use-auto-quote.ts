import { useEffect } from 'react';
import { useAppDispatch } from '../../shared/store/hooks.ts';
import { checkRequested } from './slice.ts';
import type { LotDraftView } from './use-lot-draft.ts';

/** A person who types is not interrupted: the pause is the same as for a single guide. */
const pauseMs = 400;

/** Asks for the prices by itself as soon as no row lacks anything (D344): nothing is left to decide before them. */
export function useAutoQuote(pedidos: readonly string[], view: LotDraftView): void {
  const dispatch = useAppDispatch();
  const { lots, rows, faulty, priced, unchecked, sending } = view;
  const isWhole = lots.opening.status === 'ready' && faulty.length === 0 && unchecked > 0;
  const asks =
    isWhole && lots.checking === null && sending.phase !== 'sending' && sending.phase !== 'unknown';
  // The next request: each change of a row begins the pause again.
  const question = asks ? rows.map(({ askedKey }) => askedKey).join() : '';
  const pause = priced.length === 0 ? 0 : pauseMs;
  const asked = pedidos.join(',');
  useEffect(() => {
    if (question === '') return;
    const timer = setTimeout(() => dispatch(checkRequested({ pedidos: asked.split(',') })), pause);
    return () => clearTimeout(timer);
  }, [question, pause, asked, dispatch]);
}
