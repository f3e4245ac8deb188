import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { usePrint } from './use-print.ts';

/**
 * Prints labels once as soon as they are loaded, where that was requested. A browser may stop a tab that
 * opens long after the press: `true` then, and a button of the page prints.
 */
export function usePrintedOnce(
  asked: boolean,
  { status, print }: ReturnType<typeof usePrint>,
  onPrinted?: () => void,
): boolean {
  const isDone = useRef(false);
  const [isStopped, setStopped] = useState(false);
  const act = useEffectEvent(() => {
    if (print()) onPrinted?.();
    else setStopped(true);
  });
  useEffect(() => {
    if (!asked || isDone.current || status !== 'ready') return;
    isDone.current = true;
    act();
  }, [asked, status]);
  return isStopped;
}
