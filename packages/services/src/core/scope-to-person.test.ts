import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { connect, type Database, disconnect } from '../setup/index.ts';
import { HECTOR, MARIANA } from '../testing/ask.ts';
import { NOW } from '../testing/now.ts';
import { useDatabase } from '../testing/test-database.ts';
import { type Attempt, storeAnswer, takeKey } from './idempotency.ts';
import { auditEntries, idempotencyKeys } from '../tables/requests.ts';
import { scopeToPerson } from './scope-to-store.ts';

const db = useDatabase('empty');

const attemptOf = (person: string, key: string): Attempt => ({
  storeId: '',
  person,
  callId: 'createIdentityStore',
  key,
  hash: { value: 'same', isSame: (stored) => stored === 'same' },
  now: NOW,
});

/**
 * Does the steps of the services around a write without a store.
 * @returns the first answer, or `null` for the first time.
 */
const write = (database: Database, person: string, key: string): Promise<unknown> =>
  database.transaction(async (tx) => {
    await scopeToPerson(tx, person);
    const attempt = attemptOf(person, key);
    const first = await takeKey(tx, attempt);
    if (first !== null) return first;
    await storeAnswer(tx, attempt, `of ${person}`);
    await tx.insert(auditEntries).values({
      storeId: '',
      email: person,
      callId: attempt.callId,
      key,
      requestId: 'req-test',
      createdAt: NOW,
    });
    return null;
  });

describe('a write that has no store', () => {
  it('passes on each of 100 connections that were never used before', async () => {
    for (let at = 0; at < 100; at += 1) {
      const fresh = connect(db.url, { max: 1 });
      expect(await write(fresh, MARIANA, `fresh-${at}`)).toBeNull();
      await disconnect(fresh);
    }
  }, 60_000);

  it('has its key for one person: two with the same key are two effects', async () => {
    expect(await write(db.database, MARIANA, 'the-same-key')).toBeNull();
    expect(await write(db.database, HECTOR, 'the-same-key')).toBeNull();
    expect(await write(db.database, MARIANA, 'the-same-key')).toBe(`of ${MARIANA}`);
    expect(await write(db.database, HECTOR, 'the-same-key')).toBe(`of ${HECTOR}`);
  });

  it('is seen by its person only, also on a connection that had a store before', async () => {
    await write(db.database, MARIANA, 'seen');
    const one = connect(db.url, { max: 1 });
    const counts = (person: string) =>
      one.transaction(async (tx) => {
        await scopeToPerson(tx, person);
        const whose = await tx.selectDistinct({ email: auditEntries.email }).from(auditEntries);
        return [whose.map(({ email }) => email), await tx.$count(idempotencyKeys)];
      });
    await one.transaction((tx) => tx.execute(sql`select set_config('app.store_id', '10452', true)`));
    expect(await counts('nobody@nowhere.example')).toEqual([[], 0]);
    expect((await counts(MARIANA))[0]).toEqual([MARIANA]);
    // A transaction that names neither a store nor a person.
    expect(await one.$count(idempotencyKeys)).toBe(0);
    await disconnect(one);
  });
});
