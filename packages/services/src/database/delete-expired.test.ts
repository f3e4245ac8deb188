import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { channelCases, channelEvents, channelInbox } from '../tables/channel-links.ts';
import { channelOutbox } from '../tables/channel-outbox.ts';
import { idempotencyKeys } from '../tables/requests.ts';
import { startJob } from '../jobs/job.ts';
import { jobRows, jobs } from '../tables/jobs.ts';
import { quotes } from '../tables/shipping.ts';
import { CASA_LUMBRE } from '../testing/ask.ts';
import { inScope } from '../testing/in-scope.ts';
import { NOW } from '../testing/now.ts';
import { payIn, topUps } from '../testing/pay-in.ts';
import { putCase } from '../testing/put-case.ts';
import { acrossStores, useDatabase } from '../testing/test-database.ts';
import { deleteExpired } from './delete-expired.ts';

const db = useDatabase();
const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

it('old keys, unused prices, old bells and long-ended jobs go; what is young, used or unfinished stays', async () => {
  const keys = [ago(1.1), ago(0.9)].map((createdAt) => ({
    storeId: CASA_LUMBRE,
    callId: 'cancelOrder',
    key: `${randomUUID()}-${createdAt < ago(1) ? 'old' : 'young'}`,
    bodyHash: '',
    status: 200,
    answer: 'null',
    createdAt,
  }));
  const quote = (token: string, expiresAt: Date, guide: string | null) => ({
    token,
    storeId: CASA_LUMBRE,
    carrierId: 'ruta-7',
    serviceType: 'estandar',
    request: sql`'{}'::jsonb`,
    billedWeight: 1,
    totalCost: 1,
    createdAt: expiresAt,
    expiresAt,
    guide,
  });
  await inScope(db.database, async (scope) => {
    await scope.tx.insert(idempotencyKeys).values(keys);
    await scope.tx.delete(quotes);
    await scope.tx.delete(jobs);
    await scope.tx
      .insert(quotes)
      .values([quote('old', ago(2), null), quote('used', ago(2), '123'), quote('young', ago(0.5), null)]);
    for (const id of ['old', 'young', 'unfinished']) {
      await startJob(scope, topUps, { id, input: { note: '' }, rows: [payIn(1, 'paid')] });
    }
    await scope.tx
      .update(jobs)
      .set({ finishedAt: ago(181) })
      .where(eq(jobs.id, 'old'));
    await scope.tx
      .update(jobs)
      .set({ finishedAt: ago(179) })
      .where(eq(jobs.id, 'young'));
  });

  const bells = [8, 6].map((days) => ({
    storeId: CASA_LUMBRE,
    linkId: 'tienda',
    deliveryId: `${days} days`,
    externalId: '13',
    receivedAt: ago(days),
    doneAt: days > 7 ? ago(days) : null,
  }));
  await acrossStores(db.database, (tx) => tx.insert(channelInbox).values(bells));

  await deleteExpired(db.database, NOW);

  await acrossStores(db.database, async (tx) => {
    expect((await tx.select().from(idempotencyKeys)).map(({ key }) => key.slice(-5))).toEqual(['young']);
    expect((await tx.select().from(channelInbox)).map(({ deliveryId }) => deliveryId)).toEqual(['6 days']);
    expect((await tx.select().from(quotes)).map(({ token }) => token).toSorted()).toEqual(['used', 'young']);
    expect((await tx.select().from(jobs)).map(({ id }) => id).toSorted()).toEqual(['unfinished', 'young']);
    expect((await tx.select().from(jobRows)).map(({ jobId }) => jobId).toSorted()).toEqual([
      'unfinished',
      'young',
    ]);
  });
});

it('what was between us and a linked shop goes when its term is over, and what waits for somebody never does', async () => {
  const [open, decided] = [
    await putCase(db.database, { createdAt: ago(400) }),
    await putCase(db.database, { resolvedAt: ago(89) }),
  ];
  await putCase(db.database, { resolvedAt: ago(91) });
  const ofLink = { storeId: CASA_LUMBRE, linkId: 'tienda' };
  const push = (orderId: string, endedAt: Date | null) => ({
    ...ofLink,
    externalId: orderId,
    orderId,
    kind: 'delivered' as const,
    payload: {},
    state: endedAt ? ('sent' as const) : ('pending' as const),
    nextAt: ago(400),
    createdAt: ago(400),
    endedAt,
  });
  await acrossStores(db.database, async (tx) => {
    await tx
      .insert(channelOutbox)
      .values([push('old', ago(366)), push('young', ago(364)), push('waiting', null)]);
    await tx
      .insert(channelEvents)
      .values(
        [91, 89].map((days) => ({ ...ofLink, at: ago(days), kind: 'read' as const, count: days, turn: '' })),
      );
  });

  await deleteExpired(db.database, NOW);

  await acrossStores(db.database, async (tx) => {
    const cases = await tx.select().from(channelCases);
    expect(cases.map(({ id }) => String(id)).toSorted()).toEqual([open, decided].toSorted());
    const pushes = await tx.select().from(channelOutbox);
    expect(pushes.map(({ orderId }) => orderId).toSorted()).toEqual(['waiting', 'young']);
    expect((await tx.select().from(channelEvents)).map(({ count }) => count)).toEqual([89]);
  });
});
