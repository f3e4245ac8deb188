import {
  centavos,
  type ChannelCode,
  type DeliveryType,
  foldText,
  fromCentavos,
  isEvidencePending,
  isOwnStore,
  isStorefront,
  type LineStatusId,
  orderFamilyOfLines,
  volumetricWeight,
} from '@trastienda/domain';
import { billingOf } from '@trastienda/services/subjects/money/billing-of';
import { marksOf } from '@trastienda/services/subjects/orders/line-bitmasks';
import { offeredActions } from '@trastienda/services/subjects/orders/offered-actions';
import type { LineRow, orderLines, orderPackages, orders } from '@trastienda/services/tables/orders';
import { UPLOAD_PATH } from '@trastienda/services/subjects/files/create-files';
import { demoCarriers } from '@trastienda/services/setup/reference/carriers';
import { demoGuide, type DemoGuide, type DemoGuideEvent, type DemoHouse } from './demo-guide.ts';
import { type DemoDeadlines, shipByOf, statusByAge, wholeSecond } from './order-lifecycle.ts';
import type { DemoStore } from './merchants.ts';
import { demoAddress, demoEmail, demoName } from './people.ts';
import type { DemoProduct } from './products.ts';
import type { DemoRandom } from './random.ts';

type Order = typeof orders.$inferInsert;
type Line = typeof orderLines.$inferInsert;
type Package = typeof orderPackages.$inferInsert;

export type DemoOrder = {
  readonly order: Order;
  readonly lines: Line[];
  readonly packages: Package[];
  readonly guides: DemoGuide[];
  readonly events: DemoGuideEvent[];
};

export type OrderWish = {
  readonly store: DemoStore;
  readonly house: DemoHouse;
  readonly products: readonly DemoProduct[];
  readonly channel: ChannelCode;
  readonly orderNumber: string;
  /** Counts the store's orders from 1. */
  readonly serial: number;
  readonly purchase: Date;
  readonly now: Date;
  readonly deadlines: DemoDeadlines;
  /** The status of all its lines, two or more of them, sent by the merchant; `null` for a random one. */
  readonly promised: LineStatusId | null;
};

/** The commission of each channel in percent of the price; the merchant's own shop has none. */
const commissions: Partial<Record<ChannelCode, number>> = {
  CS: 15,
  SR: 16,
  SN: 15,
  ML: 13.5,
  SH: 18,
  TP: 12,
  AE: 8,
};
const payments = [
  'Tarjeta de crédito',
  'Tarjeta de débito',
  'Transferencia',
  'Efectivo en tienda',
  'Monedero',
];

const isBulky = ({ dimensions: { height, width, depth, weight } }: DemoProduct) =>
  weight > 12 || volumetricWeight({ height, width, depth }) > 12;

/** One entry a unit. */
function unitsOf(random: DemoRandom, products: readonly DemoProduct[], isSeveral: boolean): DemoProduct[] {
  const small = products.filter((product) => !isBulky(product));
  const first = random.pick(isSeveral ? small : products);
  if (!isSeveral && (isBulky(first) || random.chance(0.68))) return [first];
  if (random.chance(0.5)) return Array.from({ length: random.whole(2, 3) }, () => first);
  return [first, ...Array.from({ length: random.whole(1, 3) }, () => random.pick(small))];
}

type Group = { readonly units: number[]; readonly status: LineStatusId };

/** Splits an order: most travel in one parcel; some in two, and in some a part has another status. */
function groupsOf(random: DemoRandom, count: number, status: LineStatusId): Group[] {
  const all = Array.from({ length: count }, (_, at) => at);
  const last = all.slice(-1);
  const splitStatus: Partial<Record<LineStatusId, LineStatusId>> = {
    1: 8,
    2: 3,
    3: 1,
    4: 3,
    5: 3,
    6: 5,
    7: 9,
  };
  if (count > 1 && random.chance(0.09)) {
    return [
      { units: all.slice(0, -1), status },
      { units: last, status: splitStatus[status] ?? status },
    ];
  }
  if (count > 1 && random.chance(0.09))
    return [
      { units: all.slice(0, -1), status },
      { units: last, status },
    ];
  return [{ units: all, status }];
}

