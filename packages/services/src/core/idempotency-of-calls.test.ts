import { type AnyCall, isBinary } from '@trastienda/api-client';
import { type CallId, calls } from '@trastienda/api-client/calls';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServiceAnswer } from '../index.ts';
import { walletEntries } from '../tables/shipping.ts';
import { asking, CASA_LUMBRE, HECTOR, MARIANA } from '../testing/ask.ts';
import { fingerprint } from '../testing/fingerprint.ts';
import { goodRequests, type Input } from '../testing/good-requests.ts';
import { NOW } from '../testing/now.ts';
import { leavesOf, withLeaves } from '../testing/records.ts';
import { acrossStores, useDatabase } from '../testing/test-database.ts';
import { auditEntries, idempotencyKeys } from '../tables/requests.ts';

const db = useDatabase('watched');
const { ask, answer, failures } = asking(() => db.database);
const requests = goodRequests(() => db.database, ask);
const THEIRS = '20817';
/** One for all calls: a key belongs to its call. */
const KEY = 'la-misma-llave-para-todas';
const COPIES = 5;

const writes = (Object.keys(calls) as CallId[]).filter((id) => calls[id].method !== 'GET');
const secret = writes.filter((id) => (calls[id] as AnyCall).isAnswerSecret);
/** A file is made again each time: there is no answer to store. */
const kept = writes.filter((id) => !isBinary(calls[id]) && !secret.includes(id));
const tried = { calls: 0, copies: 0 };

beforeAll(() =>
  acrossStores(db.database, async (tx) => {
    const money = { kind: 'top_up', amount: 10_000_000, createdAt: NOW } as const;
    await tx.insert(walletEntries).values({ storeId: CASA_LUMBRE, ...money });
  }),
);
afterAll(() => {
  // oxlint-disable-next-line no-console -- the counts are part of what a run shows
  console.info(
    `proved: ${tried.copies} copies of one request each of ${tried.calls} writing calls, one effect each`,
  );
});

const state = () => fingerprint(db.database, CASA_LUMBRE);
/** Counts how often a key has had an effect for a store; without a store, for her. */
const actsOf = (id: CallId, key: string, store = CASA_LUMBRE, email = MARIANA) =>
  acrossStores(db.database, async (tx) => {
    const rows = await tx.select().from(auditEntries).where(eq(auditEntries.key, key));
    const storeId = calls[id].store === 'none' ? '' : store;
    return rows.filter((row) => row.callId === id && row.storeId === storeId && row.email === email).length;
  });

/** The request with one of its texts changed, each in its turn. */
const otherNumbers = (input: Input): Input[] =>
  Object.entries(input.body ?? {}).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'number' ? [{ ...input, body: { ...(input.body as object), [name]: value + 1 } }] : [],
  );

/** These name their store and nothing else, so there is no other request of theirs. */
const withoutData: ReadonlySet<CallId> = new Set<CallId>([
  'deleteStoreWebhook',
  'testStoreWebhook',
  'retryOrderPush',
]);

const otherThan = (input: Input): Input[] => [...otherTexts(input), ...otherNumbers(input)];

const otherTexts = (input: Input): Input[] =>
  leavesOf(input)
    .filter(({ value }) => value !== CASA_LUMBRE && /\w$/.test(value))
    .map(({ path: changed, value }) => {
      const other = value.replace(/\w$/, (last) => (last === '1' ? '2' : '1'));
      return withLeaves(input, ({ path }) => (path.join() === changed.join() ? other : undefined));
    });

describe.each(kept)('the key of %s (D169)', (id) => {
  const call: AnyCall = calls[id];
  let input: Input;
  let first = '';

  it('gives the first answer again, byte for byte, and changes no row', async () => {
    input = await requests[id]();
    const given = await answer(call, input, { key: KEY });
    expect(given).toMatchObject({ status: 200 });
    first = JSON.stringify(given);
    const before = await state();
    for (let copy = 1; copy < COPIES; copy += 1)
      expect(JSON.stringify(await answer(call, input, { key: KEY }))).toBe(first);
    expect(await state()).toBe(before);
    expect(await actsOf(id, KEY)).toBe(call.isAudited ? 1 : 0);
    tried.calls += 1;
    tried.copies += COPIES;
  });

  if (!withoutData.has(id)) {
    it('is refused for other data, which changes no row', async () => {
      const before = await state();
      const answers: ServiceAnswer[] = [];
      for (const changed of otherThan(input)) {
        const given = await answer(call, changed, { key: KEY });
        // A request that is invalid, or names another person's record, gets no further.
        if (![400, 403, 422].includes(given.status)) answers.push(given);
      }
      expect(answers.length).toBeGreaterThan(0);
      for (const given of answers) expect(given).toMatchObject({ status: 409, body: { code: 'key_reused' } });
      expect(await state()).toBe(before);
    });
  }

  it('acts once, however many come at once; who comes meanwhile hears a code of its own', async () => {
    const one: Input = await requests[id]();
    const key = `a-la-vez-${id}`;
    const given = await Promise.all(Array.from({ length: COPIES }, () => answer(call, one, { key })));
    const made = given.filter(({ status }) => status === 200);
    expect(new Set(made.map((each) => JSON.stringify(each))).size).toBe(1);
    for (const each of given.filter(({ status }) => status !== 200))
      expect(each).toMatchObject({ status: 409, body: { code: 'in_flight' } });
    expect(await actsOf(id, key)).toBe(call.isAudited ? 1 : 0);
    tried.copies += COPIES;
  });

  it('of one store says nothing in another', async () => {
    const theirs = withLeaves(input, ({ value }) => (value === CASA_LUMBRE ? THEIRS : undefined));
    const given = await answer(call, theirs, { key: KEY, storeId: THEIRS, email: HECTOR });
    expect(given).not.toMatchObject({ body: { code: 'key_reused' } });
    // The request has its own effect there.
    expect(await actsOf(id, KEY, THEIRS, HECTOR)).toBe(given.status === 200 && call.isAudited ? 1 : 0);
  });
});

describe.each(writes.filter((id) => isBinary(calls[id])))('a file of %s', (id) => {
  it('asked for again with its key is made again, and has no effect to repeat', async () => {
    const input: Input = await requests[id]();
    const first = await answer(calls[id], input, { key: KEY });
    expect(first).toMatchObject({ status: 200 });
    const rows = async () =>
      (await state()).split('\n').filter((line) => !/^(?:audit_entries|idempotency_keys):/.test(line));
    const before = await rows();
    const second = await answer(calls[id], input, { key: KEY });
    expect(second.status).toBe(200);
    expect(second.file?.fileName).toBe(first.file?.fileName);
    expect(await rows()).toEqual(before);
    tried.calls += 1;
    tried.copies += 2;
  });
});

describe.each(secret)('the secret that %s answers with', (id) => {
  it('is stored under no key: a repeat is done anew', async () => {
    const input: Input = await requests[id]();
    const [first, second] = [
      await answer(calls[id], input, { key: KEY }),
      await answer(calls[id], input, { key: KEY }),
    ];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).not.toEqual(first.body);
    const stored = await acrossStores(db.database, (tx) =>
      tx.select().from(idempotencyKeys).where(eq(idempotencyKeys.callId, id)),
    );
    expect(stored).toEqual([]);
    tried.calls += 1;
    tried.copies += 2;
  });
});

it('every writing call of the contract is among them, and none was a fault of ours', () => {
  expect(tried.calls).toBe(writes.length);
  expect(writes.length).toBeGreaterThanOrEqual(20);
  expect(failures).toEqual([]);
});
