import { createHmac } from 'node:crypto';
import type { Order, Webhook } from './model.ts';
import { orderJson } from './order-json.ts';
import type { Shop, ShopEvent } from './shop.ts';

/** A bell on its way. */
export interface Delivery {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends a delivery and gives the status of the answer; 0 for none. */
export type Deliver = (delivery: Delivery) => Promise<number>;

const mostFailures = 5;

async function post({ url, headers, body }: Delivery): Promise<number> {
  try {
    const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(5000) });
    return answer.status;
  } catch {
    return 0;
  }
}

/** The bells of the shop: what changed is told to every webhook of its topic, and a webhook that fails too often is switched off. */
export class Bells {
  /** How often each delivery comes. */
  repeats = 1;
  /** Whether deliveries wait for `release`, as those of a shop do that nobody visits. */
  isHeld = false;
  readonly #held: (() => Promise<void>)[] = [];
  readonly #shop: Shop;
  readonly #deliver: Deliver;
  #running: Promise<void> = Promise.resolve();
  #lastDelivery = 0;

  constructor(shop: Shop, deliver: Deliver = post) {
    this.#shop = shop;
    this.#deliver = deliver;
    shop.onChange((event, order) => this.#ring(event, order));
  }

  /** The ping of a new webhook: a form, unsigned, and nobody minds whether it fails. */
  ping(webhook: Webhook): void {
    this.#queue(async () => {
      await this.#deliver({
        url: webhook.deliveryUrl,
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'User-Agent': this.#agent() },
        body: `webhook_id=${webhook.id}`,
      });
    });
  }

  /** Sends what was held, in another order if asked so. */
  release({ isShuffled = false } = {}): void {
    const held = this.#held.splice(0);
    if (isShuffled) held.sort(() => this.#shop.random() - 0.5);
    for (const send of held) this.#run(send);
  }

  /** Waits until nothing is on its way. */
  async settled(): Promise<void> {
    await this.#running;
  }

  #agent(): string {
    return `WooCommerce/${this.#shop.settings.version} Hookshot (WordPress/7.2)`;
  }

  #run(send: () => Promise<void>): void {
    this.#running = this.#running.then(send);
  }

  #queue(send: () => Promise<void>): void {
    if (this.isHeld) this.#held.push(send);
    else this.#run(send);
  }

  #ring(event: ShopEvent, order: Order): void {
    for (const webhook of this.#shop.webhooks.values()) {
      if (webhook.topic !== `order.${event}` || webhook.status !== 'active') continue;
      const send = async () => {
        await this.#send(webhook, event, order);
      };
      for (let time = 0; time < this.repeats; time += 1) this.#queue(send);
    }
  }

  async #send(webhook: Webhook, event: ShopEvent, order: Order): Promise<void> {
    if (webhook.status !== 'active') return;
    // The body is the order as it is when the bell rings at last, and the id alone of what is gone.
    const body = JSON.stringify(event === 'deleted' ? { id: order.id } : orderJson(this.#shop, order));
    this.#lastDelivery += 1;
    const status = await this.#deliver({
      url: webhook.deliveryUrl,
      headers: {
        'User-Agent': this.#agent(),
        'Content-Type': 'application/json',
        'X-WC-Webhook-Source': 'https://tienda.example/',
        'X-WC-Webhook-Topic': webhook.topic,
        'X-WC-Webhook-Resource': 'order',
        'X-WC-Webhook-Event': event,
        'X-WC-Webhook-Signature': createHmac('sha256', webhook.secret).update(body).digest('base64'),
        'X-WC-Webhook-ID': String(webhook.id),
        'X-WC-Webhook-Delivery-ID': this.#lastDelivery.toString(16).padStart(32, '0'),
      },
      body,
    });
    if (status >= 200 && status < 400) {
      webhook.failures = 0;
      return;
    }
    webhook.failures += 1;
    if (webhook.failures > mostFailures) {
      webhook.status = 'disabled';
      webhook.modifiedAt = this.#shop.now();
    }
  }
}
