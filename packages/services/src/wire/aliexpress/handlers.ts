import type * as aliexpress from '@trastienda/api-client/aliexpress';
import type {
  createAliExpressDbsShipment,
  queryAliExpressShippingServices,
} from '@trastienda/api-client/aliexpress';
import { asc, eq } from 'drizzle-orm';
import type { Handler, Handlers } from '../../core/handler.ts';
import {
  handleGetAliExpressAuthorizationUrl,
  handleCompleteAliExpressAuthorization,
} from '../../subjects/channels/link-by-grant.ts';
import { invalid, notFound } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { actionResult } from '../../subjects/orders/action-result.ts';
import { findOrders } from '../../subjects/orders/find-orders.ts';
import { linesNamed, lockOrder } from '../../subjects/orders/locked-order.ts';
import { shipLines } from '../../subjects/orders/ship-lines.ts';
import { carriers } from '../../tables/shipping.ts';

const marketplace = 'AE';

/** The channel names a carrier by a code of its own: 'VELOZ_MX' is our 'veloz-mx'. */
const providersOf = async ({ tx }: Pick<Scope, 'tx'>) =>
  (await tx.select().from(carriers).where(eq(carriers.active, true)).orderBy(asc(carriers.name))).map(
    (carrier) => ({
      carrier,
      code: carrier.id.replaceAll('-', '_').toUpperCase(),
    }),
  );

/**
 * Lists the shipping services for a line of an order.
 * @throws 404 for a line that the order does not have.
 */
const handleQueryAliExpressShippingServices: Handler<typeof queryAliExpressShippingServices> = async (
  { params, body },
  scope,
) => {
  const [{ lines }] = await findOrders(scope, { marketplace, orderIds: [params.orderId] });
  if (!lines.some((line) => line.colocationId === body.colocationId)) {
    throw notFound('El pedido no tiene esa pieza');
  }
  return {
    data: (await providersOf(scope)).map(({ carrier, code }) => ({
      shipmentProviderCode: code,
      shipmentProviderName: carrier.name,
      trackingRequired: true,
    })),
  };
};

const handleCreateAliExpressDbsShipment: Handler<typeof createAliExpressDbsShipment> = async (
  { params, body },
  scope,
) => {
  const provider = (await providersOf(scope)).find(({ code }) => code === body.shipmentProviderCode);
  if (!provider) {
    throw invalid([{ field: 'shipmentProviderCode', message: 'Elige una de las paqueterías del canal' }]);
  }
  const locked = await lockOrder(scope, { marketplace, orderId: params.orderId });
  const lines = linesNamed(locked, [body.colocationId]);
  const shipped = await shipLines(scope, locked, lines, {
    deliveryCarrierId: provider.carrier.id,
    deliveryCarrierName: provider.carrier.name,
    deliveryTrackId: body.trackingNumber,
    forcedGuideType: null,
    dimensions: null,
  });
  return actionResult(locked, lines, {
    ...shipped,
    message: 'Envío registrado',
    trackId: body.trackingNumber,
  });
};

export const handlers = {
  queryAliExpressShippingServices: handleQueryAliExpressShippingServices,
  createAliExpressDbsShipment: handleCreateAliExpressDbsShipment,
  getAliExpressAuthorizationUrl: handleGetAliExpressAuthorizationUrl,
  completeAliExpressAuthorization: handleCompleteAliExpressAuthorization,
} satisfies Handlers<typeof aliexpress>;
