import {
  absentValue,
  channelName,
  soldBy,
  deliveryPromise,
  type DispatchDeadline,
  dispatchDeadline,
  formatDateTime,
  formatDay,
  formatMxn,
  groupOrderLines,
  lineStatusLabel,
  mexicanStateOf,
  orderFamilyOfLines,
  type StatusFamily,
  statusLabel,
  toCentavos,
  type ReadingTime,
  counted,
} from '@trastienda/domain';
import type { Order } from '@trastienda/api-client';
import { isCancelledPiece } from './is-cancelled-piece.ts';

/**
 * The summary of an order in a row or a card, in words that are ready to be shown (experience.md, sections 5
 * and 17).
 */
export type OrderSummary = {
  readonly number: string;
  readonly channel: ReturnType<typeof soldBy>;
  readonly channelName: string;
  readonly purchasedAt: string;
  readonly client: string;
  /** 'Monterrey, N. L.' */
  readonly place: string;
  readonly firstItem: string;
  readonly thumbnail: string | null;
  /** '3 piezas' */
  readonly pieces: string;
  /** 'y 1 más', or an empty text. */
  readonly others: string;
  readonly status: StatusFamily;
  readonly statusLabel: string;
  /** The lines are in different parts of an order's life (S4.45). */
  readonly mixed: boolean;
  /** The pieces by status: 'En preparación 1 · Cancelado 1'; of a mixed order alone. */
  readonly mixedWords: string;
  readonly deadline: Deadline;
  readonly guide: { readonly number: string; readonly carrier: string } | null;
  readonly evidence: DocumentState;
  readonly invoice: DocumentState;
  readonly total: string;
};

export type Deadline = {
  readonly label: string;
  /** Second line: 'Entrega estimada', 'Entregado'… */
  readonly note: string;
  readonly tone: DispatchDeadline['tone'];
};

/** `none`: the order asks for no such document (a cancelled one). */
export type DocumentState = 'none' | 'missing' | 'review' | 'accepted' | 'rejected';

const documentStates = {
  pendiente: 'missing',
  en_revision: 'review',
  aceptada: 'accepted',
  rechazada: 'rejected',
} as const;

const documentOf = (order: Order, state: Order['dataMarketplace']['evidenceStatus']): DocumentState =>
  order.status === 'cancelado' ? 'none' : documentStates[state ?? 'pendiente'];

export const evidenceOf = (order: Order): DocumentState =>
  documentOf(order, order.dataMarketplace.evidenceStatus);
export const invoiceOf = (order: Order): DocumentState =>
  documentOf(order, order.dataMarketplace.invoiceStatus);

/** 'Monterrey, N. L.'; in the capital the borough is more specific than the city: 'Coyoacán, CDMX'. */
export function placeOf({ city, borough, stateCode, state }: Order['shippingAddress']): string {
  const known = mexicanStateOf(stateCode);
  const town = known?.key === 'MX-DIF' ? (borough ?? city) : (city ?? borough);
  return [town, known?.abbreviation ?? state].filter(Boolean).join(', ') || absentValue;
}

/** Column Límite: the next deadline, by the status of the order. */
export function deadlineOf(order: Order, clock: ReadingTime): Deadline {
  const { shipBy, estimatedDelivery, cancelReason } = order.dataMarketplace;
  const due = dispatchDeadline({ shipBy, family: order.status }, clock);
  if (due.state !== 'none') return { label: due.label, note: '', tone: due.tone };
  const plain = (label: string, note: string): Deadline => ({ label, note, tone: 'neutral' });
  switch (order.status) {
    case 'transito': {
      const promise = deliveryPromise(estimatedDelivery, clock);
      if (promise === null) return plain(absentValue, '');
      if (promise.daysLate > 0) return { label: promise.label, note: '', tone: 'warning' };
      return plain(promise.label, 'Entrega estimada');
    }
    case 'finalizado':
      return plain(finishedAs(order, clock), '');
    case 'cancelado':
      return plain(cancelReason ?? absentValue, '');
    default:
      return plain(absentValue, '');
  }
}

