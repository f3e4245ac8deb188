import type { CallError } from '@trastienda/api-client';
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../../shared/store/store.ts';
import type { FileOutcome, MassChannel, MassFacts, ReadFile } from './model.ts';

/**
 * The status of sending.
 * - `unknown`: the line was cut; it is sent again with the same key until its outcome is known.
 * - `pausing`: what is under way comes to its end, and nothing else begins.
 * - `stopped`: the service takes nothing more now.
 */
export type MassSending = {
  readonly phase: 'idle' | 'sending' | 'unknown' | 'pausing' | 'paused' | 'stopped' | 'done';
  /** Invoices that are settled, of those that were to be sent. */
  readonly done: number;
  readonly total: number;
  readonly message: string | null;
};

export type Twin = { readonly name: string; readonly of: string };

export type MassState = MassFacts & {
  /** Files that are being read: how many of how many. */
  readonly reading: { readonly done: number; readonly total: number } | null;
  /** Files that were left out because another has the same bytes: the name of each, and of that other. */
  readonly twins: readonly Twin[];
  readonly loading: 'idle' | 'loading' | 'ready' | 'failed';
  readonly error: CallError | null;
  readonly sending: MassSending;
};

export const isSending = ({ phase }: MassSending): boolean =>
  phase === 'sending' || phase === 'unknown' || phase === 'pausing';

const idle: MassSending = { phase: 'idle', done: 0, total: 0, message: null };
const nothing: MassState = {
  channel: 'CS',
  files: [],
  orders: [],
  isPartial: false,
  choices: {},
  outcomes: {},
  reading: null,
  twins: [],
  loading: 'idle',
  error: null,
  sending: idle,
};

type Orders = Pick<MassState, 'orders' | 'isPartial' | 'loading' | 'error'>;

const slice = createSlice({
  name: 'massInvoices',
  initialState: nothing,
  reducers: {
    channelOpened: (_, { payload }: PayloadAction<MassChannel>): MassState => ({
      ...nothing,
      channel: payload,
    }),
    ordersChanged: (state, { payload }: PayloadAction<Partial<Orders>>): MassState => ({
      ...state,
      ...payload,
    }),
    readingChanged: (state, { payload }: PayloadAction<MassState['reading']>): MassState => ({
      ...state,
      reading: payload,
    }),
    /** All files with what they say; results of an earlier sending are of the earlier files. */
    filesRead: (state, { payload }: PayloadAction<readonly ReadFile[]>): MassState => ({
      ...state,
      files: payload,
      reading: null,
      sending: isSending(state.sending) ? state.sending : idle,
    }),
    /** The files that were just read; none of them describes the earlier ones. */
    twinsFound: (state, { payload }: PayloadAction<readonly Twin[]>): MassState => ({
      ...state,
      twins: payload,
    }),
    orderNamed: (
      state,
      { payload: { row, order } }: PayloadAction<{ readonly row: string; readonly order: string }>,
    ): MassState => ({ ...state, choices: { ...state.choices, [row]: order } }),
    outcomesKnown: (state, { payload }: PayloadAction<readonly FileOutcome[]>): MassState => ({
      ...state,
      outcomes: { ...state.outcomes, ...Object.fromEntries(payload.map((one) => [one.hash, one])) },
    }),
    sendingChanged: (state, { payload }: PayloadAction<Partial<MassSending>>): MassState => ({
      ...state,
      sending: { ...state.sending, ...payload },
    }),
  },
});

rootReducer.inject(slice);

export const {
  channelOpened,
  ordersChanged,
  readingChanged,
  filesRead,
  twinsFound,
  orderNamed,
  outcomesKnown,
  sendingChanged,
} = slice.actions;

/** The screen is on show for a channel. */
export const massOpened = createAction<MassChannel>('massInvoices/opened');
/** Files were chosen; one of the name of another takes its place. */
export const filesChosen = createAction<readonly File[]>('massInvoices/filesChosen');
/** Other files for an invoice, by its row, in the place of those that it had. */
export const filesReplaced = createAction<{ readonly row: string; readonly files: readonly File[] }>(
  'massInvoices/filesReplaced',
);
/** An invoice is taken off. */
export const rowRemoved = createAction<string>('massInvoices/rowRemoved');
/** All are taken off, for other files. */
export const filesDropped = createAction('massInvoices/filesDropped');
/** 'Subir N facturas', 'Seguir', 'Reintentar N': of `rows`, by their ids. */
export const sendRequested = createAction<readonly string[]>('massInvoices/sendRequested');
export const pauseRequested = createAction('massInvoices/pauseRequested');
export const csvRequested = createAction('massInvoices/csvRequested');

// `operations` is what every state of the app has; the slice is there once its page was loaded.
type WithMass = { readonly operations: unknown; readonly massInvoices?: MassState };
export const selectMass = (state: WithMass): MassState => state.massInvoices ?? nothing;
