import type { BinaryFile } from '@trastienda/api-client';
import { useEffect, useMemo, useState } from 'react';
import type { Paper, Sheets } from './impose-pdf.ts';

type State =
  | { readonly status: 'loading' | 'failed'; readonly sheets: null }
  | { readonly status: 'ready'; readonly sheets: Sheets };

const loading: State = { status: 'loading', sheets: null };

async function make({ files, paper, count }: Job): Promise<State> {
  const [first, ...others] = files;
  // Thermal paper takes a file as it is; the library that lays sheets out is brought for all else.
  if (first && others.length === 0 && paper.format === 'thermal') {
    return { status: 'ready', sheets: { blob: first.blob, labels: count } };
  }
  const { imposePdf } = await import('./impose-pdf.ts');
  return {
    status: 'ready',
    sheets: await imposePdf(
      files.map(({ blob }) => blob),
      paper,
    ),
  };
}

type Job = { readonly files: readonly BinaryFile[]; readonly paper: Paper; readonly count: number };

/**
 * The labels on the sheets of a paper, prepared while the person still looks; `loading` while a file is
 * missing.
 * @param count Labels that the files have, as far as is known.
 */
export function useSheets(
  files: readonly BinaryFile[] | null,
  { format, start }: Paper,
  count: number,
): State {
  const [made, setMade] = useState<{ readonly job: Job; readonly state: State } | null>(null);
  const job = useMemo(
    () => files && { files, paper: { format, start }, count },
    [files, format, start, count],
  );
  useEffect(() => {
    if (!job) return;
    let isCurrent = true;
    void make(job)
      .catch((): State => ({ status: 'failed', sheets: null }))
      .then((state) => isCurrent && setMade({ job, state }));
    return () => {
      isCurrent = false;
    };
  }, [job]);
  return job !== null && made?.job === job ? made.state : loading;
}
