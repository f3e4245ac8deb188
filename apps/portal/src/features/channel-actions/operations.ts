import {
  createAliExpressDbsShipment,
  queryAliExpressShippingServices,
} from '@trastienda/api-client/aliexpress';
import { downloadPurchaseOrder } from '@trastienda/api-client/kidal';
import { downloadMercadoLibreLabels, markMercadoLibreShipped } from '@trastienda/api-client/mercadolibre';
import {
  downloadSheinShippingLabel,
  exportSheinAddress,
  listSheinLogisticsChannels,
  saveSheinWaybillNumber,
} from '@trastienda/api-client/shein';
import { getShopifyUser, trackShopifyOrder } from '@trastienda/api-client/shopify';
import { runTotalPlayOrderAction } from '@trastienda/api-client/totalplay';
import { runWooCommerceOrderAction } from '@trastienda/api-client/woocommerce';
import { createOperation, onlyOne } from '../../shared/store/create-operation.ts';

const last = { keyOf: onlyOne } as const;
/** A file goes to the person, and is not remembered. */
const passing = { ...last, keep: 0 } as const;

export const sheinLabel = createOperation(downloadSheinShippingLabel, passing);
export const sheinWaybill = createOperation(saveSheinWaybillNumber, last);
export const sheinAddress = createOperation(exportSheinAddress, last);
export const totalPlayAct = createOperation(runTotalPlayOrderAction, last);
export const purchaseOrder = createOperation(downloadPurchaseOrder, passing);
export const mercadoLibreLabels = createOperation(downloadMercadoLibreLabels, passing);
export const mercadoLibreShipment = createOperation(markMercadoLibreShipped, last);
export const shopifyTracking = createOperation(trackShopifyOrder, last);
export const wooCommerceAct = createOperation(runWooCommerceOrderAction, last);
export const aliExpressShipment = createOperation(createAliExpressDbsShipment, last);

/** The channels are cached until the page is reloaded; a failed load is not (S4.37, D104). */
export const sheinChannels = createOperation(listSheinLogisticsChannels);
/** The hosted shop of an order, by its id; cached as Shein's channels are (D104). */
export const shopifyShop = createOperation(getShopifyUser);
/** Carriers that take a piece, by its id. */
export const aliExpressServices = createOperation(queryAliExpressShippingServices);
