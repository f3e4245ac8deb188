import { getOnboardingStore } from '@trastienda/api-client/onboarding-aws';
import { Button } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { Invitations } from '../../entities/team/invitations.tsx';
import { CardBodySkeleton } from '../../shared/layout/body-skeletons.tsx';
import { CallFailed, PageHeader } from '../../shared/layout/index.ts';
import { paths } from '../../shared/routes/paths.ts';
import { useSearch } from '../../shared/routes/use-search.ts';
import { selectSession } from '../../shared/session/selectors.ts';
import { useAppSelector, useRead } from '../../shared/store/hooks.ts';
import { Checklist } from './checklist.tsx';
import { needs, OnboardingFrame, Stranger } from './frame.tsx';
import { isFinished } from './model.ts';
import { onboardingState } from './operations.ts';
import { onboardingSearch } from './search.ts';

/** `/onboarding?paso=`: where a merchant without a store arrives; outside of the gate (D86). */
export default function OnboardingPage() {
  const session = useAppSelector(selectSession);
  return (
    <OnboardingFrame>
      {session === null ? <Stranger /> : <Steps hasStore={Boolean(session.storeId)} />}
    </OnboardingFrame>
  );
}

function Steps({ hasStore }: { readonly hasStore: boolean }) {
  const { search, go } = useSearch(onboardingSearch);
  const known = useRead(onboardingState, {});
  const state = known.value;
  if (state === null) {
    return known.status === 'failed' ? (
      <CallFailed
        error={known.error}
        call={getOnboardingStore}
        title="No pudimos cargar tu registro"
        comfort="Lo que guardaste está a salvo."
        onRetry={known.ask}
      />
    ) : (
      <Card aria-busy>
        <CardBodySkeleton height={420} lines={8} />
      </Card>
    );
  }
  const isNew = state.storeId === null || isFinished(state);
  if (search.paso === null && (isFinished(state) || (isNew && hasStore))) {
    return (
      <>
        <PageHeader title="Tu tienda ya está registrada" />
        <Invitations />
        <Card>
          <EmptyState
            headingLevel={2}
            title="En Inicio están tus pedidos y tus guías"
            action={
              <>
                {/* A full load: the gate chooses the store anew. */}
                <Button
                  variant="primary"
                  onPress={() =>
                    window.location.assign(
                      state.storeId === null ? paths.home() : paths.homeOfStore(state.storeId),
                    )
                  }
                >
                  Ir a Inicio
                </Button>
                <Button variant="ghost" onPress={() => go({ paso: 'tienda' })}>
                  Registrar otra tienda
                </Button>
              </>
            }
          >
            ¿Tienes otra marca? Puedes registrarla con la misma cuenta.
          </EmptyState>
        </Card>
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={isNew ? 'Registra tu tienda' : 'Termina de activar tu tienda'}
        context={isNew ? needs : 'Cada paso que guardas se queda. Puedes salir y volver cuando quieras.'}
      />
      <Invitations />
      <Checklist state={isNew ? (getOnboardingStore.emptyOn404?.() ?? state) : state} />
    </>
  );
}
