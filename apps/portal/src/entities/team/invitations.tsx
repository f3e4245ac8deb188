import type { CallOutput } from '@trastienda/api-client';
import type { listStoreInvitations } from '@trastienda/api-client/identity';
import { Banner } from '@trastienda/ui/Banner';
import { Button } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { useEffect } from 'react';
import { failureWords } from '../../shared/layout/failure-words.ts';
import { useIsOnline } from '../../shared/layout/use-is-online.ts';
import { paths } from '../../shared/routes/paths.ts';
import { useAppDispatch, useAppSelector, useRead } from '../../shared/store/hooks.ts';
import { invitationAcceptance, invitationRefusal, storeInvitations } from './operations.ts';
import * as s from './invitations.css.ts';

type Invitation = CallOutput<typeof listStoreInvitations>['data'][number];

/** Stores that invite who is here; nothing while none does (D248). */
export function Invitations() {
  const { value } = useRead(storeInvitations, {}, { freshFor: 60_000 });
  const waiting = value?.data ?? [];
  if (waiting.length === 0) return null;
  return (
    <div className={s.list}>
      {waiting.map((one) => (
        <InvitationBanner key={one.invitation} {...one} />
      ))}
    </div>
  );
}

/** The answer to an invitation, and its state. */
function useAnswer(invitation: string) {
  const dispatch = useAppDispatch();
  const isOnline = useIsOnline();
  const acceptance = useAppSelector((state) => invitationAcceptance.select(state, invitation));
  const refusal = useAppSelector((state) => invitationRefusal.select(state, invitation));
  const isAccepted = acceptance.status === 'succeeded';
  // It opens by a full load, as every other store does (D23).
  useEffect(() => {
    if (isAccepted) window.location.assign(paths.homeOfStore(invitation));
  }, [isAccepted, invitation]);
  const error = acceptance.error ?? refusal.error;
  const answer = (accept: boolean) => ({ params: { invitation }, body: { accept } });
  return {
    problem: error === null ? null : failureWords(error, { call: invitationAcceptance.call, isOnline }).cause,
    isAccepting: acceptance.status === 'loading' || isAccepted,
    isRefusing: refusal.status === 'loading',
    accept: () => void dispatch(invitationAcceptance.requested(answer(true))),
    refuse: () => void dispatch(invitationRefusal.requested(answer(false))),
  };
}

const whoInvites = ({ storeName, inviter }: Invitation): string => {
  const store = storeName ?? 'una tienda';
  return inviter === null ? `Te invitaron a ${store}` : `${inviter} te invitó a ${store}`;
};

const whatFollows = 'Si aceptas, podrás ver sus pedidos y hacer sus guías.';

/** The invitation alone, as a question, for who has nothing else to do here. */
export function InvitationQuestion({ invitation }: { readonly invitation: Invitation }) {
  const { problem, isAccepting, isRefusing, accept, refuse } = useAnswer(invitation.invitation);
  return (
    <Card>
      <EmptyState
        headingLevel={2}
        title={`${whoInvites(invitation)}. ¿Aceptas?`}
        action={
          <>
            <Button variant="primary" pending={isAccepting} pendingLabel="Abriendo…" onPress={accept}>
              Aceptar
            </Button>
            <Button pending={isRefusing} onPress={refuse}>
              No, gracias
            </Button>
          </>
        }
        extra={problem !== null && <span role="alert">{problem}</span>}
      >
        {whatFollows}
      </EmptyState>
    </Card>
  );
}

function InvitationBanner(given: Invitation) {
  const { problem, isAccepting, isRefusing, accept, refuse } = useAnswer(given.invitation);
  return (
    <Banner
      tone={problem === null ? 'info' : 'critical'}
      title={`${whoInvites(given)}.`}
      action={
        <span className={s.actions}>
          <Button size="sm" variant="ghost" pending={isRefusing} onPress={refuse}>
            Rechazar
          </Button>
          <Button size="sm" pending={isAccepting} pendingLabel="Abriendo…" onPress={accept}>
            Aceptar
          </Button>
        </span>
      }
    >
      {problem ?? whatFollows}
    </Banner>
  );
}
