import { useState } from 'react';
import LabelDialog from './label-dialog.tsx';
import type { LabelSource } from './use-label-source.ts';
import { usePrint } from './use-print.ts';
import { usePrintedOnce } from './use-printed-once.ts';

type Props = {
  readonly source: LabelSource;
  /** Labels that a lot has; one a guide otherwise. */
  readonly count?: number;
  readonly onClose: () => void;
};

/** One press prints on the paper that is known; the first time, and where that does not come about, the dialog asks. */
export default function PrintNow({ source, count = 1, onClose }: Props) {
  const printing = usePrint(source, 'lotId' in source ? count : source.guides.length);
  // The state at the press counts, because printing itself stores a paper.
  const [isKnown] = useState(printing.isPaperKnown);
  const isStopped = usePrintedOnce(isKnown, printing, onClose);
  const asks = !isKnown || isStopped || printing.error !== null || printing.status === 'failed';
  // Once it asks it stays: it brings the labels anew, and were it to go while they are on their way, it would come back with
  // their failure, and ask for them again without an end.
  const [hasAsked, setHasAsked] = useState(false);
  if (asks && !hasAsked) setHasAsked(true);
  return hasAsked ? <LabelDialog source={source} count={count} onClose={onClose} /> : null;
}
