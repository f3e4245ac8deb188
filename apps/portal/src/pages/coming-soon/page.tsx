import { ButtonLink } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { PageHeader } from '../../shared/layout/index.ts';
import { paths } from '../../shared/routes/paths.ts';

/** One honest page for every screen of the specification that is still to be built. */
export default function LaterPage() {
  return (
    <>
      <PageHeader title="Aún no disponible" />
      <Card>
        <EmptyState
          title="Esta sección llega más adelante"
          action={<ButtonLink href={paths.home()}>Ir a Inicio</ButtonLink>}
        >
          Todavía la estamos construyendo. Tus pedidos y tus guías ya están aquí.
        </EmptyState>
      </Card>
    </>
  );
}
