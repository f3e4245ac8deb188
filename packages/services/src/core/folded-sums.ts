import { type SQL, sql } from 'drizzle-orm';
import { acrossStores, type Database } from '../database/connect.ts';
import { isOfOpenStore } from './open-store.ts';

/** One transaction folds this many changes, and holds its locks for some tens of milliseconds. */
const BATCH_SIZE = 20_000;

/** Sums of days and months that triggers add changes to (ADR 12). `fold_{name}`, `rebuild_{name}`, `{name}_days` and `{name}_months` are theirs. */
export type FoldedSums = {
  readonly name: 'sales' | 'money';
  /** The stores whose changes wait, as rows of `store_id`. */
  readonly waiting: SQL;
  /** Counts the sums of a store that its rows, or its days, say otherwise. */
  readonly countWrong: (store: string) => SQL;
  /** Whether a row of days or months says nothing any more. */
  readonly isZero: SQL;
};

/** Returns what keeps such sums true: each minute, each night, and when an operator asks for it. */
export function maintenanceOf({ name, waiting, countWrong, isZero }: FoldedSums) {
  const [fold, rebuild] = [sql.identifier(`fold_${name}`), sql.identifier(`rebuild_${name}`)];

  /** Rebuilds the sums of a store from its rows, and returns whether there is such a store. */
  const rebuildStore = (database: Database, store: string): Promise<boolean> =>
    acrossStores(database, async (tx) => {
      const { rows } = await tx.execute(sql`select id from stores where id = ${store}`);
      if (rows.length > 0) await tx.execute(sql`select ${rebuild}(${store})`);
      return rows.length > 0;
    });

  return {
    rebuild: rebuildStore,

    /** Folds the changes of all open stores. It skips those that another process is folding. */
    async fold(database: Database): Promise<void> {
      const { rows: stores } = await acrossStores(database, (tx) =>
        tx.execute<{ store_id: string }>(
          sql`select store_id from (${waiting}) w where ${isOfOpenStore(sql`w.store_id`)}`,
        ),
      );
      for (const { store_id: store } of stores) {
        let taken = BATCH_SIZE;
        while (taken === BATCH_SIZE) {
          const { rows } = await acrossStores(database, (tx) =>
            tx.execute<{ taken: number }>(sql`select ${fold}(${store}, ${BATCH_SIZE}::int) as taken`),
          );
          taken = rows[0]?.taken ?? 0;
        }
      }
    },

    /**
     * Compares the sums of every store with its rows, and its months with its days; it reports a wrong sum and rebuilds it. Rows
     * that are 0 are deleted.
     * @param onFault receives an error for each store with a wrong sum, which is a defect of ours
     */
    async audit(database: Database, onFault: (error: Error) => void): Promise<void> {
      const { rows: stores } = await acrossStores(database, (tx) =>
        tx.execute<{ id: string }>(sql`select id from stores order by id`),
      );
      for (const { id: store } of stores) {
        const { rows } = await acrossStores(database, (tx) =>
          tx.execute<{ off: number }>(sql`select (${countWrong(store)})::int as off`),
        );
        const off = rows[0]?.off ?? 0;
        if (off === 0) continue;
        onFault(
          new Error(`Sums of ${name} of the store ${store} were off in ${off} places, and are made anew`),
        );
        await rebuildStore(database, store);
      }
      await acrossStores(database, async (tx) => {
        for (const grain of ['days', 'months'])
          await tx.execute(sql`delete from ${sql.identifier(`${name}_${grain}`)} where ${isZero}`);
      });
    },
  };
}
