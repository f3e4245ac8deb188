import type { Session, SessionState, Store } from '@trastienda/api-client';
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * The status of the access gate. Only `open` shows data.
 * - `session`: the session is being read; `unreachable` offers 'Reintentar' (D90).
 * - `sign-in`, `sign-out`: the page is on its way to the identity provider, or out.
 * - `ownership`: the store is being checked, `retry` 0 to 5 (D87).
 * - `closed`: the store was closed by who runs the installation (D500).
 * - `store`: the store is being loaded; `unreachable` offers 'Reintentar'.
 */
export type Gate =
  | { readonly phase: 'session'; readonly unreachable: boolean }
  | { readonly phase: 'sign-in'; readonly unreachable: boolean }
  | { readonly phase: 'sign-out' }
  | { readonly phase: 'ownership'; readonly retry: number }
  | { readonly phase: 'closed' }
  | { readonly phase: 'store'; readonly unreachable: boolean }
  | { readonly phase: 'open' };

export type SessionSlice = {
  readonly gate: Gate;
  readonly session: Session | null;
  readonly storeId: string | null;
  readonly store: Store | null;
  /** Whether the store is the person's own, not one that she is linked to (D245). */
  readonly isOwner: boolean;
  /** Drafts that signing out would take, while the person is asked about them; else 0. */
  readonly draftsAtStake: number;
};

const initialState: SessionSlice = {
  gate: { phase: 'session', unreachable: false },
  session: null,
  storeId: null,
  store: null,
  isOwner: false,
  draftsAtStake: 0,
};

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    gateChanged: (state, { payload }: PayloadAction<Gate>): SessionSlice => ({
      ...state,
      gate: payload,
    }),
    sessionLoaded: (state, { payload }: PayloadAction<Session | null>): SessionSlice => ({
      ...state,
      session: payload,
    }),
    storeChosen: (state, { payload }: PayloadAction<string | null>): SessionSlice => ({
      ...state,
      storeId: payload,
      store: null,
      isOwner: false,
    }),
    ownershipVerified: (state, { payload }: PayloadAction<'owner' | 'linked'>): SessionSlice => ({
      ...state,
      isOwner: payload === 'owner',
    }),
    signOutHeld: (state, { payload }: PayloadAction<number>): SessionSlice => ({
      ...state,
      draftsAtStake: payload,
    }),
    /** The question is over, whatever its answer. */
    signOutDropped: (state): SessionSlice => ({ ...state, draftsAtStake: 0 }),
    storeLoaded: (state, { payload }: PayloadAction<Store>): SessionSlice => ({ ...state, store: payload }),
  },
});

export const sessionReducer = slice.reducer;
export const {
  gateChanged,
  ownershipVerified,
  sessionLoaded,
  signOutDropped,
  signOutHeld,
  storeChosen,
  storeLoaded,
} = slice.actions;

/** The session client has a new state. */
export const sessionChanged = createAction<SessionState>('session/changed');
/** 'Reintentar' on the loader. */
export const gateRetried = createAction('session/retried');
/** 'Cerrar sesión'; asked about first where drafts are kept (D196). */
export const signOutRequested = createAction('session/signOutRequested');
/** 'Cerrar sesión' all the same. */
export const signOutConfirmed = createAction('session/signOutConfirmed');
/** A call asked for a sign-in of just now; with the way back (D246). */
export const reauthRequested = createAction<string>('session/reauthRequested');
/** 'Iniciar sesión' on a page outside of the gate, with the way back. */
export const signInRequested = createAction<string>('session/signInRequested');
