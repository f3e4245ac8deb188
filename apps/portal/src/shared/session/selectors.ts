import { createSelector } from '@reduxjs/toolkit';
import { defaultTimeZone } from '@trastienda/domain';
import type { SessionSlice } from './slice.ts';

type WithSession = { readonly session: SessionSlice };

export const selectGate = (state: WithSession) => state.session.gate;
export const selectSession = (state: WithSession) => state.session.session;
export const selectDraftsAtStake = (state: WithSession) => state.session.draftsAtStake;
export const selectStore = (state: WithSession) => state.session.store;

/** The current store's id; `null` until the gate knows it. */
export const selectStoreId = (state: WithSession): string | null => state.session.storeId;

/** The current store's id for screens behind the gate, where it is always known. */
export const selectCurrentStoreId = (state: WithSession): string => state.session.storeId ?? '';

export const selectEmail = (state: WithSession): string => state.session.session?.user.email ?? '';

/** The owner of data stored in this browser: another person, or another store of hers, has other keys. */
export const selectStorageOwner = createSelector([selectEmail, selectCurrentStoreId], (user, storeId) => ({
  user,
  storeId,
}));

/** Whether the person owns the store: some acts are hers alone (D245). */
export const selectIsOwner = (state: WithSession): boolean => state.session.isOwner;

/** The zone of the store's days (D49). */
export const selectTimeZone = (state: WithSession): string =>
  state.session.store?.timeZone ?? defaultTimeZone;
