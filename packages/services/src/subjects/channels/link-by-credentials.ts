import type { linkTotalPlay } from '@trastienda/api-client/totalplay';
import type { linkWooCommerce } from '@trastienda/api-client/woocommerce';
import { shopAddress } from '@trastienda/domain/channel-setup';
import type { Handler } from '../../core/handler.ts';
import { type FieldFault, invalid } from '../../core/refusal.ts';
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

export const handleLinkWooCommerce: Handler<typeof linkWooCommerce> = async ({ body }, scope) => {
  expectChannel(scope, 'WC');
  const address = shopAddress(body.url);
  const [consumerKey, consumerSecret] = [body.consumerKey.trim(), body.consumerSecret.trim()];
  const faults = [
    ...keyFault('consumerKey', consumerKey, 'ck_', 'cs_'),
    ...keyFault('consumerSecret', consumerSecret, 'cs_', 'ck_'),
  ];
  if (!address.ok) throw invalid([{ field: 'url', message: address.error.message }, ...faults]);
  if (faults.length > 0) throw invalid(faults);
  await countTypedAttempt(scope, 'WC');
  const { origin, path, shown } = address.value;
  const url = origin + path;
  return storeLink(scope, {
    channel: 'WC',
    shopId: url.slice('https://'.length),
    name: shown,
    url,
    secrets: { consumerKey, consumerSecret },
  });
};
