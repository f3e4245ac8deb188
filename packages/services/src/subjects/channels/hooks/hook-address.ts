import { isShopOrigin } from '@trastienda/connectors/egress/shop-address';
import type { Installation } from '../../../core/installation.ts';
import { tokenPrefix } from './hook-token.ts';

/** All bells of shops ring below it. */
export const HOOKS_PATH = '/hooks';

type Place = { readonly storeId: string; readonly origin: string };

/**
 * Returns how the addresses begin at which a shop can tell us something, `null` where it cannot reach us: the installation has no
 * public name under https. A shop on this machine reaches an installation on this machine, where that may be asked at all.
 */
export function hookPrefix(
  { publicUrl, shops }: Pick<Installation, 'publicUrl' | 'shops'>,
  { storeId, origin }: Place,
): string | null {
  const isHere = (url: string) => isShopOrigin(url, { allowLoopback: true }) && !isShopOrigin(url);
  const reaches =
    isShopOrigin(publicUrl) || (shops?.allowLoopback === true && isHere(publicUrl) && isHere(origin));
  return reaches ? `${publicUrl}${HOOKS_PATH}/woocommerce/${tokenPrefix(storeId)}` : null;
}
