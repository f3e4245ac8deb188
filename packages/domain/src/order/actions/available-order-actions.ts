import { channelCodes, type ChannelCode, isOfLinkedShop, ownStoreCodes } from '../../channel/channels.ts';
import { type ActionableOrder, type ActionRule, lineAllows, offered } from './action-rules.ts';
import { ownGuides } from './own-guides.ts';

export type OrderActionId =
  | 'acceptOrder'
  | 'createGuide'
  | 'editAddress'
  | 'splitOrder'
  | 'printLabel'
  | 'requestPickup'
  | 'cancelGuide'
  | 'deliverOrder'
  | 'uploadEvidence'
  | 'downloadPurchaseOrder'
  | 'cancelOrder';

export interface OrderAction {
  readonly id: OrderActionId;
  /** Verb and object, as on a button. */
  readonly label: string;
  readonly available: boolean;
  /** Why it is not available, for a tooltip; null when it is. */
  readonly reason: string | null;
  /** Whether the order's channel has it at all; no menu lists an action that never comes. */
  readonly isOfChannel: boolean;
}

const hasGuide: ActionRule = ({ orderedProductsList }) =>
  orderedProductsList.some((line) => line.deliveryTrackId) ? null : 'El pedido todavía no tiene guía';

/** Made here: the carrier's own numbers are printed, collected and cancelled where they were bought. */
const hasOwnGuide =
  (reason: string): ActionRule =>
  (order) =>
    ownGuides(order).length > 0 ? null : reason;

/** The channel has a label of its own to print. */
const hasLabel: ActionRule = (order) =>
  order.dataMarketplace.labelReady
    ? null
    : (hasGuide(order) ?? hasOwnGuide('La etiqueta está donde se hizo la guía')(order));

const hasNoGuide: ActionRule = ({ orderedProductsList }) =>
  orderedProductsList.some((line) => line.deliveryTrackId) ? 'El pedido ya tiene guía' : null;

/** The reason for pieces that are all on a guide is the guide. */
const canBeShipped: ActionRule = (order) => {
  const { orderedProductsList: lines } = order;
  const reason = lineAllows('ship')(order);
  const isOnGuides = lines.length > 0 && lines.every((line) => line.deliveryTrackId);
  return reason !== null && isOnGuides ? 'El pedido ya tiene guía' : reason;
};

const isNotOver: ActionRule = ({ status }) => {
  if (status === 'finalizado') return 'El pedido ya se entregó';
  return status === 'cancelado' ? 'El pedido está cancelado' : null;
};

const notFulfillment: ActionRule = ({ orderedProductsList }) =>
  orderedProductsList.length > 0 && orderedProductsList.every((line) => line.deliveryType === 'fulfillment')
    ? 'Fulfillment prepara y envía este pedido'
    : null;

const manyPieces: ActionRule = ({ orderedProductsList }) =>
  orderedProductsList.length > 1 ? null : 'El pedido tiene una sola pieza';

const missesEvidence: ActionRule = ({ dataMarketplace: { evidencePending, evidenceStatus } }) => {
  if (evidencePending || evidenceStatus === 'rechazada') return null;
  if (evidenceStatus === 'aceptada') return 'La evidencia ya fue aceptada';
  if (evidenceStatus === 'en_revision') return 'La evidencia está en revisión';
  return 'La evidencia se sube cuando el pedido está entregado';
};

const acceptable: ActionRule = (order) =>
  order.marketplace === 'TP' ? offered('aceptar_orden')(order) : null;

type Row = readonly [
  id: OrderActionId,
  label: string,
  rules: readonly ActionRule[],
  /** The only channels that have it. */
  only?: readonly ChannelCode[],
];

/** Each action with its conditions, in the order in which they are explained. */
const table: readonly Row[] = [
  ['acceptOrder', 'Aceptar pedido', [acceptable, lineAllows('accept')], ['TP', 'WC']],
  ['createGuide', 'Generar guía', [isNotOver, notFulfillment, canBeShipped]],
  ['editAddress', 'Editar dirección', [isNotOver, hasNoGuide]],
  ['splitOrder', 'Separar pedido', [isNotOver, manyPieces, hasNoGuide]],
  ['printLabel', 'Imprimir etiqueta', [hasLabel]],
  [
    'requestPickup',
    'Solicitar recolección',
    [hasGuide, hasOwnGuide('La recolección se pide donde se hizo la guía'), lineAllows('requestPickup')],
  ],
  [
    'cancelGuide',
    'Cancelar guía',
    [hasGuide, hasOwnGuide('La guía se cancela donde se hizo'), lineAllows('cancelGuide')],
  ],
  ['deliverOrder', 'Marcar como entregado', [lineAllows('deliver')]],
  ['uploadEvidence', 'Subir evidencia', [missesEvidence], ownStoreCodes],
  ['downloadPurchaseOrder', 'Descargar orden de compra', [offered('orden_compra')], ['TP']],
  ['cancelOrder', 'Cancelar pedido', [lineAllows('cancel')]],
];

/**
 * Every order action, whether it is available, and the reason where it is not. Channel, status family, line statuses (an action
 * of lines needs one line that may take it), delivery type, guide, evidence and the channel's own action codes decide.
 * @example availableOrderActions({ marketplace: 'CS', status: 'pendiente', orderedProductsList: [{ colocationStatus: { id: 1 } }], dataMarketplace: {} }).filter((action) => action.available).map((action) => action.id) // => ['createGuide', 'editAddress', 'cancelOrder']
 */
export function availableOrderActions(order: ActionableOrder): OrderAction[] {
  return table.map(([id, label, rules, only = channelCodes]) => {
    const isOfChannel = only.includes(order.marketplace) && (only === channelCodes || !isOfLinkedShop(order));
    const reason = isOfChannel
      ? (rules.map((rule) => rule(order)).find((found) => found !== null) ?? null)
      : 'Este canal no usa esta acción';
    return { id, label, available: reason === null, reason, isOfChannel };
  });
}
