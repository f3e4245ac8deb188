import type { CallRequest } from '@trastienda/api-client';
import type { markMercadoLibreShipped } from '@trastienda/api-client/mercadolibre';
import type { Scope } from '../../core/scope.ts';
import { actionResult } from './action-result.ts';
import { linesNamed, lockOrder } from './locked-order.ts';
import { shipLines } from './ship-lines.ts';

type Body = CallRequest<typeof markMercadoLibreShipped>['body'];

/** Records that lines left with a carrier of the merchant's own. It takes all lines or none. */
export async function shipWithOwnCarrier(scope: Scope, marketplace: string, body: Omit<Body, 'storeId'>) {
  const locked = await lockOrder(scope, { marketplace, orderId: body.orderId });
  const lines = linesNamed(locked, body.colocationIds);
  const shipped = await shipLines(scope, locked, lines, {
    deliveryCarrierId: body.carrier,
    deliveryCarrierName: body.carrier,
    deliveryTrackId: body.trackingNumber,
    forcedGuideType: null,
    dimensions: null,
  });
  return actionResult(locked, lines, {
    ...shipped,
    message: 'Envío registrado',
    trackId: body.trackingNumber,
  });
}
