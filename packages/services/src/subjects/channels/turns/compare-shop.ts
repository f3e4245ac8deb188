import { causeOfFault } from '@trastienda/connectors/link-cause';
import type { ShopClient, ShopFault } from '@trastienda/connectors/shop-client';
import { movedSecond } from '@trastienda/connectors/woocommerce/gmt-second';
import {
  type ListedOrder,
  type ListedWindow,
  listOrders,
} from '@trastienda/connectors/woocommerce/list-orders';
import { standingOf } from '@trastienda/connectors/woocommerce/order-status';
import { ordersPageOf } from '@trastienda/connectors/woocommerce/orders-page';
import { readOrder } from '@trastienda/connectors/woocommerce/schemas';
import { and, desc, eq, gt, inArray, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import { withinStore } from '../../../database/connect.ts';
import { channelCases, type Comparison } from '../../../tables/channel-links.ts';
import { externalOrders } from '../../../tables/door.ts';
import { orders } from '../../../tables/orders.ts';
import { noteChannelEvent } from './channel-events.ts';
import { askFor } from './ask-order.ts';
import { compareDueAt } from './compare-due.ts';
import { factsReader, TurnFault } from './order-facts.ts';
import { withFacts, writeAll, writeDeletion } from './read-shop.ts';
import { DELETED, isWanted } from './take-order.ts';
import { inTurn, type Turn, type TurnOptions } from './turn.ts';

const DAYS = 60;
/** A turn asks the shop so often for a comparison at most: what waits in other parts of a turn is not to wait for long. */
const MOST_REQUESTS = 60;
/** Orders that are asked for at once: one may be tens of kilobytes. */
const BATCH = 50;
/** A comparison that the shop did not answer goes on after this time; its reading goes on meanwhile. */
const POSTPONED_MS = 3_600_000;

const every = { status: 'any,trash', dates_are_gmt: true } as const;

type Comparing = {
  readonly options: TurnOptions;
  readonly turn: Turn;
  readonly shop: Pick<ShopClient, 'get'>;
  readonly factsOf: ReturnType<typeof factsReader>;
};

/** So many orders that are gone at once, and more than are left beside them, are no work of a person. */
const LOST_AT_ONCE = 10;

/** The orders of a window that are to be fetched, and those that are known here and not listed any more. */
type Differences = {
  readonly stale: readonly number[];
  readonly missing: readonly string[];
  /** The shop itself has lost orders, as one that was restored from an old backup: what is here of them stays. */
  readonly isLoss: boolean;
};

const isOfLink = ({ storeId, linkId }: Turn) =>
  and(eq(externalOrders.storeId, storeId), eq(externalOrders.source, linkId));

/** Returns which versions of orders that are no orders here a person was already asked about. */
async function casesOf({ options, turn }: Comparing, ids: readonly string[]) {
  const rows = await withinStore(options.database, turn.storeId, (tx) =>
    tx
      .select({
        externalId: channelCases.externalId,
        modified: sql<string | null>`${channelCases.raw} ->> 'date_modified_gmt'`,
      })
      .from(channelCases)
      .where(
        and(
          eq(channelCases.storeId, turn.storeId),
          eq(channelCases.linkId, turn.linkId),
          inArray(channelCases.externalId, [...ids]),
          // Another try is due to what could not be written.
          ne(channelCases.cause, 'sin_guardar'),
        ),
      )
      .orderBy(desc(channelCases.id)),
  );
  return new Map(rows.toReversed().map((row) => [row.externalId, row.modified]));
}

/** The second from which a shop was first read; links from before it was kept had 30 days read. */
const readFromOf = ({ row, linkedAt }: Turn): string =>
  row.readFrom ?? new Date(linkedAt.getTime() - 30 * 86_400_000).toISOString().slice(0, 19);

async function differencesOf(comparing: Comparing, window: ListedWindow): Promise<Differences> {
  const { options, turn } = comparing;
  const listed = window.orders.map(({ id }) => String(id));
  const { known, missing } = await withinStore(options.database, turn.storeId, async (tx) => ({
    known:
      listed.length === 0
        ? []
        : await tx
            .select()
            .from(externalOrders)
            .where(and(isOfLink(turn), inArray(externalOrders.externalId, listed))),
    // Orders that the shop cannot load are left out of its lists, and are not gone.
    missing: window.isWhole
      ? await tx
          .select({ externalId: externalOrders.externalId })
          .from(externalOrders)
          .innerJoin(
            orders,
            and(eq(orders.storeId, externalOrders.storeId), eq(orders.id, externalOrders.orderId)),
          )
          .where(
            and(
              isOfLink(turn),
              listed.length === 0 ? undefined : notInArray(externalOrders.externalId, listed),
              or(isNull(externalOrders.remoteStatus), ne(externalOrders.remoteStatus, DELETED)),
              gt(orders.purchaseDate, new Date(`${window.after}Z`)),
              window.before === null ? undefined : lt(orders.purchaseDate, new Date(`${window.before}Z`)),
            ),
          )
      : [],
  }));
  const versions = new Map(known.map((row) => [row.externalId, row]));
  const isNews = ({ status, modified, completed }: ListedOrder): boolean =>
    isWanted(standingOf(status), completed ?? modified, turn.startedAt) &&
    // An order that has not changed since long before the link does not come in.
    (modified === null || modified >= readFromOf(turn));
  const unknown = window.orders.filter((order) => !versions.has(String(order.id)) && isNews(order));
  const asked =
    unknown.length === 0
      ? new Map<string, string | null>()
      : await casesOf(
          comparing,
          unknown.map(({ id }) => String(id)),
        );
  const stale = window.orders.filter((order) => {
    const row = versions.get(String(order.id));
    return row !== undefined && (row.remoteStatus !== order.status || row.remoteModified !== order.modified);
  });
  const fresh = unknown.filter(({ id, modified }) => {
    const version = asked.get(String(id));
    return version === undefined || version !== modified;
  });
  return {
    stale: [...stale, ...fresh].map(({ id }) => id),
    missing: missing.map(({ externalId }) => externalId),
    isLoss: missing.length >= LOST_AT_ONCE && missing.length > known.length,
  };
}

/** Asks for orders by their ids. @throws TurnFault */
async function listByIds({ shop }: Comparing, ids: readonly (number | string)[], fields?: string) {
  const answer = await ordersPageOf(shop)({
    ...every,
    include: ids.join(),
    per_page: ids.length,
    ...(fields === undefined ? {} : { _fields: fields }),
  });
  if (!answer.ok) throw new TurnFault(answer.fault);
  return answer.orders.map(readOrder).filter((order) => order !== null);
}

function* batches<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let at = 0; at < items.length; at += BATCH) yield items.slice(at, at + BATCH);
}

