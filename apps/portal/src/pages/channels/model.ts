import type { CallOutput } from '@trastienda/api-client';
import type { IntegrationChannel } from '@trastienda/domain';
import { mustLinkAnew } from '@trastienda/domain/channel-setup';
import type { listIntegrationChannels } from '@trastienda/api-client/integrations';

export type ChannelLink = CallOutput<typeof listIntegrationChannels>['data'][number]['channels'][number] & {
  /** Whether the shop rings when something changes. */
  readonly webhook?: 'activo' | 'sin' | 'apagado';
  /** Orders that wait for a person's decision. */
  readonly cases?: number;
};
export type Channel = IntegrationChannel<ChannelLink>;

/** Whether nothing but another key has the shop answer again. */
export const asksForKey = ({ cause }: Pick<ChannelLink, 'cause'>): boolean =>
  cause !== null && (mustLinkAnew(cause) || cause === 'solo_lectura');

/** The number of orders that wait at the channel, in words for the person who unlinks it. */
export const waitingWords = (count: number): string =>
  count === 0
    ? 'No tienes pedidos por atender en este canal.'
    : count === 1
      ? 'Tienes 1 pedido por atender: se queda aquí, pero ya no sabremos si cambia en el canal.'
      : `Tienes ${count} pedidos por atender: se quedan aquí, pero ya no sabremos si cambian en el canal.`;
