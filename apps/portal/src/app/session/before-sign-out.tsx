import { type ComponentType, useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts';
import { failureNotified } from '../../shared/store/notifications-slice.ts';
import { selectDraftsAtStake } from '../../shared/session/selectors.ts';
import { signOutDropped } from '../../shared/session/slice.ts';

/** The question before signing out, wherever that was requested; in a chunk of its own. */
export function BeforeSignOut() {
  const dispatch = useAppDispatch();
  const drafts = useAppSelector(selectDraftsAtStake);
  const [Question, setQuestion] = useState<ComponentType<{ readonly drafts: number }> | null>(null);
  useEffect(() => {
    if (drafts === 0) return;
    import('./sign-out-question.tsx').then(
      ({ default: loaded }) => setQuestion(() => loaded),
      () => {
        dispatch(signOutDropped());
        dispatch(failureNotified('No pudimos cerrar tu sesión. Revisa tu conexión e intenta otra vez.'));
      },
    );
  }, [dispatch, drafts]);
  return drafts > 0 && Question ? <Question drafts={drafts} /> : null;
}
