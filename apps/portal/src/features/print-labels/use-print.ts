import { showFile } from '../../shared/lib/files.ts';
import { type LabelSource, useLabelSource } from './use-label-source.ts';
import { usePaper } from './use-paper.ts';
import { useSheets } from './use-sheets.ts';

/** The labels of some guides on the paper that was chosen last, ready to be printed with one press. */
export function usePrint(source: LabelSource, expected: number) {
  const { files, error, call, retry } = useLabelSource(source);
  const { paper, isKnown, choose, used } = usePaper();
  const { status, sheets } = useSheets(files, paper, expected);
  const labels = sheets?.labels ?? expected;
  return {
    files,
    error,
    call,
    retry,
    status,
    sheets,
    labels,
    paper,
    isPaperKnown: isKnown,
    choose,
    used: () => used(labels),
    /** Opens them for the browser to print; `false` while they are not there, or where the browser stops the tab. */
    print(): boolean {
      if (!sheets || !showFile(sheets.blob)) return false;
      used(labels);
      return true;
    },
  };
}
