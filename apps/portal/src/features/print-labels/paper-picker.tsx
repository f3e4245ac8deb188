import { LabelSheetPicker } from '@trastienda/ui/LabelSheetPicker';
import type { Paper } from './impose-pdf.ts';

type Props = {
  readonly paper: Paper;
  readonly choose: (change: Partial<Paper>) => void;
  /** Labels that will be printed. */
  readonly count: number;
};

/** The paper of labels, and the place of its sheet where they begin; a new paper begins at its first. */
export const PaperPicker = ({ paper: { format, start }, choose, count }: Props) => (
  <LabelSheetPicker
    format={format}
    start={start}
    count={count}
    onFormatChange={(next) => choose({ format: next, start: 1 })}
    onStartChange={(next) => choose({ start: next })}
  />
);
