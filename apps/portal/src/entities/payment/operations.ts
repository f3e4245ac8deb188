import { getOrderNet } from '@trastienda/api-client/invoice';
import { createOperation } from '../../shared/store/create-operation.ts';

/** What one order should bring, and brought. */
export const orderNet = createOperation(getOrderNet);
