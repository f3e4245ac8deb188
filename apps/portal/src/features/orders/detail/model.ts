import {
  absentValue,
  addMoney,
  type Centavos,
  centavos,
  destinationName,
  formatDateTime,
  formatDay,
  formatMxn,
  formatStreet,
  foldText,
  groupOrderLines,
  lineStatusLabel,
  localDay,
  mexicanStateOf,
  orderNet,
  statusLabel,
  statusFamilies,
  type StatusFamily,
  streetOfAddress,
  toCentavos,
  type TrackingState,
  trackingStateLabel,
} from '@trastienda/domain';
import type { CallOutput, getGuideDetail, Order, OrderedProduct } from '@trastienda/api-client';
import { type TrackingKind, trackingKind } from '../../../page/tracking-look.ts';
import { isCancelledPiece } from '../is-cancelled-piece.ts';

type GuideEvents = CallOutput<typeof getGuideDetail>['detail']['events'];

const pieces = (count: number): string => `${count} ${count === 1 ? 'pieza' : 'piezas'}`;

/**
 * Where a telephone or an e-mail leads. A channel may send any text for one: it is the address, and never more of the link
 * (copies, a message).
 */
export const contactLink = (scheme: 'tel' | 'mailto', text: string): string =>
  `${scheme}:${encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '')).replaceAll(/%(?:40|2B)/gu, decodeURIComponent)}`;

/** One line of the articles card: what belongs together is counted together (S4.44). */
export type ArticleLine = {
  readonly key: string;
  readonly name: string;
  readonly sku: string;
  readonly thumbnail: string | null;
  /** '2 × $899.00' */
  readonly amount: string;
  readonly total: string;
  readonly statusName: string | null;
  readonly guide: string | null;
};

export function articleLines(order: Order): { readonly lines: ArticleLine[]; readonly summary: string } {
  const { lines, sameStatus } = groupOrderLines(order.orderedProductsList);
  const products = new Set(lines.map(({ sku }) => sku)).size;
  const priceOf = new Map(order.orderedProductsList.map((line) => [line.colocationId, line.totalSale]));
  return {
    lines: lines.map((line) => ({
      key: line.colocationIds.join(),
      name: line.name,
      sku: line.sku,
      thumbnail: line.ImageLinkThumbnail,
      // A discount may fall on some of the pieces only: then no price is every piece's.
      amount: line.colocationIds.every((id) => priceOf.get(id) === line.totalSale)
        ? `${line.quantity} × ${formatMxn(toCentavos(line.totalSale))}`
        : pieces(line.quantity),
      total: formatMxn(toCentavos(line.grandTotal)),
      // With one status for all, the page's head has said it.
      statusName: sameStatus
        ? null
        : (lineStatusLabel(line.colocationStatus?.id ?? 1) ?? line.colocationStatus?.name ?? null),
      guide: sameStatus ? null : line.deliveryTrackId,
    })),
    summary: [
      `${products} ${products === 1 ? 'producto' : 'productos'}`,
      pieces(order.orderedProductsList.length),
      order.orderedProductsList.length > 1 && (sameStatus ? 'mismo estado' : 'estados distintos'),
    ]
      .filter(Boolean)
      .join(' · '),
  };
}

export type MoneyLine = {
  readonly key: string;
  readonly label: string;
  readonly hint?: string;
  /** `null`: nobody knows it yet. */
  readonly amount: Centavos | null;
  readonly isTotal?: boolean;
};

const minus = (amount: Centavos): Centavos => centavos(amount === 0 ? 0 : -amount);
const isSome = (amount: Centavos): boolean => amount !== 0;

/** An amount of each line in pesos, all of them together. */
const sumOf = (lines: readonly OrderedProduct[], amountOf: (line: OrderedProduct) => number): Centavos =>
  addMoney(...lines.map((line) => toCentavos(amountOf(line))));
const discountOf = ({ saleDiscount }: OrderedProduct): number => saleDiscount;

/**
 * What makes an order's total another than that of its pieces, each in a line, and the total; none where it is the same.
 * Discounts of pieces are in their prices already.
 */
