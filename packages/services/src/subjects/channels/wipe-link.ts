import { and, eq, isNull } from 'drizzle-orm';
import type { Scope } from '../../core/scope.ts';
import { type CaseCause, channelCases, channelSecrets, channelTurns } from '../../tables/channel-links.ts';
import { externalOrders } from '../../tables/door.ts';
import { ofExternalOrder } from './turns/external-order.ts';

type Store = Pick<Scope, 'tx' | 'storeId'>;

/** The digest of an order without those parts from which its open cases followed, so that the next reading finds them again. */
function forgetful(contentHash: string, causes: ReadonlySet<CaseCause>): string {
  const [, address = '', pieces = ''] = contentHash.split('.');
  return ['', causes.has('otra_direccion') ? '' : address, causes.has('otras_piezas') ? '' : pieces].join(
    '.',
  );
}

/**
 * Wipes what a link needs no more once it is unlinked: its keys, its place in the turns, and the orders that nobody decided about, with
 * what the shop said of them. Orders that were taken over stay. Should the shop be linked again, it is compared at once, and the
 * cases that it still has open again.
 */
export async function wipeLink({ tx, storeId }: Store, linkId: string): Promise<void> {
  // First of the rows that a turn works with, as everywhere: one that runs ends here.
  await tx
    .update(channelTurns)
    .set({ nextAt: null, lease: null, leaseUntil: null, comparedAt: null, comparison: null })
    .where(and(eq(channelTurns.storeId, storeId), eq(channelTurns.linkId, linkId)));
  await tx
    .delete(channelSecrets)
    .where(and(eq(channelSecrets.storeId, storeId), eq(channelSecrets.linkId, linkId)));
  const undecided = await tx
    .delete(channelCases)
    .where(
      and(eq(channelCases.storeId, storeId), eq(channelCases.linkId, linkId), isNull(channelCases.decision)),
    )
    .returning({
      externalId: channelCases.externalId,
      cause: channelCases.cause,
      resolvedAt: channelCases.resolvedAt,
    });
  const open = undecided.filter(({ resolvedAt }) => resolvedAt === null);
  for (const externalId of new Set(open.map((one) => one.externalId))) {
    const causes = new Set(open.filter((one) => one.externalId === externalId).map(({ cause }) => cause));
    const own = ofExternalOrder({ storeId, linkId, externalId });
    const [known] = await tx.select().from(externalOrders).where(own);
    if (known === undefined) continue;
    const contentHash = forgetful(known.contentHash, causes);
    await tx.update(externalOrders).set({ contentHash, remoteStatus: null, remoteModified: null }).where(own);
  }
}
