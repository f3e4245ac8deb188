import { BrandMark } from '@trastienda/ui/BrandMark';
import { Button } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { EmptyState } from '@trastienda/ui/EmptyState';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PageHeader } from '../../shared/layout/index.ts';
import { useSearch } from '../../shared/routes/use-search.ts';
import { selectSession } from '../../shared/session/selectors.ts';
import { signInRequested, signOutRequested } from '../../shared/session/slice.ts';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts';
import * as s from './onboarding.css.ts';
import { onboardingSearch } from './search.ts';

export const needs =
  'Ten a la mano tu RFC, tu constancia de situación fiscal en PDF, la CLABE de una cuenta a tu nombre y tu INE. Son unos diez minutos.';

/** The frame of a page of a person who has no store yet: no shell, and the way out. */
export function OnboardingFrame({ children }: { readonly children: ReactNode }) {
  const dispatch = useAppDispatch();
  const session = useAppSelector(selectSession);
  return (
    <main className={s.root}>
      <div className={s.bar}>
        <BrandMark withName />
        {session !== null && (
          <div className={s.account}>
            <span className={s.email}>{session.user.email}</span>
            <Button variant="ghost" size="sm" onPress={() => dispatch(signOutRequested())}>
              Cerrar sesión
            </Button>
          </div>
        )}
      </div>
      {children}
    </main>
  );
}

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
