import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase } from '../testing/gateway.ts';
import { deleteExpired } from './delete-expired.ts';
import { sharedRateLimit } from './shared-rate-limit.ts';
import { openDatabase, type OpenDatabase } from './open.ts';
import { rates } from './schema.ts';

let first: OpenDatabase;
let second: OpenDatabase;
let now = Date.UTC(2025, 0, 15);
const clock = () => new Date(now);
beforeAll(async () => {
  const url = await freshDatabase();
  first = await openDatabase(url);
  second = await openDatabase(url);
});
afterAll(() => Promise.all([first.close(), second.close()]));

const limit = { burst: 3, perSecond: 0.5 };
const inBoth = (name: string) => [first, second].map(({ db }) => sharedRateLimit(db, name, limit, clock));

it('lets a burst pass, then says how long to wait, for each key by itself, whichever process is asked', async () => {
  const [here, there] = inBoth('a');
  const taken = [await here?.take('ana'), await there?.take('ana'), await here?.take('ana')];
  expect(taken).toEqual([0, 0, 0]);
  expect([await here?.take('ana'), await there?.take('ana')]).toEqual([2, 2]);
  expect(await there?.take('beto')).toBe(0);
  now += 2000;
  expect([await there?.take('ana'), await here?.take('ana')]).toEqual([0, 2]);
  // Full again, and no fuller.
  now += 3_600_000;
  expect(await Promise.all([1, 2, 3, 4].map(() => there?.take('ana')))).toContain(2);
});

it('two limits of one key do not draw from each other', async () => {
  const [exports] = inBoth('exports');
  const [writes] = inBoth('writes');
  for (let count = 0; count < 3; count += 1) await exports?.take('ana');
  expect([await exports?.take('ana'), await writes?.take('ana')]).toEqual([2, 0]);
});

it('of a hundred at once in two processes exactly the burst passes', async () => {
  const both = inBoth('race');
  const waits = await Promise.all(Array.from({ length: 100 }, (_, at) => both[at % 2]?.take('x')));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
});

it('what it keeps names nobody, and is swept once it says nothing any more', async () => {
  await inBoth('a')[0]?.take('ana@uno.example');
  const rows = await first.db.select().from(rates);
  expect(JSON.stringify(rows)).not.toContain('ana');
  now += 3_600_000;
  await deleteExpired(first.db, clock());
  expect(await first.db.$count(rates)).toBe(0);
});
