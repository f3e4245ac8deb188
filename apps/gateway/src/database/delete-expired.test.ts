import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase } from '../testing/gateway.ts';
import { deleteExpired } from './delete-expired.ts';
import { type OpenDatabase, openDatabase } from './open.ts';
import { identityRecords, sessions, users } from './schema.ts';

let database: OpenDatabase;
let url: string;
beforeAll(async () => {
  url = await freshDatabase();
  database = await openDatabase(url);
});
afterAll(() => database.close());

it('rows that nobody can use any more go, the others stay', async () => {
  const { db } = database;
  const now = new Date('2025-01-15T12:00:00Z');
  const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const userId = randomUUID();
  await db.insert(users).values({ id: userId, email: 'a@b.example', name: null });
  const session = (tokenHash: string, expiresAt: Date, lastUsedAt: Date) => ({
    tokenHash,
    id: randomUUID(),
    userId,
    createdAt: now,
    expiresAt,
    lastUsedAt,
  });
  await db
    .insert(sessions)
    .values([session('old', at(-1), now), session('idle', at(60), at(-30)), session('new', at(1), at(-29))]);
  const record = (id: string, expiresAt: Date | null) => ({ model: 'Session', id, payload: {}, expiresAt });
  await db
    .insert(identityRecords)
    .values([record('old', at(-1)), record('new', at(1)), record('kept', null)]);

  await deleteExpired(db, now);
  expect((await db.select().from(identityRecords)).map(({ id }) => id).toSorted()).toEqual(['kept', 'new']);
  expect((await db.select().from(sessions)).map(({ tokenHash }) => tokenHash)).toEqual(['new']);
});

it('several processes may open a new database at once: one migrates, the others wait', async () => {
  const fresh = await freshDatabase('no');
  const opened = await Promise.all(Array.from({ length: 4 }, () => openDatabase(fresh)));
  for (const one of opened) expect(await one.db.select().from(users)).toEqual([]);
  await Promise.all(opened.map((one) => one.close()));
});
