import { useEffect, useRef, useState } from 'react';
import LabelDialog from './label-dialog.tsx';
import { usePrint } from './use-print.ts';

type Props = {
  readonly guides: readonly string[];
  readonly onClose: () => void;
};

/** One press prints on the paper that is known; the first time, and where that does not come about, the dialog asks. */
export default function PrintNow({ guides, onClose }: Props) {
  const { isPaperKnown, status, error, print } = usePrint({ guides }, guides.length);
  // What was known as it was pressed counts: printing itself keeps a paper.
  const [asks, setAsks] = useState(!isPaperKnown);
  const isDone = useRef(false);
  useEffect(() => {
    if (asks || isDone.current) return;
    if (error !== null || status === 'failed') return setAsks(true);
    if (status !== 'ready') return;
    isDone.current = true;
    if (print()) onClose();
    else setAsks(true);
  });
  return asks ? <LabelDialog source={{ guides }} onClose={onClose} /> : null;
}
