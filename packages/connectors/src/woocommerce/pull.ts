import { createHash } from 'node:crypto';
import type { ShopFault, ShopQuery } from '../shop-client.ts';
import { agreeingPasses } from './agreeing-passes.ts';
import { type GmtSecond, movedSecond, secondsBetween } from './gmt-second.ts';
import { readOrder, type WooOrder } from './schemas.ts';
import { ShopFailure } from './shop-failure.ts';

/** A version of an order that was taken over. */
export interface SeenOrder {
  readonly id: number;
  readonly modified: GmtSecond;
  /** A digest of its content, since an order may change twice within its second. */
  readonly print: string;
}

/** The place up to which a shop has been read. It is plain data, to be kept with what was taken over. */
export interface PullCursor {
  /** Everything up to this second was read, by the shop's own clock. */
  readonly since: GmtSecond;
  /** Versions that were taken over and will be met again. */
  readonly seen: readonly SeenOrder[];
}

/** A page of `GET orders`, its orders as they came. */
export type OrdersPage =
  | {
      readonly ok: true;
      readonly orders: readonly unknown[];
      /** The orders of all pages by `X-WP-Total`, `null` where the shop does not say. */
      readonly total: number | null;
    }
  | { readonly ok: false; readonly fault: ShopFault };

export interface PullRequest {
  readonly cursor: PullCursor;
  /** Asks the shop for orders with these parameters. */
  readonly fetchPage: (query: ShopQuery) => Promise<OrdersPage>;
  /** Orders of a page, at most 100. */
  readonly pageSize?: number;
}

/** A part of what is new, with the cursor that is true once its orders were taken over. */
export interface PullStep {
  readonly orders: readonly WooOrder[];
  readonly cursor: PullCursor;
  /** Why there is no more, `null` where there is or nothing is left. */
  readonly fault: ShopFault | null;
}

/** The fields of an order that say where a window may end. */
const datesAlone = { _fields: 'id,date_created_gmt,date_modified_gmt' };

/** Writes of a busy database are seen later than they are dated: so many seconds are read again each time. */
export const pullOverlap = 120;

interface Dated {
  readonly order: WooOrder;
  readonly modified: GmtSecond;
}

interface Page {
  readonly orders: readonly Dated[];
  readonly total: number | null;
}

/** Orders by their second; one without any date counts as of the first second, so that it never leads the cursor on. */
function datedOrders(orders: readonly unknown[], earliest: GmtSecond): Dated[] {
  return orders.flatMap((json) => {
    const order = readOrder(json);
    return order === null
      ? []
      : [{ order, modified: order.date_modified_gmt ?? order.date_created_gmt ?? earliest }];
  });
}

const printOf = (order: WooOrder) =>
  createHash('sha256').update(JSON.stringify(order)).digest('base64url').slice(0, 16);

const latestOf = (orders: readonly Dated[], earliest: GmtSecond) =>
  orders.reduce((latest, { modified }) => (modified > latest ? modified : latest), earliest);

/** One turn's reading of a shop. */
class Reader {
  /** Everything up to here was read in this turn. */
  after: GmtSecond;
  readonly #seen = new Map<number, SeenOrder>();
  readonly #request: PullRequest;
  readonly #pageSize: number;

  constructor(request: PullRequest) {
    this.#request = request;
    this.#pageSize = request.pageSize ?? 50;
    this.after = movedSecond(request.cursor.since, -pullOverlap);
    for (const seen of request.cursor.seen) this.#seen.set(seen.id, seen);
  }

  /**
   * Whether there is more behind a page. Orders that the shop cannot load are left out of the page that they are counted in, so
   * that a short page is not the last one.
   */
  hasMore({ orders, total }: Page, number = 1): boolean {
    return orders.length >= this.#pageSize || (total ?? 0) > number * this.#pageSize;
  }

