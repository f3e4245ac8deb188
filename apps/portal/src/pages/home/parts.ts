import {
  type AnyCall,
  type CallError,
  getOrderStatistics,
  getPendingEvidenceTotal,
  listOrders,
  listSalesChannels,
} from '@trastienda/api-client';
import { orderStatistics, pendingEvidenceTotal, salesChannels } from '../../entities/store/operations.ts';
import type { OperationsState } from '../../shared/store/operations-slice.ts';
import { someOrders } from '../../entities/order/operations.ts';
import { dueOrders } from './operations.ts';

/** What home is made of: the call of each part, and which of its cards stay empty without it. */
const parts = {
  statistics: {
    operation: orderStatistics,
    call: getOrderStatistics,
    cards: ['counters', 'byChannel'],
  },
  due: { operation: someOrders, call: listOrders, cards: ['attention'] },
  evidence: {
    operation: pendingEvidenceTotal,
    call: getPendingEvidenceTotal,
    cards: ['attention'],
  },
  channels: {
    operation: salesChannels,
    call: listSalesChannels,
    cards: ['channels'],
  },
} as const;

export type HomePart = keyof typeof parts;

/** A part that could not be loaded. */
export type Trouble = {
  readonly part: HomePart;
  readonly error: CallError;
  readonly call: AnyCall;
};

/** What home asks for, each part by itself. */
export const homeRequests = (email: string) => ({
  statistics: orderStatistics.requested({}, { freshFor: 5000 }),
  due: someOrders.requested(dueOrders),
  evidence: pendingEvidenceTotal.requested({}),
  channels: salesChannels.requested({ query: { email } }),
});

/** The parts with nothing to show because their call failed; one that still shows its last answer goes on. */
export const selectTroubles = (state: { readonly operations: OperationsState }): readonly Trouble[] =>
  (Object.keys(parts) as HomePart[]).flatMap((part) => {
    const { operation, call } = parts[part];
    const { value, error } = part === 'due' ? someOrders.select(state, dueOrders) : operation.select(state);
    return value === null && error !== null ? [{ part, error, call }] : [];
  });

export const areSameTroubles = (some: readonly Trouble[], others: readonly Trouble[]): boolean =>
  some.length === others.length && some.every(({ error }, at) => error === others[at]?.error);

/** Whether the page says why, once for all: two cards with the same words would be a wall of alarms. */
export const isSaidOnce = (troubles: readonly Trouble[]): boolean =>
  new Set(troubles.flatMap(({ part }): readonly string[] => parts[part].cards)).size > 1;
