import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { type Acknowledged, roundOfWork } from './day-of-work.ts';
import { type Books, readBooks } from './books.ts';
import { waitingOrders } from './guide-requests.ts';
import { killableFleet } from './killable-fleet.ts';
import { killablePostgres } from './killable.ts';
import { type PatientClient, patientClient } from './patient-client.ts';

const STORE = '10452';
const MERCHANT = 'mariana@casalumbre.example';

type Work = {
  readonly clients: number;
  /** Processes; of more than one, behind a round-robin, each kill meets one. */
  readonly gateways: number;
  readonly gatewayKills: number;
  readonly postgresKills: number;
};

/**
 * So many clients write while a gateway and PostgreSQL are killed in turn, at any moment.
 * @returns every write that was acknowledged, the books before and after, and the statuses that came.
 */
export async function workThroughKills({ clients, gateways, gatewayKills, postgresKills }: Work) {
  const postgres = await killablePostgres();
  const gateway = await killableFleet(postgres.url, gateways);
  try {
    const merchants: PatientClient[] = [];
    while (merchants.length < clients) merchants.push(await patientClient(gateway.origin, STORE, MERCHANT));
    const [first] = merchants;
    if (!first) throw new Error('Nobody works.');
    const orders = await waitingOrders(first.client, STORE);
    if (orders.length < clients)
      throw new Error(`The demo has ${orders.length} orders for ${clients} clients.`);
    const before = await readBooks(postgres.url, STORE);

    const acknowledged: Acknowledged[] = [];
    const over = new AbortController();
    const working = merchants.map(async (merchant, at) => {
      const order = orders[at];
      if (!order) return;
      for (let round = 1; !over.signal.aborted; round += 1) {
        await roundOfWork(merchant, STORE, order, round, (one) => acknowledged.push(one));
      }
    });
    // A client that fails ends the run at once.
    const failed = Promise.all(working).then(() => new Promise<never>(() => {}));
    const killing = (async () => {
      for (let kill = 0; kill < Math.max(gatewayKills, postgresKills); kill += 1) {
        const seen = acknowledged.length;
        // Between two kills something is done, so that each meets work under way.
        while (acknowledged.length < seen + 5) await sleep(20);
        await sleep(Math.random() * 400);
        if (kill < gatewayKills) await gateway.crash();
        await sleep(Math.random() * 400);
        if (kill < postgresKills) await postgres.crash();
      }
    })();
    await Promise.race([killing, failed]);
    over.abort();
    await Promise.all(working);
    await gateway.stop();
    return {
      acknowledged,
      before,
      after: await readBooks(postgres.url, STORE),
      statuses: new Map(
        merchants.flatMap(({ statuses }) => [...statuses.keys()].map((status) => [status, true] as const)),
      ),
    };
  } finally {
    await gateway.stop('SIGKILL');
    await postgres.remove();
  }
}

const sorted = (texts: readonly string[]) => texts.toSorted();
const numbersOf = (books: Books) => new Set(books.guides.map(({ number }) => number));

/** Nothing that was acknowledged is lost, doubled or half-done, and nothing is there that nobody heard of. */
export function expectWholeBooks({
  acknowledged,
  before,
  after,
  statuses,
}: Awaited<ReturnType<typeof workThroughKills>>) {
  const of = <Kind extends Acknowledged['kind']>(kind: Kind) =>
    acknowledged.filter((one): one is Extract<Acknowledged, { kind: Kind }> => one.kind === kind);

  // Each key has acted once, whatever was sent how often.
  const known = new Set(before.audit.map(({ key }) => key));
  const acted = after.audit.filter(({ key, call_id }) => !known.has(key) && call_id !== 'quoteCourier');
  expect(sorted(acted.map(({ key }) => key))).toEqual(sorted(acknowledged.map(({ key }) => key)));

  // Each guide: made, charged, told of and quoted once; cancelled and given back once.
  const old = numbersOf(before);
  const made = after.guides.filter(({ number }) => !old.has(number));
  expect(sorted(made.map(({ number }) => number))).toEqual(sorted(of('guide').map(({ guide }) => guide)));
  const cancelled = new Set(of('cancel').map(({ guide }) => guide));
  for (const { number, status } of made) {
    expect(status).toBe(cancelled.has(number) ? 'cancelada' : 'generada');
    const entries = after.entries.filter(({ guide }) => guide === number);
    const kinds = cancelled.has(number) ? ['charge', 'refund'] : ['charge'];
    expect(sorted(entries.map(({ kind }) => kind))).toEqual(kinds);
    if (cancelled.has(number)) expect(entries.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(0);
    const events = after.events.filter(({ guide }) => guide === number).map(({ status: event }) => event);
    expect(sorted(events)).toEqual(cancelled.has(number) ? ['cancelada', 'generada'] : ['generada']);
    expect(after.quotesOfGuides.filter(({ guide }) => guide === number)).toHaveLength(1);
  }
  expect(after.balance).toBe(after.entries.reduce((sum, { amount }) => sum + Number(amount), 0));
  expect(after.balance).toBe(before.balance);

  // Each file: kept once and whole.
  const kept = new Map(after.files.map((file) => [file.key, file]));
  const uploads = of('upload');
  expect(uploads.length).toBeGreaterThan(0);
  expect(after.files.length - before.files.length).toBe(new Set(uploads.map(({ key }) => key)).size);
  for (const { key, sum } of uploads) {
    const { size = 0, length = -1, sum: found } = kept.get(key) ?? {};
    expect({ key, sum: found, isWhole: size === length }).toEqual({ key, sum, isWhole: true });
  }

  // The last edit of each order is what is written there, and no line carries a guide that was cancelled.
  const names = new Map(of('edit').map(({ order, name }) => [order, name]));
  for (const [id, name] of names)
    expect(after.orders.find((order) => order.id === id)?.client_name).toBe(name);
  expect(after.tracks.filter(({ track_id }) => track_id !== null && cancelled.has(track_id))).toEqual([]);

  // A lost database is 503 and nothing else; what else came is no answer at all.
  expect(
    [...statuses.keys()].filter((status) => ![0, 200, 409, 429, 502, 503, 504].includes(status)),
  ).toEqual([]);
}
