import { type CallOutput, verifyStoreOwnership } from '@trastienda/api-client';
import { listIntegrationChannels } from '@trastienda/api-client/integrations';
import { mock } from '@trastienda/api-client/msw';

export type Channels = CallOutput<typeof listIntegrationChannels>;

const [, mercadoLibre] = listIntegrationChannels.example().data;
const [shop] = mercadoLibre?.channels ?? [];
if (!shop) throw new Error('The example has a shop');

/** A shop of the demo. */
export const oneShop = shop;

/** A shop of WooCommerce that is asked for real, and works. */
export const realShop = {
  ...shop,
  shop_id: 'casalumbre.mx',
  name: 'casalumbre.mx',
  url: 'https://casalumbre.mx',
  nextSyncAt: '2025-11-25T18:01:00.000Z',
  readDay: 38,
  writtenDay: 12,
  connection: {
    version: '11.0.1',
    keyEnding: '4567',
    keySince: '2025-03-04T17:20:00.000Z',
    prefix: null,
    completeWhen: 'enviar' as const,
  },
} satisfies typeof shop;

/** The answer with one shop of WooCommerce. */
export const linked = (
  change: Partial<typeof shop> = {},
  base: typeof shop = { ...shop, name: 'Casa Lumbre' },
): Channels => ({
  data: [{ channel_id: 'WC', marketplace: 'woocommerce', channels: [{ ...base, ...change }] }],
});

/** Who is linked to the store and does not own it. */
export const asLinkedPerson = mock(verifyStoreOwnership).reply({
  ...verifyStoreOwnership.example(),
  relation: 'linked',
});
