import { type ActivityFacts, SUPPORT } from '@trastienda/domain';
import { and, eq } from 'drizzle-orm';
import { acrossStores, type Database, type Transaction } from '../../database/connect.ts';
import { operatorActions } from '../../tables/operator-actions.ts';
import { auditEntries } from '../../tables/requests.ts';

/** A command as it was given, for the record of what it changed. */
export type OperatorAct = {
  /** The name of the script: 'wallet:credit'. */
  readonly command: string;
  /** The person who runs it. */
  readonly by: string;
  readonly reason?: string | undefined;
  /** A second act of the same command with it, on the same store, changes nothing. */
  readonly reference?: string | undefined;
};

/** The change that an act has made: whose, and what was there before and after it. */
export type Change = {
  readonly storeId?: string;
  /** The e-mail of a person, where the act concerns one. */
  readonly person?: string;
  readonly before?: unknown;
  readonly after: unknown;
  /** The facts of the sentence that the merchant reads in the activity of her store. */
  readonly facts?: ActivityFacts;
};

const write = async (tx: Transaction, act: OperatorAct, change: Change, now: Date): Promise<void> => {
  const { storeId = '', person = '', before = null, after, facts = {} } = change;
  const { command, by, reason = null, reference = null } = act;
  const [record] = await tx
    .insert(operatorActions)
    .values({ at: now, by, command, storeId, person, reason, reference, before, after })
    .returning({ id: operatorActions.id });
  if (storeId === '' || !record) return;
  await tx.insert(auditEntries).values({
    storeId,
    email: SUPPORT,
    callId: command,
    // It finds the record, as the id of a request finds its lines of the log.
    requestId: `operator-${record.id}`,
    facts: reason === null ? facts : { ...facts, reason },
    createdAt: now,
  });
};

/**
 * Does an act of who runs the installation, past row-level security, and records it (D500), in one transaction: neither is there
 * without the other. An act that returns no change leaves no record.
 */
export const operate = <Done extends { readonly change: Change | null }>(
  database: Database,
  act: OperatorAct,
  work: (tx: Transaction, now: Date) => Promise<Done>,
): Promise<Done> =>
  acrossStores(database, async (tx) => {
    const now = new Date();
    const done = await work(tx, now);
    if (done.change) await write(tx, act, done.change, now);
    return done;
  });

/**
 * Returns the change of an act with that reference that was done before, with its time. It needs a lock that keeps a second such
 * act away.
 */
export async function doneBefore(
  tx: Transaction,
  { command, reference }: OperatorAct,
  storeId: string,
): Promise<{ readonly at: Date; readonly after: unknown } | null> {
  if (reference === undefined) return null;
  const [record] = await tx
    .select({ at: operatorActions.at, after: operatorActions.after })
    .from(operatorActions)
    .where(
      and(
        eq(operatorActions.storeId, storeId),
        eq(operatorActions.command, command),
        eq(operatorActions.reference, reference),
      ),
    );
  return record ?? null;
}