  /** Asks for what changed after a second and, where it is given, before another one; both are exclusive. */
  async page(before: GmtSecond | null, more: ShopQuery = {}): Promise<Page> {
    const answer = await this.#request.fetchPage({
      modified_after: this.after,
      ...(before === null ? {} : { modified_before: before }),
      dates_are_gmt: true,
      orderby: 'modified',
      order: 'asc',
      per_page: this.#pageSize,
      status: 'any,trash',
      ...more,
    });
    if (!answer.ok) throw new ShopFailure(answer.fault);
    return { orders: datedOrders(answer.orders, this.after), total: answer.total };
  }

  /** Picks those that were not taken over yet, in the order of their changes; they count as taken over from here on. */
  take(orders: readonly Dated[]): WooOrder[] {
    return orders
      .filter(({ order, modified }) => {
        const print = printOf(order);
        const seen = this.#seen.get(order.id);
        if (seen?.modified === modified && seen.print === print) return false;
        this.#seen.set(order.id, { id: order.id, modified, print });
        return true;
      })
      .toSorted((a, b) => (a.modified < b.modified ? -1 : Number(a.modified > b.modified)))
      .map(({ order }) => order);
  }

  /** The cursor goes on by itself only over what was read whole; it never goes back. */
  cursor(): PullCursor {
    const { since } = this.#request.cursor;
    const reached = this.after > since ? this.after : since;
    // The next turn meets nothing before this.
    const first = movedSecond(reached, -pullOverlap);
    for (const [id, { modified }] of this.#seen) if (modified <= first) this.#seen.delete(id);
    return { since: reached, seen: [...this.#seen.values()] };
  }

  /**
   * All orders of one second, which are more than a page: by page numbers, in the order of their ids. One that changes meanwhile
   * leaves the second.
   */
  wholeSecond(second: GmtSecond): Promise<Dated[]> {
    const readPage = async (page: number) => {
      const answer = await this.page(movedSecond(second, 1), { orderby: 'id', page });
      return { items: answer.orders, isLast: !this.hasMore(answer, page) };
    };
    return agreeingPasses(readPage, ({ order }) => order.id);
  }
}

/**
 * Reads what is new in a shop, a step at a time: each step's orders are taken over and its cursor is kept before the next one is
 * asked for, so that a process that ends in the middle goes on where it was. A step is new orders, possibly none, or a fault,
 * which is the last one. There is no clock in it: times are those of the shop's answers.
 *
 * It always asks for page 1. A full page does not say what was left out, since the shop sorts by its local time, whose order a
 * change of zone breaks, and leaves orders of one second in any order; so what lies before the page's last second is asked for
 * once more with both ends, and counts when it fits into a page. Then the cursor stands a second before that last one. Behind a full
 * page another one is expected, which is asked for its dates alone: an order is sent and read once.
 */
export async function* pullOrders(request: PullRequest): AsyncGenerator<PullStep, void, undefined> {
  const reader = new Reader(request);
  const step = (orders: readonly Dated[]): PullStep => ({
    orders: reader.take(orders),
    cursor: reader.cursor(),
    fault: null,
  });
  let isFullExpected = false;
  try {
    for (;;) {
      const { after } = reader;
      let page = await reader.page(null, isFullExpected ? datesAlone : {});
      if (!reader.hasMore(page)) {
        if (!isFullExpected) {
          yield step(page.orders);
          return;
        }
        isFullExpected = false;
        continue;
      }
      isFullExpected = true;
      // Nothing of this page could be loaded: any other one says where to look. Orders of one second come in another order each
      // time, so that pages are only whole by their ids.
      for (
        let number = 1;
        page.orders.length === 0 && (number === 1 || reader.hasMore(page, number - 1));
        number += 1
      )
        page = await reader.page(null, { ...datesAlone, orderby: 'id', page: number });
      if (page.orders.length === 0) return;
      const latest = latestOf(page.orders, after);
      // A cache or a filter that drops the parameters answers the same for ever.
      if (latest <= after) throw new ShopFailure({ kind: 'bad_answer' });
      yield* readBefore(latest, reader, step);
    }
  } catch (error) {
    if (!(error instanceof ShopFailure)) throw error;
    yield { orders: [], cursor: reader.cursor(), fault: error.fault };
  }
}

/** Reads everything up to a second, exclusive of it, in windows that fit into a page; at least one second of it. */
async function* readBefore(
  latest: GmtSecond,
  reader: Reader,
  step: (orders: readonly Dated[]) => PullStep,
): AsyncGenerator<PullStep, void, undefined> {
  let before = latest;
  for (;;) {
    const width = secondsBetween(reader.after, before) - 1;
    if (width <= 1) {
      const second = movedSecond(reader.after, 1);
      const orders = await reader.wholeSecond(second);
      reader.after = second;
      yield step(orders);
      return;
    }
    const window = await reader.page(before);
    if (window.orders.some(({ modified }) => modified >= before))
      throw new ShopFailure({ kind: 'bad_answer' });
    if (!reader.hasMore(window)) {
      // No further than its last order: one that is dated years ahead must not lead the cursor there.
      reader.after =
        window.orders.length > 0 ? latestOf(window.orders, reader.after) : movedSecond(before, -1);
      yield step(window.orders);
      return;
    }
    before = movedSecond(reader.after, 1 + Math.ceil(width / 2));
  }
}
