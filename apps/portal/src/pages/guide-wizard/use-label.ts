import { useLabelSource } from '../../features/print-labels/use-label-source.ts';

export type LabelFile = {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly blob: Blob | null;
  readonly retry: () => void;
};

/** The label's PDF, brought as soon as it is on show. */
export function useLabel(guide: string): LabelFile {
  const { files, error, retry } = useLabelSource({ guides: [guide] });
  return {
    status: files ? 'ready' : error ? 'failed' : 'loading',
    blob: files?.[0]?.blob ?? null,
    retry,
  };
}
