import { Skeleton } from '@trastienda/ui/Skeleton';
import { VisuallyHidden } from '@trastienda/ui/VisuallyHidden';

/** While a page's chunk is on its way. */
export function PageLoading() {
  return (
    <div aria-busy>
      <VisuallyHidden>
        <output>Abriendo la página…</output>
      </VisuallyHidden>
      <Skeleton width={240} height={28} />
    </div>
  );
}
