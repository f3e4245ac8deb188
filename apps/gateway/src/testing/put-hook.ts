import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { createSecretBox } from '@trastienda/services';
import type { Database } from '@trastienda/services/database';
import { sql } from 'drizzle-orm';

export type PutHook = {
  readonly storeId: string;
  readonly linkId: string;
  readonly token: string;
  readonly secret: string;
};

/** Writes a linked shop with a bell, as its first turn leaves it behind. */
export async function putHook(
  database: Database,
  box: ReturnType<typeof createSecretBox>,
  { storeId, linkId }: Pick<PutHook, 'storeId' | 'linkId'>,
): Promise<PutHook> {
  const token = `${storeId}_${randomBytes(32).toString('base64url')}`;
  const secret = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest('hex');
  await database.transaction(async (tx) => {
    await tx.execute(sql`select set_config('app.scope', 'all', true)`);
    await tx.execute(sql`insert into channel_links (store_id, id, channel, shop_id, name, linked_at)
      values (${storeId}, ${linkId}, 'WC', ${linkId}, 'Tienda', now())`);
    await tx.execute(sql`insert into channel_hooks (store_id, link_id, token_hash, state, made_at, look_at)
      values (${storeId}, ${linkId}, ${hash}, 'activo', now(), now())`);
    await tx.execute(sql`insert into channel_secrets (store_id, link_id, field, key_id, box)
      values (${storeId}, ${linkId}, 'hookSecret', ${box.keyId}, ${box.seal(secret, [storeId, linkId, 'hookSecret'])})`);
  });
  return { storeId, linkId, token, secret };
}

/** The request that a WooCommerce shop makes for a delivery. */
export function deliveryOf(
  secret: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): RequestInit {
  return {
    method: 'POST',
    body,
    headers: {
      'Content-Type': 'application/json',
      'X-WC-Webhook-Resource': 'order',
      'X-WC-Webhook-Event': 'updated',
      'X-WC-Webhook-Delivery-ID': randomBytes(16).toString('hex'),
      'X-WC-Webhook-Signature': createHmac('sha256', secret).update(body).digest('base64'),
      ...headers,
    },
  };
}
