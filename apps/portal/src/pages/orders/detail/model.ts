import {
  absentValue,
  addMoney,
  type Centavos,
  centavos,
  deliveryPromise,
  formatDateTime,
  formatMxn,
  groupOrderLines,
  lineStatusLabel,
  localDay,
  statusLabel,
  statusFamilies,
  type StatusFamily,
  type ReadingTime,
  toCentavos,
  trackingFamily,
  type TrackingState,
  trackingStateLabel,
  counted,
} from '@trastienda/domain';
import { netOfSale, withheld, withholdingRates, withholdsTaxes } from '@trastienda/domain/payment';
import type { CallOutput, getGuideDetail, Order, OrderedProduct } from '@trastienda/api-client';
import { type TrackingKind, trackingKind } from '../../../entities/guide/tracking-look.ts';
import {
  type AskedPickup,
  pickupNumber,
  pickupTime,
  shortPickupDay,
} from '../../../entities/guide/pickup-words.ts';
import { isCancelledPiece } from '../../../entities/order/is-cancelled-piece.ts';

type GuideDetail = CallOutput<typeof getGuideDetail>['detail'];

/** A guide of the order that was made here, and what the service says of it. */
export type OrderGuide = {
  readonly number: string;
  /** `null`: not answered, or the service does not know it (a channel's own). */
  readonly detail: GuideDetail | null;
  /** Not answered yet. */
  readonly isPending: boolean;
};

/**
 * The link of a telephone or an e-mail. A channel may send any text for one: it is the address, and never more of the link
 * (copies, a message).
 */
export const contactLink = (scheme: 'tel' | 'mailto', text: string): string =>
  `${scheme}:${encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '')).replaceAll(/%(?:40|2B)/gu, decodeURIComponent)}`;

/** A Mexican mobile as WhatsApp takes it; `null` for a number that is none of ten digits, with the country's 52 or without. */
export function whatsAppLink(phone: string): string | null {
  const digits = phone.replaceAll(/\D/gu, '').replace(/^(?:00)?52(?:1)?(?=\d{10}$)/u, '');
  return digits.length === 10 ? `https://wa.me/52${digits}` : null;
}

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
        : counted(line.quantity, 'pieza'),
      total: formatMxn(toCentavos(line.grandTotal)),
      // With one status for all, the page's head has said it.
      statusName: sameStatus
        ? null
        : (lineStatusLabel(line.colocationStatus?.id ?? 1) ?? line.colocationStatus?.name ?? null),
      guide: sameStatus ? null : line.deliveryTrackId,
    })),
    summary: [
      counted(products, 'producto'),
      counted(order.orderedProductsList.length, 'pieza'),
      !sameStatus && 'estados distintos',
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
 * The lines that make an order's total differ from that of its pieces, and the total; none where it is the same.
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
  own: 'entrega propia',
  elsewhere: 'de otra cuenta',
  none: 'no se generó',
  waiting: 'todavía no se genera',
};

/** Taxes that the channel withholds of a sale, at the rates of its day (D314); `null` where nobody knows them. */
function withheldOf(
  { marketplace, purchase_date }: Order,
  sale: Centavos,
  timeZone: string,
  rates: typeof withholdingRates,
) {
  const day = localDay(purchase_date, timeZone) ?? '';
  const taken = withheld(sale, { day, hasRfc: true, person: null }, rates);
  if (!withholdsTaxes(marketplace)) return { ...taken, isr: centavos(0), iva: centavos(0), lines: [] };
  const { rate, base } = taken;
  if (rate === null) return null;
  const lines: MoneyLine[] = [
    {
      key: 'isr',
      label: 'Retención de ISR',
      hint: `${rate.isr} % de ${formatMxn(base)}`,
      amount: minus(taken.isr),
    },
    { key: 'iva', label: 'Retención de IVA', hint: `${rate.iva} % del IVA`, amount: minus(taken.iva) },
  ];
  return { ...taken, lines };
}

/**
 * The margin of the sale, less the withheld taxes where their rates are known (`taxRates`: all there are); cancelled pieces are no
 * sale.
 */
