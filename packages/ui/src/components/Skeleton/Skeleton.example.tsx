import { Skeleton } from '@trastienda/ui/Skeleton';
import { VisuallyHidden } from '@trastienda/ui/VisuallyHidden';

export function Example() {
  return (
    // Screen readers do not hear a skeleton: what holds it says that it waits, and for what.
    <div aria-busy="true">
      <VisuallyHidden>Cargando pedidos</VisuallyHidden>
      <Skeleton width={200} />
    </div>
  );
}
