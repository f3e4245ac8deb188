import { doorEvents, type DoorEvents, type DoorResults, maxDoorEvents } from '@trastienda/api-client';
import { closedStore, Refusal } from '../../core/refusal.ts';
import { holdsTooMany, TOO_MANY } from '../../core/read-request.ts';
import { whileThere } from '../../core/while-there.ts';
import { type Database, withinStore } from '../../database/connect.ts';
import { eventsAfter, numberEvents } from './events.ts';
import { receiveOrder } from './receive-orders.ts';
import { findKey, storeNamedBy } from './store-keys.ts';

/** The store that a key has opened, and the key. */
export type Entered = { readonly storeId: string; readonly keyId: string };

const NO_KEY = 'La llave no sirve: búscala en Canales de venta, o haz una nueva';

/**
 * The open door (calls.md 26): other systems of a merchant send orders by it, and ask what became of them. A key opens one store, and
 * nobody's session is needed.
 */
export function createDoor({
  database,
  clock = () => new Date(),
}: {
  readonly database: Database;
  readonly clock?: () => Date;
}) {
  return {
    /** Finds the store of a key. @throws 401 for one that does not work, 403 for a closed store. */
    async enter(key: string): Promise<Entered> {
      const storeId = storeNamedBy(key);
      const found =
        storeId === null
          ? null
          : await whileThere(() =>
              withinStore(database, storeId, (tx) => findKey(tx, { storeId, key, now: clock() })),
            );
      if (storeId === null || found === null) throw new Refusal(401, NO_KEY);
      if (found.isClosed) throw closedStore();
      return { storeId, keyId: found.keyId };
    },

    /** Takes orders in, each by itself, and says of each what became of it, in their order. @throws 422 for too much data */
    async receive({ storeId }: Entered, sent: readonly unknown[]): Promise<DoorResults> {
      if (holdsTooMany(sent)) throw new Refusal(422, TOO_MANY, { code: 'too_many' });
      const results: DoorResults['results'] = [];
      for (const one of sent)
        results.push(await whileThere(() => receiveOrder({ database, storeId, now: clock() }, one)));
      const count = (status: string) => results.filter((one) => one.status === status).length;
      return {
        created: count('created'),
        existing: count('existing'),
        refused: count('refused'),
        results,
      };
    },

    /** Returns the events that follow a number, oldest first, at most `limit` of them. */
    events({ storeId }: Entered, { after, limit }: { after: number; limit: number }): Promise<DoorEvents> {
      const most = Math.min(limit, maxDoorEvents);
      return whileThere(() =>
        withinStore(database, storeId, async (tx) => {
          await numberEvents(tx, storeId);
          const rows = await eventsAfter(tx, storeId, { after, limit: most + 1 });
          const page = rows.slice(0, most);
          return doorEvents.parse({
            data: page,
            next: page.at(-1)?.seq ?? after,
            hasMore: rows.length > most,
          });
        }),
      );
    },
  };
}

export type Door = ReturnType<typeof createDoor>;
