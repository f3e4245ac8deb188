import { useSyncExternalStore } from 'react';
import { noopSubscribe } from './noop-subscribe.ts';

/** Whether this drawing is a server's, or the browser's first one of a page that a server drew. */
export const useIsServed = (): boolean =>
  useSyncExternalStore(
    noopSubscribe,
    () => false,
    () => true,
  );
