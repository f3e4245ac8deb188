import {
  cancelFulfillmentShipment,
  getFulfillmentShipment,
  listFulfillmentShipments,
} from '@trastienda/api-client/shippings';
import { createOperation } from '../../shared/store/create-operation.ts';

/** One page of the shipments that some filters leave. */
export const shipmentPage = createOperation(listFulfillmentShipments, {
  keyOf: ({ query }) => JSON.stringify(query ?? {}),
});
export const shipmentDetail = createOperation(getFulfillmentShipment, {
  keyOf: ({ params }) => params.shipmentId,
});
export const shipmentCancelling = createOperation(cancelFulfillmentShipment, {
  keyOf: ({ params }) => params.shipmentId,
});
