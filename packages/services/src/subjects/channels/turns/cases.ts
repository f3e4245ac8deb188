import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/connect.ts';
import { type CaseCause, channelCases } from '../../../tables/channel-links.ts';

/** An order of a shop, by its name there, within the transaction that works on it. */
export type OfShop = {
  readonly tx: Transaction;
  readonly storeId: string;
  readonly linkId: string;
  readonly externalId: string;
  readonly now: Date;
};

/** These causes are over when the shop's order no longer shows them; all others wait for a person. */
const passing: readonly CaseCause[] = [
  'con_faltas',
  'sin_guardar',
  'cancelado_tarde',
  'sin_pago',
  'reabierto',
];

/** Opens a case, or brings the open one of that cause up to date. */
export async function openCase(
  { tx, storeId, linkId, externalId, now }: OfShop,
  cause: CaseCause,
  { detail, raw }: { readonly detail?: unknown; readonly raw: unknown },
): Promise<void> {
  const said = { detail: detail ?? {}, raw };
  await tx
    .insert(channelCases)
    .values({ storeId, linkId, externalId, cause, ...said, createdAt: now })
    .onConflictDoUpdate({
      target: [channelCases.storeId, channelCases.linkId, channelCases.externalId, channelCases.cause],
      targetWhere: sql`resolved_at is null`,
      set: said,
    });
}

/** Ends the cases whose cause the order no longer shows. */
export async function endCases(
  { tx, storeId, linkId, externalId, now }: OfShop,
  found: ReadonlySet<CaseCause>,
): Promise<void> {
  await tx
    .update(channelCases)
    .set({ resolvedAt: now })
    .where(
      and(
        eq(channelCases.storeId, storeId),
        eq(channelCases.linkId, linkId),
        eq(channelCases.externalId, externalId),
        isNull(channelCases.resolvedAt),
        inArray(
          channelCases.cause,
          passing.filter((cause) => !found.has(cause)),
        ),
      ),
    );
}

/** Ends the open case of one cause, where there is one. */
export async function endCase(
  { tx, storeId, linkId, externalId, now }: OfShop,
  cause: CaseCause,
): Promise<void> {
  await tx
    .update(channelCases)
    .set({ resolvedAt: now })
    .where(
      and(
        eq(channelCases.storeId, storeId),
        eq(channelCases.linkId, linkId),
        eq(channelCases.externalId, externalId),
        eq(channelCases.cause, cause),
        isNull(channelCases.resolvedAt),
      ),
    );
}
