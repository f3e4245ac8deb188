import type { ShopFault, ShopQuery } from '../shop-client.ts';
import { agreeingPasses } from './agreeing-passes.ts';
import { type GmtSecond, movedSecond, secondsBetween } from './gmt-second.ts';
import type { OrdersPage } from './pull.ts';
import { readOrder } from './schemas.ts';
import { ShopFailure } from './shop-failure.ts';

/** The part of an order that tells whether another version of it is known. */
export interface ListedOrder {
  readonly id: number;
  readonly status: string;
  readonly modified: GmtSecond | null;
  readonly completed: GmtSecond | null;
}

/** All orders that were made after a moment and before another one, exclusive of both. */
export interface ListedWindow {
  readonly orders: readonly ListedOrder[];
  readonly after: GmtSecond;
  /** `null` where it has no end: it is the last one. */
  readonly before: GmtSecond | null;
  /** Whether the shop listed as many orders as it counted: those that it cannot load are left out. */
  readonly isWhole: boolean;
  /** Why there is no more, with no order in it; else `null`. */
  readonly fault: ShopFault | null;
}

export interface ListRequest {
  readonly after: GmtSecond;
  /** About the present moment: where the last window may begin. Nothing is lost where the shop's clock is another. */
  readonly until: GmtSecond;
  readonly fetchPage: (query: ShopQuery) => Promise<OrdersPage>;
  /** Orders of a page, at most 100. */
  readonly pageSize?: number;
}

const fields = 'id,status,date_created_gmt,date_modified_gmt,date_completed_gmt';
const HOUR = 3600;
const DAY = 86_400;

interface Page {
  readonly orders: readonly ListedOrder[];
  readonly total: number | null;
  /** The latest moment at which one of them was made. */
  readonly reach: GmtSecond | null;
}

/**
 * Lists all orders of a shop by the moment they were made, in windows that each fit into one page. One answer is one moment of the
 * shop, so that nothing is lost between pages when orders come, change or are deleted meanwhile, and whoever kept the end of the
 * last window goes on from there. Only a second with more orders than a page holds is read by page numbers.
 */
export async function* listOrders(request: ListRequest): AsyncGenerator<ListedWindow, void, undefined> {
  const { until, fetchPage, pageSize = 100 } = request;
  let { after } = request;
  const ask = async (before: GmtSecond | null, page = 1): Promise<Page> => {
    const answer = await fetchPage({
      after,
      ...(before === null ? {} : { before }),
      dates_are_gmt: true,
      orderby: 'id',
      order: 'asc',
      per_page: pageSize,
      page,
      status: 'any,trash',
      _fields: fields,
    });
    if (!answer.ok) throw new ShopFailure(answer.fault);
    const read = answer.orders.map(readOrder).filter((order) => order !== null);
    const made = read.flatMap((order) => order.date_created_gmt ?? []).toSorted();
    const first = made[0] ?? after;
    const reach = made.at(-1) ?? null;
    // A cache or a filter that drops the parameters answers the same for ever.
    if (first < movedSecond(after, -DAY) || (before !== null && (reach ?? after) > movedSecond(before, DAY)))
      throw new ShopFailure({ kind: 'bad_answer' });
    const orders = read.map(({ id, status, date_modified_gmt: modified, date_completed_gmt: completed }) => ({
      id,
      status,
      modified,
      completed,
    }));
    return { orders, total: answer.total, reach };
  };
  const hasMore = ({ orders, total }: Page, number = 1) =>
    orders.length >= pageSize || (total ?? 0) > number * pageSize;
  const isWhole = ({ orders, total }: Page) => total === null || orders.length >= total;
  const second = async (before: GmtSecond): Promise<Page> => {
    let total: number | null = null;
    const readPage = async (number: number) => {
      const page = await ask(before, number);
      ({ total } = page);
      return { items: page.orders, isLast: !hasMore(page, number) };
    };
    const orders = await agreeingPasses(readPage, ({ id }) => id);
    return { orders, total, reach: null };
  };

  /** Seconds of the next window with an end; the shop's own pace decides. */
  let width: number | null = null;
  try {
    for (;;) {
      if (width === null || movedSecond(after, width + 1) >= until) {
        const page = await ask(null);
        if (!hasMore(page)) {
          yield { orders: page.orders, after, before: null, isWhole: isWhole(page), fault: null };
          return;
        }
        // Everything before the last of them fits, where ids follow the clock.
        const reached = page.reach === null ? HOUR : secondsBetween(after, page.reach);
        width = Math.max(1, reached - 1);
      }
      // A window reaches from the second behind `after` to the one ahead of `before`.
      const before: GmtSecond = movedSecond(after, width + 1);
      let page = await ask(before);
      if (hasMore(page)) {
        if (width > 1) {
          width = Math.ceil(width / 2);
          continue;
        }
        page = await second(before);
      }
      yield { orders: page.orders, after, before, isWhole: isWhole(page), fault: null };
      after = movedSecond(before, -1);
      const filled = page.orders.length / pageSize;
      width = Math.max(1, Math.floor(width * Math.min(4, 0.7 / Math.max(filled, 0.1))));
    }
  } catch (error) {
    if (!(error instanceof ShopFailure)) throw error;
    yield { orders: [], after, before: null, isWhole: false, fault: error.fault };
  }
}
