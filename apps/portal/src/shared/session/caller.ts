import { type createClient, uploadFile } from '@trastienda/api-client';
import type { SagaContext } from '../store/context.ts';
import { selectConfig } from './config-slice.ts';
import { selectCurrentStoreId, selectSession, selectStoreId } from './selectors.ts';

type State = Parameters<typeof selectSession>[0] & Parameters<typeof selectConfig>[0];

/** The caller: the store, and the ticket of the session, which is sent with files alone (D153). */
export const callerOf = (state: () => State) =>
  ({
    storeId: () => selectStoreId(state()),
    token: () => selectSession(state())?.token,
  }) satisfies Parameters<typeof createClient>[0];

/** Sends files of the current store, to where this environment keeps them. */
export const uploaderOf =
  (state: () => State, fetch?: typeof globalThis.fetch): SagaContext['uploadFile'] =>
  (upload, options) =>
    uploadFile(
      selectConfig(state()).uploadUrl,
      { ...upload, storeId: selectCurrentStoreId(state()) },
      { ...options, token: selectSession(state())?.token ?? '', ...(fetch && { fetch }) },
    );
