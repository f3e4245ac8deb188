import { createOrderShipment } from '@trastienda/api-client';
import { createAutomaticGuide } from '@trastienda/api-client/shippings';
import { bodyOrder, pathOrder } from '../../../entities/order/operations.ts';
import { createOperation } from '../../../shared/store/create-operation.ts';

/** 'Registrar guía': a number from elsewhere, put down on the order. */
export const externalShipment = createOperation(createOrderShipment, {
  name: 'externalShipment',
  keyOf: pathOrder,
  done: ({ data }) => `Se registró la guía ${data.trackId}`,
});

/** 'Usar guía automática': the channel's own guide, made and put down on the order in one. */
export const automaticGuideMaking = createOperation(createAutomaticGuide, {
  name: 'automaticGuideMaking',
  keyOf: bodyOrder,
  done: ({ detail }) => `Se generó la guía ${detail.guide}`,
});
