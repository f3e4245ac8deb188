import { BrandMark } from '@trastienda/ui/BrandMark';
import { Button } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { usePageTitle } from '../../routes/page-title.ts';
import { paths } from '../../routes/paths.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectSession } from '../session/selectors.ts';
import { signInRequested, signOutRequested } from '../session/slice.ts';
import * as s from './page.css.ts';

/** Where a merchant without a store arrives; outside of the gate (D86). */
export default function OnboardingPage() {
  usePageTitle('Alta de tienda');
  const dispatch = useAppDispatch();
  const session = useAppSelector(selectSession);
  return (
    <main className={s.root}>
      <BrandMark withName />
      <Card>
        <EmptyState
          headingLevel={2}
          title={<span>Tu cuenta todavía no tiene una tienda</span>}
          action={
            session === null ? (
              <Button variant="primary" onPress={() => dispatch(signInRequested(paths.onboarding()))}>
                Iniciar sesión
              </Button>
            ) : (
              <>
                {/* A full load: the gate chooses the store anew. */}
                <Button onPress={() => window.location.assign(paths.home())}>Ir a Inicio</Button>
                <Button variant="ghost" onPress={() => dispatch(signOutRequested())}>
                  Cerrar sesión
                </Button>
              </>
            )
          }
        >
          Para darla de alta vas a necesitar tu RFC, tu constancia de situación fiscal y una cuenta con CLABE
          a tu nombre.
        </EmptyState>
      </Card>
    </main>
  );
}
