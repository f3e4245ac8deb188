import { getOnboardingStore } from '@trastienda/api-client/onboarding-aws';
import { Button, ButtonLink } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { InvitationQuestion, Invitations } from '../../entities/team/invitations.tsx';
import { storeInvitations } from '../../entities/team/operations.ts';
import { CardBodySkeleton } from '../../shared/layout/body-skeletons.tsx';
import { CallFailed, PageHeader } from '../../shared/layout/index.ts';
import { paths } from '../../shared/routes/paths.ts';
import { useSearch } from '../../shared/routes/use-search.ts';
import { selectSession } from '../../shared/session/selectors.ts';
import { BareFrame } from '../../shared/layout/bare-frame.tsx';
import { useAppSelector, useRead } from '../../shared/store/hooks.ts';
import { Checklist } from './checklist.tsx';
import { needs, Stranger } from './frame.tsx';
import { isFinished } from './model.ts';
import { onboardingState } from './operations.ts';
import { onboardingSearch } from './search.ts';

/** `/onboarding?paso=`: where a merchant without a store arrives; outside of the gate (D86). */
export default function OnboardingPage() {
  const session = useAppSelector(selectSession);
  const { servicio } = useSearch(onboardingSearch).search;
  return (
    <BareFrame>
      {servicio === 'paginas' ? (
        <NoWebsite />
      ) : session === null ? (
        <Stranger />
      ) : (
        <Steps hasStore={Boolean(session.storeId)} />
      )}
    </BareFrame>
  );
}

/** "Paginas" of a store that has no page (S2.19), in an installation that says of no other place to begin one. */
function NoWebsite() {
  return (
    <>
      <PageHeader title="Tu página web" back={{ href: paths.home(), label: 'Inicio' }} />
      <Card>
        <EmptyState
          headingLevel={2}
          title="Tu tienda todavía no tiene página web"
          action={<ButtonLink href={paths.home()}>Ir a Inicio</ButtonLink>}
        >
          Pídela a quien administra Trastienda en tu empresa. Cuando esté lista, se abre desde el menú.
        </EmptyState>
      </Card>
    </>
  );
}

function Steps({ hasStore }: { readonly hasStore: boolean }) {
  const { search, go } = useSearch(onboardingSearch);
  const known = useRead(onboardingState, {});
  const state = known.value;
  const invitations = useRead(storeInvitations, {}, { freshFor: 60_000 });
  const [invitation] = invitations.value?.data ?? [];
  // An invitation is what she came for, until she answers it or has begun a store of her own.
  const isInvited = search.paso === null && state?.storeId === null && !hasStore && invitation !== undefined;
  if (isInvited) {
    return (
      <>
        <PageHeader title="Te invitaron" />
        <InvitationQuestion key={invitation.invitation} invitation={invitation} />
        <Button variant="ghost" onPress={() => go({ paso: 'tienda' })}>
          Mejor registro mi propia tienda
        </Button>
      </>
    );
  }
  const isAsking = invitations.value === null && invitations.status !== 'failed';
  if (state === null || (isAsking && state.storeId === null)) {
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
