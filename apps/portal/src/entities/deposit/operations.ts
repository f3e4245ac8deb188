import { getOrderNet } from '@trastienda/api-client/invoice';
import { createOperation } from '../../shared/store/create-operation.ts';

/** The expected and paid net of one order. */
export const orderNet = createOperation(getOrderNet);
