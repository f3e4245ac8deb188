import type * as integrations from '@trastienda/api-client/integrations';
import type { listSalesChannels } from '@trastienda/api-client';
import { channelAvailability, channelName, ownStoreCodes } from '@trastienda/domain';
import { and, eq, inArray, max } from 'drizzle-orm';
import type { Handler, Handlers } from '../../core/handler.ts';
import {
  handleListChannelEvents,
  handleSyncIntegrationChannel,
  handleTestIntegrationChannel,
} from '../../subjects/channels/channel-health.ts';
import {
  handleListIntegrationChannels,
  handleDeleteIntegrationChannel,
} from '../../subjects/channels/integration-channels.ts';
import { handleListChannelCases } from '../../subjects/channels/cases/list-channel-cases.ts';
import { handleResolveChannelCase } from '../../use-cases/resolve-channel-case.ts';
import {
  handleCreateStoreKey,
  handleListStoreKeys,
  handleRevokeStoreKey,
} from '../../subjects/door/store-keys.ts';
import {
  handleDeleteStoreWebhook,
  handleGetStoreWebhook,
  handleSaveStoreWebhook,
  handleTestStoreWebhook,
} from '../../subjects/door/store-webhook.ts';
import { Refusal } from '../../core/refusal.ts';
import { stores } from '../../tables/people.ts';
import { orders } from '../../tables/orders.ts';

/** Lists the three channels with a contract; `available` follows the domain's rule (D57). */
const handleListSalesChannels: Handler<typeof listSalesChannels> = async (request, scope) => {
  if (request.query.email.toLowerCase() !== scope.user.email.toLowerCase()) {
    throw new Refusal(403, 'No puedes consultar los canales de otra persona');
  }
  const [store] = await scope.tx.select().from(stores).where(eq(stores.id, scope.storeId));
  const available = channelAvailability({
    contrato_cs: store?.contratoCs,
    contrato_sr: store?.contratoSr,
    contrato_sn: store?.contratoSn,
  });
  const newest = await scope.tx
    .select({ marketplace: orders.marketplace, at: max(orders.purchaseDate) })
    .from(orders)
    .where(and(eq(orders.storeId, scope.storeId), inArray(orders.marketplace, [...ownStoreCodes])))
    .groupBy(orders.marketplace);
  const data = ownStoreCodes.map((code) => {
    const at = newest.find((row) => row.marketplace === code)?.at;
    return {
      channel_name: channelName(code),
      channel_id: code,
      channel_logo: null,
      available: available[code],
      ...(at ? { lastOrderAt: at.toISOString() } : {}),
    };
  });
  return { data };
};

export const handlers = {
  listSalesChannels: handleListSalesChannels,
  listIntegrationChannels: handleListIntegrationChannels,
  deleteIntegrationChannel: handleDeleteIntegrationChannel,
  listChannelCases: handleListChannelCases,
  resolveChannelCase: handleResolveChannelCase,
  testIntegrationChannel: handleTestIntegrationChannel,
  syncIntegrationChannel: handleSyncIntegrationChannel,
  listChannelEvents: handleListChannelEvents,
  listStoreKeys: handleListStoreKeys,
  createStoreKey: handleCreateStoreKey,
  revokeStoreKey: handleRevokeStoreKey,
  getStoreWebhook: handleGetStoreWebhook,
  saveStoreWebhook: handleSaveStoreWebhook,
  deleteStoreWebhook: handleDeleteStoreWebhook,
  testStoreWebhook: handleTestStoreWebhook,
} satisfies Handlers<typeof integrations>;
