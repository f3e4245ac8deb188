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

const orders = 'El servicio de pedidos';

/** What home is made of: who answers for each part, and which of its cards stay empty without it. */
const parts = {
  statistics: {
    operation: orderStatistics,
    call: getOrderStatistics,
    source: orders,
    cards: ['counters', 'byChannel'],
  },
  due: { operation: someOrders, call: listOrders, source: orders, cards: ['attention'] },
  evidence: {
    operation: pendingEvidenceTotal,
    call: getPendingEvidenceTotal,
    source: orders,
    cards: ['attention'],
  },
  channels: {
    operation: salesChannels,
    call: listSalesChannels,
    source: 'El servicio de canales',
    cards: ['channels'],
  },
} as const;

export type HomePart = keyof typeof parts;

/** A part that could not be loaded, and what its sentence is made of. */
export type Trouble = {
  readonly part: HomePart;
  readonly error: CallError;
  readonly call: Pick<AnyCall, 'timeoutMs'>;
  readonly source: string;
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
    const { operation, call, source } = parts[part];
    const { value, error } = part === 'due' ? someOrders.select(state, dueOrders) : operation.select(state);
    return value === null && error !== null ? [{ part, error, call, source }] : [];
  });

export const areSameTroubles = (some: readonly Trouble[], others: readonly Trouble[]): boolean =>
  some.length === others.length && some.every(({ error }, at) => error === others[at]?.error);

/** Whether the page says why, once for all: two cards with the same words would be a wall of alarms. */
export const isSaidOnce = (troubles: readonly Trouble[]): boolean =>
  new Set(troubles.flatMap(({ part }): readonly string[] => parts[part].cards)).size > 1;
