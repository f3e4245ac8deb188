import { isOfLinkedShop } from '../channels.ts';
import { channelSetup } from './channel-setup.ts';

type OrderOfChannel = Parameters<typeof isOfLinkedShop>[0] & { readonly marketplace: string };

/**
 * Says, before single pieces of an order are cancelled, that its shop cancels whole orders alone. `null` where there is
 * nothing to say: the shop does cancel pieces, or no linked shop brought the order.
 * @example pieceCancellationNotice({ marketplace: 'WC', dataMarketplace: { shopName: 'casalumbre.mx' } }) // => 'WooCommerce no cancela piezas sueltas: dejamos una nota en el pedido y tú las reembolsas en tu tienda.'
 * @example pieceCancellationNotice({ marketplace: 'WC', dataMarketplace: {} }) // => null
 */
export function pieceCancellationNotice(order: OrderOfChannel): string | null {
  const setup = channelSetup(order.marketplace);
  if (!isOfLinkedShop(order) || !setup?.cancelsWholeOrdersOnly) return null;
  return `${setup.name} no cancela piezas sueltas: dejamos una nota en el pedido y tú las reembolsas en tu tienda.`;
}
