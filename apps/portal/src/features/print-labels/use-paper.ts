import { labelFormats, nextFreePlace } from '@trastienda/domain/guides';
import { useState } from 'react';
import { useAppSelector } from '../../shared/store/hooks.ts';
import { vaultKey } from '../../shared/persistence/persistent-store.ts';
import { selectCurrentStoreId, selectEmail } from '../../shared/session/selectors.ts';
import type { Paper } from './impose-pdf.ts';

const thermal: Paper = { format: 'thermal', start: 1 };

/** What was kept, as far as it still reads as a paper. */
export function readPaper(kept: string | null): Paper {
  try {
    const { format, start } = JSON.parse(kept ?? '{}') as Partial<Record<keyof Paper, unknown>>;
    const known = labelFormats.find((one) => one === format);
    return known && Number.isInteger(start) ? { format: known, start: Number(start) } : thermal;
  } catch {
    // Something else was written there; the choice begins anew.
    return thermal;
  }
}

/** The paper in this person's printer, kept in this browser for the person and the store. */
export function usePaper() {
  const user = useAppSelector(selectEmail);
  const storeId = useAppSelector(selectCurrentStoreId);
  const key = vaultKey({ user, storeId }, 'labels', 'paper');
  const [paper, setPaper] = useState(() => readPaper(localStorage.getItem(key)));
  const keep = (next: Paper) => localStorage.setItem(key, JSON.stringify(next));
  return {
    paper,
    choose(change: Partial<Paper>) {
      const next = { ...paper, ...change };
      setPaper(next);
      keep(next);
    },
    /** Labels were printed: the next ones go on where these ended. */
    used: (count: number) =>
      keep({ ...paper, start: nextFreePlace(paper.format, { start: paper.start, count }) }),
  };
}
