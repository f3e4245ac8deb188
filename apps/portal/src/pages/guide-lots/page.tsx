import { useState } from 'react';
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
  // The flag belongs to this visit alone: a lot that continues after a reload opens no window by itself.
  const [printed, setPrinted] = useState<string | null>(null);
  if (lote !== '') return <LotPage key={lote} lotId={lote} isAutoPrinted={printed === lote} />;
  if (pedidos.length > 0) return <DraftPage pedidos={pedidos} onSent={setPrinted} />;
  return nuevo ? <NewLot /> : <LotList />;
}
