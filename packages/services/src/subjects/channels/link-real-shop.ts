import {
  type Completion,
  type HistoryDays,
  type LinkCause,
  linkCauseMessage,
} from '@trastienda/domain/channel-setup';
import type { ShopPlace } from '@trastienda/connectors/egress/shop-address';
import type { ShopKeys } from '@trastienda/connectors/woocommerce/guarded-shop';
import { type OpenedShop, openShop } from '@trastienda/connectors/woocommerce/open-shop';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { databaseMoment } from '../../core/database-clock.ts';
import type { BeforeWork } from '../../core/handler.ts';
import type { Shops } from '../../core/installation.ts';
import { conflict, invalid, type Refusal } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { channelLinks, channelTurns } from '../../tables/channel-links.ts';
import { countTypedAttempt, lockLinks, secretsOf } from './link-attempts.ts';
import { shownChecks } from './real-shop-turn.ts';
import { findLink, linkResultOf, type LinkRow, storeLink } from './store-link.ts';

/** Half a minute is the whole call's. */
const OPENING_MS = 20_000;
const DAY_MS = 86_400_000;
/** Orders that changed within these days before the shop was linked are read too, unless the merchant wants fewer. */
const USUAL_DAYS: HistoryDays = 30;

/** A shop that let its keys in, on its way into the transaction that links it. */
export type RealShop = { readonly place: ShopPlace; readonly keys: ShopKeys; readonly opened: OpenedShop };

/** The merchant's choices for a shop; what she leaves out stays as it is, or as it usually is. */
export type LinkChoices = {
  readonly prefix?: string | undefined;
  readonly since?: HistoryDays | undefined;
  readonly completeWhen?: Completion | undefined;
};

/** Causes that another try may not meet; all others are for the merchant to change what she typed. */
const passing: readonly LinkCause[] = [
  'sin_respuesta',
  'mantenimiento',
  'mas_despacio',
  'respuesta_ilegible',
];
const ofKey: readonly LinkCause[] = ['llave_rechazada', 'solo_lectura'];

/** Returns the refusal of a shop that cannot be linked: its sentence is all that a merchant reads of the answer. */
function refusalOf(cause: LinkCause): Refusal {
  const message = linkCauseMessage(cause, 'WC');
  if (passing.includes(cause)) return conflict(message, cause);
  return invalid([{ field: ofKey.includes(cause) ? 'consumerKey' : 'url', message }]);
}

/**
 * Asks a shop whether it can be linked, before any transaction: it may take seconds to answer. The try is counted first, since
 * it tells a stranger something also when it fails.
 * @throws 409 and 422 with the sentence of the first cause, 429 from the eleventh try within an hour on
 */
export async function openRealShop(
  { keep }: BeforeWork,
  { client }: Shops,
  { place, keys }: Omit<RealShop, 'opened'>,
): Promise<RealShop> {
  const now = await keep(async (scope) => {
    secretsOf(scope);
    await countTypedAttempt(scope, 'WC');
    return scope.now;
  });
  const signal = AbortSignal.timeout(OPENING_MS);
  try {
    const opened = await openShop({ client, now: () => now, signal }, place, keys);
    if (!opened.ok) throw refusalOf(opened.error.code);
    return { place, keys, opened: opened.value };
  } catch (error) {
    throw signal.aborted ? refusalOf('sin_respuesta') : error;
  }
}

type Turn = typeof channelTurns.$inferSelect;

/**
 * Refuses a prefix that is not the shop's, which is fixed once it is linked, or that is another shop's. @throws 422
 */
async function checkPrefix({ tx, storeId }: Scope, before: Turn | undefined, prefix: string): Promise<void> {
  const refuse = (message: string) => invalid([{ field: 'prefix', message }]);
  if (before) {
    if (before.prefix === prefix) return;
    throw refuse(
      before.prefix === null
        ? 'Los pedidos de esta tienda ya van sin prefijo'
        : `Los pedidos de esta tienda ya llevan «${before.prefix}»`,
    );
  }
  const same = and(eq(channelTurns.storeId, storeId), eq(channelTurns.prefix, prefix));
  if ((await tx.$count(channelTurns, same)) > 0) throw refuse('Otra de tus tiendas ya usa ese prefijo');
}

