import { getStoreUserData, updateStoreUserData } from '@trastienda/api-client/bamako';
import { createOperation, onlyOne } from '../../shared/store/create-operation.ts';

/** The contact for e-mails and calls about the store. */
export const storeContact = createOperation(getStoreUserData);

/** 'Guardar contacto'. */
export const contactUpdate = createOperation(updateStoreUserData, {
  keyOf: onlyOne,
  done: () => 'Se guardó el contacto de tu tienda',
});
