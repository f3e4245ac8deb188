import * as z from 'zod/mini';
import { binary, deadlines, defineCall } from '../core/define-call.ts';
import { anyId, id, list, listed, nothingListed, storeId, text } from '../core/fields.ts';
import { maxPieces } from '../core/limits.ts';
import { shippingAddress } from './addresses.ts';
import { orderLines, totalPlayActions } from './channels.schemas.ts';
import { EXAMPLE_GUIDE, EXAMPLE_ORDER_NUMBER, examplePdf, exampleOrder } from './examples.ts';
import { orderActionResult } from './orders.schemas.ts';

/** Gives an example of the outcome of an action on some lines of an order. */
const shipped = () => ({
  success: true as const,
  message: 'OK',
  data: {
    orderid: EXAMPLE_ORDER_NUMBER,
    colocationIds: ['col-1', 'col-2'],
    status: 'listo_para_enviar' as const,
    colocationStatus: { id: 3, name: 'Guía generada' },
    trackId: EXAMPLE_GUIDE,
    file64: null,
    fileName: null,
  },
});

// SH

/** 404 no label yet. */
export const downloadSheinShippingLabel = defineCall({
  id: 'downloadSheinShippingLabel',
  service: 'shein',
  method: 'POST',
  path: 'orders/shipping-label',
  timeoutMs: deadlines.download,
  body: z.object(orderLines),
  response: binary,
  example: () => examplePdf('shein-4500123987.pdf'),
});

/** 409 already shipped. */
export const saveSheinWaybillNumber = defineCall({
  id: 'saveSheinWaybillNumber',
  service: 'shein',
  method: 'POST',
  invalidates: ['orders', 'guides'],
  path: 'orders/save-waybill-number',
  body: z.object({ ...orderLines, logisticsChannelId: id(), waybillNumber: id() }),
  response: orderActionResult,
  example: shipped,
});

export const exportSheinAddress = defineCall({
  id: 'exportSheinAddress',
  service: 'shein',
  method: 'POST',
  path: 'orders/export-address',
  body: z.object({ storeId: storeId(), orderId: id() }),
  response: z.object({ data: shippingAddress }),
  example: () => ({ data: exampleOrder.shippingAddress }),
});

/** Kept in memory once loaded. */
export const listSheinLogisticsChannels = defineCall({
  id: 'listSheinLogisticsChannels',
  service: 'shein',
  method: 'GET',
  path: 'logistics-channels',
  query: { storeId: storeId() },
  response: listed(z.object({ id: anyId(), name: z.string(), active: z.boolean() })),
  emptyOn404: nothingListed,
  example: () => ({ data: [{ id: 'lc-4', name: 'Entrega estándar México', active: true }] }),
});

// TP

/** 409 not allowed now. `file64` for imprimir_guia. */
export const runTotalPlayOrderAction = defineCall({
  id: 'runTotalPlayOrderAction',
  service: 'totalplay',
  method: 'POST',
  invalidates: ['orders', 'guides'],
  path: 'orderActions',
  body: z.object({ ...orderLines, action: z.enum(totalPlayActions) }),
  response: orderActionResult,
  example: shipped,
});

// ML

/** 404 no label yet. */
export const downloadMercadoLibreLabels = defineCall({
  id: 'downloadMercadoLibreLabels',
  service: 'mercadolibre',
  method: 'POST',
  path: 'print',
  timeoutMs: deadlines.download,
  body: z.object({
    storeId: storeId(),
    orderIds: list(id(), maxPieces, 1, 'Elige 1,000 pedidos como máximo'),
  }),
  response: binary,
  example: () => examplePdf('etiquetas.pdf'),
});

export const markMercadoLibreShipped = defineCall({
  id: 'markMercadoLibreShipped',
  service: 'mercadolibre',
  method: 'POST',
  invalidates: ['orders', 'guides'],
  path: 'custom-package/shipped',
  body: z.object({ ...orderLines, carrier: text(120, 1), trackingNumber: id() }),
  response: orderActionResult,
  example: shipped,
});

// SP

export const trackShopifyOrder = defineCall({
  id: 'trackShopifyOrder',
  service: 'shopify',
  method: 'POST',
  invalidates: ['orders', 'guides'],
  path: 'orders/track',
  body: z.object({
    ...orderLines,
    /** The hosted shop, not the store (D53). */
    sellerID: id(),
    carrier: text(120, 1),
    trackingNumber: id(),
    trackingUrl: z.nullable(text(2000)),
  }),
  response: orderActionResult,
  example: shipped,
});

/** 404: not linked. Kept in memory once loaded. */
export const getShopifyUser = defineCall({
  id: 'getShopifyUser',
  service: 'shopify',
  method: 'GET',
  path: 'auth/user',
  query: { shop_id: id() },
  response: z.object({
    shop_id: anyId(),
    name: z.string(),
    domain: z.string(),
    status: z.enum(['active', 'inactive']),
  }),
  example: () => ({
    shop_id: 'shop-77',
    name: 'Casa Lumbre',
    domain: 'casa-lumbre.example.com',
    status: 'active' as const,
  }),
});

// WC

export const runWooCommerceOrderAction = defineCall({
  id: 'runWooCommerceOrderAction',
  service: 'woocommerce',
  method: 'POST',
  invalidates: ['orders', 'guides'],
  path: 'woocommerce/orderActions',
  body: z.object({
    ...orderLines,
    action: z.enum(['accept', 'ship', 'cancel', 'complete']),
    carrier: z.nullable(text(120)),
    trackingNumber: z.nullable(text(200)),
  }),
  response: orderActionResult,
  example: shipped,
});

// AE

export const queryAliExpressShippingServices = defineCall({
  id: 'queryAliExpressShippingServices',
  service: 'aliexpress',
  method: 'POST',
  path: 'aliexpress/orders/package-available-shipping-service-query/{storeId}/{orderId}',
  params: { storeId: storeId(), orderId: id() },
  body: z.object({ colocationId: id() }),
  response: listed(
    z.object({
      shipmentProviderCode: z.string(),
      shipmentProviderName: z.string(),
      trackingRequired: z.boolean(),
    }),
  ),
  example: () => ({
    data: [{ shipmentProviderCode: 'VELOZ_MX', shipmentProviderName: 'Veloz MX', trackingRequired: true }],
  }),
});

/** 409 already shipped. */
export const createAliExpressDbsShipment = defineCall({
  id: 'createAliExpressDbsShipment',
  service: 'aliexpress',
  method: 'POST',
  invalidates: ['orders', 'guides'],
  path: 'aliexpress/orders/dbs-shipment/{storeId}/{orderId}',
  idempotency: 'key',
  params: { storeId: storeId(), orderId: id() },
  body: z.object({ colocationId: id(), shipmentProviderCode: id(), trackingNumber: id() }),
  response: orderActionResult,
  example: shipped,
});
