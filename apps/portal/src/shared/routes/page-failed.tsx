import { Card } from '@trastienda/ui/Card';
import { ErrorState } from '@trastienda/ui/ErrorState';

/** A page that crashed, or whose chunk could not be fetched. */
export function PageFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Card role="alert">
      <ErrorState title="No pudimos abrir esta página" onRetry={onRetry}>
        Algo falló de nuestro lado. Lo que guardaste sigue ahí.
      </ErrorState>
    </Card>
  );
}
