import { type BinaryFile, downloadGuideLabel } from '@trastienda/api-client';
import { downloadGuideLotLabels } from '@trastienda/api-client/shippings';
import { useCallback, useEffect, useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts';
import { storedFile } from '../../shared/store/stored-file.ts';
import { labelFile, lotLabelsFile } from './operations.ts';

/** The source of labels: some guides, or all of a lot. */
export type LabelSource = { readonly guides: readonly string[] } | { readonly lotId: string };

/** A label does not change; it is not brought twice while one is at it. */
const freshFor = 300_000;

const none: readonly BinaryFile[] = [];

/** The labels' own PDFs, brought as soon as they are on show: printing then is one press, and no pop-up that is stopped. */
export function useLabelSource(source: LabelSource) {
  const dispatch = useAppDispatch();
  const isLot = 'lotId' in source;
  const ids = isLot ? source.lotId : source.guides.join(',');
  const found = useAppSelector(
    (state) =>
      ids.split(',').map((id) => (isLot ? lotLabelsFile.select(state, id) : labelFile.select(state, id))),
    shallowEqual,
  );
  const ask = useCallback(() => {
    for (const id of ids.split(',')) {
      dispatch(
        isLot
          ? lotLabelsFile.requested({ params: { lotId: id } }, { freshFor })
          : labelFile.requested({ params: { guide: id } }, { freshFor }),
      );
    }
  }, [dispatch, isLot, ids]);
  useEffect(ask, [ask]);
  const files = useMemo(() => found.flatMap(({ value }) => (value ? storedFile(value) : none)), [found]);
  const isWhole = files.length === found.length;
  return {
    /** All of them, or `null` while one is missing. */
    files: isWhole ? files : null,
    /** Why one of them could not be had. */
    error: isWhole ? null : (found.find(({ status }) => status === 'failed')?.error ?? null),
    call: isLot ? downloadGuideLotLabels : downloadGuideLabel,
    retry: ask,
  };
}
