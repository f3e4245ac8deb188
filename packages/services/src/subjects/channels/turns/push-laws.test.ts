import { calls } from '@trastienda/api-client/calls';
import type { Failure, GuardedClient } from '@trastienda/connectors/egress/guarded-client';
import { and, eq, ne } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seed, times } from '../../../../../../tools/suite/samples.ts';
import { channelTurns } from '../../../tables/channel-links.ts';
import { channelOutbox } from '../../../tables/channel-outbox.ts';
import { CASA_LUMBRE } from '../../../testing/ask.ts';
import { smallShop, useLinkedShops } from '../../../testing/linked-shop.ts';
import { LeaseLost } from './turn.ts';

const world = useLinkedShops();
const { ask, later, link, ship, takeBack, shops } = world;

const faults = ['lost', 'refused', 'unreadable', 'busy', 'away', 'kill before', 'kill after'] as const;
type Fault = (typeof faults)[number];

const failure = (fault: Failure['fault']): Failure => ({
  fault,
  isSent: true,
  status: null,
  retryAfter: null,
});

/** A client whose requests meet these faults one after another, and to whom the merchant does something in between. */
function unlucky(met: readonly (Fault | null)[], meanwhile: () => Promise<void>): GuardedClient {
  const left = [...met];
  // A process that is killed writes nothing more, and keeps its lease.
  const kill = () => {
    throw new LeaseLost('killed');
  };
  return {
    ...shops.client,
    ask: async (request) => {
      await meanwhile();
      const fault = left.shift() ?? null;
      if (fault === 'kill before') return kill();
      if (fault === 'refused') return failure('sin_respuesta');
      if (fault === 'busy') return failure('mas_despacio');
      if (fault === 'away') return failure('mantenimiento');
      const answer = await shops.client.ask(request);
      if (fault === 'kill after') return kill();
      if (fault === 'lost') return failure('sin_respuesta');
      if (fault === 'unreadable') return failure('respuesta_ilegible');
      return answer;
    },
  };
}

const aFault = fc.oneof(
  { weight: 3, arbitrary: fc.constant(null) },
  { weight: 2, arbitrary: fc.constantFrom(...faults) },
);
const anAct = fc.record({
  kind: fc.constantFrom('ship', 'ship', 'cancelGuide', 'cancelPieces'),
  which: fc.nat(5),
  /** Its pushes meet these, before the next act. */
  faults: fc.array(aFault, { maxLength: 8 }),
  isMeanwhile: fc.boolean(),
});
const scenario = fc.record({
  at: fc.constantFrom(0, 1),
  quantity: fc.integer({ min: 1, max: 4 }),
  acts: fc.array(anAct, { minLength: 1, maxLength: 5 }),
});
type ValueOf<Of> = Of extends fc.Arbitrary<infer Value> ? Value : never;
type Act = ValueOf<typeof anAct>;

/** A shop that asked for a pause is looked at every four minutes for an hour. */
const LOOK_MINUTES = 5;
const shipped = (faults: Fault[]): ValueOf<typeof scenario> => ({
  at: 1,
  quantity: 1,
  acts: [{ kind: 'ship', which: 0, faults, isMeanwhile: false }],
});
/** The shop asks for a pause, and sells again within the hour. */
const soldAfterPause: [ValueOf<typeof scenario>][] = [[shipped(['busy'])], [shipped([])]];

