import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** Whether the browser has a connection. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/** Does something when the connection is there again; reads only. */
export function useOnReturn(act: () => void): void {
  const onReturn = useEffectEvent(act);
  useEffect(() => {
    const returned = () => onReturn();
    window.addEventListener('online', returned);
    return () => window.removeEventListener('online', returned);
  }, []);
}
