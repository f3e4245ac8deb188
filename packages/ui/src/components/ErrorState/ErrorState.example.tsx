import { ButtonLink } from '@trastienda/ui/Button';
import { ErrorState } from '@trastienda/ui/ErrorState';
import { useState } from 'react';

export function Example() {
  const [isRetrying, setRetrying] = useState(false);
  return (
    <ErrorState
      title="No pudimos cargar tus pedidos"
      onRetry={() => setRetrying(true)}
      pending={isRetrying}
      folio="7F3A-09C2"
      secondaryAction={<ButtonLink href="/mis-pedidos/guardados">Ver datos guardados</ButtonLink>}
    >
      El servicio de pedidos tardó más de 10 segundos. Tus pedidos están a salvo.
    </ErrorState>
  );
}
