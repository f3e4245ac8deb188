import { type LinkCause, mustLinkAnew } from '@trastienda/domain/channel-setup';
import { causeOfFault } from '@trastienda/connectors/link-cause';
import type { ShopFault } from '@trastienda/connectors/shop-client';
import { guardedShop } from '@trastienda/connectors/woocommerce/guarded-shop';
import { ordersPageOf } from '@trastienda/connectors/woocommerce/orders-page';
import { type PullCursor, pullOrders } from '@trastienda/connectors/woocommerce/pull';
import type { WooOrder } from '@trastienda/connectors/woocommerce/schemas';
import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { Installation, Shops } from '../../../core/installation.ts';
import { isBusy, isDuplicate } from '../../../core/postgres-errors.ts';
import type { SecretBox } from '../../../core/secret-box.ts';
import { type Database, type Transaction, withinStore } from '../../../database/connect.ts';
import { channelLinks, channelSecrets, channelTurns } from '../../../tables/channel-links.ts';
import { linkSecretPlace } from '../secret-places.ts';
import { openCase } from './cases.ts';
import { factsReader, type OrderFacts, TurnFault } from './order-facts.ts';
import { takeOrder } from './take-order.ts';

/** A turn that wrote nothing for so long has lost its shop to the next one. */
const LEASE_MS = 60_000;
/** A shop without a bell is looked at so often. */
const EVERY_MS = 120_000;
const MINUTE_MS = 60_000;
/** Minutes until the next try, after one failure, after two and so on (D283). */
const slowed = [1, 2, 5, 15, 60] as const;
/** Failures in a row that are an error of the link. */
const ERROR_AFTER = 5;

export type TurnOptions = {
  readonly database: Database;
  readonly installation: Installation & { readonly shops: Shops; readonly secrets: SecretBox };
  readonly clock: () => Date;
  readonly random: (size: number) => Uint8Array;
  /** Is asked after each step: a turn that may not go on leaves the rest to the next one. */
  readonly mayGoOn: () => boolean;
  /** Receives what is a fault of ours. */
  readonly onError: (error: unknown, what: Readonly<Record<string, unknown>>) => void;
};

export type TurnName = { readonly storeId: string; readonly linkId: string };

/** Another turn has the shop now, or the shop was linked anew or unlinked. */
class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

type Turn = TurnName & {
  readonly lease: string;
  readonly row: typeof channelTurns.$inferSelect;
  readonly shopId: string;
  readonly secrets: ReadonlyMap<string, string>;
};

const ofTurn = ({ storeId, linkId }: TurnName) =>
  and(eq(channelTurns.storeId, storeId), eq(channelTurns.linkId, linkId));

/** Takes a shop for one turn, unless another turn has it. Two that ask at once wait for its row, and the second finds it taken. */
async function takeTurn(options: TurnOptions, name: TurnName): Promise<Turn | null> {
  const { database, installation, clock, random } = options;
  const now = clock();
  const lease = Buffer.from(random(12)).toString('hex');
  return withinStore(database, name.storeId, async (tx) => {
    const [row] = await tx
      .update(channelTurns)
      .set({ lease, leaseUntil: new Date(now.getTime() + LEASE_MS) })
      .where(
        and(
          ofTurn(name),
          lte(channelTurns.nextAt, now),
          or(isNull(channelTurns.leaseUntil), lte(channelTurns.leaseUntil, now)),
        ),
      )
      .returning();
    if (!row) return null;
    const [link] = await tx
      .select({ shopId: channelLinks.shopId })
      .from(channelLinks)
      .where(and(eq(channelLinks.storeId, name.storeId), eq(channelLinks.id, name.linkId)));
    const sealed = await tx
      .select()
      .from(channelSecrets)
      .where(and(eq(channelSecrets.storeId, name.storeId), eq(channelSecrets.linkId, name.linkId)));
    const secrets = new Map(
      sealed.map((one) => [one.field, installation.secrets.open(one.box, linkSecretPlace(one), one.keyId)]),
    );
    return { ...name, lease, row, shopId: link?.shopId ?? '', secrets };
  });
}

/** Holds the shop for this transaction, and for a while after it. @throws LeaseLost */
async function hold(tx: Transaction, { clock }: TurnOptions, turn: Turn, more: Partial<Turn['row']> = {}) {
  const held = await tx
    .update(channelTurns)
    .set({ leaseUntil: new Date(clock().getTime() + LEASE_MS), ...more })
    .where(and(ofTurn(turn), eq(channelTurns.lease, turn.lease)))
    .returning({ linkId: channelTurns.linkId });
  if (held.length === 0) throw new LeaseLost('Another turn has the shop');
}

