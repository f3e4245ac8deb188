import {
  createStoreUser,
  deleteStoreUser,
  listStoreActivity,
  updateStoreUser,
} from '@trastienda/api-client/identity';
import type { OperationRequest } from '../../shared/store/operation-request.ts';
import { createOperation, onlyOne } from '../../shared/store/create-operation.ts';

type OfPerson = { readonly params: { readonly username: string } };
const ofPerson = ({ params }: OfPerson): string => params.username;

/** 'Invitar'. */
export const personInvitation = createOperation(createStoreUser, {
  keyOf: onlyOne,
  done: ({ username }) => `Invitaste a ${username}`,
});

/** 'Guardar' of a person's page. */
export const personUpdate = createOperation(updateStoreUser, {
  keyOf: ofPerson,
  done: ({ username, name }) => `Se guardaron los datos de ${name ?? username}`,
});

/** 'Suspender', with the way back, and 'Reactivar' of the list. */
export const personSuspension = createOperation(updateStoreUser, {
  name: 'personSuspension',
  keyOf: ofPerson,
  done: ({ username, name, active }) =>
    active
      ? `${name ?? username} puede entrar otra vez`
      : {
          text: `${name ?? username} ya no puede entrar`,
          action: { label: 'Deshacer', act: suspensionAsked(username, name, true) },
        },
});

/** Asks that somebody may come in, or not any more. */
export const suspensionAsked = (username: string, name: string | null, active: boolean): OperationRequest =>
  personSuspension.requested({ params: { username }, body: { service: 'comercios', name, active } });

/** 'Quitar'. */
export const personRemoval = createOperation(deleteStoreUser, {
  keyOf: ofPerson,
  done: (_, { params: { username } }) => `Quitaste a ${username} de tu equipo`,
});

/** The acts of people, from the newest or from a mark on. */
export const teamActivity = createOperation(listStoreActivity, { name: 'teamActivity' });
