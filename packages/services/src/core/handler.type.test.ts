import type * as integrations from '@trastienda/api-client/integrations';
import { handlers } from '../wire/integrations/handlers.ts';
import type { Handlers } from './handler.ts';

const { listSalesChannels, ...others } = handlers;

/** Checked by `tsc`, never run: a service has a handler for each of its live calls, and no other. */
export const handlersAreHeldToTheContract = [
  handlers satisfies Handlers<typeof integrations>,
  // @ts-expect-error a live call has a handler
  others satisfies Handlers<typeof integrations>,
  // @ts-expect-error a call that does not exist has none
  { ...handlers, listSmokeSignals: listSalesChannels } satisfies Handlers<typeof integrations>,
  // @ts-expect-error nor has a call of another service
  { ...handlers, listOrders: listSalesChannels } satisfies Handlers<typeof integrations>,
];
