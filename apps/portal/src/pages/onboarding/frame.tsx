import { Button } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { useLocation } from 'react-router';
import { PageHeader } from '../../shared/layout/index.ts';
import { useSearch } from '../../shared/routes/use-search.ts';
import { signInRequested } from '../../shared/session/slice.ts';
import { useAppDispatch } from '../../shared/store/hooks.ts';
import { onboardingSearch } from './search.ts';

export const needs =
  'Ten a la mano tu RFC, tu constancia de situación fiscal en PDF, la CLABE de una cuenta a tu nombre y tu INE. Son unos diez minutos.';

/** A person who has not signed in reads what is needed, and comes back here; one whom the gate signed out (S4.13) reads why. */
export function Stranger() {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const { motivo } = useSearch(onboardingSearch).search;
  if (motivo === 'sin-tienda') {
    return (
      <>
        <PageHeader title="Tu cuenta todavía no tiene tienda" />
        <Card>
          <EmptyState
            headingLevel={2}
            title="¿Te invitaron, o registras la tuya?"
            action={
              <Button variant="primary" onPress={() => dispatch(signInRequested(pathname))}>
                Continuar
              </Button>
            }
          >
            Continúa con el mismo correo: si te invitaron, aceptas ahí mismo; si no, registras tu tienda.{' '}
            {needs}
          </EmptyState>
        </Card>
      </>
    );
  }
  return (
    <>
      <PageHeader title="Registra tu tienda" />
      <Card>
        <EmptyState
          headingLevel={2}
          title="Inicia sesión para continuar"
          action={
            <Button variant="primary" onPress={() => dispatch(signInRequested(pathname))}>
              Iniciar sesión
            </Button>
          }
        >
          {needs}
        </EmptyState>
      </Card>
    </>
  );
}
