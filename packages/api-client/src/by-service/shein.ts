export { getSheinAuthorizationUrl, linkSheinByTempToken } from '../services/channel-links.calls.ts';
export {
  downloadSheinShippingLabel,
  exportSheinAddress,
  listSheinLogisticsChannels,
  saveSheinWaybillNumber,
} from '../services/channel-orders.calls.ts';
