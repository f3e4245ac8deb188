import type { MaybeText } from '../../internal/text.ts';

export type TotalPlayAction =
  | 'acceptOrder'
  | 'shipOrder'
  | 'downloadGuide'
  | 'cancelOrder'
  | 'downloadPurchaseOrder'
  | 'loading';

const actions = new Map<MaybeText, TotalPlayAction>([
  ['aceptar_orden', 'acceptOrder'],
  ['validar_envio', 'shipOrder'],
  ['imprimir_guia', 'downloadGuide'],
  ['rechazar_orden', 'cancelOrder'],
  ['orden_compra', 'downloadPurchaseOrder'],
]);

/**
 * The portal's action for a Total Play action code; any other code is 'loading', a button that shows a
 * spinner and is disabled.
 * @example totalPlayAction('imprimir_guia') // => 'downloadGuide'
 * @example totalPlayAction('otra') // => 'loading'
 */
export function totalPlayAction(code: MaybeText): TotalPlayAction {
  return actions.get(code) ?? 'loading';
}
