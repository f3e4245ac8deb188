import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { guideLabelFile } from './operations.ts';

export type LabelFile = {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly blob: Blob | null;
  readonly fileName: string;
  readonly retry: () => void;
};

/** The label's PDF, brought as soon as it is on show: printing then is one press, and no pop-up that is stopped. */
export function useLabel(guide: string): LabelFile {
  const dispatch = useAppDispatch();
  const { status, value } = useAppSelector((state) => guideLabelFile.select(state, guide));
  const ask = () => void dispatch(guideLabelFile.requested({ params: { guide } }));
  useEffect(() => {
    dispatch(guideLabelFile.requested({ params: { guide } }));
  }, [dispatch, guide]);
  return {
    status: value !== null ? 'ready' : status === 'failed' ? 'failed' : 'loading',
    blob: value?.blob ?? null,
    fileName: value?.fileName ?? `${guide}.pdf`,
    retry: ask,
  };
}