export function totalLines({ paymentData, orderedProductsList }: Order): MoneyLine[] {
  const shipping = toCentavos(paymentData.shippingCost);
  const ofPieces = sumOf(orderedProductsList, discountOf);
  const discount = centavos(Math.max(0, toCentavos(paymentData.discount) - ofPieces));
  const lines: MoneyLine[] = [
    { key: 'shipping', label: 'Envío', hint: 'lo pagó el cliente', amount: shipping },
    { key: 'discount', label: 'Descuento', hint: 'al pedido', amount: minus(discount) },
  ].filter(({ amount }) => isSome(amount));
  if (lines.length === 0) return [];
  return [
    ...lines,
    { key: 'total', label: 'Total del pedido', amount: toCentavos(paymentData.total), isTotal: true },
  ];
}

/** Why no guide of ours says what the way costs. */
type GuideAbsence = 'fulfillment' | 'own' | 'elsewhere' | 'none' | 'waiting';

/** `null`: there is one. */
function guideAbsence({ orderedProductsList: lines, dataGuia, status }: Order): GuideAbsence | null {
  const areAll = (type: OrderedProduct['deliveryType']) =>
    lines.length > 0 && lines.every(({ deliveryType }) => deliveryType === type);
  if (dataGuia) return null;
  if (areAll('fulfillment')) return 'fulfillment';
  if (areAll('entrega_propia')) return 'own';
  if (lines.some((line) => line.deliveryTrackId)) return 'elsewhere';
  return status === 'cancelado' ? 'none' : 'waiting';
}

const absenceHints: Readonly<Record<GuideAbsence, string>> = {
  fulfillment: 'Fulfillment',
  own: 'la llevas tú',
  elsewhere: 'de otra cuenta',
  none: 'no se generó',
  waiting: 'todavía no se genera',
};

/** What the sale leaves before withheld taxes, whose rates the product does not hold; cancelled pieces are no sale. */
export function moneyLines(order: Order, timeZone: string): MoneyLine[] {
  const products = order.orderedProductsList.filter((piece) => !isCancelledPiece(piece));
  const sale = sumOf(products, ({ totalSale }) => totalSale);
  const discount = sumOf(products, discountOf);
  const commission = sumOf(products, ({ commissionAmount }) => commissionAmount ?? 0);
  const shipping = toCentavos(order.dataGuia?.totalCost ?? 0);
  const absence = guideAbsence(order);
  const rates = new Set(products.map((line) => line.commission));
  const [rate] = rates;
  const { net } = orderNet(
    { sale, commission, shipping, day: localDay(order.purchase_date, timeZone) ?? '' },
    [],
  );
  return [
    {
      key: 'sale',
      label: 'Venta',
      hint: [pieces(products.length), isSome(discount) && `descuento ${formatMxn(discount)}`]
        .filter(Boolean)
        .join(' · '),
      amount: sale,
    },
    {
      key: 'commission',
      label: `Comisión ${order.dataMarketplace.name}`,
      ...(rates.size === 1 && rate ? { hint: `${rate} %` } : {}),
      amount: minus(commission),
    },
    {
      key: 'guide',
      label: 'Guía',
      hint: absence === null ? (order.dataGuia?.guide ?? '') : absenceHints[absence],
      amount: absence === null ? minus(shipping) : null,
    },
    {
      key: 'net',
      label: 'Te queda',
      hint: absence === 'waiting' ? 'antes de guía y retenciones' : 'antes de retenciones',
      amount: net,
      isTotal: true,
    },
  ];
}

export type Destination = {
  readonly name: string;
  readonly lines: readonly string[];
  readonly phone: string | null;
  readonly notes: string | null;
};

/** Town and state; a city that is its own state is said once. */
const townOf = (city: string | null, state: string | null): string =>
  foldText(city) === foldText(state) ? (city ?? '') : [city, state].filter(Boolean).join(', ');

