import { useClock } from '../../shared/layout/index.ts';
import type { Order, QuoteOption, Storehouse } from '@trastienda/api-client';
import {
  type Centavos,
  guideDestinationOf,
  guideOriginOf,
  missingForGuide,
  toCentavos,
  type QuoteRequestResult,
  type ReadingTime,
} from '@trastienda/domain';
import type { QuoteItem } from '@trastienda/ui/GuideWizard';
import { useEffect, useMemo } from 'react';
import { useAppDispatch, useAppSelector, useRequest } from '../../shared/store/hooks.ts';
import { selectCurrentStoreId } from '../../shared/session/selectors.ts';
import { walletBalance } from '../../entities/store/operations.ts';
import { selectBalance, selectTopUpPage } from '../../entities/store/selectors.ts';
import { carrierName, type CarrierName } from '../../entities/guide/carrier-names.ts';
import type { Draft } from '../../entities/guide/draft.ts';
import { guideLines } from '../../entities/guide/guide-lines.ts';
import { quoteRequestOf } from './model/guide-request.ts';
import { quoteItem } from './model/quote-rows.ts';
import { chosenQuote, rankQuotes } from './model/rank-quotes.ts';
import { stepOnShow } from './model/steps.ts';
import { parcelCarriers, storehouse } from '../../entities/guide/operations.ts';
import { byNumber, orderDetail } from '../../entities/order/operations.ts';
import type { GuideSearch, GuideStep } from '../../entities/guide/search.ts';
import {
  type Purchase,
  type QuoteState,
  quotesWanted,
  selectGuide,
  wizardClosed,
  wizardOpened,
} from './slice.ts';

export type WizardView = {
  readonly orderNumber: string;
  readonly order: Order;
  readonly lines: readonly string[];
  readonly storehouse: Storehouse;
  readonly draft: Draft;
  readonly quote: QuoteState;
  readonly purchase: Purchase;
  readonly step: GuideStep;
  /** The form read as a quote, or the fields to mend. */
  readonly request: QuoteRequestResult;
  /** The options in the order of the address, as the list shows them. */
  readonly items: readonly QuoteItem[];
  readonly option: QuoteOption | null;
  /** The options on show answer another parcel than the one in the form, or are being asked for anew. */
  readonly isUpdating: boolean;
  readonly balance: Centavos | null;
  /** The balance is known and does not reach for the chosen option. */
  readonly isShort: boolean;
  readonly topUpPage: string | undefined;
  readonly nameOf: (key: string) => string;
  readonly clock: ReadingTime;
  readonly missing: { readonly origin: readonly string[]; readonly destination: readonly string[] };
};

const none: readonly CarrierName[] = [];

/** Opens the wizard of an order for as long as it is on show. */
export function useOpenWizard({ pedido: orderNumber, lineas }: GuideSearch): () => void {
  const dispatch = useAppDispatch();
  const lines = lineas.join(',');
  const isOpen = orderNumber !== '';
  // The wizard's saga waits for these, and reads the draft with them.
  const reads = [
    useRequest(orderDetail, isOpen ? byNumber(orderNumber) : null),
    useRequest(storehouse, isOpen ? {} : null),
    useRequest(parcelCarriers, isOpen ? {} : null),
    useRequest(walletBalance, isOpen ? {} : null),
  ];
  useEffect(() => {
    if (orderNumber === '') return;
    dispatch(wizardOpened({ orderNumber, lines: lines === '' ? [] : lines.split(',') }));
    return () => void dispatch(wizardClosed({ orderNumber }));
  }, [dispatch, orderNumber, lines]);
  return () => {
    for (const ask of reads) ask();
    dispatch(wizardOpened({ orderNumber, lines: lines === '' ? [] : lines.split(',') }));
  };
}

/** The options in the order asked for, in words, and the chosen one. */
function useOptions(draft: Draft | null, quote: QuoteState, search: GuideSearch, stateCode: string) {
  const clock = useClock();
  const carriers = useAppSelector((state) => parcelCarriers.select(state).value?.data ?? none);
  const options = quote.quoted?.options;
  return useMemo(() => {
    const ranked = rankQuotes(options ?? [], search.orden);
    return {
      clock,
      nameOf: (key: string) => carrierName(key, carriers),
      items: ranked.map((one) => quoteItem(one, { ...clock, carriers, stateCode })),
      // Another order of the rows is no other choice.
      option: chosenQuote(rankQuotes(options ?? [], 'recomendada'), draft?.choice ?? null),
    };
  }, [options, search.orden, clock, carriers, stateCode, draft?.choice]);
}

/** Everything that the wizard shows; `null` until order, storehouse and draft are known. */
export function useWizard(search: GuideSearch): WizardView | null {
  const { pedido: orderNumber, lineas: lines } = search;
  const dispatch = useAppDispatch();
  const storeId = useAppSelector(selectCurrentStoreId);
  const order = useAppSelector((state) => orderDetail.select(state, orderNumber).value?.rows[0] ?? null);
  const from = useAppSelector((state) => storehouse.select(state).value);
  const { draft, quote, purchase } = useAppSelector((state) => selectGuide(state, orderNumber));
  const balance = useAppSelector((state) => selectBalance(state).amount);
  const topUpPage = useAppSelector(selectTopUpPage);
  const options = useOptions(draft, quote, search, order?.shippingAddress.stateCode ?? '');

  const view = useMemo(() => {
    if (!order || !from || !draft) return null;
    const request = quoteRequestOf({ storeId, order, storehouse: from, draft });
    const missing = {
      origin: missingForGuide(guideOriginOf(from)),
      destination: missingForGuide(guideDestinationOf(order)),
    };
    const isRouteReady = missing.origin.length + missing.destination.length === 0;
    const isQuoted = request.ok && JSON.stringify(request.value) === quote.quoted?.requestKey;
    return { order, storehouse: from, draft, request, missing, isRouteReady, isQuoted };
  }, [order, from, draft, storeId, quote.quoted?.requestKey]);

  const step = view
    ? stepOnShow(search.paso, {
        route: view.isRouteReady && guideLines(view.order, lines).length > 0,
        parcel: view.request.ok && view.draft.content.trim() !== '',
        option: options.option !== null && view.isQuoted,
      })
    : null;

  const needsPrices = step === 'cotizar' || step === 'revisar';
  const isReady = view !== null;
  useEffect(() => {
    if (isReady && needsPrices) dispatch(quotesWanted({ orderNumber }));
  }, [dispatch, isReady, needsPrices, orderNumber]);

  if (!view || step === null) return null;
  const price = options.option ? toCentavos(options.option.totalCost) : null;
  return {
    ...view,
    ...options,
    orderNumber,
    lines,
    quote,
    purchase,
    step,
    isUpdating: quote.status === 'loading' || (quote.quoted !== null && !view.isQuoted && view.request.ok),
    balance,
    isShort: balance !== null && price !== null && balance < price,
    topUpPage,
  };
}
