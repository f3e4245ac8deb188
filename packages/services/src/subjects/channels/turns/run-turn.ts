import type { ShopClient } from '@trastienda/connectors/shop-client';
import { guardedShop } from '@trastienda/connectors/woocommerce/guarded-shop';
import { UnopenedBox } from '../../../core/secret-box.ts';
import { withinStore } from '../../../database/connect.ts';
import { pauseOf } from '../hooks/hook-trust.ts';
import { shopKeysOf } from '../shop-keys.ts';
import { compareShop } from './compare-shop.ts';
import { TurnFault } from './order-facts.ts';
import { pushOrders } from './push-orders.ts';
import { readInbox } from './read-inbox.ts';
import { readAsked } from './read-asked.ts';
import { readShop } from './read-shop.ts';
import { tendHook } from './tend-hook.ts';
import {
  endTurn,
  failTurn,
  fromNow,
  LeaseLost,
  takeTurn,
  type Turn,
  type TurnName,
  type TurnOptions,
} from './turn.ts';

/** A part of a turn. It gives whether nothing is left of it, and throws a TurnFault where the shop fails. */
type Part = (options: TurnOptions, turn: Turn, shop: ShopClient) => Promise<boolean>;

/** The parts of a turn in their order. */
const parts: readonly Part[] = [readInbox, readAsked, pushOrders, readShop, compareShop, tendHook];

async function work(options: TurnOptions, turn: Turn): Promise<void> {
  const { installation, clock } = options;
  const asking = { client: installation.shops.client, now: clock };
  const shop = guardedShop(asking, turn.row, shopKeysOf(turn.secrets));
  for (const part of parts)
    if (!(await part(options, turn, shop)))
      return endTurn(options, turn, turn.isLookDue ? { nextAt: fromNow(options, 0) } : {}, {});
  if (!turn.isLookDue) return endTurn(options, turn, {}, {});
  const pause = await withinStore(options.database, turn.storeId, (tx) => pauseOf(tx, turn, turn.startedAt));
  const isSlowed = turn.row.slowUntil !== null && turn.row.slowUntil > turn.startedAt;
  await endTurn(
    options,
    turn,
    { nextAt: fromNow(options, pause * (isSlowed ? 2 : 1)), failures: 0, failingSince: null },
    { status: 'active', cause: null, failedSince: null, lastSyncAt: fromNow(options, 0) },
    turn.row.failures > 0 ? { kind: 'recovered' } : undefined,
  );
}

/** Ends a turn that ended by an error. What is a fault of ours is thrown on. */
async function endFailed(options: TurnOptions, turn: Turn, error: unknown): Promise<void> {
  if (error instanceof TurnFault) return failTurn(options, turn, error.fault);
  if (!(error instanceof UnopenedBox)) throw error;
  // The operator is told once of a lost key, the merchant as long as it is lost (D546).
  if (turn.cause !== 'llave_perdida')
    options.onError(error, { task: 'shops', storeId: turn.storeId, linkId: turn.linkId });
  await failTurn(options, turn, 'llave_perdida');
}

/**
 * Works on one shop: reads it from where it was read, and takes its orders over (D523). A turn that is killed leaves whole orders
 * behind it, and the next one goes on once the lease is over. Rejects with what is a fault of ours.
 */
export async function runTurn(options: TurnOptions, name: TurnName): Promise<void> {
  const turn = await takeTurn(options, name);
  if (!turn) return;
  try {
    await work(options, turn).catch((error: unknown) => endFailed(options, turn, error));
  } catch (error) {
    if (!(error instanceof LeaseLost)) throw error;
  }
}
