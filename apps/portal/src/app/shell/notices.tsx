import { createSnackbarQueue, SnackbarRegion } from '@trastienda/ui/Snackbar';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts';
import { dismissed } from '../../shared/store/notifications-slice.ts';

/** Shows what the store has to tell; the library's queue keeps the time, three at most (D184, S8.22). */
export function Notices() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const notifications = useAppSelector((state) => state.notifications);
  const [queue] = useState(() => createSnackbarQueue());
  const told = useRef(new Map<string, string>());

  useEffect(() => {
    for (const { id, tone, text, action, dismissedAction, duration } of notifications) {
      if (told.current.has(id)) continue;
      const shown = queue.add({
        tone,
        message: text,
        duration,
        onClose: () => {
          dispatch(dismissed(id));
          if (dismissedAction) dispatch(dismissedAction);
        },
        action: action && {
          label: action.label,
          onPress: () => {
            dispatch(dismissed(id));
            if ('act' in action) dispatch(action.act);
            else void navigate(action.href);
          },
        },
      });
      told.current.set(id, shown);
    }
    // A notice that the store has removed is closed.
    for (const [id, shown] of told.current) {
      if (notifications.some((one) => one.id === id)) continue;
      told.current.delete(id);
      queue.close(shown);
    }
  }, [notifications, queue, dispatch, navigate]);

  return <SnackbarRegion queue={queue} />;
}