/** The review states of a delivered order: the older, the likelier it is finished. */
function reviewOf(random: DemoRandom, ageDays: number) {
  return ageDays < 15
    ? random.weighted([
        [null, 40],
        ['en_revision', 35],
        ['aceptada', 22],
        ['rechazada', 3],
      ] as const)
    : random.weighted([
        [null, 0.6],
        ['en_revision', 2],
        ['aceptada', 95],
        ['rechazada', 2.4],
      ] as const);
}

/** Returns an order with its lines, parcels and guides, all consistent. */
export function demoOrder(random: DemoRandom, wish: OrderWish): DemoOrder {
  const { store, channel, purchase, now, promised } = wish;
  const id = `o-${store.id}-${String(wish.serial).padStart(5, '0')}`;
  const ageDays = (now.getTime() - purchase.getTime()) / 86_400_000;
  const deliveryType = promised
    ? 'dropshipping'
    : random.weighted<DeliveryType>([
        ['dropshipping', 84],
        ['fulfillment', 9],
        ['entrega_propia', 7],
      ]);
  let status = promised ?? statusByAge(random, ageDays);
  // Own delivery has no guide: its lines are waiting, then delivered.
  if (deliveryType === 'entrega_propia' && status > 2 && status < 7) status = 2;
  const units = unitsOf(random, wish.products, promised !== null);
  const groups =
    deliveryType === 'dropshipping' && promised === null
      ? groupsOf(random, units.length, status)
      : [{ units: units.map((_, at) => at), status }];

  const fullname = demoName(random);
  const email = demoEmail(fullname, random);
  const address = demoAddress(random);
  const commission = commissions[channel] ?? null;
  const lines: Line[] = units.map((product, at) => {
    const saleDiscount = random.chance(0.25)
      ? Math.round((product.price * random.whole(5, 20)) / 100 / 100) * 100
      : 0;
    const sale = product.price - saleDiscount;
    return {
      storeId: store.id,
      orderId: id,
      colocationId: `${id}-${at + 1}`,
      position: at + 1,
      productId: product.id,
      sku: product.sku,
      name: product.name,
      image: `${UPLOAD_PATH}/${product.picture.key}`,
      salePrice: product.price,
      saleDiscount,
      commission: commission === null ? null : commission * 100,
      commissionAmount: commission === null ? null : centavos((sale * commission) / 100),
      statusId: groups.find((group) => group.units.includes(at))?.status ?? status,
      trackId: null,
      carrierId: null,
      carrierName: null,
      productType: product.productType,
      dimensions: [product.dimensions],
      deliveryType,
      statusTrack: null,
      legacyId: channel === 'SR' && random.chance(0.5) ? `AX${random.whole(100_000, 999_999)}` : null,
    };
  });

  const made: Pick<DemoOrder, 'packages' | 'guides' | 'events'> = { packages: [], guides: [], events: [] };
  let guide: Order['guide'] = null;
  groups.forEach((group, at) => {
    const own = group.units.flatMap((unit) => lines[unit] ?? []);
    const hasGuide =
      deliveryType !== 'entrega_propia' && (group.status === 8 ? random.chance(0.3) : group.status > 2);
    const packageRow: Package = {
      storeId: store.id,
      orderId: id,
      id: `${id}-paq-${at + 1}`,
      position: at + 1,
      colocationIds: own.map((line) => line.colocationId),
      trackId: null,
      carrierId: null,
      dimensions: own[0]?.dimensions[0] ?? null,
    };
    if (!hasGuide) {
      if (groups.length > 1 && group.status !== 8) made.packages.push(packageRow);
      return;
    }
    const value = own.reduce((sum, line) => sum + line.salePrice - line.saleDiscount, 0);
    const until = Math.min(now.getTime(), purchase.getTime() + 1.5 * 86_400_000);
    const parcel = demoGuide(
      random,
      {
        storeId: store.id,
        origin: wish.house,
        address,
        client: { fullname, email },
        orderNumber: wish.orderNumber,
        marketplace: channel,
        colocationIds: packageRow.colocationIds,
        packages: own.flatMap((line) => line.dimensions.map((size) => ({ ...size, quantity: 1 }))),
        content: [...new Set(own.map((line) => line.name))].join(', '),
        value,
        status: group.status,
        isCharged: deliveryType === 'dropshipping' && !(isOwnStore(channel) && random.chance(0.3)),
        createdAt: wholeSecond(purchase.getTime() + (until - purchase.getTime()) * random.between(0.2, 0.95)),
      },
      now,
    );
    made.guides.push(parcel.guide);
    made.events.push(...parcel.events);
    made.packages.push({ ...packageRow, trackId: parcel.guide.number, carrierId: parcel.guide.carrierId });
    const handedOver = parcel.events.find(({ status }) => status === 'entregada')?.date ?? null;
    for (const line of own) {
      line.trackId = parcel.guide.number;
      line.carrierId = parcel.guide.carrierId;
      line.carrierName = demoCarriers.find((carrier) => carrier.id === parcel.guide.carrierId)?.name ?? null;
      line.statusTrack = parcel.guide.status;
      line.deliveredAt = handedOver;
    }
    guide = {
      guide: parcel.guide.number,
      nameParcel: parcel.guide.carrierId,
      serviceType: parcel.guide.serviceType,
      createdAt: parcel.guide.createdAt.toISOString(),
      totalCost: fromCentavos(centavos(parcel.guide.totalCost)),
      origin: parcel.guide.guideType === 'automatica' ? 'automatica' : 'manual',
      labelUrl: `/api/shippings/route/v1/shipping-guide/archivo/${parcel.guide.number}`,
    };
  });

  const family = orderFamilyOfLines(lines.map((line) => ({ colocationStatus: { id: line.statusId } })));
  const isWaiting = family === 'pendiente' || family === 'listo_para_enviar';
  const subtotal = lines.reduce((sum, line) => sum + line.salePrice, 0);
  const discount = lines.reduce((sum, line) => sum + line.saleDiscount, 0);
  const shippingCost = random.chance(0.2) ? 9_900 : 0;
  const isDone = family === 'finalizado' && isOwnStore(channel);
  const evidenceStatus = isDone && status === 7 && promised === null ? reviewOf(random, ageDays) : null;
  const order: Order = {
    storeId: store.id,
    id,
    orderNumber: wish.orderNumber,
    marketplace: channel,
    sellerId: channel === 'SP' ? `shop-${store.id}` : null,
    purchaseDate: purchase,
    authorizationDate:
      status === 1 && promised === null && random.chance(0.04)
        ? null
        : wholeSecond(Math.min(now.getTime(), purchase.getTime() + random.between(2, 40) * 60_000)),
    status: family,
    total: subtotal - discount + shippingCost,
    payment: {
      method: isStorefront(channel) ? random.pick(payments) : 'Pago en el canal',
      subtotal,
      discount,
      shippingCost,
    },
    clientId: `c-${store.id}-${wish.serial}`,
    clientName: fullname,
    clientNameFolded: foldText(fullname),
    clientEmail: email,
    shippingAddress: address,
    channelData: {
      origin: 'canal',
      ...offeredActions(channel, lines),
      ...(channel === 'SH' ? { logisticsChannelId: null } : {}),
    },
    evidencePending: isEvidencePending({ marketplace: channel, evidenceStatus }, lines),
    ...marksOf(lines),
    evidenceStatus,
    invoiceStatus: isOwnStore(channel)
      ? isDone
        ? (reviewOf(random, ageDays) ?? 'pendiente')
        : 'pendiente'
      : null,
    shipBy: deliveryType === 'fulfillment' ? null : shipByOf(random, purchase, wish.deadlines, isWaiting),
    estimatedDelivery: wholeSecond(purchase.getTime() + random.between(3, 8) * 86_400_000),
    cancelReason:
      family === 'cancelado'
        ? random.pick([
            'Sin inventario',
            'A petición del cliente',
            'Dirección sin cobertura',
            'Error de precio',
          ])
        : null,
    guide,
    ...billingOf({ marketplace: channel, status: family, guide }, lines as LineRow[]),
    demo: true,
  };
  return { order, lines, ...made };
}
