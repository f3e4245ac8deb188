export {
  completeAliExpressAuthorization,
  getAliExpressAuthorizationUrl,
} from '../services/channel-links.calls.ts';
export {
  createAliExpressDbsShipment,
  queryAliExpressShippingServices,
} from '../services/channel-orders.calls.ts';
