import { createContext, useContext, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Is given the way out, and takes it or not. */
type Ask = (leave: () => void) => void;

export type LeaveGuard = {
  /** Goes to another page; where somebody holds, they are asked first. */
  readonly go: (href: string) => void;
  /** Asks before every way to another page, until the function that it gives back is called. */
  readonly hold: (ask: Ask) => () => void;
};

export const LeaveGuardContext = createContext<LeaveGuard>({ go: () => {}, hold: () => () => {} });

export const useLeaveGuard = (): LeaveGuard => useContext(LeaveGuardContext);

/** The one guard of the application: every link of the library, the keys and the palette go through it (D95, D96). */
export function useLeaveGuardHost(): LeaveGuard {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const holder = useRef<Ask | null>(null);
  return useMemo(
    () => ({
      go(href) {
        const leave = () => void navigate(href);
        const isHere = new URL(href, 'http://own.invalid').pathname === pathname;
        if (holder.current === null || isHere) leave();
        else holder.current(leave);
      },
      hold(ask) {
        holder.current = ask;
        return () => {
          if (holder.current === ask) holder.current = null;
        };
      },
    }),
    [navigate, pathname],
  );
}
