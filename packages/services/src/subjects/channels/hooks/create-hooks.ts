import { randomBytes } from 'node:crypto';
import {
  type HookRequest,
  isPing,
  isSigned,
  type Rung,
  rungBy,
} from '@trastienda/connectors/woocommerce/webhook-delivery';
import { sql } from 'drizzle-orm';
import { type SecretBox, UnopenedBox } from '../../../core/secret-box.ts';
import { whileThere } from '../../../core/while-there.ts';
import { type Database, type Transaction, withinStore } from '../../../database/connect.ts';
import { channelHooks, channelInbox, channelLinks, channelSecrets } from '../../../tables/channel-links.ts';
import { linkSecretPlace } from '../secret-places.ts';
import { hashOfToken, makeHookSecret, SECRET_FIELD, storeNamedBy } from './hook-token.ts';

/** The reader of what one kind of shop sends. */
type Driver = {
  readonly channel: string;
  /** A request without a signature that a shop sends to find out whether anybody is there. */
  readonly isPing: (request: HookRequest) => boolean;
  readonly isSigned: (request: HookRequest, secret: string) => boolean;
  readonly rungBy: (request: HookRequest) => Rung | null;
};

/** The kinds of shops that ring, by their word in the address. */
const drivers: ReadonlyMap<string, Driver> = new Map([
  ['woocommerce', { channel: 'WC', isPing, isSigned, rungBy }],
]);

/** The fate of a request: kept or of no concern, to nobody's address, or signed by somebody else. */
export type HookAnswer = 'taken' | 'unknown' | 'forged';

/** A store that no token names: what has not the form of a token is looked for all the same. */
const NO_STORE = '-';

/**
 * The bells of shops (D529): a request is verified and kept, and no more. The order that it names is asked for later, so that a
 * repeated, late or replayed one does no harm, and nothing that a body says is believed.
 */
export function createHooks({
  database,
  secrets,
  clock = () => new Date(),
}: {
  readonly database: Database;
  readonly secrets: SecretBox;
  readonly clock?: () => Date;
}) {
  /** An unknown token is compared with it, so that it costs the same work as a known one. */
  const nobodys = makeHookSecret(randomBytes);

  /** One statement as text: it runs two hundred times a second, and to build it costs as much as to ask it. */
  async function findHook(tx: Transaction, storeId: string, token: string, channel: string) {
    const { rows } = await tx.execute<{ link_id: string; key_id: string; box: Buffer }>(sql`
      select h.link_id, s.key_id, s.box from ${channelHooks} h
        join ${channelLinks} l on l.store_id = h.store_id and l.id = h.link_id
        join ${channelSecrets} s on s.store_id = h.store_id and s.link_id = h.link_id and s.field = ${SECRET_FIELD}
      where h.store_id = ${storeId} and h.token_hash = ${hashOfToken(token)} and l.channel = ${channel}
        and l.unlinked_at is null`);
    const [row] = rows;
    return row && { linkId: row.link_id, keyId: row.key_id, box: row.box };
  }

  /**
   * Opens the secret that signs. One that is lost here is nobody's, so that nothing is signed by it; the shop's next turn makes
   * another.
   */
  function signingSecret(
    storeId: string,
    { linkId, keyId, box }: { linkId: string; keyId: string; box: Buffer },
  ) {
    try {
      return secrets.open(box, linkSecretPlace({ storeId, linkId, field: SECRET_FIELD }), keyId);
    } catch (error) {
      if (!(error instanceof UnopenedBox)) throw error;
      return nobodys;
    }
  }

  return {
    /** Says whether shops of a kind ring at all. */
    knows: (kind: string): boolean => drivers.has(kind),

    /** Takes what came to an address. @throws DoorUnavailable while the database is away */
    async ring(kind: string, token: string, request: HookRequest): Promise<HookAnswer> {
      const driver = drivers.get(kind);
      if (!driver) return 'unknown';
      const storeId = storeNamedBy(token) ?? NO_STORE;
      return whileThere(() =>
        withinStore(database, storeId, async (tx) => {
          const hook = await findHook(tx, storeId, token, driver.channel);
          const isTrue = driver.isSigned(request, hook ? signingSecret(storeId, hook) : nobodys);
          if (!hook) return 'unknown';
          if (!isTrue) return driver.isPing(request) ? 'taken' : 'forged';
          const rung = driver.rungBy(request);
          if (rung === null) return 'taken';
          await tx.execute(sql`
            insert into ${channelInbox} (store_id, link_id, delivery_id, external_id, received_at)
            values (${storeId}, ${hook.linkId}, ${rung.deliveryId}, ${String(rung.orderId)}, ${clock().toISOString()})
            on conflict (store_id, link_id, delivery_id) do nothing`);
          return 'taken';
        }),
      );
    },
  };
}

export type Hooks = ReturnType<typeof createHooks>;
