import { useFeature } from '../../shared/store/hooks.ts';
import { DraftPage } from './components/draft-page.tsx';
import { LotList } from './components/lot-list.tsx';
import { LotPage } from './components/lot-page.tsx';
import { NewLot } from './components/new-lot.tsx';
import { guideLotsFeature } from './feature.ts';
import { useSearch } from '../../shared/routes/use-search.ts';
import { lotsSearch } from './search.ts';

/** `vista=lotes`: the lots, a new one, or one at work (D38). */
export default function GuideLotsPage() {
  useFeature(guideLotsFeature);
  const { lote, pedidos, nuevo } = useSearch(lotsSearch).search;
  if (lote !== '') return <LotPage key={lote} lotId={lote} />;
  if (pedidos.length > 0) return <DraftPage pedidos={pedidos} />;
  return nuevo ? <NewLot /> : <LotList />;
}
