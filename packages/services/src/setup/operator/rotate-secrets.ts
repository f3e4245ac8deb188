import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { STORED_MS } from '../../core/idempotency.ts';
import { type SecretBox, UnopenedBox } from '../../core/secret-box.ts';
import { acrossStores, type Database, type Transaction, withinStore } from '../../database/connect.ts';
import { lockLinks } from '../../subjects/channels/link-attempts.ts';
import { linkSecretPlace, verifierPlace } from '../../subjects/channels/secret-places.ts';
import { webhookSecretPlace } from '../../subjects/door/webhook-message.ts';
import { channelSecrets, linkAttempts } from '../../tables/channel-links.ts';
import { storeWebhooks } from '../../tables/door.ts';
import { operatorActions } from '../../tables/operator-actions.ts';
import { operate, type OperatorAct } from './record-act.ts';

/** Stores whose rows are read at once. */
const BATCH = 100;

/** A secret whose box opens by no key that is here. */
export type UnopenedSecret = {
  readonly storeId: string;
  /** The link and the field that it belongs to; 'webhook' and 'secret' for the signing secret of a store's webhook. */
  readonly linkId: string;
  readonly field: string;
  /** The key that its row names. */
  readonly keyId: string;
  /** Whether that key is not here; otherwise the box was changed, or moved from another row. */
  readonly isKeyMissing: boolean;
};

type Sealed = { readonly secrets: number; readonly attempts: number };

/** The end of a rotation: what it sealed anew, and which keys are of no use from when on. */
export type Rotation = Sealed & {
  readonly unopened: readonly UnopenedSecret[];
  /** Rows that an older key sealed while this ran: a process still begins with that key. */
  readonly late: number;
  /** The names of the keys that nothing needs after `removableAt`; none while `late` rows come. */
  readonly removable: readonly string[];
  readonly removableAt: Date;
};

/** Returns what is in a box, or why it stays closed. */
function openedBy(
  box: SecretBox,
  sealed: Uint8Array,
  place: readonly string[],
  keyId?: string,
): string | UnopenedBox {
  try {
    return box.open(sealed, place, keyId);
  } catch (error) {
    if (error instanceof UnopenedBox) return error;
    throw error;
  }
}

/** An attempt's row names no key, so the sealing one is tried alone: what it does not open is of an older key, or of none. */
const isCurrent = (box: SecretBox, attempt: { storeId: string; stateHash: string; verifier: Buffer }) =>
  typeof openedBy(box, attempt.verifier, verifierPlace(attempt), box.keyId) === 'string';

/** An attempt that can still be finished, by clocks that differ by up to an hour. */
const isOpen = sql`expires_at > now() - interval '1 hour' and verifier is not null`;

/** The attempts of some stores that can still be finished. Who writes them holds the turn of their store's links. */
const openAttempts = async (tx: Transaction, storeIds: readonly string[]) => {
  const { storeId, stateHash, verifier } = linkAttempts;
  const rows = await tx
    .select({ storeId, stateHash, verifier })
    .from(linkAttempts)
    .where(and(inArray(storeId, [...storeIds]), isOpen));
  return rows.flatMap(({ verifier: sealed, ...row }) => (sealed ? [{ ...row, verifier: sealed }] : []));
};

/** Seals a store's signing secret anew. Its row is locked, so that one who saves it at this moment comes before or after. */
async function resealWebhook(tx: Transaction, box: SecretBox, storeId: string): Promise<number> {
  const older = and(eq(storeWebhooks.storeId, storeId), ne(storeWebhooks.keyId, box.keyId));
  const [row] = await tx.select().from(storeWebhooks).where(older).for('update');
  const secret = row && openedBy(box, row.box, webhookSecretPlace(storeId), row.keyId);
  if (typeof secret !== 'string') return 0;
  await tx
    .update(storeWebhooks)
    .set({ keyId: box.keyId, box: box.seal(secret, webhookSecretPlace(storeId)) })
    .where(eq(storeWebhooks.storeId, storeId));
  return 1;
}

/**
 * Seals anew what older keys sealed in one store. The turn of its links is held meanwhile, so nobody links or unlinks in between, and
 * the rows are locked, so nobody's newer secret is lost.
 */
const resealStore = (database: Database, box: SecretBox, storeId: string): Promise<Sealed> =>
  withinStore(database, storeId, async (tx) => {
    await lockLinks({ tx, storeId });
    let [secrets, attempts] = [0, 0];
    const older = await tx
      .select()
      .from(channelSecrets)
      .where(and(eq(channelSecrets.storeId, storeId), ne(channelSecrets.keyId, box.keyId)))
      .orderBy(channelSecrets.linkId, channelSecrets.field)
      .for('update');
    for (const row of older) {
      const secret = openedBy(box, row.box, linkSecretPlace(row), row.keyId);
      if (typeof secret !== 'string') continue;
      await tx
        .update(channelSecrets)
        .set({ keyId: box.keyId, box: box.seal(secret, linkSecretPlace(row)) })
        .where(
          and(
            eq(channelSecrets.storeId, storeId),
            eq(channelSecrets.linkId, row.linkId),
            eq(channelSecrets.field, row.field),
          ),
        );
      secrets += 1;
    }
    secrets += await resealWebhook(tx, box, storeId);
    for (const attempt of await openAttempts(tx, [storeId])) {
      if (isCurrent(box, attempt)) continue;
      const verifier = openedBy(box, attempt.verifier, verifierPlace(attempt));
      // Nobody can finish it, and its merchant begins again.
      if (typeof verifier !== 'string') continue;
      await tx
        .update(linkAttempts)
        .set({ verifier: box.seal(verifier, verifierPlace(attempt)) })
        .where(and(eq(linkAttempts.storeId, storeId), eq(linkAttempts.stateHash, attempt.stateHash)));
      attempts += 1;
    }
    return { secrets, attempts };
  });

