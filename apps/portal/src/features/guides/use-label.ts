import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { guideLabelFile } from './operations.ts';

export type LabelFile = {
  readonly status: 'loading' | 'ready' | 'failed';
  /** A `blob:` address of this page; lives as long as the component. */
  readonly url: string | undefined;
  readonly fileName: string;
  readonly retry: () => void;
};

/** The label's PDF, brought as soon as it is on show: printing then is one press, and no pop-up that is stopped. */
export function useLabel(guide: string): LabelFile {
  const dispatch = useAppDispatch();
  const { status, value } = useAppSelector((state) => guideLabelFile.select(state, guide));
  const [url, setUrl] = useState<string>();
  const retry = () => void dispatch(guideLabelFile.requested({ params: { guide } }));

  useEffect(() => {
    dispatch(guideLabelFile.requested({ params: { guide } }));
  }, [dispatch, guide]);

  const blob = value?.blob;
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);

  return {
    status: url !== undefined && blob ? 'ready' : status === 'failed' ? 'failed' : 'loading',
    url: blob ? url : undefined,
    fileName: value?.fileName ?? `${guide}.pdf`,
    retry,
  };
}
