import type { Delivery } from '@trastienda/connectors/testing/woocommerce-emulator';
import type { createHooks } from '../subjects/channels/hooks/create-hooks.ts';

/** Brings a delivery to its bell, as the gateway does. */
export function ringBell(
  { ring }: Pick<ReturnType<typeof createHooks>, 'ring'>,
  { url, headers, body }: Delivery,
) {
  const [, , kind = '', token = ''] = new URL(url).pathname.split('/');
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  return ring(kind, token, { headers: Object.fromEntries(named), body: Buffer.from(body) });
}