/**
 * Begins to read a shop, or goes on where it was read before, but never further back than a new link. A shop that was linked all the
 * time has only another key.
 */
async function putTurn(scope: Scope, link: LinkRow, shop: RealShop, choices: LinkChoices): Promise<void> {
  const { tx, storeId, now } = scope;
  const { door, weightUnit, dimensionUnit, version } = shop.opened;
  const own = and(eq(channelTurns.storeId, storeId), eq(channelTurns.linkId, link.id));
  const [before] = await tx.select().from(channelTurns).where(own).for('update');
  const { prefix, completeWhen } = choices;
  if (prefix !== undefined) await checkPrefix(scope, before, prefix);
  // A turn waits as long as its shop is linked.
  const isLinked = before !== undefined && before.nextAt !== null;
  const days = isLinked ? USUAL_DAYS : (choices.since ?? USUAL_DAYS);
  const since = new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 19);
  const turn = {
    ...door,
    weightUnit,
    dimensionUnit,
    version,
    ...(before && before.cursor.since > since
      ? { cursor: before.cursor, readFrom: before.readFrom }
      : { cursor: { since, seen: [] }, readFrom: since }),
    // A shop that is linked again is compared at once; a new one is read whole anyway.
    comparedAt: before ? before.comparedAt : databaseMoment(),
    // The clock is the one that all processes share.
    nextAt: databaseMoment(),
    // A turn that runs with the old key finds that it is not its own any more.
    lease: null,
    leaseUntil: null,
    failures: 0,
    failingSince: null,
    slowUntil: null,
    keyEnding: shop.keys.consumerKey.slice(-4),
    keySince: now,
    ...(completeWhen === undefined ? {} : { completeWhen }),
  };
  await tx
    .insert(channelTurns)
    .values({ storeId, linkId: link.id, prefix: prefix ?? null, ...turn })
    .onConflictDoUpdate({ target: [channelTurns.storeId, channelTurns.linkId], set: turn });
}

/**
 * Refuses a shop that the store has linked under another spelling of its address, such as with and without `www.`: its orders would
 * come in twice. @throws 409
 */
async function refuseTwin({ tx, storeId }: Scope, shopId: string, { opened }: RealShop): Promise<void> {
  const [twin] = await tx
    .select({ name: channelLinks.name })
    .from(channelTurns)
    .innerJoin(
      channelLinks,
      and(eq(channelLinks.storeId, channelTurns.storeId), eq(channelLinks.id, channelTurns.linkId)),
    )
    .where(
      and(
        eq(channelTurns.storeId, storeId),
        eq(channelTurns.origin, opened.door.origin),
        eq(channelTurns.root, opened.door.root),
        ne(channelLinks.shopId, shopId),
        isNull(channelLinks.unlinkedAt),
      ),
    );
  if (twin) throw conflict(`Ya conectaste esta tienda como «${twin.name}»`, 'already_linked');
}

/** Keeps the link of a shop that opened, with its keys, and has its first turn follow. */
export async function linkRealShop(scope: Scope, shop: RealShop, choices: LinkChoices) {
  await lockLinks(scope);
  const { tx, storeId } = scope;
  const { origin, path } = shop.place;
  const shopId = `${new URL(origin).host}${path}`;
  await refuseTwin(scope, shopId, shop);
  const ofShop = and(
    eq(channelLinks.storeId, storeId),
    eq(channelLinks.channel, 'WC'),
    eq(channelLinks.shopId, shopId),
  );
  const [known] = await tx.select({ name: channelLinks.name }).from(channelLinks).where(ofShop);
  await storeLink(scope, {
    channel: 'WC',
    shopId,
    name: known?.name ?? shop.place.shown,
    url: origin + path,
    secrets: { ...shop.keys },
  });
  await putTurn(scope, await findLink(scope, 'WC', shopId), shop, choices);
  const { data, ...linked } = await linkResultOf(scope, ofShop, 'Conectaste WooCommerce');
  return { ...linked, data: { ...data, checks: shownChecks(shop.opened.checks, shop.opened) } };
}
