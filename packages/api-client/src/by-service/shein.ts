export {
  downloadSheinShippingLabel,
  exportSheinAddress,
  getSheinAuthorizationUrl,
  linkSheinByTempToken,
  listSheinLogisticsChannels,
  saveSheinWaybillNumber,
} from '../services/channel-orders.calls.ts';
