import { anyId, id, instant, integer, list, money, nullable, storeId, text } from '../core/fields.ts';
import { record, wire } from '../core/record.ts';
import { maxPieces } from '../core/limits.ts';
import { cancelReasons } from '@trastienda/domain';
import * as z from 'zod/mini';
import {
  channelCode,
  dimensions,
  parcelSize,
  shippingAddress,
  statusFamily,
  trackingState,
} from './addresses.ts';

export const deliveryType = z.enum(['dropshipping', 'fulfillment', 'entrega_propia']);
export const reviewState = z.enum(['pendiente', 'en_revision', 'aceptada', 'rechazada']);

/** One entry a unit; names as the wire spells them. */
export const orderedProduct = z.object({
  idProduct: anyId(),
  sellerId: anyId(),
  name: z.string(),
  sku: anyId(),
  ImageLinkThumbnail: nullable(z.string()),
  salePrice: money(),
  totalSale: money(),
  saleDiscount: money(),
  colocationId: anyId(),
  commission: nullable(z.number()),
  commissionAmount: nullable(money()),
  colocationStatus: nullable(z.object({ id: integer(), name: z.string() })),
  deliveryTrackId: nullable(anyId()),
  deliveryCarrierId: nullable(anyId()),
  deliveryCarrierName: nullable(z.string()),
  productType: z.enum(['simple', 'variacion']),
  dimensions: z.array(dimensions),
  deliveryType,
  statusTrack: nullable(trackingState),
  pedidoIdAxii: nullable(anyId()),
});
export type OrderedProduct = z.output<typeof orderedProduct>;

export const guideSummary = z.object({
  guide: anyId(),
  nameParcel: z.string(),
  serviceType: z.string(),
  createdAt: instant(),
  totalCost: money(),
  origin: z.enum(['automatica', 'manual']),
  labelUrl: nullable(z.string()),
  status: trackingState,
});

export const order = record({
  id: anyId(),
  orderNumber: wire('orderid', anyId()),
  marketplace: channelCode,
  sellerID: z.optional(anyId()),
  purchase_date: instant(),
  authorization_date: nullable(instant()),
  status: statusFamily,
  paymentData: z.object({
    method: nullable(z.string()),
    total: money(),
    subtotal: money(),
    shippingCost: money(),
    discount: money(),
    currency: z.literal('MXN'),
  }),
  clientData: z.object({ id: nullable(anyId()), fullname: z.string(), email: nullable(z.string()) }),
  shippingAddress,
  orderedProductsList: z.array(orderedProduct),
  dataMarketplace: z.object({
    name: z.string(),
    origin: z.enum(['canal', 'manual']),
    actions: z.array(z.string()),
    labelReady: z.optional(z.boolean()),
    logisticsChannelId: z.optional(z.nullable(anyId())),
    evidencePending: z.boolean(),
    evidenceStatus: nullable(reviewState),
    invoiceStatus: nullable(reviewState),
    shipBy: nullable(instant()),
    estimatedDelivery: nullable(instant()),
    /** The time when its last piece was handed over, where it was reported (D345). */
    deliveredAt: z.optional(nullable(instant())),
    cancelReason: nullable(z.string()),
    /** The name of the shop that is linked for real; it and those below are of its orders alone. */
    shopName: z.optional(z.string()),
    /** The order in the shop's own administration. */
    url: z.optional(nullable(z.string())),
    /** The order's status in the shop's own word, when it was last read. */
    remoteStatus: z.optional(nullable(z.string())),
    /** The guide that the shop was told of last, unless it was taken back. */
    pushed: z.optional(nullable(z.object({ tracking: anyId(), at: instant() }))),
    /** The first act that the shop was not told of yet. `retryAt`: when it is tried next, `null` while the shop is not linked; `message`: why it failed. */
    pending: z.optional(
      nullable(
        z.object({
          kind: z.enum(['guide', 'guide_cancelled', 'delivered', 'order_cancelled', 'pieces_cancelled']),
          retryAt: nullable(instant()),
          message: nullable(z.string()),
        }),
      ),
    ),
    /** The shop said no for good: a sentence with what to do. */
    refused: z.optional(nullable(z.object({ message: z.string() }))),
    /** Why it waits for a person to decide, in a sentence. */
    case: z.optional(nullable(z.string())),
  }),
  paquetes: z.array(
    z.object({
      id: anyId(),
      colocationIds: z.array(anyId()),
      deliveryTrackId: nullable(anyId()),
      deliveryCarrierId: nullable(anyId()),
      dimensions: nullable(dimensions),
    }),
  ),
  dataGuia: z.optional(guideSummary),
});
export type Order = z.output<typeof order>;
/** The same on the wire. */
export type OrderAnswer = z.input<typeof order>;

export const statisticsEntry = z.object({ status: z.string(), total: z.number(), marketPlace: z.string() });

/**
 * The hand-over of a waiting order has passed, is due later today, or within 24 hours but not today.
 */
export const deadlineFilter = z.enum(['vencido', 'hoy', '24h']);

/** `counts` by channel code, `families` by status family; further codes may follow. `deadlines`: absent where nobody counts them. */
export const orderStatistics = z.object({
  data: z.array(statisticsEntry),
  counts: z.record(z.string(), integer()),
  families: z.record(z.string(), integer()),
  deadlines: z.optional(z.array(z.extend(statisticsEntry, { deadline: z.string() }))),
});
export type OrderStatistics = z.output<typeof orderStatistics>;

export const shipmentRequest = z.object({
  colocationIds: list(id(), maxPieces, 1),
  deliveryCarrierId: id(),
  deliveryCarrierName: id(),
  deliveryTrackId: id(),
  forcedGuideType: z.nullable(z.enum(['automatica', 'manual'])),
  dimensions: z.nullable(parcelSize),
});

export const shipmentResult = z.object({
  data: record({
    orderNumber: wire('orderid', anyId()),
    trackId: anyId(),
    colocationIds: z.array(anyId()),
    colocationStatus: z.object({ id: integer(), name: z.string() }),
  }),
});

export const orderActionResult = z.object({
  success: z.literal(true),
  message: z.string(),
  data: record({
    orderNumber: wire('orderid', anyId()),
    colocationIds: z.array(anyId()),
    status: statusFamily,
    colocationStatus: nullable(z.object({ id: integer(), name: z.string() })),
    trackId: nullable(anyId()),
    file64: nullable(z.string()),
    fileName: nullable(z.string()),
  }),
});

/** `colocationIds` empty: the whole order. With 'Otra' the comment is required. */
export const cancelOrderRequest = z
  .object({
    storeId: storeId(),
    marketplace: channelCode,
    orderId: id(),
    colocationIds: list(id(), maxPieces),
    reason: z.enum(cancelReasons),
    comment: z.nullable(text(500)),
  })
  .check(
    z.refine((request) => request.reason !== 'Otra' || Boolean(request.comment?.trim()), {
      error: 'Escribe el motivo',
      path: ['comment'],
    }),
  );
