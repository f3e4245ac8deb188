import type { CallOutput } from '@trastienda/api-client';
import type { listStoreInvitations } from '@trastienda/api-client/identity';
import { Banner } from '@trastienda/ui/Banner';
import { Button } from '@trastienda/ui/Button';
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

function InvitationBanner({ invitation, storeName, inviter }: Invitation) {
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
  const store = storeName ?? 'una tienda';
  return (
    <Banner
      tone={error === null ? 'info' : 'critical'}
      title={inviter === null ? `Te invitaron a ${store}.` : `${inviter} te invitó a ${store}.`}
      action={
        <span className={s.actions}>
          <Button
            size="sm"
            variant="ghost"
            pending={refusal.status === 'loading'}
            onPress={() => dispatch(invitationRefusal.requested(answer(false)))}
          >
            Rechazar
          </Button>
          <Button
            size="sm"
            pending={acceptance.status === 'loading' || isAccepted}
            pendingLabel="Abriendo…"
            onPress={() => dispatch(invitationAcceptance.requested(answer(true)))}
          >
            Aceptar
          </Button>
        </span>
      }
    >
      {error === null
        ? 'Si aceptas, podrás ver sus pedidos y hacer sus guías.'
        : failureWords(error, { call: invitationAcceptance.call, isOnline }).cause}
    </Banner>
  );
}
