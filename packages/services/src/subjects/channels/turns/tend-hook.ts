import { causeOfFault } from '@trastienda/connectors/link-cause';
import { isOutcomeUnknown, type ShopClient } from '@trastienda/connectors/shop-client';
import { keepSubscribed } from '@trastienda/connectors/woocommerce/subscribe';
import { and, eq, inArray } from 'drizzle-orm';
import { type Transaction, withinStore } from '../../../database/connect.ts';
import { channelHooks, channelSecrets, type HookState } from '../../../tables/channel-links.ts';
import { hookPrefix } from '../hooks/hook-address.ts';
import {
  hashOfToken,
  makeHookSecret,
  makeToken,
  SECRET_FIELD,
  TOKEN_FIELD,
  tokenPrefix,
} from '../hooks/hook-token.ts';
import { ofHook } from '../hooks/hook-trust.ts';
import { linkSecretPlace } from '../secret-places.ts';
import { noteChannelEvent } from './channel-events.ts';
import { inTurn, type Turn, type TurnOptions } from './turn.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The name that the merchant finds among the webhooks of her shop. */
const NAME = 'Trastienda';

type Keys = { readonly token: string; readonly secret: string };

/** The token and the secret of a link; `null` before there are any, after it was linked anew, and where they are lost. */
function keysOf({ secrets: { opened } }: Turn): Keys | null {
  const token = opened.get(TOKEN_FIELD);
  const secret = opened.get(SECRET_FIELD);
  return token === undefined || secret === undefined ? null : { token, secret };
}

/** Keeps a new token and secret before the shop hears of them, so that its first delivery is recognised. */
async function makeKeys(options: TurnOptions, turn: Turn): Promise<Keys> {
  const { installation, random } = options;
  const { storeId, linkId } = turn;
  const keys = { token: makeToken(storeId, random), secret: makeHookSecret(random) };
  const now = turn.startedAt;
  await inTurn(options, turn, async (tx) => {
    const hook = {
      tokenHash: hashOfToken(keys.token),
      state: 'sin' as const,
      madeAt: now,
      lookAt: now,
      silentAt: null,
    };
    await tx
      .insert(channelHooks)
      .values({ storeId, linkId, ...hook })
      .onConflictDoUpdate({ target: [channelHooks.storeId, channelHooks.linkId], set: hook });
    const fields = [
      { field: TOKEN_FIELD, text: keys.token },
      { field: SECRET_FIELD, text: keys.secret },
    ];
    await tx
      .delete(channelSecrets)
      .where(
        and(
          eq(channelSecrets.storeId, storeId),
          eq(channelSecrets.linkId, linkId),
          inArray(channelSecrets.field, [TOKEN_FIELD, SECRET_FIELD]),
        ),
      );
    for (const { field, text } of fields) {
      const place = { storeId, linkId, field };
      const box = installation.secrets.seal(text, linkSecretPlace(place));
      await tx.insert(channelSecrets).values({ ...place, keyId: installation.secrets.keyId, box });
    }
  });
  return keys;
}

/** Writes down what a look found. */
async function note(
  options: TurnOptions,
  turn: Turn,
  change: Partial<typeof channelHooks.$inferInsert>,
  event?: Parameters<typeof noteChannelEvent>[3],
): Promise<void> {
  await inTurn(options, turn, async (tx: Transaction) => {
    await tx.update(channelHooks).set(change).where(ofHook(turn));
    if (event) await noteChannelEvent(tx, turn, options.clock(), event);
  });
}

/**
 * Sees to it that a shop rings when something changes (D530): its webhooks are made once it is linked, looked at once a day, and
 * switched on where the shop had switched them off, which it does without a word. A shop that will not is looked at more often
 * instead, and none of this fails its turn.
 */
export async function tendHook(options: TurnOptions, turn: Turn, shop: ShopClient): Promise<boolean> {
  if (!turn.isLookDue) return true;
  const { database, installation } = options;
  const now = turn.startedAt;
  const prefix = hookPrefix(installation, { storeId: turn.storeId, origin: turn.row.origin });
  const [hook] = await withinStore(database, turn.storeId, (tx) =>
    tx.select().from(channelHooks).where(ofHook(turn)),
  );
  if (prefix === null) {
    if (hook && hook.state !== 'sin') await note(options, turn, { state: 'sin', lookAt: now });
    return true;
  }
  const known = hook ? keysOf(turn) : null;
  if (hook && known && hook.lookAt > now) return true;
  const lost = turn.secrets.lost.get(SECRET_FIELD) ?? turn.secrets.lost.get(TOKEN_FIELD);
  if (lost) options.onError(lost, { task: 'shops-hook', storeId: turn.storeId, linkId: turn.linkId });
  const { token, secret } = known ?? (await makeKeys(options, turn));
  const { outcome, kept } = await keepSubscribed(shop, {
    url: prefix + token.slice(tokenPrefix(turn.storeId).length),
    ownPrefix: prefix,
    secret,
    name: NAME,
  });
  const later = (ms: number) => new Date(now.getTime() + ms);
  if (outcome.kind === 'done') {
    const state: HookState = kept.paused > 0 ? 'apagado' : 'activo';
    const count = kept.made + kept.switchedOn;
    await note(
      options,
      turn,
      { state, lookAt: later(DAY_MS), ...(count > 0 ? { madeAt: now, silentAt: null } : {}) },
      count > 0 ? { kind: 'hooked', count } : undefined,
    );
    return true;
  }
  const before: HookState | null = known && hook ? hook.state : null;
  if (outcome.kind === 'failed' && (isOutcomeUnknown(outcome.fault) || outcome.fault.kind === 'slow_down')) {
    await note(options, turn, { lookAt: later(HOUR_MS) });
    return true;
  }
  await note(
    options,
    turn,
    { state: 'sin', lookAt: later(DAY_MS) },
    before === 'sin'
      ? undefined
      : { kind: 'failed', ...(outcome.kind === 'failed' ? { cause: causeOfFault(outcome.fault) } : {}) },
  );
  return true;
}
