import type { ShopClient } from '../shop-client.ts';
import { accepted, outcomeOf, type PushOutcome } from './push-outcome.ts';
import { readError, readWebhooks, type WooWebhook } from './schemas.ts';

/** All that may happen to an order. A webhook of WooCommerce has one topic. */
export const orderTopics = ['order.created', 'order.updated', 'order.deleted', 'order.restored'] as const;

const pageSize = 100;
/** A shop with more webhooks than this has a fault that is not ours. */
const mostPages = 10;

export interface Subscription {
  /** The address that the shop rings at. */
  readonly url: string;
  /** The beginning of all addresses of ours: those of an earlier link are deleted. */
  readonly ownPrefix: string;
  readonly secret: string;
  /** The name that the merchant finds among her webhooks. */
  readonly name: string;
}

/** The findings of a look at the webhooks of a shop, and what it did. */
export interface Kept {
  readonly made: number;
  /** Those that the shop had switched off by itself, and that are on again. */
  readonly switchedOn: number;
  /** Those that somebody paused, which stay as they are. */
  readonly paused: number;
}

async function webhooksOf(client: ShopClient): Promise<WooWebhook[]> {
  const found: WooWebhook[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const answer = await client.get('webhooks', { per_page: pageSize, page, status: 'all' });
    const read = readWebhooks(accepted(answer));
    found.push(...read);
    if (read.length < pageSize) break;
  }
  return found;
}

/** Deletes a webhook; one that is gone already is deleted. */
async function drop(client: ShopClient, { id }: WooWebhook): Promise<void> {
  const answer = await client.delete(`webhooks/${id}`, { force: true });
  const isGone = answer.ok && answer.status === 404 && readError(answer.json).code !== 'rest_no_route';
  if (!isGone) accepted(answer);
}

/**
 * Sees to it that a shop rings for every change of an order: what is missing is made, what the shop switched off after failures is
 * switched on, and what an earlier link left behind is deleted. Repeating it changes nothing, also after an answer that was lost,
 * because the shop is read first.
 */
export async function keepSubscribed(
  client: ShopClient,
  { url, ownPrefix, secret, name }: Subscription,
): Promise<{ readonly outcome: PushOutcome; readonly kept: Kept }> {
  const kept = { made: 0, switchedOn: 0, paused: 0 };
  const outcome = await outcomeOf(async () => {
    const ours = (await webhooksOf(client)).filter((one) => one.delivery_url.startsWith(ownPrefix));
    const ringing = orderTopics.map((topic) =>
      ours.find((one) => one.topic === topic && one.delivery_url === url),
    );
    const old = ours.filter((one) => !ringing.includes(one));
    for (const [at, topic] of orderTopics.entries()) {
      const known = ringing[at];
      if (known === undefined) {
        accepted(await client.post('webhooks', { name, topic, delivery_url: url, secret, status: 'active' }));
        kept.made += 1;
      } else if (known.status === 'disabled') {
        accepted(await client.put(`webhooks/${known.id}`, { status: 'active', secret }));
        kept.switchedOn += 1;
      } else if (known.status !== 'active') {
        kept.paused += 1;
      }
    }
    for (const one of old) await drop(client, one);
    return kept.made + kept.switchedOn + old.length > 0;
  });
  return { outcome, kept };
}

/** Deletes all webhooks of ours in a shop. */
export function unsubscribe(client: ShopClient, ownPrefix: string): Promise<PushOutcome> {
  return outcomeOf(async () => {
    const ours = (await webhooksOf(client)).filter((one) => one.delivery_url.startsWith(ownPrefix));
    for (const one of ours) await drop(client, one);
    return ours.length > 0;
  });
}
