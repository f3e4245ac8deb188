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
import { createOperation } from '../../shared/store/create-operation.ts';

type OfOrder = { readonly body: { readonly orderId: string } };
const byOrder = { keyOf: ({ body }: OfOrder) => body.orderId, keep: 1 } as const;

export const sheinLabel = createOperation(downloadSheinShippingLabel, byOrder);
export const sheinWaybill = createOperation(saveSheinWaybillNumber, byOrder);
export const sheinAddress = createOperation(exportSheinAddress, byOrder);
export const totalPlayAct = createOperation(runTotalPlayOrderAction, byOrder);
export const purchaseOrder = createOperation(downloadPurchaseOrder, {
  keyOf: ({ params }) => params.orderId,
  keep: 1,
});
export const mercadoLibreLabels = createOperation(downloadMercadoLibreLabels, {
  keyOf: ({ body }) => body.orderIds.join(),
  keep: 1,
});
export const mercadoLibreShipment = createOperation(markMercadoLibreShipped, byOrder);
export const shopifyTracking = createOperation(trackShopifyOrder, byOrder);
export const wooCommerceAct = createOperation(runWooCommerceOrderAction, byOrder);
export const aliExpressShipment = createOperation(createAliExpressDbsShipment, {
  keyOf: ({ params }) => params.orderId,
  keep: 1,
});

/** Kept until the page is loaded anew; a failed load is not (S4.37, D104). */
export const sheinChannels = createOperation(listSheinLogisticsChannels);
/** The hosted shop of an order, by its id; kept as Shein's channels are (D104). */
export const shopifyShop = createOperation(getShopifyUser, { keyOf: ({ query }) => query.shop_id });
/** Carriers that take a piece, by its id. */
export const aliExpressServices = createOperation(queryAliExpressShippingServices, {
  keyOf: ({ body }) => body.colocationId,
});
