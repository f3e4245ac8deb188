import { pageCount } from '@trastienda/domain';

export type ListPage = {
  readonly numbers: readonly string[];
  readonly total: number;
  /** The place of the order, from 1. */
  readonly page: number;
  readonly pageSize: number;
};

export type Position = {
  /** From 1, within the whole filtered list. */
  readonly at: number;
  readonly total: number;
  /** The neighbour on the same page, or the page on which it is. */
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
};

export type Neighbour =
  | { readonly kind: 'order'; readonly number: string }
  | { readonly kind: 'page'; readonly page: number };

/** Returns the place of an order in the list that it was opened from ("2 de 24"); `null` when the page does not hold it. */
export function positionOf(orderNumber: string, list: ListPage): Position | null {
  const index = list.numbers.indexOf(orderNumber);
  if (index < 0) return null;
  const neighbour = (offset: number): Neighbour | null => {
    const number = list.numbers[index + offset];
    if (number !== undefined) return { kind: 'order', number };
    const page = list.page + offset;
    return page >= 1 && page <= pageCount(list.total, list.pageSize) ? { kind: 'page', page } : null;
  };
  return {
    at: (list.page - 1) * list.pageSize + index + 1,
    total: list.total,
    previous: neighbour(-1),
    next: neighbour(1),
  };
}