/**
 * The urgency of a deadline, within a line of text: 'venció ayer 18:00', 'límite: hoy 18:00'; empty where
 * time is left.
 */
export function urgencyOf(order: Order, clock: ReadingTime): string {
  const due = dispatchDeadline({ shipBy: order.dataMarketplace.shipBy, family: order.status }, clock);
  const words = due.label.toLocaleLowerCase('es-MX');
  if (due.state === 'overdue') return words;
  return due.tone === 'neutral' ? '' : `límite: ${words}`;
}

/** The deadline on one line: 'Llega mañana' contains the note beside 'Mañana'. */
export const inOneLine = ({ label, note, tone }: Deadline): Deadline => ({
  label: note === '' ? label : `Llega ${label.toLocaleLowerCase('es-MX')}`,
  note: '',
  tone,
});

/** Returned pieces are finished too (D36); their lines tell, and how many of them there are. */
function finishedAs({ orderedProductsList: pieces, dataMarketplace }: Order, clock: ReadingTime): string {
  const returned = pieces.filter(({ colocationStatus }) => colocationStatus?.id === 9);
  const name = returned[0]?.colocationStatus?.name;
  if (name === undefined) {
    const { deliveredAt } = dataMarketplace;
    return deliveredAt
      ? `Entregado ${formatDay(deliveredAt, clock).toLocaleLowerCase('es-MX')}`
      : 'Entregado';
  }
  return returned.length === pieces.length ? name : `${name} ${returned.length} de ${pieces.length}`;
}

type Piece = Order['orderedProductsList'][number];

const standingOf = ({ colocationStatus }: Piece): string =>
  lineStatusLabel(colocationStatus?.id ?? 1) ?? colocationStatus?.name ?? absentValue;

/** 'En preparación 1 · Cancelado 1', as the home page counts by channel. */
function piecesByStatus(pieces: readonly Piece[]): string {
  const names = pieces.map(standingOf);
  return [...new Set(names)]
    .map((name) => `${name} ${names.filter((each) => each === name).length}`)
    .join(' · ');
}

/** The guide of the order's lines; when several have one, the first. That of a cancelled piece is not the others'. */
function guideOf({ status, orderedProductsList }: Order): OrderSummary['guide'] {
  const line = orderedProductsList.find(
    (each) => each.deliveryTrackId && (status === 'cancelado' || !isCancelledPiece(each)),
  );
  if (!line?.deliveryTrackId) return null;
  return { number: line.deliveryTrackId, carrier: line.deliveryCarrierName ?? absentValue };
}

/** An order in the words of a row. */
export function orderSummary(order: Order, clock: ReadingTime): OrderSummary {
  const pieces = order.orderedProductsList;
  const { lines } = groupOrderLines(pieces);
  // Lines of one family alone, as delivered and returned ones: 'Mixto · 3' of three would tell nothing.
  const mixed = new Set(pieces.map((piece) => orderFamilyOfLines([piece]))).size > 1;
  const products = new Set(lines.map(({ sku }) => sku)).size;
  const first = lines[0];
  return {
    number: order.orderNumber,
    channel: soldBy(order),
    channelName: channelName(soldBy(order)),
    purchasedAt: formatDateTime(order.purchase_date, clock),
    client: order.clientData.fullname,
    place: placeOf(order.shippingAddress),
    firstItem: first?.name ?? absentValue,
    thumbnail: first?.ImageLinkThumbnail ?? null,
    pieces: counted(pieces.length, 'pieza'),
    others: products > 1 ? `y ${products - 1} más` : '',
    status: order.status,
    statusLabel: statusLabel(order.status),
    mixed,
    mixedWords: mixed ? piecesByStatus(pieces) : '',
    deadline: deadlineOf(order, clock),
    guide: guideOf(order),
    evidence: evidenceOf(order),
    invoice: invoiceOf(order),
    total: formatMxn(toCentavos(order.paymentData.total)),
  };
}
