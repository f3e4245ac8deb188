import { formatNumber } from '@trastienda/domain';
import { useNavigate } from 'react-router';
import { paths } from '../../../shared/routes/paths.ts';
import { useRead } from '../../../shared/store/hooks.ts';
import type { OrdersPage } from '../list/use-orders-page.ts';
import { orderQueryOf } from '../../../entities/order/order-query.ts';
import { ordersPage } from '../../../entities/order/operations.ts';
import { type Neighbour, positionOf } from '../position.ts';
import type { OrdersSearch } from '../../../shared/routes/orders-search.ts';

export type Place = {
  /** "2 de 24" */
  readonly text: string;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
};

/** A neighbour on another page is known once that page is. */
function useNeighbour(neighbour: Neighbour | null, search: OrdersSearch, side: 'first' | 'last') {
  const navigate = useNavigate();
  const otherPage = neighbour?.kind === 'page' ? neighbour.page : null;
  const input = otherPage === null ? null : { query: { ...orderQueryOf(search), page: otherPage } };
  const other = useRead(ordersPage, input, { freshFor: 60_000 }).value;

  if (neighbour === null) return undefined;
  const number =
    neighbour.kind === 'order' ? neighbour.number : other?.rows.at(side === 'first' ? 0 : -1)?.orderNumber;
  if (number === undefined) return undefined;
  const next = { ...search, pagina: otherPage ?? search.pagina, pedido: number };
  return () => void navigate(paths.orders(next), { replace: true });
}

/** The position of the order in the list that it was opened from, and the way to its neighbours. */
export function usePosition(search: OrdersSearch, page: OrdersPage | null): Place | null {
  const position =
    page === null
      ? null
      : positionOf(search.pedido, {
          numbers: page.rows.map(({ orderNumber }) => orderNumber),
          total: page.total,
          page: search.pagina,
          pageSize: search.tamano,
        });
  const onPrevious = useNeighbour(position?.previous ?? null, search, 'last');
  const onNext = useNeighbour(position?.next ?? null, search, 'first');
  return (
    position && {
      text: `${formatNumber(position.at)} de ${formatNumber(position.total)}`,
      onPrevious,
      onNext,
    }
  );
}
