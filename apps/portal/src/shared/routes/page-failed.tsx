import { Button } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { ErrorState } from '@trastienda/ui/ErrorState';
import { RefreshIcon } from '@trastienda/ui/icons';
import { useEffect, useState } from 'react';
import { isNewVersionOut, openNewVersion, useNewVersion } from './new-version.ts';
import { PageLoading } from './page-loading.tsx';

/** A page that crashed, or whose chunk could not be fetched: since a release, or for now. */
export function PageFailed({ onRetry }: { readonly onRetry: () => void }) {
  const [isKnown, setKnown] = useState(false);
  const isOld = useNewVersion();
  useEffect(() => {
    void isNewVersionOut().then(() => setKnown(true));
  }, []);
  if (isOld)
    return (
      <Card role="alert">
        <EmptyState
          kind="new"
          icon={RefreshIcon}
          title="Hay una versión nueva"
          action={
            <Button variant="primary" icon={<RefreshIcon size={16} />} onPress={openNewVersion}>
              Actualizar
            </Button>
          }
        >
          Actualiza para abrir esta página. Lo que guardaste y tus borradores siguen ahí.
        </EmptyState>
      </Card>
    );
  // The cause is found out first: a sentence that is taken back would be worse than none.
  if (!isKnown) return <PageLoading />;
  return (
    <Card role="alert">
      <ErrorState title="No pudimos abrir esta página" onRetry={onRetry}>
        Algo falló de nuestro lado. Lo que guardaste sigue ahí.
      </ErrorState>
    </Card>
  );
}
