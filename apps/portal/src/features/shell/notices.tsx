import { createSnackbarQueue, SnackbarRegion } from '@trastienda/ui/Snackbar';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { dismissed } from '../../store/notifications-slice.ts';

/** Shows what the store has to tell; the library's queue keeps the time, three at most (D184, S8.22). */
export function Notices() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const notifications = useAppSelector((state) => state.notifications);
  const [queue] = useState(() => createSnackbarQueue());
  const told = useRef(new Set<string>());

  useEffect(() => {
    for (const { id, tone, text, action } of notifications) {
      if (told.current.has(id)) continue;
      told.current.add(id);
      queue.add({
        tone,
        message: text,
        onClose: () => dispatch(dismissed(id)),
        action: action && { label: action.label, onPress: () => void navigate(action.href) },
      });
    }
  }, [notifications, queue, dispatch, navigate]);

  return <SnackbarRegion queue={queue} />;
}
