/** The acts on an order of which its shop is told. */
export type ShopPushKind = 'guide' | 'guide_cancelled' | 'delivered' | 'order_cancelled' | 'pieces_cancelled';

/** Why a shop takes no more of what it is told. */
export interface ShopRefusal {
  readonly reason: 'order_gone' | 'order_status' | 'too_many_pieces' | 'rejected';
  /** The order's status in the shop's own word, where that is the reason. */
  readonly rawStatus?: string | undefined;
}

/** Names that WooCommerce has for its statuses in Mexico. */
const statusNames: Readonly<Record<string, string>> = {
  pending: 'Pendiente de pago',
  processing: 'Procesando',
  'on-hold': 'En espera',
  completed: 'Completado',
  cancelled: 'Cancelado',
  refunded: 'Reembolsado',
  failed: 'Fallido',
  trash: 'En la papelera',
  deleted: 'Borrado',
};

/**
 * Gives the name that the merchant reads in her shop; a status of a plug-in is its own name.
 * @example shopStatusName('wc-processing') // => 'Procesando'
 * @example shopStatusName('empacado') // => 'empacado'
 */
export function shopStatusName(rawStatus: string): string {
  const status = rawStatus.trim().replace(/^wc-/u, '');
  const key = status.toLowerCase();
  return Object.hasOwn(statusNames, key) ? (statusNames[key] ?? status) : status;
}

const whatWasTold: Readonly<Record<ShopPushKind, string>> = {
  guide: 'la guía',
  guide_cancelled: 'la cancelación de la guía',
  delivered: 'la entrega',
  order_cancelled: 'la cancelación',
  pieces_cancelled: 'la cancelación de piezas',
};

/**
 * Says that a shop refused what it was told, and what to do.
 * @example pushRefusalMessage('guide', { reason: 'order_status', rawStatus: 'cancelled' }) // => 'Tu tienda no tomó la guía: allá el pedido está «Cancelado». Cámbialo allá y reintenta, o cancela la guía.'
 * @example pushRefusalMessage('order_cancelled', { reason: 'order_gone' }) // => 'Tu tienda no tomó la cancelación: allá ya no existe el pedido. Avísale tú a tu cliente.'
 */
export function pushRefusalMessage(kind: ShopPushKind, { reason, rawStatus = '' }: ShopRefusal): string {
  const told = `Tu tienda no tomó ${whatWasTold[kind]}:`;
  switch (reason) {
    case 'order_gone':
      return `${told} allá ya no existe el pedido. Avísale tú a tu cliente.`;
    case 'order_status': {
      const way =
        kind === 'guide' ? 'Cámbialo allá y reintenta, o cancela la guía.' : 'Revísalo allá y reintenta.';
      return `${told} allá el pedido está «${shopStatusName(rawStatus)}». ${way}`;
    }
    case 'too_many_pieces':
      return `${told} allá ya se enviaron todas esas piezas. Revisa los envíos del pedido allá.`;
    case 'rejected':
      return `${told} la rechazó sin decir más. Revisa el pedido allá y reintenta.`;
  }
}
