import { Button, ButtonLink } from '@trastienda/ui/Button';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { ErrorState } from '@trastienda/ui/ErrorState';

/** Why there is nothing to show; each has its own next step. */
export type Nothing = 'new' | 'no-match' | 'clear' | 'failed' | 'offline' | 'forbidden';

interface EmptyStatesProps {
  nothing: Nothing;
  /** What the list holds, in the plural: «pedidos». */
  things: string;
  /** Where one begins when there is nothing yet. */
  start: { label: string; href: string };
  onClearFilters: () => void;
  onRetry: () => void;
}

/** What stands in the place of a list without rows. */
export function EmptyStates({ nothing, things, start, onClearFilters, onRetry }: EmptyStatesProps) {
  if (nothing === 'failed' || nothing === 'offline')
    return <ErrorState kind={nothing} title={`No pudimos cargar tus ${things}`} onRetry={onRetry} />;
  if (nothing === 'no-match')
    return (
      <EmptyState
        kind="no-match"
        title={`Ningún resultado entre tus ${things}`}
        action={<Button onPress={onClearFilters}>Quitar filtros</Button>}
      >
        Prueba con menos filtros o con otra palabra.
      </EmptyState>
    );
  if (nothing === 'forbidden')
    return (
      <EmptyState kind="forbidden" title={`No puedes ver estos ${things}`}>
        Pide a quien administra la tienda que te dé permiso.
      </EmptyState>
    );
  if (nothing === 'clear') return <EmptyState kind="clear" title="Todo en orden" />;
  return (
    <EmptyState
      kind="new"
      title={`Aquí llegarán tus ${things}`}
      action={
        <ButtonLink variant="primary" href={start.href}>
          {start.label}
        </ButtonLink>
      }
    />
  );
}
