import { defineCall } from '../core/define-call.ts';
import { email, storeId } from '../core/fields.ts';
import * as z from 'zod/mini';
import { salesChannel } from './stores.schemas.ts';

export const listSalesChannels = defineCall({
  id: 'listSalesChannels',
  service: 'integrations',
  method: 'GET',
  provides: ['channels'],
  path: 'sales-channels',
  query: { email: email(), storeId: storeId() },
  response: z.object({ data: z.array(salesChannel) }),
  emptyOn404: () => ({ data: [] }),
  example: () => ({
    data: [
      { channel_name: 'Sears', channel_id: 'SR', channel_logo: null, available: true },
      { channel_name: 'Sanborns', channel_id: 'SN', channel_logo: null, available: true },
      { channel_name: 'Claroshop', channel_id: 'CS', channel_logo: null, available: true },
    ],
  }),
});
