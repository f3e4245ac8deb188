import { listOrders } from '@trastienda/api-client';
import { uploadEvidence } from '@trastienda/api-client/invoice';
import { deliverOrder, saveOrderItems } from '@trastienda/api-client/kidal';
import { createOperation } from '../../shared/store/create-operation.ts';

/** The order that an action is for, by its whole number (D37). */
export const actionOrder = createOperation(listOrders, {
  name: 'actionOrder',
  keyOf: ({ query }) => query?.['filter-orderId'] ?? '',
});

export const orderDelivery = createOperation(deliverOrder, { keyOf: ({ params }) => params.orderId });
export const orderSplit = createOperation(saveOrderItems, { keyOf: ({ body }) => body.orderId });
export const evidenceUpload = createOperation(uploadEvidence, { keyOf: ({ body }) => body.no_pedido });
