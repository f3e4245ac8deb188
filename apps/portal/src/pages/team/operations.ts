import {
  createStoreUser,
  deleteStoreUser,
  listStoreActivity,
  updateStoreUser,
} from '@trastienda/api-client/identity';
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

/** 'Suspender' and 'Reactivar' of the list. */
export const personSuspension = createOperation(updateStoreUser, {
  name: 'personSuspension',
  keyOf: ofPerson,
  done: ({ username, name, active }) =>
    active ? `${name ?? username} puede entrar otra vez` : `${name ?? username} ya no puede entrar`,
});

/** 'Quitar'. */
export const personRemoval = createOperation(deleteStoreUser, {
  keyOf: ofPerson,
  done: (_, { params: { username } }) => `Quitaste a ${username} de tu equipo`,
});

/** What people did, from the newest or from a mark on. */
export const teamActivity = createOperation(listStoreActivity, { name: 'teamActivity' });
