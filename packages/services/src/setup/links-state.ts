import { sql } from 'drizzle-orm';
import { isOfOpenStore } from '../core/open-store.ts';
import { acrossStores, type Database } from '../database/connect.ts';

/** The state of all that is linked for real in the whole database, and of the work on it. */
export type LinksState = {
  readonly shops: { readonly working: number; readonly failing: number; readonly error: number };
  /** Seconds for which the shop that has waited longest has been due, with no process working on it. */
  readonly oldestShopSeconds: number;
  readonly webhooks: { readonly working: number; readonly failing: number; readonly off: number };
  /** Seconds for which the event that has waited longest could have been sent. */
  readonly oldestWebhookSeconds: number;
};

type Row = {
  readonly working: number;
  readonly failing: number;
  readonly stopped: number;
  readonly seconds: number;
};

const shops = sql`
  select count(*) filter (where t.failures = 0)::int as working,
    count(*) filter (where t.failures > 0 and l.status <> 'error')::int as failing,
    count(*) filter (where l.status = 'error')::int as stopped,
    coalesce(extract(epoch from now() - min(greatest(t.next_at, t.lease_until))
      filter (where greatest(t.next_at, t.lease_until) <= now() and ${isOfOpenStore(sql`t.store_id`)})), 0)::float8 as seconds
  from channel_turns t join channel_links l on l.store_id = t.store_id and l.id = t.link_id
  where t.next_at is not null`;

const webhooks = sql`
  select count(*) filter (where w.off_at is null and w.attempts = 0)::int as working,
    count(*) filter (where w.off_at is null and w.attempts > 0)::int as failing,
    count(*) filter (where w.off_at is not null)::int as stopped,
    coalesce(extract(epoch from now() - min(greatest(w.next_at, w.lease_until, e.at))
      filter (where w.off_at is null and e.at is not null and ${isOfOpenStore(sql`w.store_id`)}
        and greatest(w.next_at, w.lease_until, e.at) <= now())), 0)::float8 as seconds
  from store_webhooks w left join lateral (
    select min(at) as at from order_events
    where store_id = w.store_id and source = 'door' and (seq > w.sent_seq or seq is null)
  ) e on true`;

/**
 * Reads how shops and webhooks stand, for an operator.
 * @param ms The longest that a question may take. @throws when it takes longer
 */
export const readLinksState = (database: Database, ms: number): Promise<LinksState> =>
  acrossStores(database, async (tx) => {
    await tx.execute(sql`select set_config('statement_timeout', ${String(ms)}, true)`);
    const none: Row = { working: 0, failing: 0, stopped: 0, seconds: 0 };
    const ofShops = (await tx.execute<Row>(shops)).rows[0] ?? none;
    const ofWebhooks = (await tx.execute<Row>(webhooks)).rows[0] ?? none;
    return {
      shops: { working: ofShops.working, failing: ofShops.failing, error: ofShops.stopped },
      oldestShopSeconds: ofShops.seconds,
      webhooks: { working: ofWebhooks.working, failing: ofWebhooks.failing, off: ofWebhooks.stopped },
      oldestWebhookSeconds: ofWebhooks.seconds,
    };
  });
