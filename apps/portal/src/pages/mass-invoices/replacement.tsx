import { uploadLimits } from '@trastienda/domain';
import { type ReactNode, useCallback, useRef } from 'react';
import { useAppDispatch } from '../../shared/store/hooks.ts';
import { filesReplaced } from './slice.ts';

type Replacement = {
  /** Opens the browser's choice of files, for a row. */
  readonly ask: (row: string) => void;
  /** Stands somewhere in the page; nobody sees it. */
  readonly field: ReactNode;
};

/** 'Cambiar archivo': one hidden field for all rows, since hundreds of fields would only weigh. */
export function useReplacement(): Replacement {
  const dispatch = useAppDispatch();
  const field = useRef<HTMLInputElement>(null);
  const row = useRef('');
  const ask = useCallback((id: string) => {
    row.current = id;
    field.current?.click();
  }, []);
  return {
    ask,
    field: (
      <input
        ref={field}
        type="file"
        hidden
        multiple
        aria-label="Archivos de la factura"
        accept={uploadLimits('invoice').accept.join(',')}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file chosen again is a change too.
          currentTarget.value = '';
          if (files.length > 0) dispatch(filesReplaced({ row: row.current, files }));
        }}
      />
    ),
  };
}
