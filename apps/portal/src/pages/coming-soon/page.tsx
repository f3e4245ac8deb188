import { ButtonLink } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { useLocation } from 'react-router';
import { PageHeader } from '../../shared/layout/index.ts';
import { paths } from '../../shared/routes/paths.ts';
import { plannedPageOf } from '../../shared/routes/planned-routes.ts';

/** A screen of the specification that is still to be built says its own name, what it will do, and the way back. */
export default function ComingSoonPage() {
  const { pathname } = useLocation();
  const planned = plannedPageOf(pathname);
  return (
    <>
      <PageHeader title={planned?.name ?? ''} />
      <Card>
        <EmptyState
          title={`Muy pronto: ${planned?.name}`}
          action={<ButtonLink href={paths.home()}>Ir a Inicio</ButtonLink>}
        >
          {planned?.does}
        </EmptyState>
      </Card>
    </>
  );
}