/** Fetches orders and takes them over, as long as the turn may go on. @returns whether none is left @throws TurnFault */
async function fetchOrders(comparing: Comparing, ids: readonly number[]): Promise<boolean> {
  const { options, turn, factsOf } = comparing;
  for (const some of batches(ids)) {
    if (!options.mayGoOn()) return false;
    await writeAll(options, turn, await withFacts(options, turn, await listByIds(comparing, some), factsOf));
  }
  return true;
}

/** Takes over that orders are gone, once the shop said so of each. @returns whether none is left @throws TurnFault */
async function takeDeletions(comparing: Comparing, ids: readonly string[]): Promise<boolean> {
  const { options, turn, shop } = comparing;
  for (const some of batches(ids)) {
    // One whose date of purchase was changed in the shop is listed elsewhere.
    const there = new Set((await listByIds(comparing, some, 'id')).map(({ id }) => String(id)));
    for (const externalId of some) {
      if (there.has(externalId)) continue;
      if (!options.mayGoOn()) return false;
      if ((await askFor(shop, externalId)) === 'gone') await writeDeletion(options, turn, externalId);
    }
  }
  return true;
}

/** A fault that the shop's next reading meets as well, or has to respect. */
const ofWholeShop: readonly ShopFault['kind'][] = ['slow_down', 'key_refused', 'read_only_key'];

/** Compares window by window, and keeps after each how far it came. @returns whether the turn may end */
async function compareWindows(
  comparing: Comparing,
  progress: { state: Comparison },
  mayAsk: () => boolean,
): Promise<boolean> {
  const { options, turn, shop } = comparing;
  const { startedAt, after } = progress.state;
  const until = turn.startedAt.toISOString().slice(0, 19);
  for await (const window of listOrders({ after, until, fetchPage: ordersPageOf(shop) })) {
    if (window.fault) throw new TurnFault(window.fault);
    const { stale, missing, isLoss } = await differencesOf(comparing, window);
    const gone = isLoss ? [] : missing;
    // A window that was left in the middle is met again; what was done of it is done.
    if (!(await fetchOrders(comparing, stale)) || !(await takeDeletions(comparing, gone))) return false;
    const count = stale.length + gone.length;
    const isLast = window.before === null;
    if (window.before !== null) progress.state = { startedAt, after: movedSecond(window.before, -1) };
    await inTurn(
      options,
      turn,
      async (tx) => {
        const note = (event: Parameters<typeof noteChannelEvent>[3]) =>
          noteChannelEvent(tx, turn, options.clock(), event);
        if (count > 0) await note({ kind: 'read', count });
        if (isLoss) await note({ kind: 'failed', count: missing.length, cause: 'respuesta_ilegible' });
      },
      isLast ? { comparison: null, comparedAt: new Date(startedAt) } : { comparison: progress.state },
    );
    if (isLast || !mayAsk()) return true;
    if (!options.mayGoOn()) return false;
  }
  return true;
}

/**
 * Compares the orders of the last 60 days with the shop's, once in a night (D273, D532): what is missing here or has another version
 * there is taken over as any order is, and what the shop deleted for good ends as in the trash. It goes on where it was left, some
 * requests in each turn. A shop that does not answer it is still read: the comparison then waits for an hour.
 * @returns whether the turn may end
 * @throws TurnFault
 */
export async function compareShop(options: TurnOptions, turn: Turn, shop: ShopClient): Promise<boolean> {
  const { row, startedAt, linkId, timeZone } = turn;
  if (!turn.isLookDue) return true;
  const isDue = row.comparedAt === null || row.comparedAt < compareDueAt(startedAt, linkId, timeZone);
  if (!isDue) return true;
  const now = startedAt.toISOString();
  const progress = {
    state: row.comparison ?? { startedAt: now, after: movedSecond(now.slice(0, 19), -DAYS * 86_400) },
  };
  if ((progress.state.notBefore ?? now) > now) return true;
  let requests = 0;
  const counted: Comparing['shop'] = {
    get: (...asked) => {
      requests += 1;
      return shop.get(...asked);
    },
  };
  const comparing = { options, turn, shop: counted, factsOf: factsReader(counted) };
  try {
    return await compareWindows(comparing, progress, () => requests < MOST_REQUESTS);
  } catch (error) {
    if (!(error instanceof TurnFault) || ofWholeShop.includes(error.fault.kind)) throw error;
    const cause = causeOfFault(error.fault);
    const notBefore = new Date(startedAt.getTime() + POSTPONED_MS).toISOString();
    await inTurn(
      options,
      turn,
      (tx) => noteChannelEvent(tx, turn, options.clock(), { kind: 'failed', cause }),
      { comparison: { ...progress.state, notBefore } },
    );
    return true;
  }
}
