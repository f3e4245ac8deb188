import type { createClient } from '@trastienda/api-client';
import { selectSession, selectStoreId } from './selectors.ts';

type State = Parameters<typeof selectSession>[0];

/** Who calls: the store, and the ticket of the session, which goes along with files alone (D153). */
export const callerOf = (state: () => State) =>
  ({
    storeId: () => selectStoreId(state()),
    token: () => selectSession(state())?.token,
  }) satisfies Parameters<typeof createClient>[0];
