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

/** One press prints on the stored paper; the first time, and where printing fails, the dialog opens. */
export default function PrintNow({ source, count = 1, onClose }: Props) {
  const printing = usePrint(source, 'lotId' in source ? count : source.guides.length);
  // The state at the press counts, because printing itself stores a paper.
  const [isKnown] = useState(printing.isPaperKnown);
  const isStopped = usePrintedOnce(isKnown, printing, onClose);
  const asks = !isKnown || isStopped || printing.error !== null || printing.status === 'failed';
  // The dialog stays once it is open: it requests the labels again, and if it closed while they are loading,
  // it would return with their failure, and request them again without an end.
  const [hasAsked, setHasAsked] = useState(false);
  if (asks && !hasAsked) setHasAsked(true);
  return hasAsked ? <LabelDialog source={source} count={count} onClose={onClose} /> : null;
}
