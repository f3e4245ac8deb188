import {
  cancelFulfillmentShipment,
  getFulfillmentShipment,
  listFulfillmentShipments,
} from '@trastienda/api-client/shippings';
import { createOperation } from '../../shared/store/create-operation.ts';

/** One page of the shipments that some filters leave. */
export const shipmentPage = createOperation(listFulfillmentShipments);
export const shipmentDetail = createOperation(getFulfillmentShipment);
export const shipmentCancelling = createOperation(cancelFulfillmentShipment, {
  done: (_, { params: { shipmentId } }) => `El envío ${shipmentId} se canceló`,
});
