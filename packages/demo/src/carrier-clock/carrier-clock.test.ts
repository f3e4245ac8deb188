import { randomBytes } from 'node:crypto';
import { calls } from '@trastienda/api-client/calls';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { guides } from '@trastienda/services/tables/shipping';
import { asking, CASA_LUMBRE } from '@trastienda/services/testing/ask';
import { NOW } from '@trastienda/services/testing/now';
import { lineIds, orderAt } from '@trastienda/services/testing/requests';
import { acrossStores, useDatabase } from '@trastienda/services/testing/test-database';
import { advanceCarriers, carriersAhead, moveParcels } from './move-parcels.ts';
import { nextReport } from './next-report.ts';

const db = useDatabase();
const { ask } = asking(() => db.database);
const HOUR = 3_600_000;

describe('what an invented carrier reports', () => {
  it('always ends, in the order of a parcel’s life, and is the same each time', () => {
    const ends = new Set<string>();
    for (let at = 0; at < 500; at += 1) {
      const guide = randomBytes(6).toString('hex');
      const tell = () => {
        const seen: string[] = ['generada'];
        let last: { status: 'generada'; at: Date } | NonNullable<ReturnType<typeof nextReport>> = {
          status: 'generada',
          at: NOW,
        };
        for (let step = 0; step < 20; step += 1) {
          const next = nextReport(guide, last, seen);
          if (next === null) return seen;
          expect(next.at > last.at).toBe(true);
          seen.push(next.status);
          last = next;
        }
        throw new Error(`No end: ${seen.join(' ')}`);
      };
      const story = tell();
      expect(tell()).toEqual(story);
      expect(story.slice(0, 4)).toEqual(['generada', 'recolectada', 'en_transito', 'en_ruta']);
      ends.add(story.at(-1) ?? '');
    }
    expect(ends).toEqual(new Set(['entregada', 'devuelta']));
  });
});

describe('the demo’s clock', () => {
  const buy = async () => {
    const order = await orderAt(db.database, ask, 'CS', 1);
    const { detail } = await ask(calls.createAutomaticGuide, {
      params: { marketplace: 'CS' },
      body: {
        storeId: CASA_LUMBRE,
        orderId: order.orderid,
        colocationIds: lineIds(order),
        packages: [{ height: 10, width: 30, depth: 25, weight: 1.2, quantity: 1 }],
        forcedGuideType: null,
      },
    });
    return { guide: detail.guide, order };
  };
  const statusOf = async (guide: string) =>
    (await ask(calls.getGuideStatus, { params: { guide } })).detail.status;
  const seeded = () =>
    acrossStores(db.database, (tx) =>
      tx
        .select({ number: guides.number, status: guides.status })
        .from(guides)
        .where(and(eq(guides.demo, true)))
        .orderBy(guides.number),
    );

  it('put ahead, brings a parcel to its end, and its order with it; what the demo wrote stays', async () => {
    const { guide, order } = await buy();
    const before = await seeded();
    await moveParcels(db.database, NOW);
    expect(await statusOf(guide)).toBe('generada');

    await advanceCarriers(db.database, 9 * HOUR);
    expect(await moveParcels(db.database, NOW)).toBeGreaterThan(0);
    expect(await statusOf(guide)).not.toBe('generada');

    await advanceCarriers(db.database, 30 * 24 * HOUR);
    await moveParcels(db.database, NOW);
    expect(['entregada', 'devuelta']).toContain(await statusOf(guide));
    const { data } = await ask(calls.listOrders, {
      params: { storeId: CASA_LUMBRE },
      query: { 'filter-orderId': order.orderid },
    });
    expect(data[0]?.status).toBe('finalizado');
    expect(await moveParcels(db.database, NOW)).toBe(0);
    expect(await seeded()).toEqual(before);
    expect(await carriersAhead(db.database)).toBe((30 * 24 + 9) * HOUR);
  });
});
