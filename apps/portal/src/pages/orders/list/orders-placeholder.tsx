import type { CallError } from '@trastienda/api-client';
import { Button, ButtonLink } from '@trastienda/ui/Button';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { useClock } from '../../../shared/layout/index.ts';
import { paths } from '../../../shared/routes/paths.ts';
import { activeTerms, hasFilters } from '../filters.ts';
import { OrdersFailed } from '../../../entities/order/orders-failed.tsx';
import type { OrdersSearch } from '../../../shared/routes/orders-search.ts';

export type OrdersPlaceholderProps = {
  readonly search: OrdersSearch;
  readonly error: CallError | null;
  readonly isLoading: boolean;
  readonly onClearFilters: () => void;
  readonly onRetry: () => void;
};

/** The screen in the place of the rows: failed, no match, or nothing yet; each with its next step (law 7). */
export default function OrdersPlaceholder({
  search,
  error,
  isLoading,
  onClearFilters,
  onRetry,
}: OrdersPlaceholderProps) {
  const clock = useClock();
  if (error !== null) {
    return <OrdersFailed error={error} onRetry={onRetry} isRetrying={isLoading} />;
  }
  if (hasFilters(search)) {
    return (
      <EmptyState
        kind="no-match"
        title="Ningún pedido coincide"
        action={<Button onPress={onClearFilters}>Quitar filtros</Button>}
      >
        Prueba con otras fechas o quita filtros. Buscaste {activeTerms(search, clock).join(', ')}.
      </EmptyState>
    );
  }
  if (search.status !== 'todos') {
    return (
      <EmptyState
        kind="clear"
        title="No hay pedidos en esta lista"
        action={<ButtonLink href={paths.orders()}>Ver todos</ButtonLink>}
      >
        Cuando un pedido llegue a este estado lo verás aquí.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Aquí llegarán tus pedidos"
      action={
        <ButtonLink variant="primary" href={paths.marketplaces()}>
          Conectar canal
        </ButtonLink>
      }
    >
      Conecta tu primer canal y sus pedidos nuevos llegarán aquí solos.
    </EmptyState>
  );
}
