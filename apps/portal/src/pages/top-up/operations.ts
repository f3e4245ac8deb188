import { topUpBalance } from '@trastienda/api-client/shippings';
import { createOperation, onlyOne } from '../../shared/store/create-operation.ts';

/** 'Recargar'. */
export const topUp = createOperation(topUpBalance, { keyOf: onlyOne, done: () => 'Recargaste tu saldo' });
