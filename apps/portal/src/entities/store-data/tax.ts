import { getStoreTax, updateStoreTax } from '@trastienda/api-client/bamako';
import { createOperation, onlyOne } from '../../shared/store/create-operation.ts';

/** The store's data at the tax authority. */
export const storeTax = createOperation(getStoreTax);

/** 'Guardar' of the fiscal data. */
export const taxUpdate = createOperation(updateStoreTax, {
  keyOf: onlyOne,
  done: () => 'Se guardó tu información fiscal',
});