export function moneyLines(order: Order, timeZone: string, taxRates = withholdingRates): MoneyLine[] {
  const products = order.orderedProductsList.filter((piece) => !isCancelledPiece(piece));
  const sale = sumOf(products, ({ totalSale }) => totalSale);
  const discount = sumOf(products, discountOf);
  const commission = sumOf(products, ({ commissionAmount }) => commissionAmount ?? 0);
  const shipping = toCentavos(order.dataGuia?.totalCost ?? 0);
  const absence = guideAbsence(order);
  const rates = new Set(products.map((line) => line.commission));
  const [rate] = rates;
  const taxes = withheldOf(order, sale, timeZone, taxRates);
  const { isr = centavos(0), iva = centavos(0) } = taxes ?? {};
  const { net } = netOfSale({ sale, commission, isr, iva, guides: shipping });
  const missing = [absence === 'waiting' && 'guía', taxes === null && 'retenciones'].filter(Boolean);
  return [
    {
      key: 'sale',
      label: 'Venta',
      hint: [counted(products.length, 'pieza'), isSome(discount) && `descuento ${formatMxn(discount)}`]
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
    ...(taxes?.lines ?? []),
    {
      key: 'net',
      label: 'Te queda',
      hint: missing.length > 0 ? `sin contar ${missing.join(' ni ')}` : 'estimado',
      amount: net,
      isTotal: true,
    },
  ];
}

export type Step = { readonly key: StatusFamily; readonly label: string; readonly note: string };

const way = statusFamilies.filter((family) => family !== 'cancelado');

/**
 * The day of arrival: the last promise of its guides, as soon as all of it travels with one; before that
 * what the channel promised. A promise that has passed says nothing of an order that has not left.
 */
function arrivalNote(order: Order, guides: readonly OrderGuide[], reading: ReadingTime): string {
  const alive = order.orderedProductsList.filter((piece) => !isCancelledPiece(piece));
  const own = new Map(guides.map((guide) => [guide.number, guide]));
  const travels = alive.map(({ deliveryTrackId }) => own.get(deliveryTrackId ?? ''));
  if (travels.some((guide) => guide?.isPending)) return 'Al entregar';
  const promises = travels.map((guide) => guide?.detail?.deadLine ?? '');
  const ofGuides = promises.includes('') ? undefined : promises.toSorted().at(-1);
  const promise = deliveryPromise(ofGuides ?? order.dataMarketplace.estimatedDelivery, reading);
  if (promise === null) return 'Al entregar';
  if (promise.daysLate === 0) return `Estimado ${promise.label.toLocaleLowerCase('es-MX')}`;
  return order.status === 'transito' ? promise.label : 'Al entregar';
}

/** The deadline of its guide: of a mixed order, the number of pieces that have theirs. */
function guideNote({ orderedProductsList }: Order): string {
  const alive = orderedProductsList.filter((piece) => !isCancelledPiece(piece));
  const withGuide = alive.filter(({ deliveryTrackId }) => deliveryTrackId).length;
  return withGuide === 0 ? 'Al generar la guía' : `${withGuide} de ${alive.length} con guía`;
}

/** The visits that carriers were asked for and still have to make, each once. */
export function comingPickups(guides: readonly OrderGuide[]): AskedPickup[] {
  const asked = guides.flatMap(({ detail }) =>
    detail?.status === 'generada' && detail.pickup ? [detail.pickup] : [],
  );
  return [...new Map(asked.map((pickup) => [pickup.confirmation, pickup])).values()];
}

/** The problem of one of the guides on its way, as its carrier last reported; `null` while all is well. */
const problemOf = (guides: readonly OrderGuide[]): TrackingState | null =>
  guides.flatMap(({ detail }) => detail?.status ?? []).find((state) => trackingFamily(state) === null) ??
  null;

/** The life of an order, and where it stands; `current` is `null` once all is done. A cancelled one has left it. */
export function stepsOf(
  order: Order,
  reading: { readonly now: number; readonly timeZone: string },
  guides: readonly OrderGuide[] = [],
): { readonly steps: Step[]; readonly current: StatusFamily | null; readonly failed: boolean } {
  const at = way.findIndex((family) => family === order.status);
  const [pickup] = comingPickups(guides);
  const notes: Readonly<Record<StatusFamily, string>> = {
    pendiente: formatDateTime(order.authorization_date ?? order.purchase_date, reading),
    // A ring that is still grey has no hour, though a guide of some piece has one.
    listo_para_enviar:
      at === 0 ? guideNote(order) : order.dataGuia ? formatDateTime(order.dataGuia.createdAt, reading) : '',
    transito: pickup ? `Recolección ${shortPickupDay(pickup.date, reading)}` : 'Al recolectar',
    finalizado: arrivalNote(order, guides, reading),
    cancelado: '',
  };
  const problem = problemOf(guides);
  const failed = problem !== null && order.status === 'transito';
  return {
    // The hour of a past event is not known, only the event.
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
  readonly kind: 'order' | 'payment' | 'pickup' | TrackingKind;
  readonly title: string;
  readonly source: string;
  readonly at: string;
};

/** The events of the order, of all its guides, newest first; each with its source. */
export function timelineOf(
  order: Order,
  guides: readonly OrderGuide[],
  reading: ReadingTime,
): TimelineEntry[] {
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
  const knowsCreation = guides
    .find(({ number }) => number === dataGuia?.guide)
    ?.detail?.events.some(({ status }) => status === 'generada');
  if (dataGuia && knowsCreation !== true) {
    const source = `${dataGuia.guide} · ${dataGuia.serviceType}`;
    entries.push({ key: 'guide', kind: 'guide', title: 'Guía generada', source, at: dataGuia.createdAt });
  }
  const visits = new Set<string>();
  for (const { number, detail } of guides) {
    const line = order.orderedProductsList.find(({ deliveryTrackId }) => deliveryTrackId === number);
    const carrier = line?.deliveryCarrierName ?? absentValue;
    const pickup = detail?.pickup;
    if (pickup && !visits.has(pickup.confirmation)) {
      visits.add(pickup.confirmation);
      entries.push({
        key: `pickup-${pickup.confirmation}`,
        kind: 'pickup',
        title: 'Recolección solicitada',
        source: `${carrier} · ${pickupTime(pickup, reading)} · ${pickupNumber(pickup)}`,
        at: pickup.askedAt,
      });
    }
    for (const [index, event] of (detail?.events ?? []).entries()) {
      entries.push({
        key: `event-${number}-${index}`,
        kind: trackingKind(event.status),
        title: event.description,
        source: [carrier, guides.length > 1 && number, event.location].filter(Boolean).join(' · '),
        at: event.date,
      });
    }
  }
  return entries.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
}
