import { type ChannelCode, isOfLinkedShop } from '../../channel/channels.ts';
import { type ActionableOrder, type ActionRule, lineAllows, offered } from './action-rules.ts';
import { totalPlayAction, type TotalPlayAction } from './total-play-action.ts';

export type ChannelOrderActionId =
  | TotalPlayAction
  | 'completeOrder'
  | 'saveWaybill'
  | 'printChannelLabel'
  | 'exportAddress'
  | 'markShipped'
  | 'trackOrder'
  | 'createDbsShipment';

export interface ChannelOrderAction {
  readonly id: ChannelOrderActionId;
  /** Verb and object, as on a button. */
  readonly label: string;
  readonly available: boolean;
  /** Why it is not available; null when it is, and while the channel works on it (`loading`). */
  readonly reason: string | null;
}

type Row = readonly [id: ChannelOrderActionId, label: string, rules: readonly ActionRule[]];

const hasLabel: ActionRule = ({ dataMarketplace }) =>
  dataMarketplace.labelReady ? null : 'La etiqueta todavía no está lista';

const shipRow = (id: ChannelOrderActionId, label: string): Row => [id, label, [lineAllows('ship')]];

/** Total Play's codes state the possible actions; these are all of them, in the order of an order's life. */
const totalPlay: readonly (readonly [code: string, label: string])[] = [
  ['aceptar_orden', 'Aceptar pedido'],
  ['validar_envio', 'Validar envío'],
  ['imprimir_guia', 'Imprimir guía'],
  ['orden_compra', 'Descargar orden de compra'],
  ['rechazar_orden', 'Rechazar pedido'],
];

const table: Partial<Record<ChannelCode, readonly Row[]>> = {
  SH: [
    shipRow('saveWaybill', 'Guardar número de guía'),
    ['printChannelLabel', 'Imprimir etiqueta de Shein', [hasLabel]],
    ['exportAddress', 'Exportar dirección', []],
  ],
  TP: totalPlay.map(([code, label]) => [totalPlayAction(code), label, [offered(code)]]),
  ML: [
    shipRow('markShipped', 'Marcar como enviado'),
    ['printChannelLabel', 'Imprimir etiqueta de Mercado Libre', [hasLabel]],
  ],
  SP: [shipRow('trackOrder', 'Registrar guía')],
  WC: [
    ['acceptOrder', 'Aceptar pedido', [lineAllows('accept'), offered('accept')]],
    ['shipOrder', 'Registrar envío', [lineAllows('ship'), offered('ship')]],
    ['completeOrder', 'Completar pedido', [lineAllows('deliver'), offered('complete')]],
    ['cancelOrder', 'Cancelar en WooCommerce', [lineAllows('cancel'), offered('cancel')]],
  ],
  AE: [shipRow('createDbsShipment', 'Registrar envío')],
};

const isKnown = (code: string): boolean => totalPlayAction(code) !== 'loading';

/**
 * Gives the actions that a channel has for an order by calls of its own, with the reason where one is not possible now; none for
 * the channels without such calls, and of a linked shop, which is told of what is done here. A code of Total Play that nobody knows is `loading`.
 * @example channelOrderActions({ marketplace: 'SP', status: 'pendiente', orderedProductsList: [{ colocationStatus: { id: 1 } }], dataMarketplace: {} }) // => [{ id: 'trackOrder', label: 'Registrar guía', available: true, reason: null }]
 */
export function channelOrderActions(order: ActionableOrder): ChannelOrderAction[] {
  if (isOfLinkedShop(order)) return [];
  const rows = (table[order.marketplace] ?? []).map(([id, label, rules]): ChannelOrderAction => {
    const reason = rules.map((rule) => rule(order)).find((found) => found !== null) ?? null;
    return { id, label, available: reason === null, reason };
  });
  const isWorking =
    order.marketplace === 'TP' && (order.dataMarketplace.actions ?? []).some((code) => !isKnown(code));
  return isWorking
    ? [...rows, { id: 'loading', label: 'Total Play está trabajando', available: false, reason: null }]
    : rows;
}

/** The actions of a channel before any guide of ours, in the order of an order's life. */
const channelWays: Partial<Record<ChannelCode, readonly ChannelOrderActionId[]>> = {
  TP: ['acceptOrder', 'shipOrder', 'downloadGuide'],
  WC: ['acceptOrder'],
  ML: ['printChannelLabel'],
  SH: ['printChannelLabel'],
};

/**
 * Gives the channel's own next step with an order that waits, beside which a guide of ours is another way; `null` where ours is
 * the way.
 * @example nextChannelAction({ marketplace: 'SP', status: 'pendiente', orderedProductsList: [{ colocationStatus: { id: 1 } }], dataMarketplace: {} }) // => null
 */
export function nextChannelAction(order: ActionableOrder): ChannelOrderActionId | null {
  if (order.status !== 'pendiente') return null;
  const open = new Set(channelOrderActions(order).flatMap(({ id, available }) => (available ? [id] : [])));
  return channelWays[order.marketplace]?.find((id) => open.has(id)) ?? null;
}
