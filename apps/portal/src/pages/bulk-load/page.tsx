import { useEffect } from 'react';
import { useSearch } from '../../shared/routes/use-search.ts';
import { useAppDispatch, useAppSelector, useFeature } from '../../shared/store/hooks.ts';
import { ChooseFile } from './choose-file.tsx';
import { bulkLoadFeature } from '../../features/bulk-loads/file-feature.ts';
import { LoadPage } from './load-page.tsx';
import { loadSearch } from './search.ts';
import { loadBegun, selectBegun } from '../../features/bulk-loads/slice.ts';

/** `/mis-productos/catalogo-de-productos/carga-masiva`: a file, what would change, what was saved, and what is mended (S2.50). */
export default function BulkLoadPage() {
  useFeature(bulkLoadFeature);
  const address = useSearch(loadSearch);
  const dispatch = useAppDispatch();
  const begun = useAppSelector(selectBegun);
  const { go, defaults } = address;
  useEffect(() => {
    if (begun === null) return;
    dispatch(loadBegun(null));
    go({ ...defaults, carga: begun });
  }, [begun, dispatch, go, defaults]);
  return address.search.carga === '' ? <ChooseFile {...address} /> : <LoadPage {...address} />;
}
