import type { QuoteOption } from '@trastienda/api-client';
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../../shared/store/store.ts';
import { changedDraft, type Draft, type DraftChange } from '../../entities/guide/draft.ts';
import type { MadeGuide } from './purchase/intent.ts';

/** Why a purchase did not happen; nothing was charged. */
export type Refusal =
  | { readonly reason: 'balance' }
  | { readonly reason: 'expired' }
  | { readonly reason: 'order'; readonly message: string }
  | { readonly reason: 'other'; readonly message: string; readonly folio: string | null };

/**
 * The status of an order's purchase.
 * - `starting`: pressed; the order is looked at once more, or another tab is waited for.
 * - `unknown`: the line was cut; it is asked again until known, and no other attempt is possible.
 * - `unrecorded`: the guide is made and paid, and the order refused it; offered again with the same key.
 */
export type Purchase =
  | { readonly phase: 'idle' }
  | { readonly phase: 'starting' }
  | { readonly phase: 'buying' }
  | { readonly phase: 'recording'; readonly made: MadeGuide }
  | { readonly phase: 'unknown'; readonly step: 'guide' | 'shipment'; readonly asking: boolean }
  | { readonly phase: 'unrecorded'; readonly made: MadeGuide; readonly message: string }
  | { readonly phase: 'refused'; readonly refusal: Refusal }
  | { readonly phase: 'done'; readonly made: MadeGuide };

/** The options on show and what they were asked for. */
type Quoted = {
  /** The request that `options` answer; another one means that they are being asked for anew. */
  readonly requestKey: string;
  readonly options: readonly QuoteOption[];
  /** Milliseconds since 1970, on this clock. */
  readonly at: number;
};

export type QuoteState = {
  readonly status: 'idle' | 'loading' | 'succeeded' | 'failed';
  readonly quoted: Quoted | null;
  readonly error: {
    readonly message: string;
    readonly folio: string | null;
    readonly isTooLarge: boolean;
    /** The storehouse is to be corrected. */
    readonly isOfStorehouse?: boolean;
    /** The title of a refusal that is nobody's failure. */
    readonly title?: string | null;
    /** The service itself said why; asked again, the same would be refused again. */
    /** The service said why, in its own words. */
    readonly isSaid?: boolean;
    readonly isRefusal: boolean;
  } | null;
  /** The changes of the last new quote of the same parcel, in words. */
  readonly notice: string | null;
};

export type GuideEntry = {
  readonly draft: Draft | null;
  readonly quote: QuoteState;
  readonly purchase: Purchase;
};

export type GuidesSlice = Readonly<Record<string, GuideEntry>>;

const noQuote: QuoteState = { status: 'idle', quoted: null, error: null, notice: null };
const noEntry: GuideEntry = { draft: null, quote: noQuote, purchase: { phase: 'idle' } };

type Of<Value> = PayloadAction<{ readonly orderNumber: string } & Value>;

const changed = (state: GuidesSlice, orderNumber: string, change: Partial<GuideEntry>): GuidesSlice => ({
  ...state,
  [orderNumber]: { ...(state[orderNumber] ?? noEntry), ...change },
});

const slice = createSlice({
  name: 'guides',
  initialState: {} as GuidesSlice,
  reducers: {
    draftLoaded: (state, { payload }: Of<{ readonly draft: Draft }>) =>
      changed(state, payload.orderNumber, { draft: payload.draft }),
    draftChanged(state, { payload }: Of<{ readonly change: DraftChange; readonly at: number }>) {
      const { draft } = state[payload.orderNumber] ?? noEntry;
      return draft === null
        ? state
        : changed(state, payload.orderNumber, {
            draft: changedDraft(draft, payload.change, payload.at),
          });
    },
    quoteChanged(state, { payload }: Of<{ readonly quote: Partial<QuoteState> }>) {
      const { quote } = state[payload.orderNumber] ?? noEntry;
      return changed(state, payload.orderNumber, { quote: { ...quote, ...payload.quote } });
    },
    /** A refusal was read; the wizard goes on. */
    refusalSeen(state, { payload }: PayloadAction<{ readonly orderNumber: string }>) {
      const { purchase } = state[payload.orderNumber] ?? noEntry;
      return purchase.phase === 'refused'
        ? changed(state, payload.orderNumber, { purchase: { phase: 'idle' } })
        : state;
    },
    purchaseChanged: (state, { payload }: Of<{ readonly purchase: Purchase }>) =>
      changed(state, payload.orderNumber, { purchase: payload.purchase }),
  },
});

rootReducer.inject(slice);

export const { draftLoaded, draftChanged, quoteChanged, refusalSeen, purchaseChanged } = slice.actions;

type OrderPayload = { readonly orderNumber: string; readonly lines?: readonly string[] };

/** The wizard is on show for an order: loads what it needs, and its draft. */
export const wizardOpened = createAction<OrderPayload>('guides/wizardOpened');
/** It is on show no more: its quotes are not renewed. */
export const wizardClosed = createAction<OrderPayload>('guides/wizardClosed');
/** Quotes are wanted now: a step that shows them opened, or 'Reintentar'. */
export const quotesWanted = createAction<OrderPayload>('guides/quotesWanted');
/** 'Generar guía', with the option on screen: once, until its outcome is known. */
export const purchaseRequested = createAction<Required<OrderPayload> & { readonly token: string }>(
  'guides/purchaseRequested',
);
/** 'Verificar ahora' while the outcome is unknown, and 'Volver a registrar'. */
export const purchaseRetried = createAction<OrderPayload>('guides/purchaseRetried');

// `operations` is what every state of the app has; the slice is there once its page was loaded.
type WithGuides = { readonly operations: unknown; readonly guides?: GuidesSlice };
export const selectGuide = (state: WithGuides, orderNumber: string): GuideEntry =>
  state.guides?.[orderNumber] ?? noEntry;
export const selectPurchase = (state: WithGuides, orderNumber: string): Purchase =>
  selectGuide(state, orderNumber).purchase;
