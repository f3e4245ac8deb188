import type * as integrations from '@trastienda/api-client/integrations';
import { handlers } from '../integrations/handlers.ts';
import type { Handlers } from './handler.ts';

const { listSalesChannels } = handlers;

/** Checked by `tsc`, never run: a service has a handler for each of its live calls, and no other. */
export const handlersAreHeldToTheContract = [
  { listSalesChannels } satisfies Handlers<typeof integrations>,
  // @ts-expect-error a live call has a handler
  {} satisfies Handlers<typeof integrations>,
  // @ts-expect-error a call that does not exist has none
  { listSalesChannels, listSmokeSignals: listSalesChannels } satisfies Handlers<typeof integrations>,
  // @ts-expect-error nor has a call of another service
  { listSalesChannels, listOrders: listSalesChannels } satisfies Handlers<typeof integrations>,
];
