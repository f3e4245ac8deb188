import type { CallError, Order } from '@trastienda/api-client';
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../../shared/store/store.ts';
import type { ParcelTemplate } from '../../entities/guide/templates/templates.ts';
import type { RowCheck } from './model/lot-check.ts';
import type { LotCells, LotDraft, LotRows } from './model/lot-draft.ts';
import type { LotFieldFault } from './model/lot-field-faults.ts';

/**
 * The status of sending a lot, or its failed rows.
 * - `unknown`: the line was cut; it is sent again with the same key until its outcome is known.
 */
export type Sending =
  | { readonly phase: 'idle' | 'sending' | 'unknown' }
  | {
      readonly phase: 'refused';
      readonly message: string;
      /** The faults by cell, where the service named them. */
      readonly faults: readonly LotFieldFault[];
    };

type Opening = {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly error: CallError | null;
};

export type GuideLotsState = {
  readonly draft: LotDraft | null;
  /** Rows that a file has brought. */
  readonly file: LotRows | null;
  readonly opening: Opening;
  readonly orders: Readonly<Record<string, Order>>;
  /** Numbers that no order of the store has. */
  readonly missing: readonly string[];
  readonly checks: Readonly<Record<string, RowCheck>>;
  /** The dry run under way: rows that are answered, of how many. */
  readonly checking: { readonly done: number; readonly total: number } | null;
  /** The lots by id. */
  readonly sending: Readonly<Record<string, Sending>>;
  /** The lot that was just accepted: the page goes there. */
  readonly accepted: string | null;
};

const nothing: GuideLotsState = {
  draft: null,
  file: null,
  opening: { status: 'idle', error: null },
  orders: {},
  missing: [],
  checks: {},
  checking: null,
  sending: {},
  accepted: null,
};

const withDraft = (state: GuideLotsState, change: Partial<LotDraft>): GuideLotsState =>
  state.draft === null ? state : { ...state, draft: { ...state.draft, ...change } };

const slice = createSlice({
  name: 'guideLots',
  initialState: nothing,
  reducers: {
    openingChanged: (state, { payload }: PayloadAction<Opening>): GuideLotsState => ({
      ...state,
      opening: payload,
    }),
    lotDraftLoaded: (state, { payload }: PayloadAction<LotDraft>): GuideLotsState => ({
      ...state,
      draft: payload,
      file: null,
    }),
    lotDraftMarked: (state, { payload }: PayloadAction<Pick<LotDraft, 'isSent' | 'key'>>): GuideLotsState =>
      withDraft(state, payload),
    lotOrdersLoaded: (state, { payload }: PayloadAction<readonly Order[]>): GuideLotsState => ({
      ...state,
      orders: { ...state.orders, ...Object.fromEntries(payload.map((order) => [order.orderNumber, order])) },
    }),
    lotOrdersMissing: (state, { payload }: PayloadAction<readonly string[]>): GuideLotsState => ({
      ...state,
      missing: payload,
    }),
    /** A row's cells were set by hand. */
    lotRowsChanged: (
      state,
      {
        payload,
      }: PayloadAction<readonly { readonly orderNumber: string; readonly change: Partial<LotCells> }[]>,
    ): GuideLotsState => {
      const rows: Record<string, Partial<LotCells>> = { ...state.draft?.rows };
      for (const { orderNumber, change } of payload) rows[orderNumber] = { ...rows[orderNumber], ...change };
      return withDraft(state, { rows });
    },
    /** The content of a file; it replaces the settings by hand as soon as its lot is shown. */
    lotFileRead: (state, { payload }: PayloadAction<LotRows>): GuideLotsState => ({
      ...state,
      file: payload,
    }),
    /** The lot that is not wanted any more. */
    lotDraftDropped: (state): GuideLotsState => ({ ...nothing, sending: state.sending }),
    /** The parcel of all; rows that have measures of their own keep them. */
    lotProfileChosen: (state, { payload }: PayloadAction<ParcelTemplate | null>): GuideLotsState =>
      withDraft(state, { profile: payload }),
    lotInsuranceChosen: (state, { payload }: PayloadAction<boolean>): GuideLotsState =>
      withDraft(state, { isInsured: payload }),
    lotNamed: (state, { payload }: PayloadAction<string>): GuideLotsState =>
      withDraft(state, { name: payload }),
    checkingChanged: (state, { payload }: PayloadAction<GuideLotsState['checking']>): GuideLotsState => ({
      ...state,
      checking: payload,
    }),
    rowChecked: (
      state,
      { payload }: PayloadAction<{ readonly orderNumber: string; readonly check: RowCheck }>,
    ): GuideLotsState => ({
      ...state,
      checks: { ...state.checks, [payload.orderNumber]: payload.check },
    }),
    sendingChanged: (
      state,
      { payload }: PayloadAction<{ readonly lotId: string; readonly sending: Sending }>,
    ): GuideLotsState => ({ ...state, sending: { ...state.sending, [payload.lotId]: payload.sending } }),
    /** The service has the lot; another one may be begun. */
    lotAccepted: (state, { payload }: PayloadAction<string>): GuideLotsState => ({
      ...nothing,
      sending: state.sending,
      accepted: payload,
    }),
    /** The page is there. */
    acceptedSeen: (state): GuideLotsState => ({ ...state, accepted: null }),
  },
});

rootReducer.inject(slice);

export const {
  openingChanged,
  lotDraftLoaded,
  lotDraftMarked,
  lotOrdersLoaded,
  lotOrdersMissing,
  lotRowsChanged,
  lotFileRead,
  lotDraftDropped,
  lotProfileChosen,
  lotInsuranceChosen,
  lotNamed,
  checkingChanged,
  rowChecked,
  sendingChanged,
  lotAccepted,
  acceptedSeen,
} = slice.actions;

type Orders = { readonly pedidos: readonly string[] };
type Lot = { readonly lotId: string };

/** The list is on show: a lot that was begun is offered. */
export const draftLookupRequested = createAction('guideLots/draftLookupRequested');
/** A new lot is on show: its draft, and its orders as far as they are known. */
export const draftOpened = createAction<Orders>('guideLots/draftOpened');
/** 'Revisar precios': asks for the price of every row that has none. */
export const checkRequested = createAction<Orders>('guideLots/checkRequested');
/** 'Generar N guías': once, until its outcome is known. */
export const sendRequested = createAction<Orders>('guideLots/sendRequested');
/** A sent lot is on show: it is asked for until it has ended. */
export const lotOpened = createAction<Lot>('guideLots/lotOpened');
export const lotClosed = createAction<Lot>('guideLots/lotClosed');
/** 'Reintentar': what failed of a lot, and only that. */
export const retryRequested = createAction<Lot>('guideLots/retryRequested');
/** 'Cancelar lote'. */
export const cancelRequested = createAction<Lot & { readonly reason: string }>('guideLots/cancelRequested');

// `operations` is what every state of the app has; the slice is there once its page was loaded.
type WithLots = { readonly operations: unknown; readonly guideLots?: GuideLotsState };
export const selectLots = (state: WithLots): GuideLotsState => state.guideLots ?? nothing;

const idle: Sending = { phase: 'idle' };
export const selectSending = (state: WithLots, lotId: string): Sending =>
  selectLots(state).sending[lotId] ?? idle;
