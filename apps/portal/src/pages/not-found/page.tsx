import { ButtonLink } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { PageHeader } from '../../shared/layout/index.ts';
import { paths } from '../../shared/routes/paths.ts';

/** An address that is none of ours (D47). */
export default function NotFoundPage() {
  return (
    <>
      <PageHeader title="Página no encontrada" />
      <Card>
        <EmptyState
          kind="no-match"
          title="No hay nada en esta dirección"
          action={<ButtonLink href={paths.home()}>Ir a Inicio</ButtonLink>}
        >
          Revisa que esté bien escrita, o vuelve al inicio.
        </EmptyState>
      </Card>
    </>
  );
}
