import type { CallRequest } from '@trastienda/api-client';
import type { linkTotalPlay } from '@trastienda/api-client/totalplay';
import type { linkWooCommerce } from '@trastienda/api-client/woocommerce';
import { readShopAddress } from '@trastienda/connectors/egress/shop-address';
import type { ShopKeys } from '@trastienda/connectors/woocommerce/guarded-shop';
import { shopAddress } from '@trastienda/domain/channel-setup';
import { type Handler, prepared } from '../../core/handler.ts';
import { type FieldFault, invalid } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { linkRealShop, openRealShop, type RealShop } from './link-real-shop.ts';
import { storeLink } from './store-link.ts';
import { countTypedAttempt, expectChannel } from './link-attempts.ts';

/** A channel of the demo accepts any credentials of the right form (calls.md 25.5). */
export const handleLinkTotalPlay: Handler<typeof linkTotalPlay> = async ({ body }, scope) => {
  expectChannel(scope, 'TP');
  const user = body.user.trim();
  const faults: FieldFault[] = [];
  if (user === '') faults.push({ field: 'user', message: 'Escribe tu usuario de Total Play' });
  if (body.password.trim() === '') faults.push({ field: 'password', message: 'Escribe tu contraseña' });
  if (faults.length > 0) throw invalid(faults);
  await countTypedAttempt(scope, 'TP');
  const secrets = { password: body.password };
  return storeLink(scope, { channel: 'TP', shopId: user, name: user, secrets });
};

/** Returns the fault of a key of WooCommerce, by the prefix that each kind has. */
function keyFault(field: string, text: string, prefix: string, otherPrefix: string): FieldFault[] {
  if (new RegExp(`^${prefix}\\w+$`).test(text)) return [];
  const message = text.startsWith(otherPrefix)
    ? 'Las dos claves están al revés'
    : `Copia la clave completa: empieza con ${prefix}`;
  return [{ field, message }];
}

type Typed = CallRequest<typeof linkWooCommerce>['body'];

const keysOf = ({ consumerKey, consumerSecret }: Typed): ShopKeys => ({
  consumerKey: consumerKey.trim(),
  consumerSecret: consumerSecret.trim(),
});

/** @throws 422 for keys that are none, together with what is wrong with the address. */
function checkKeys({ consumerKey, consumerSecret }: ShopKeys, addressFault?: string): void {
  const faults = [
    ...(addressFault === undefined ? [] : [{ field: 'url', message: addressFault }]),
    ...keyFault('consumerKey', consumerKey, 'ck_', 'cs_'),
    ...keyFault('consumerSecret', consumerSecret, 'cs_', 'ck_'),
  ];
  if (faults.length > 0) throw invalid(faults);
}

/** A demo shop accepts any keys of the right form (calls.md 25.5). */
async function linkDemoShop(body: Typed, scope: Scope) {
  expectChannel(scope, 'WC');
  const address = shopAddress(body.url);
  const keys = keysOf(body);
  checkKeys(keys, address.ok ? undefined : address.error.message);
  if (!address.ok) throw new Error('An address with a fault was refused');
  await countTypedAttempt(scope, 'WC');
  const { origin, path, shown } = address.value;
  const url = origin + path;
  return storeLink(scope, {
    channel: 'WC',
    shopId: url.slice('https://'.length),
    name: shown,
    url,
    secrets: { ...keys },
  });
}

/**
 * Links a shop: one under `.example` is the demo's, and any other one is asked for real, before the transaction, where the
 * installation asks shops (D522).
 */
export const handleLinkWooCommerce: Handler<typeof linkWooCommerce> = prepared(
  async ({ body }, before): Promise<RealShop | null> => {
    const { shops, demoConsentUrl } = await before.look(async ({ installation }) => installation);
    if (!shops) return null;
    const read = readShopAddress(body.url, { allowLoopback: shops.allowLoopback });
    if (!read.ok && read.error.code === 'demo' && demoConsentUrl !== null) return null;
    const keys = keysOf(body);
    checkKeys(keys, read.ok ? undefined : read.error.message);
    if (!read.ok) throw new Error('An address with a fault was refused');
    return openRealShop(before, shops, { place: read.value, keys });
  },
  ({ body }, scope, shop) => (shop ? linkRealShop(scope, shop, body) : linkDemoShop(body, scope)),
);
