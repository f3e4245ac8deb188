import { type ComponentType, useCallback, useState } from 'react';
import type { PageModule } from '../../shared/routes/lazy-page.tsx';
import { failureNotified } from '../../shared/store/notifications-slice.ts';
import { useAppDispatch } from '../../shared/store/hooks.ts';

export type OverlayProps = {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
};

/**
 * A dialog of the shell in a chunk of its own, fetched when it is first opened.
 * @param load One function for all drawings, so that `open` stays the same.
 */
export function useOverlay<Props extends OverlayProps>(load: () => Promise<PageModule<Props>>) {
  const dispatch = useAppDispatch();
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
  const [isOpen, onOpenChange] = useState(false);
  const open = useCallback(async (): Promise<void> => {
    try {
      const { default: loaded } = await load();
      setDialog(() => loaded);
      onOpenChange(true);
    } catch {
      dispatch(failureNotified('No pudimos abrirlo. Revisa tu conexión e intenta otra vez.'));
    }
  }, [dispatch, load]);
  return {
    open,
    /** `null` until it has been opened. */
    Dialog,
    state: { isOpen, onOpenChange },
  };
}
