import { granularityOf } from '@trastienda/domain/sale';
import { salesDays } from '../../entities/sale/sales-query.ts';
import { useClock } from '../../shared/layout/index.ts';
import { useSearch } from '../../shared/routes/use-search.ts';
import { selectEmail } from '../../shared/session/selectors.ts';
import { useAppSelector } from '../../shared/store/hooks.ts';
import type { HomeAsk } from './parts.ts';
import { homeSearch } from './search.ts';

/** The input of home's requests, from its address and the store's clock. */
export function useHomeAsk(): HomeAsk {
  const { search } = useSearch(homeSearch);
  const clock = useClock();
  const email = useAppSelector(selectEmail);
  const days = salesDays({ dias: search.dias, desde: null, hasta: null }, clock);
  const query = { fechaInicio: days.firstDay, fechaFin: days.lastDay, periodo: granularityOf(days) };
  return { email, sales: { query } };
}
