import type { OrderAnswer, OrderedProduct } from '@trastienda/api-client';
import { centavos, channelName, fromCentavos, lineStatusOf } from '@trastienda/domain';
import { iso } from '../../core/iso.ts';
import type { LineRow, OrderRow, PackageRow } from '../../tables/orders.ts';
import { lastDelivery } from '../money/last-delivery.ts';
import type { ShopFacts } from './shop-facts.ts';

const mxn = (amount: number) => fromCentavos(centavos(amount));
export const statusOfLine = (statusId: number): { id: number; name: string } => ({
  id: statusId,
  name: lineStatusOf(statusId)?.name ?? '',
});

/** A line as the wire has it (calls.md 24.4). */
const lineOf = (row: LineRow): OrderedProduct => ({
  idProduct: row.productId,
  sellerId: row.storeId,
  name: row.name,
  sku: row.sku,
  ImageLinkThumbnail: row.image,
  salePrice: mxn(row.salePrice),
  totalSale: mxn(row.salePrice - row.saleDiscount),
  saleDiscount: mxn(row.saleDiscount),
  colocationId: row.colocationId,
  commission: row.commission === null ? null : row.commission / 100,
  commissionAmount: row.commissionAmount === null ? null : mxn(row.commissionAmount),
  colocationStatus: statusOfLine(row.statusId),
  deliveryTrackId: row.trackId,
  deliveryCarrierId: row.carrierId,
  deliveryCarrierName: row.carrierName,
  productType: row.productType as OrderedProduct['productType'],
  dimensions: row.dimensions,
  deliveryType: row.deliveryType as OrderedProduct['deliveryType'],
  statusTrack: row.statusTrack as OrderedProduct['statusTrack'],
  pedidoIdAxii: row.legacyId,
});

const packageOf = (row: PackageRow): OrderAnswer['paquetes'][number] => ({
  id: row.id,
  colocationIds: row.colocationIds,
  deliveryTrackId: row.trackId,
  deliveryCarrierId: row.carrierId,
  dimensions: row.dimensions,
});

/** An order as the wire has it (calls.md 24.4); `lines` and `packages` are its own, in order, `shop` what a linked shop says of it. */
export function orderOfRows(
  row: OrderRow,
  lines: readonly LineRow[],
  packages: readonly PackageRow[],
  shop: ShopFacts = {},
): OrderAnswer {
  const guide = row.guide;
  const state = guide && lines.find((line) => line.trackId === guide.guide)?.statusTrack;
  return {
    id: row.id,
    orderid: row.orderNumber,
    marketplace: row.marketplace as OrderAnswer['marketplace'],
    ...(row.sellerId === null ? {} : { sellerID: row.sellerId }),
    purchase_date: row.purchaseDate.toISOString(),
    authorization_date: iso(row.authorizationDate),
    status: row.status as OrderAnswer['status'],
    paymentData: {
      method: row.payment.method,
      total: mxn(row.total),
      subtotal: mxn(row.payment.subtotal),
      shippingCost: mxn(row.payment.shippingCost),
      discount: mxn(row.payment.discount),
      currency: 'MXN',
    },
    clientData: { id: row.clientId, fullname: row.clientName, email: row.clientEmail },
    shippingAddress: row.shippingAddress,
    orderedProductsList: lines.map(lineOf),
    dataMarketplace: {
      name: row.channelData.origin === 'manual' ? 'Manual' : channelName(row.marketplace),
      ...row.channelData,
      evidencePending: row.evidencePending,
      evidenceStatus: row.evidenceStatus as OrderAnswer['dataMarketplace']['evidenceStatus'],
      invoiceStatus: row.invoiceStatus as OrderAnswer['dataMarketplace']['invoiceStatus'],
      shipBy: iso(row.shipBy),
      estimatedDelivery: iso(row.estimatedDelivery),
      deliveredAt: iso(lastDelivery(lines)),
      cancelReason: row.cancelReason,
      ...shop,
    },
    paquetes: packages.map(packageOf),
    ...(guide ? { dataGuia: { ...guide, status: (state ?? 'generada') as OrderedState } } : {}),
  };
}

type OrderedState = NonNullable<OrderedProduct['statusTrack']>;