/** Writes one order in a transaction of its own. One that cannot be written is a case, and keeps no other one out. */
async function write(options: TurnOptions, turn: Turn, order: WooOrder, facts: OrderFacts): Promise<void> {
  const { database, installation, clock, onError } = options;
  const { storeId, linkId, shopId, row } = turn;
  const inTurn = (work: (tx: Transaction) => Promise<void>) =>
    withinStore(database, storeId, async (tx) => {
      await hold(tx, options, turn);
      await work(tx);
    });
  const take = () =>
    inTurn((tx) =>
      takeOrder(
        { tx, storeId, linkId, now: clock(), link: { id: linkId, shopId }, units: row, installation },
        order,
        facts,
      ),
    );
  try {
    // Another shop of the store may have taken the number at this moment.
    await take().catch((error: unknown) => {
      if (!isDuplicate(error)) throw error;
      return take();
    });
  } catch (error) {
    if (error instanceof LeaseLost || isBusy(error)) throw error;
    onError(error, { task: 'shops-read', storeId, linkId, externalId: order.id });
    const externalId = String(order.id);
    await inTurn((tx) =>
      openCase({ tx, storeId, linkId, externalId, now: clock() }, 'sin_guardar', { raw: order }),
    );
  }
}

const free = { lease: null, leaseUntil: null } as const;

type LinkChange = Partial<
  Pick<typeof channelLinks.$inferSelect, 'status' | 'cause' | 'failedSince' | 'lastSyncAt'>
>;

/** Ends a turn: the shop is free, and its link says how it went. */
async function end(
  options: TurnOptions,
  turn: Turn,
  change: Partial<Turn['row']>,
  link: LinkChange,
): Promise<void> {
  const { storeId, linkId } = turn;
  await withinStore(options.database, storeId, async (tx) => {
    await hold(tx, options, turn, { ...change, ...free });
    if (Object.keys(link).length === 0) return;
    await tx
      .update(channelLinks)
      .set(link)
      .where(and(eq(channelLinks.storeId, storeId), eq(channelLinks.id, linkId)));
  });
}

/** Ends a turn that failed: ever later tries, and an error of the link after some of them, or at once for a refused key. */
async function fail(options: TurnOptions, turn: Turn, fault: ShopFault): Promise<void> {
  const now = options.clock();
  const cause: LinkCause = causeOfFault(fault);
  const isOfKey = mustLinkAnew(cause) || cause === 'solo_lectura';
  const failures = isOfKey ? Math.max(ERROR_AFTER, turn.row.failures + 1) : turn.row.failures + 1;
  const failingSince = turn.row.failingSince ?? now;
  const minutes = slowed[Math.min(failures, slowed.length) - 1] ?? slowed[0];
  const asked = fault.kind === 'slow_down' ? (fault.retryAfterSeconds ?? 0) * 1000 : 0;
  const nextAt = new Date(now.getTime() + Math.max(minutes * MINUTE_MS, asked));
  const link: LinkChange =
    failures >= ERROR_AFTER ? { status: 'error', cause, failedSince: failingSince } : {};
  await end(options, turn, { failures, failingSince, nextAt }, link);
}

async function readShop(options: TurnOptions, turn: Turn): Promise<void> {
  const { installation, clock, database, mayGoOn } = options;
  const keyOf = (field: string) => turn.secrets.get(field) ?? '';
  const shop = guardedShop({ client: installation.shops.client, now: clock }, turn.row, {
    consumerKey: keyOf('consumerKey'),
    consumerSecret: keyOf('consumerSecret'),
  });
  const factsOf = factsReader(shop);
  const keepCursor = (cursor: PullCursor) =>
    withinStore(database, turn.storeId, (tx) => hold(tx, options, turn, { cursor }));
  for await (const step of pullOrders({ cursor: turn.row.cursor, fetchPage: ordersPageOf(shop) })) {
    for (const order of step.orders) await write(options, turn, order, await factsOf(order));
    // Orders that were written before a process ended are known by their names: the cursor follows them.
    await keepCursor(step.cursor);
    if (step.fault) throw new TurnFault(step.fault);
    if (!mayGoOn()) return end(options, turn, { nextAt: clock() }, {});
  }
  const now = clock();
  await end(
    options,
    turn,
    { nextAt: new Date(now.getTime() + EVERY_MS), failures: 0, failingSince: null },
    { status: 'active', cause: null, failedSince: null, lastSyncAt: now },
  );
}

/**
 * Reads one shop from where it was read, and takes its orders over (D523). A turn that is killed leaves whole orders behind it, and
 * the next one goes on once the lease is over. Rejects with what is a fault of ours.
 */
export async function runTurn(options: TurnOptions, name: TurnName): Promise<void> {
  const turn = await takeTurn(options, name);
  if (!turn) return;
  try {
    await readShop(options, turn).catch((error: unknown) => {
      if (!(error instanceof TurnFault)) throw error;
      return fail(options, turn, error.fault);
    });
  } catch (error) {
    if (!(error instanceof LeaseLost)) throw error;
  }
}
