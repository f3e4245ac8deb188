import { Banner } from '@trastienda/ui/Banner';
import { Button } from '@trastienda/ui/Button';
import { useOnReturn } from '../layout/use-is-online.ts';

/** Over a list whose last answer did not come: what is on show is what was known before. */
export function StaleList({ onRetry }: { readonly onRetry: () => void }) {
  useOnReturn(onRetry);
  return (
    <Banner
      tone="warning"
      title="No pudimos actualizar la lista."
      action={
        <Button size="sm" onPress={onRetry}>
          Reintentar
        </Button>
      }
    >
      Ves los últimos datos que cargamos.
    </Banner>
  );
}
