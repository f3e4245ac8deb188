import { createOrderShipment } from '@trastienda/api-client';
import { createAutomaticGuide } from '@trastienda/api-client/shippings';
import { createOperation } from '../../../shared/store/create-operation.ts';

/** A number from elsewhere, put down on the order. */
export const externalShipment = createOperation(createOrderShipment, {
  name: 'externalShipment',
  keyOf: ({ params }) => params.orderId,
});

/** The channel's own guide: made and put down on the order in one. */
export const automaticGuideMaking = createOperation(createAutomaticGuide, {
  name: 'automaticGuideMaking',
  keyOf: ({ body }) => body.orderId,
});
