import type { Session } from '@trastienda/api-client';
import { BrandMark } from '@trastienda/ui/BrandMark';
import { Button } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { useLocation } from 'react-router';
import { Invitations } from '../../entities/team/invitations.tsx';
import { usePageTitle } from '../../shared/routes/page-title.ts';
import { paths } from '../../shared/routes/paths.ts';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts';
import { selectSession } from '../../shared/session/selectors.ts';
import { signInRequested, signOutRequested } from '../../shared/session/slice.ts';
import * as s from './page.css.ts';

const needs =
  'Para darla de alta vas a necesitar tu RFC, tu constancia de situación fiscal y una cuenta con CLABE a tu nombre.';

/** What is true of who is here; the session names a store where there is one. */
function wordsOf(session: Session | null): { readonly title: string; readonly text: string } {
  if (session === null)
    return { title: 'Da de alta tu tienda', text: `Inicia sesión para continuar. ${needs}` };
  if (session.storeId)
    return { title: 'Tu tienda ya está dada de alta', text: 'En Inicio están tus pedidos y tus guías.' };
  return { title: 'Tu cuenta todavía no tiene una tienda', text: needs };
}

/** Where a merchant without a store arrives; outside of the gate (D86). */
export default function OnboardingPage() {
  usePageTitle('Alta de tienda');
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const session = useAppSelector(selectSession);
  const { title, text } = wordsOf(session);
  return (
    <main className={s.root}>
      <BrandMark withName />
      {session !== null && <Invitations />}
      <Card>
        <EmptyState
          headingLevel={2}
          title={<span>{title}</span>}
          action={
            session === null ? (
              <Button variant="primary" onPress={() => dispatch(signInRequested(pathname))}>
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
          {text}
        </EmptyState>
      </Card>
    </main>
  );
}