/** The next stores that have something sealed, in the order of their numbers. */
async function storesAfter(tx: Transaction, after: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select store_id as id from channel_secrets where store_id > ${after}
    union select store_id from store_webhooks where store_id > ${after}
    union select store_id from link_attempts where store_id > ${after} and ${isOpen}
    order by id limit ${BATCH}`);
  return rows.map(({ id }) => id);
}

/** Opens all that is sealed in some stores, and says which of them have something of an older key. */
async function lookInto(tx: Transaction, box: SecretBox, storeIds: readonly string[]) {
  const stale = new Set<string>();
  const unopened: UnopenedSecret[] = [];
  const secrets = await tx
    .select()
    .from(channelSecrets)
    .where(inArray(channelSecrets.storeId, [...storeIds]))
    .orderBy(channelSecrets.storeId, channelSecrets.linkId, channelSecrets.field);
  for (const { box: sealed, ...row } of secrets) {
    const opened = openedBy(box, sealed, linkSecretPlace(row), row.keyId);
    if (typeof opened !== 'string') unopened.push({ ...row, isKeyMissing: opened.isKeyMissing });
    else if (row.keyId !== box.keyId) stale.add(row.storeId);
  }
  const webhooks = await tx
    .select()
    .from(storeWebhooks)
    .where(inArray(storeWebhooks.storeId, [...storeIds]))
    .orderBy(storeWebhooks.storeId);
  for (const { box: sealed, storeId, keyId } of webhooks) {
    const opened = openedBy(box, sealed, webhookSecretPlace(storeId), keyId);
    if (typeof opened !== 'string')
      unopened.push({
        storeId,
        linkId: 'webhook',
        field: 'secret',
        keyId,
        isKeyMissing: opened.isKeyMissing,
      });
    else if (keyId !== box.keyId) stale.add(storeId);
  }
  for (const attempt of await openAttempts(tx, storeIds))
    if (!isCurrent(box, attempt)) stale.add(attempt.storeId);
  return { stale, unopened };
}

/** Goes through all stores once. Each store is a transaction of its own: a process that is killed leaves nothing half done. */
async function goThrough(database: Database, box: SecretBox) {
  let [secrets, attempts] = [0, 0];
  const unopened: UnopenedSecret[] = [];
  for (let after = ''; ;) {
    const batch = await acrossStores(database, async (tx) => {
      const storeIds = await storesAfter(tx, after);
      return storeIds.length === 0 ? null : { last: storeIds.at(-1), ...(await lookInto(tx, box, storeIds)) };
    });
    if (batch?.last === undefined) return { secrets, attempts, unopened };
    after = batch.last;
    unopened.push(...batch.unopened);
    for (const storeId of batch.stale) {
      const sealed = await resealStore(database, box, storeId);
      secrets += sealed.secrets;
      attempts += sealed.attempts;
    }
  }
}

/**
 * Seals anew, by the box's first key, every secret of a channel or a webhook and every begun link that another of its keys sealed (D515), while
 * processes run whose boxes have these keys too. It may be ended at any moment and run again.
 *
 * A first answer is recognised for a day by the key that made its hash, so older keys are of use for that long after the first run
 * with the new one.
 */
export async function rotateSecrets(database: Database, box: SecretBox, act: OperatorAct): Promise<Rotation> {
  const first = await goThrough(database, box);
  const second = await goThrough(database, box);
  const late = second.secrets + second.attempts;
  const sealed = {
    secrets: first.secrets + second.secrets,
    attempts: first.attempts + second.attempts,
  };
  const { unopened } = second;
  const { since } = await operate(database, act, async (tx, now) => {
    const [before] = await tx
      .select({ at: operatorActions.at, after: operatorActions.after })
      .from(operatorActions)
      .where(eq(operatorActions.command, act.command))
      .orderBy(desc(operatorActions.id))
      .limit(1);
    const keyBefore = (before?.after as { readonly keyId?: string } | undefined)?.keyId;
    if (before && keyBefore === box.keyId && sealed.secrets + sealed.attempts === 0)
      return { change: null, since: before.at };
    const after = { keyId: box.keyId, ...sealed, unopened: unopened.length };
    return { change: { after }, since: now };
  });
  const isNamed = (keyId: string) => unopened.some((one) => one.keyId === keyId);
  return {
    ...sealed,
    unopened,
    late,
    removable: late > 0 ? [] : box.keyIds.slice(1).filter((keyId) => !isNamed(keyId)),
    removableAt: new Date(since.getTime() + STORED_MS),
  };
}
