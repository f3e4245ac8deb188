import { bodyOrder } from '../../entities/order/operations.ts';
import { uploadEvidence } from '@trastienda/api-client/invoice';
import { deliverOrder, saveOrderItems } from '@trastienda/api-client/kidal';
import { createOperation } from '../../shared/store/create-operation.ts';

export const orderDelivery = createOperation(deliverOrder, { keyOf: ({ params }) => params.orderId });
export const orderSplit = createOperation(saveOrderItems, { keyOf: bodyOrder });
export const evidenceUpload = createOperation(uploadEvidence, { keyOf: ({ body }) => body.no_pedido });
