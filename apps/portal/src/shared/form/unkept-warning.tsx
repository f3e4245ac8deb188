import { LeaveWarning } from '@trastienda/ui/LeaveWarning';
import { useEffect, useState } from 'react';
import { useLeaveGuard } from '../layout/leave-guard.ts';

type Props = {
  /** Going to another page would lose something: its links ask first. */
  readonly leaving: boolean;
  /** Closing the tab would lose it too: the browser asks, in its own words. */
  readonly closing: boolean;
};

/**
 * For what no draft can keep, such as a file that was chosen. What is typed is kept and needs no warning (D95, D193).
 */
export function UnkeptWarning({ leaving, closing }: Props) {
  const { hold } = useLeaveGuard();
  const [leave, setLeave] = useState<(() => void) | null>(null);
  useEffect(() => (leaving ? hold((way) => setLeave(() => way)) : undefined), [hold, leaving]);
  useEffect(() => {
    if (!closing) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [closing]);
  return (
    <LeaveWarning
      isOpen={leave !== null}
      onStay={() => setLeave(null)}
      onLeave={() => {
        setLeave(null);
        leave?.();
      }}
    />
  );
}
