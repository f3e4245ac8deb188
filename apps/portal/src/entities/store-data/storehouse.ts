import { updateStorehouse } from '@trastienda/api-client/bamako';
import { createOperation, onlyOne } from '../../shared/store/create-operation.ts';

/** 'Guardar' of the warehouse's page. */
export const storehouseUpdate = createOperation(updateStorehouse, {
  keyOf: onlyOne,
  done: () => 'Se guardaron los datos de tu almacén',
});
