import { getStoreFinancial, updateStoreFinancial } from '@trastienda/api-client/bamako';
import { createOperation, onlyOne } from '../../shared/store/create-operation.ts';

/** The bank account for the deposits of the store. */
export const storeFinancial = createOperation(getStoreFinancial);

/** 'Guardar' of the account. */
export const financialUpdate = createOperation(updateStoreFinancial, {
  keyOf: onlyOne,
  done: ({ status }) =>
    status === 'pendiente' ? 'Se guardó la cuenta nueva' : 'Se guardó tu cuenta de depósitos',
});

/** 'Deshacer cambio': sends the current account while a new one is pending. */
export const financialUndo = createOperation(updateStoreFinancial, {
  name: 'financialUndo',
  keyOf: onlyOne,
  done: () => 'Tus depósitos se quedan en la cuenta de siempre',
});
