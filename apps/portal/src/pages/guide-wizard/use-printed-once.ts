import { useEffect, useRef, useState } from 'react';
import type { usePrint } from '../../features/print-labels/use-print.ts';

/**
 * Prints the label as soon as it is there, once, where that was asked for. A browser may stop a tab that opens long after the
 * press: `true` then, and the page's own button prints.
 */
export function usePrintedOnce(asked: boolean, { status, print }: ReturnType<typeof usePrint>): boolean {
  const isDone = useRef(false);
  const [isStopped, setStopped] = useState(false);
  useEffect(() => {
    if (!asked || isDone.current || status !== 'ready') return;
    isDone.current = true;
    setStopped(!print());
  });
  return isStopped;
}
