import { createContext, useContext, useSyncExternalStore } from 'react';

/** The clock that pages read; replaced in stories and tests. */
export const ClockContext = createContext<() => number>(Date.now);

const minute = 60_000;
const subscribe = (changed: () => void) => {
  const timer = setInterval(changed, minute);
  return () => clearInterval(timer);
};

/** This moment, to the minute: 'Venció hoy' and 'Hoy' come true while a page stays open. */
export function useNow(): number {
  const now = useContext(ClockContext);
  const snapshot = () => Math.floor(now() / minute) * minute;
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}