describe('laws of telling a shop (D526, D527)', () => {
  it('whatever fails, is killed or happens meanwhile: each guide once, never more pieces than sold, and both sides end alike', async () => {
    const small = [smallShop(), smallShop({ hasFulfillments: false })];
    const linked: Awaited<ReturnType<typeof link>>[] = [];
    for (const { emulator } of small) linked.push(await link(emulator));
    await world.rowsOf((tx) => tx.update(channelTurns).set({ nextAt: world.now() }));
    let guides = 0;
    const run = async ({ at, quantity, acts }: ValueOf<typeof scenario>) => {
      const one = linked[at];
      const sold = small[at]?.sell(quantity);
      if (!one || !sold) throw new Error('There are two shops');
      await later(LOOK_MINUTES);
      const { orderNumber } = await one.orderOf(sold.id);
      const lines = async () => (await one.orderOf(sold.id)).lines;

      const act = async ({ kind, which }: Act) => {
        const now = await lines();
        if (kind === 'ship') {
          const free = now.filter(({ statusId }) => statusId <= 2).slice(0, 1 + (which % 3));
          if (free.length === 0) return;
          guides += 1;
          await ship(
            orderNumber,
            free.map((line) => line.colocationId),
            `G${guides}`,
          );
          return;
        }
        const live = now.filter(({ statusId }) => statusId === 3);
        if (kind === 'cancelGuide') {
          const number = live[which % Math.max(1, live.length)]?.trackId;
          if (number) await takeBack(orderNumber, number);
          return;
        }
        const going = now.filter(({ statusId }) => statusId <= 3).slice(0, 1 + (which % 3));
        if (going.length === 0) return;
        await ask(calls.cancelOrder, {
          body: {
            storeId: CASA_LUMBRE,
            marketplace: 'WC',
            orderId: orderNumber,
            colocationIds: going.map((line) => line.colocationId),
            reason: 'Sin inventario',
            comment: null,
          },
        });
      };

      for (const [place, each] of acts.entries()) {
        await act(each);
        const next = acts[place + 1];
        let isDone = next?.isMeanwhile !== true;
        await later(
          1.1,
          unlucky(each.faults, async () => {
            if (isDone || !next) return;
            isDone = true;
            await act({ ...next, which: next.which + 1 });
          }),
        );
      }
      const waiting = () =>
        world.rowsOf((tx) =>
          tx
            .select()
            .from(channelOutbox)
            .where(and(eq(channelOutbox.linkId, one.linkId), ne(channelOutbox.state, 'sent'))),
        );
      for (let rounds = 0; (await waiting()).length > 0; rounds += 1) {
        expect(rounds).toBeLessThan(5);
        await later(61);
      }
      // Our own pushes come back as news.
      await later(LOOK_MINUTES);

      const end = await lines();
      const open = end.filter(({ statusId }) => statusId !== 8);
      const live = [...new Set(open.flatMap(({ trackId }) => trackId ?? []))].toSorted();
      expect(end.map(({ statusId }) => statusId).filter((id) => ![1, 2, 3, 8].includes(id))).toEqual([]);
      const toldOnce = sold.notes.filter((note) => note.isForCustomer).map(({ text }) => text);
      expect(new Set(toldOnce).size).toBe(toldOnce.length);
      if (at === 0) {
        const numbers = sold.fulfillments.map(
          ({ meta }) => meta.find(({ key }) => key === '_tracking_number')?.value,
        );
        expect(numbers.toSorted()).toEqual(live);
        const pieces = sold.fulfillments
          .flatMap(({ meta }) => meta.find(({ key }) => key === '_items')?.value)
          .reduce((sum: number, item) => sum + Number((item as { qty: number }).qty), 0);
        expect(pieces).toBeLessThanOrEqual(quantity);
      } else {
        const named = toldOnce.flatMap(
          (text) => /^Tu pedido va con Veloz MX, guía (G\d+)$/u.exec(text)?.[1] ?? [],
        );
        const gone = toldOnce.flatMap((text) => /^Se canceló la guía (G\d+)\./u.exec(text)?.[1] ?? []);
        expect(named.filter((number) => !gone.includes(number)).toSorted()).toEqual(live);
      }
      const isAllSent = open.length > 0 && open.every(({ trackId }) => trackId !== null);
      expect(sold.status).toBe(open.length === 0 ? 'cancelled' : isAllSent ? 'completed' : 'processing');
      expect(await one.casesOf(sold.id)).toEqual([]);
    };
    await fc.assert(fc.asyncProperty(scenario, run), {
      seed,
      numRuns: times(1000, 1 / 25),
      examples: soldAfterPause,
      endOnFailure: true,
    });
  }, 3_600_000);
});

it('none of all this was a fault of ours', () => {
  expect([...world.failures, ...world.faults]).toEqual([]);
});
