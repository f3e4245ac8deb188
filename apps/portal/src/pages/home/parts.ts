import type { AnyCall, CallError, CallInput } from '@trastienda/api-client';
import type { getSalesTotals } from '@trastienda/api-client/kidal';
import { isNoSalesMessage } from '@trastienda/domain';
import { integrationChannelList } from '../../entities/channel/operations.ts';
import { someOrders } from '../../entities/order/operations.ts';
import { homeSales, salesFigure } from '../../entities/sale/operations.ts';
import {
  orderStatistics,
  pendingEvidenceTotal,
  rejectedEvidencesTotal,
  salesChannels,
} from '../../entities/store/operations.ts';
import type { RemoteOperation } from '../../shared/store/create-operation.ts';
import type { RequestOptions } from '../../shared/store/operation-request.ts';
import type { Operation, OperationsState } from '../../shared/store/operations-slice.ts';
import {
  activeProducts,
  dueOrders,
  onlyCounts,
  pendingStatistics,
  productCounts,
  unavailableProducts,
} from './operations.ts';

/** The input of home's requests: the signed-in person, and the days of its sales. */
export type HomeAsk = {
  readonly email: string;
  readonly sales: CallInput<typeof getSalesTotals>;
};

type WithOperations = { readonly operations: OperationsState };

const partOf = <Input, Output>(
  operation: RemoteOperation<Input, Output>,
  inputOf: (ask: HomeAsk) => Input,
  cards: readonly string[],
  options: RequestOptions = {},
) => ({
  call: operation.call,
  /** The cards that stay empty without it. */
  cards,
  request: (ask: HomeAsk) => operation.requested(inputOf(ask), options),
  select: (state: WithOperations, ask: HomeAsk): Operation<unknown> => operation.select(state, inputOf(ask)),
});

const nothing = () => ({});
const counts = () => onlyCounts;

/** The parts of home: the call of each, and the cards that stay empty without it. */
const parts = {
  statistics: partOf(orderStatistics, nothing, ['counters', 'byChannel'], { freshFor: 5000 }),
  pending: partOf(pendingStatistics, nothing, ['byChannel']),
  due: partOf(someOrders, () => dueOrders, ['attention']),
  rejected: partOf(rejectedEvidencesTotal, nothing, ['attention']),
  links: partOf(integrationChannelList, nothing, ['attention']),
  outOfStock: partOf(productCounts, counts, ['attention']),
  evidence: partOf(pendingEvidenceTotal, nothing, ['attention']),
  channels: partOf(salesChannels, ({ email }) => ({ query: { email } }), ['channels']),
  sales: partOf(salesFigure, ({ sales }) => sales, ['sales']),
  byChannel: partOf(homeSales, ({ sales: { query } }) => ({ query: withoutPeriod(query) }), ['sales']),
  products: partOf(activeProducts, nothing, ['products']),
  unavailable: partOf(unavailableProducts, counts, ['products']),
} as const;

type SalesQuery = NonNullable<HomeAsk['sales']['query']>;

/** Sums by channel are of the whole range. */
export const withoutPeriod = ({ periodo: _, ...query }: SalesQuery = {}): SalesQuery => query;

export type HomePart = keyof typeof parts;
export const homeParts = Object.keys(parts) as HomePart[];

/** A part that could not be loaded. */
export type Trouble = {
  readonly part: HomePart;
  readonly error: CallError;
  readonly call: AnyCall;
};

/** Requests a part of home. */
export const homeRequest = (part: HomePart, ask: HomeAsk) => parts[part].request(ask);

/** The parts with nothing to show because their call failed; one that still shows its last answer goes on. */
export const selectTroubles = (state: WithOperations, ask: HomeAsk): readonly Trouble[] =>
  homeParts.flatMap((part) => {
    const { value, error } = parts[part].select(state, ask);
    // Not found means that nothing was sold, and is no failure (S8.10).
    const isNoSale = part === 'byChannel' && error !== null && isNoSalesMessage(error.message);
    return value === null && error !== null && !isNoSale ? [{ part, error, call: parts[part].call }] : [];
  });

export const areSameTroubles = (some: readonly Trouble[], others: readonly Trouble[]): boolean =>
  some.length === others.length && some.every(({ error }, at) => error === others[at]?.error);

/** Whether the page says why, once for all: two cards with the same words would be a wall of alarms. */
export const isSaidOnce = (troubles: readonly Trouble[]): boolean =>
  new Set(troubles.flatMap(({ part }): readonly string[] => parts[part].cards)).size > 1;
