import { labelFormats, nextFreePlace } from '@trastienda/domain/guides';
import { useMemo } from 'react';
import { useKept } from '../../shared/persistence/use-kept.ts';
import type { Paper } from './impose-pdf.ts';

const thermal: Paper = { format: 'thermal', start: 1 };

/** The stored paper, if it still has a paper's shape. */
export function readPaper(kept: string | null): Paper {
  try {
    const { format, start } = JSON.parse(kept ?? '{}') as Partial<Record<keyof Paper, unknown>>;
    const known = labelFormats.find((one) => one === format);
    return known && Number.isInteger(start) ? { format: known, start: Number(start) } : thermal;
  } catch {
    // The storage has another value; the choice begins again.
    return thermal;
  }
}

/** The paper in this person's printer, stored in this browser for the person and the store. */
export function usePaper() {
  const [kept, keep] = useKept('labels', 'paper');
  const paper = useMemo(() => readPaper(kept), [kept]);
  return {
    paper,
    /** A paper was chosen once, so printing again needs no dialog. */
    isKnown: kept !== null,
    choose: (change: Partial<Paper>) => keep(JSON.stringify({ ...paper, ...change })),
    /** Labels were printed: the next ones go on where these ended. */
    used: (count: number) =>
      keep(JSON.stringify({ ...paper, start: nextFreePlace(paper.format, { start: paper.start, count }) })),
  };
}
