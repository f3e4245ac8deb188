import { createContext, useContext, useSyncExternalStore } from 'react';

/** The clock that pages read; replaced in stories and tests. */
export const ClockContext = createContext<() => number>(Date.now);

const minute = 60_000;
const subscribe = (changed: () => void) => {
  const timer = setInterval(changed, minute);
  return () => clearInterval(timer);
};

/** The moment for which a server drew the page, which the browser that takes it over draws first; `null` where none did. */
export const ServedAt = createContext<number | null>(null);

/** This moment, to the minute: 'Venció hoy' and 'Hoy' come true while a page stays open. */
export function useNow(): number {
  const now = useContext(ClockContext);
  const served = useContext(ServedAt);
  const snapshot = () => Math.floor(now() / minute) * minute;
  return useSyncExternalStore(subscribe, snapshot, () =>
    served === null ? snapshot() : Math.floor(served / minute) * minute,
  );
}
