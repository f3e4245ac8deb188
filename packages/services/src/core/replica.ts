import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type Database, disconnect } from '../database/connect.ts';
import { isTransient } from './postgres-errors.ts';

/** A replica that is further behind than this serves nothing. */
const MAX_LAG_MS = 5_000;
/** A writer reads from the primary for this long after a write: by then every replica that serves has replayed it. */
export const NEW_FOR_SECONDS = 10;
const LOOK_MS = 250;
/** A read that takes longer there is asked of the primary, within the deadline of its call. */
const ANSWER_MS = 8_000;

export type Replica = {
  readonly database: Database;
  /** Whether it serves reads now. */
  readonly isFresh: () => boolean;
  /** Takes it out of service until the next look at it, unless it only cancelled the read for what it had to replay. */
  readonly failed: (error: unknown) => void;
  readonly stop: () => Promise<void>;
};

type Told = { readonly lsn: string | null; readonly database: string; readonly isServing: boolean };

/** The position in the log ('16/B374D848') as a number. */
const positionOf = (lsn: string): bigint => {
  const [high = '', low = ''] = lsn.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
};

const ofPrimary = `select pg_current_wal_insert_lsn()::text as lsn, true as "isServing",
  (select system_identifier from pg_control_system()) || '/' || current_database() as database`;
const ofReplica = `select pg_last_wal_replay_lsn()::text as lsn,
  pg_is_in_recovery() and not (select rolsuper or rolbypassrls from pg_roles where rolname = current_user) as "isServing",
  (select system_identifier from pg_control_system()) || '/' || current_database() as database`;

/**
 * Looks after a streaming replica of `primary`. It notes how far the primary's log is at a moment, and the replica is as fresh as the last such
 * moment that it has replayed: that holds for a replica which has lost its primary too, and needs no clock but ours.
 * @param options `onState` hears when it begins or ceases to serve, and why.
 */
export function createReplica(
  url: string,
  primary: Database,
  options: { readonly onState: (reason: string | null) => void },
): Replica {
  const database = connect(url, { answerWithin: ANSWER_MS });
  const over = new AbortController();
  let notes: { readonly at: number; readonly position: bigint }[] = [];
  let freshAt = Number.NEGATIVE_INFINITY;
  let said: string | null | undefined;
  const isFresh = () => performance.now() - freshAt <= MAX_LAG_MS;

  const told = async (from: Database, question: string): Promise<Told> => {
    const { rows } = await from.$client.query<Told>(question);
    if (!rows[0]) throw new Error('PostgreSQL tells nothing of itself');
    return rows[0];
  };

  /** @returns why it does not serve; `null` when it does. */
  async function look(): Promise<string | null> {
    const at = performance.now();
    const there = await told(primary, ofPrimary);
    notes.push({ at, position: positionOf(there.lsn ?? '0/0') });
    // A replica that is away for hours leaves no more of them than are of use.
    notes = notes.filter((note) => at - note.at <= 2 * MAX_LAG_MS);
    const { lsn, isServing, database: itsDatabase } = await told(database, ofReplica);
    if (lsn === null || !isServing || itsDatabase !== there.database) {
      freshAt = Number.NEGATIVE_INFINITY;
      return itsDatabase === there.database
        ? 'it is no replica, or its role is not bound by row-level security'
        : 'it is not a replica of the database of DATABASE_URL';
    }
    const replayed = positionOf(lsn);
    for (const note of notes) if (note.position <= replayed) freshAt = Math.max(freshAt, note.at);
    notes = notes.filter((note) => note.position > replayed);
    return isFresh() ? null : `it is more than ${MAX_LAG_MS / 1000} seconds behind`;
  }

  const looking = (async () => {
    while (!over.signal.aborted) {
      const reason = await look().catch((error: unknown) => {
        freshAt = Number.NEGATIVE_INFINITY;
        return String(error);
      });
      if (reason !== said && !over.signal.aborted) options.onState((said = reason));
      await sleep(LOOK_MS, undefined, { signal: over.signal }).catch(() => {});
    }
  })();

  return {
    database,
    isFresh,
    failed: (error) => {
      // A read that is in the way of what is replayed is cancelled with the code of a serialization failure.
      if (!isTransient(error)) freshAt = Number.NEGATIVE_INFINITY;
    },
    stop: async () => {
      over.abort();
      await Promise.allSettled([looking, disconnect(database)]);
    },
  };
}
