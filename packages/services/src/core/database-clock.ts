import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../database/connect.ts';

/** The present moment as SQL, by the one clock that all processes have: those of two machines may differ by more than a turn lasts. */
export type SharedMoment = () => SQL<Date>;
export const databaseMoment: SharedMoment = () => sql<Date>`clock_timestamp()`;

/** A moment that lies so many milliseconds after another one. */
export const momentAfter = (moment: SQL<Date>, ms: number): SQL<Date> =>
  sql<Date>`(${moment} + make_interval(secs => ${ms / 1000}))`;

/** Reads the moment by which all processes measure turns and pauses. */
export type SharedClock = (tx: Transaction) => Promise<Date>;

/** Makes the clock that reads a moment, to the millisecond. */
export const clockOf =
  (moment: SharedMoment): SharedClock =>
  async (tx) => {
    const { rows } = await tx.execute<{ ms: number }>(
      sql`select (extract(epoch from ${moment()}) * 1000)::float8 as ms`,
    );
    return new Date(Math.floor(rows[0]?.ms ?? 0));
  };

export const databaseClock: SharedClock = clockOf(databaseMoment);
