import {
  channelName,
  lineStatusOf,
  type LineStatusId,
  type StatusFamily,
  toCentavos,
  type TrackingState,
} from '@trastienda/domain';
import { EXAMPLE_STORE_ID } from '../../services/examples.ts';
import type { OrderAnswer, OrderedProduct } from '../../services/orders.schemas.ts';
import { createRandom, pick } from '../random.ts';
import { carriers, familyNames, givenNames, goods, places, streets } from './demo-words.ts';
import type { OrderFacts } from './order-facts.ts';

const lineStatus: Readonly<Record<StatusFamily, LineStatusId>> = {
  pendiente: 1,
  listo_para_enviar: 3,
  transito: 5,
  finalizado: 7,
  cancelado: 8,
};
const tracking: Readonly<Record<StatusFamily, TrackingState | null>> = {
  pendiente: null,
  listo_para_enviar: 'generada',
  transito: 'en_transito',
  finalizado: 'entregada',
  cancelado: null,
};
const iso = (time: number) => new Date(time).toISOString();
const HOUR = 3_600_000;

/** The whole order of a row. */
export function orderRow(facts: OrderFacts, seed: number): OrderAnswer {
  const random = createRandom(seed * 7_000_003 + facts.at + 17);
  const number = String(4_500_000_000 + facts.at * 7 + seed);
  const good = pick(random, goods);
  const units = 1 + Math.floor(random() * 3);
  const place = pick(random, places);
  const fullname = `${pick(random, givenNames)} ${pick(random, familyNames)}`;
  const carrier = pick(random, carriers);
  const status = lineStatusOf(lineStatus[facts.status]);
  const trackId = tracking[facts.status] === null ? null : String(794_600_000_000 + facts.at);
  const lines = Array.from({ length: units }, (_, unit): OrderedProduct => ({
    idProduct: `p-${good.sku}`,
    sellerId: EXAMPLE_STORE_ID,
    name: good.name,
    sku: good.sku,
    ImageLinkThumbnail: null,
    salePrice: good.price,
    totalSale: (toCentavos(good.price) - toCentavos(good.discount)) / 100,
    saleDiscount: good.discount,
    colocationId: `col-${facts.at}-${unit + 1}`,
    commission: 15,
    commissionAmount: Math.round((toCentavos(good.price) - toCentavos(good.discount)) * 0.15) / 100,
    colocationStatus: status ? { id: status.id, name: status.name } : null,
    deliveryTrackId: trackId,
    deliveryCarrierId: trackId === null ? null : carrier.id,
    deliveryCarrierName: trackId === null ? null : carrier.name,
    productType: 'simple',
    dimensions: [{ ...good.size }],
    deliveryType: facts.deliveryType,
    statusTrack: tracking[facts.status],
    pedidoIdAxii: null,
  }));
  const subtotal = (toCentavos(good.price) * units) / 100;
  const discount = (toCentavos(good.discount) * units) / 100;
  return {
    id: `o-${number}`,
    orderid: number,
    marketplace: facts.marketplace,
    ...(facts.marketplace === 'SP' ? { sellerID: 'shop-77' } : {}),
    purchase_date: iso(facts.purchasedAt),
    authorization_date: iso(facts.purchasedAt + HOUR / 30),
    status: facts.status,
    paymentData: {
      method: 'Tarjeta',
      total: (toCentavos(subtotal) - toCentavos(discount)) / 100,
      subtotal,
      shippingCost: 0,
      discount,
      currency: 'MXN',
    },
    clientData: { id: `c-${facts.at}`, fullname, email: `cliente${facts.at}@example.com` },
    shippingAddress: {
      ...place,
      phoneNumber: String(5_500_000_000 + facts.at),
      notes: null,
      outdoorNumber: String(1 + Math.floor(random() * 2400)),
      interiorNumber: null,
      betweenStreets: null,
      street: pick(random, streets),
      addressee: null,
    },
    orderedProductsList: lines,
    dataMarketplace: {
      name: channelName(facts.marketplace),
      origin: 'canal',
      actions: facts.marketplace === 'TP' && facts.status === 'pendiente' ? ['aceptar_orden'] : [],
      evidencePending: facts.evidencePending,
      evidenceStatus: facts.evidencePending ? 'pendiente' : null,
      invoiceStatus: null,
      shipBy: iso(facts.purchasedAt + 48 * HOUR),
      estimatedDelivery: null,
      cancelReason: facts.status === 'cancelado' ? 'A petición del cliente' : null,
    },
    paquetes: [],
  };
}
