import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
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

export type Said = {
  readonly detail?: unknown;
  readonly raw: unknown;
  /** The fact that the case is about; left out where each is a new one. */
  readonly about?: string;
};

const ofOrder = ({ storeId, linkId, externalId }: OfShop) =>
  and(
    eq(channelCases.storeId, storeId),
    eq(channelCases.linkId, linkId),
    eq(channelCases.externalId, externalId),
  );

/** Says whether a person has decided about this fact, which the shop has shown ever since. */
export async function isDecided(of: OfShop, cause: CaseCause, about: string): Promise<boolean> {
  const [row] = await of.tx
    .select({ id: channelCases.id })
    .from(channelCases)
    .where(
      and(
        ofOrder(of),
        eq(channelCases.cause, cause),
        eq(channelCases.about, about),
        isNotNull(channelCases.decision),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Opens a case, or brings the open one of that cause up to date. What was decided about the same fact is no case again (D534). */
export async function openCase(of: OfShop, cause: CaseCause, { detail, raw, about }: Said): Promise<void> {
  const { tx, storeId, linkId, externalId, now } = of;
  if (about !== undefined && (await isDecided(of, cause, about))) return;
  const said = { detail: detail ?? {}, raw, about: about ?? null, askedAt: null };
  await tx
    .insert(channelCases)
    .values({ storeId, linkId, externalId, cause, ...said, createdAt: now })
    .onConflictDoUpdate({
      target: [channelCases.storeId, channelCases.linkId, channelCases.externalId, channelCases.cause],
      targetWhere: sql`resolved_at is null`,
      set: said,
    });
}

/** Ends the cases of some causes that are open, and forgets what was decided about them: should it come again, it is new. */
export async function overCases(of: OfShop, causes: readonly CaseCause[]): Promise<void> {
  await of.tx
    .update(channelCases)
    .set({ resolvedAt: sql`coalesce(${channelCases.resolvedAt}, ${of.now})`, about: null })
    .where(
      and(
        ofOrder(of),
        or(isNull(channelCases.resolvedAt), isNotNull(channelCases.about)),
        inArray(channelCases.cause, causes),
      ),
    );
}

/** Ends the cases whose cause the order no longer shows. */
export async function endCases(of: OfShop, found: ReadonlySet<CaseCause>): Promise<void> {
  await overCases(
    of,
    passing.filter((cause) => !found.has(cause)),
  );
}

/**
 * Remembers that an order has nothing to ship: as a case that nobody was asked about and that is closed already, so that the nightly
 * comparison knows this version of it (D540). Of the order it keeps its name and its time alone.
 */
export async function rememberUnshipped(of: OfShop, modified: string | null): Promise<void> {
  const { tx, storeId, linkId, externalId, now } = of;
  const detail = [{ kind: 'nothing_to_ship' }];
  const said = { raw: { id: Number(externalId), date_modified_gmt: modified }, detail, resolvedAt: now };
  await endCases(of, new Set());
  const kept = await tx
    .update(channelCases)
    .set(said)
    .where(and(ofOrder(of), eq(channelCases.cause, 'con_faltas'), isNull(channelCases.decision)))
    .returning({ id: channelCases.id });
  if (kept.length > 0) return;
  await tx
    .insert(channelCases)
    .values({ storeId, linkId, externalId, cause: 'con_faltas', about: null, createdAt: now, ...said });
}
