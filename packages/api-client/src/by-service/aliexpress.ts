export {
  completeAliExpressAuthorization,
  createAliExpressDbsShipment,
  getAliExpressAuthorizationUrl,
  queryAliExpressShippingServices,
} from '../services/channel-orders.calls.ts';