/** Who receives, and where; a street that came in one line is read into its parts (S5.9). */
export function destinationOf(order: Order): Destination {
  const address = order.shippingAddress;
  const state = mexicanStateOf(address.stateCode)?.name ?? address.state;
  return {
    name: destinationName({ addressee: address.addressee, clientFullName: order.clientData.fullname }),
    lines: [
      formatStreet(streetOfAddress(address)),
      address.suburb ?? '',
      [address.zipCode, townOf(address.city ?? address.borough, state)].join(' '),
      address.betweenStreets ? `Entre ${address.betweenStreets}` : '',
    ].filter((line) => line.trim() !== ''),
    phone: address.phoneNumber,
    notes: address.notes,
  };
}

export type Step = { readonly key: StatusFamily; readonly label: string; readonly note: string };

const way = statusFamilies.filter((family) => family !== 'cancelado');

/** The life of an order, and where it stands; `current` is `null` once all is done. A cancelled one has left it. */
export function stepsOf(
  order: Order,
  reading: { readonly now: number; readonly timeZone: string },
  /** What its guide met on its way. */
  problem: TrackingState | null = null,
): { readonly steps: Step[]; readonly current: StatusFamily | null; readonly failed: boolean } {
  const { estimatedDelivery } = order.dataMarketplace;
  const since = (instant: string) => `Desde ${formatDateTime(instant, reading).toLocaleLowerCase('es-MX')}`;
  const notes: Readonly<Record<StatusFamily, string>> = {
    pendiente: since(order.authorization_date ?? order.purchase_date),
    listo_para_enviar: order.dataGuia ? since(order.dataGuia.createdAt) : 'Al generar la guía',
    transito: 'Al recolectar',
    finalizado: estimatedDelivery
      ? `Estimado ${formatDay(estimatedDelivery, reading).toLocaleLowerCase('es-MX')}`
      : 'Al entregar',
    cancelado: '',
  };
  const at = way.findIndex((family) => family === order.status);
  const failed = problem !== null && order.status === 'transito';
  return {
    // Of what is behind only the fact is known, not the hour.
    steps: way.map((key, index) => ({
      key,
      label: statusLabel(key),
      note: failed && index === at ? trackingStateLabel(problem) : index <= at && index > 1 ? '' : notes[key],
    })),
    current: order.status === 'finalizado' ? null : order.status,
    failed,
  };
}

export type TimelineEntry = {
  readonly key: string;
  readonly kind: 'order' | 'payment' | TrackingKind;
  readonly title: string;
  readonly source: string;
  readonly at: string;
};

/** What a carrier has reported of one of the order's guides. */
export type Track = { readonly guide: string; readonly events: GuideEvents };

/** What has happened to the order, of all its guides, newest first; each with who says so. */
export function timelineOf(order: Order, tracks: readonly Track[]): TimelineEntry[] {
  const channel = order.dataMarketplace.name;
  const entries: TimelineEntry[] = [
    { key: 'received', kind: 'order', title: 'Pedido recibido', source: channel, at: order.purchase_date },
  ];
  if (order.authorization_date) {
    const source = [channel, order.paymentData.method].filter(Boolean).join(' · ');
    entries.push({
      key: 'paid',
      kind: 'payment',
      title: 'Pago autorizado',
      source,
      at: order.authorization_date,
    });
  }
  const { dataGuia } = order;
  const knowsCreation = tracks
    .find(({ guide }) => guide === dataGuia?.guide)
    ?.events.some(({ status }) => status === 'generada');
  if (dataGuia && knowsCreation !== true) {
    const source = `${dataGuia.guide} · ${dataGuia.serviceType}`;
    entries.push({ key: 'guide', kind: 'guide', title: 'Guía generada', source, at: dataGuia.createdAt });
  }
  for (const { guide, events } of tracks) {
    const line = order.orderedProductsList.find(({ deliveryTrackId }) => deliveryTrackId === guide);
    const carrier = line?.deliveryCarrierName ?? absentValue;
    for (const [index, event] of events.entries()) {
      entries.push({
        key: `event-${guide}-${index}`,
        kind: trackingKind(event.status),
        title: event.description,
        source: [carrier, tracks.length > 1 && guide, event.location].filter(Boolean).join(' · '),
        at: event.date,
      });
    }
  }
  return entries.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
}
