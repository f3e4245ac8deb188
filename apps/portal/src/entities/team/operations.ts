import { answerStoreInvitation, listStoreInvitations, listStoreUsers } from '@trastienda/api-client/identity';
import { createOperation } from '../../shared/store/create-operation.ts';

/** The people of the store, its owner first. */
export const storeUsers = createOperation(listStoreUsers);

/** Invitations that wait for the session's e-mail. */
export const storeInvitations = createOperation(listStoreInvitations);

const ofInvitation = ({ params }: { readonly params: { readonly invitation: string } }): string =>
  params.invitation;

/** 'Aceptar'. */
export const invitationAcceptance = createOperation(answerStoreInvitation, {
  name: 'invitationAcceptance',
  keyOf: ofInvitation,
});

/** 'Rechazar'. */
export const invitationRefusal = createOperation(answerStoreInvitation, {
  name: 'invitationRefusal',
  keyOf: ofInvitation,
  done: () => 'Rechazaste la invitación',
});
