import { useSearch } from '../../shared/routes/use-search.ts';
import { salesSearch } from '../../shared/routes/sales-search.ts';
import { useClock } from '../../shared/layout/index.ts';
import { type Read, useRead } from '../../shared/store/hooks.ts';
import {
  categorySales,
  channelSales,
  familyOrders,
  productSales,
  salesFigure,
  stateSales,
  ticketFigure,
  unitsFigure,
} from '../../entities/sale/operations.ts';
import { comparedDays, salesDays, salesQuery } from '../../entities/sale/sales-query.ts';
import { granularity } from './model.ts';

export const productsPerPage = 10;

/** All that the report reads for the state of its address, each by itself. */
export function useSalesReport() {
  const address = useSearch(salesSearch);
  const clock = useClock();
  const { search } = address;
  const days = salesDays(search, clock);
  const periodo = granularity(search, days);
  const query = salesQuery(search, clock);
  const parted = { query: { ...query, periodo } };
  const whole = { query };
  const reads = {
    sales: useRead(salesFigure, parted),
    units: useRead(unitsFigure, parted),
    ticket: useRead(ticketFigure, parted),
    channels: useRead(channelSales, whole),
    states: useRead(stateSales, whole),
    families: useRead(familyOrders, whole),
    products: useRead(productSales, {
      query: { ...query, page: search.pagina, pageSize: productsPerPage, orden: search.orden },
    }),
    categories: useRead(categorySales, whole),
  };
  const failed = Object.values(reads as Readonly<Record<string, Read<unknown>>>).filter(
    ({ value, error }) => value === null && error !== null,
  );
  return {
    ...address,
    clock,
    days,
    compared: comparedDays(search, clock),
    periodo,
    reads,
    failed,
    /** Two cards with the same words would be a wall of alarms: the page says why, once for all. */
    isSaidOnce: failed.length > 1,
  };
}

export type SalesReport = ReturnType<typeof useSalesReport>;
