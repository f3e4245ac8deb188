import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { adminActs, actAsAdmin, adminPage } from './woocommerce-emulator/admin-page.ts';
import { answerUnder, type Fault, type WireAnswer } from './woocommerce-emulator/faults.ts';
import type { Answer } from './woocommerce-emulator/model.ts';
import { noKey, noRoute, readOnlyKey, routesOf } from './woocommerce-emulator/routes.ts';
import { Shop, type ShopSettings } from './woocommerce-emulator/shop.ts';
import { Bells, type Deliver } from './woocommerce-emulator/webhooks.ts';

export { Shop } from './woocommerce-emulator/shop.ts';
export type { Delivery } from './woocommerce-emulator/webhooks.ts';
export type { Fault } from './woocommerce-emulator/faults.ts';

export interface EmulatorOptions extends Partial<ShopSettings> {
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly deliver?: Deliver;
}

/** A request to the interface, without the wire. */
export interface EmulatorRequest {
  readonly method: string;
  /** Path below `wc/v3`. */
  readonly path: string;
  readonly query?: URLSearchParams;
  readonly body?: unknown;
  readonly key: string;
  readonly secret: string;
}

/** A WooCommerce shop in memory, with the traps that were found in a real one. */
export class WooEmulator {
  readonly shop: Shop;
  readonly bells: Bells;
  readonly key = 'ck_0123456789abcdef0123456789abcdef01234567';
  readonly secret = 'cs_76543210fedcba9876543210fedcba9876543210';
  /** How it behaves, to be changed at any time. */
  readonly switches = {
    fault: null as Fault | null,
    /** How many of the next requests the fault meets. */
    faultsLeft: Infinity,
    /** Milliseconds of a slow answer. */
    delay: 50,
    isKeyReadOnly: false,
    /** Some hosts drop the header with the keys. */
    dropsAuthorization: false,
    /** Without them the interface answers under `?rest_route=` alone. */
    hasPrettyAddresses: true,
  };
  requests = 0;
  readonly #route: (asked: { method: string; path: string; query: URLSearchParams; body: unknown }) => Answer;

  constructor({ now = Date.now, deliver, ...settings }: EmulatorOptions = {}) {
    this.shop = new Shop(now, settings);
    this.bells = new Bells(this.shop, deliver);
    this.#route = routesOf(this.shop, (webhook) => this.bells.ping(webhook));
  }

  #takeFault(): Fault | null {
    const { fault, faultsLeft } = this.switches;
    if (fault === null || faultsLeft <= 0) return null;
    this.switches.faultsLeft = faultsLeft - 1;
    return fault;
  }

  /** Answers a request as the shop does, faults included. */
  handle({ method, path, query = new URLSearchParams(), body, key, secret }: EmulatorRequest): WireAnswer {
    this.requests += 1;
    return answerUnder(this.#takeFault(), () => {
      if (key !== this.key || secret !== this.secret) return noKey();
      if (this.switches.isKeyReadOnly && method !== 'GET') return readOnlyKey();
      return this.#route({ method, path, query, body });
    });
  }

  /** The root of the interface, which needs no key. */
  #index(): Answer {
    return {
      status: 200,
      body: {
        name: 'Tienda de prueba',
        url: 'https://tienda.example',
        home: 'https://tienda.example',
        gmt_offset: this.shop.settings.zone / 60,
        timezone_string: '',
        namespaces: ['oembed/1.0', 'wc/v3', 'wp/v2'],
      },
    };
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const restRoute = url.searchParams.get('rest_route');
    const admin = /^\/admin\/orders\/(\d+)\/([a-z]+)$/.exec(url.pathname);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (['/', '/wp-admin/post.php'].includes(url.pathname) && restRoute === null) {
      response.writeHead(200, {
        'Content-Type': 'text/html; charset=utf-8',
        Link: '<https://tienda.example/wp-json/>; rel="https://api.w.org/"',
      });
      response.end(adminPage(this.shop, this));
      return;
    }
    if (admin && request.method === 'POST') {
      const order = this.shop.orders.get(Number(admin[1]));
      const act = adminActs.find((one) => one === admin[2]);
      if (order && act) actAsAdmin(this.shop, order, act);
      response.writeHead(303, { Location: '/' });
      response.end();
      return;
    }
    const pretty =
      this.switches.hasPrettyAddresses && url.pathname.startsWith('/wp-json')
        ? url.pathname.slice('/wp-json'.length)
        : null;
    const route = (restRoute ?? pretty)?.replace(/^\/+|\/+$/g, '');
    if (route === undefined) {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end('<!DOCTYPE html><title>Página no encontrada</title>');
      return;
    }
    if (this.switches.fault === 'slow' && this.switches.faultsLeft > 0) await wait(this.switches.delay);
    await this.#send(response, this.#wireAnswer(request, url, route, Buffer.concat(chunks).toString()));
  }

  #wireAnswer(request: IncomingMessage, url: URL, route: string, text: string): WireAnswer {
    if (route === '') return answerUnder(this.#takeFault(), () => this.#index());
    if (!route.startsWith('wc/v3/')) return answerUnder(null, noRoute);
    const [, encoded = ''] = /^Basic (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
    const header = this.switches.dropsAuthorization ? '' : Buffer.from(encoded, 'base64').toString();
    const [key = '', secret = ''] = header.split(':');
    let body: unknown;
    try {
      body = text === '' ? undefined : JSON.parse(text);
    } catch {
      return answerUnder(null, () => ({
        status: 400,
        body: { code: 'rest_invalid_json', message: 'Invalid JSON body passed.', data: { status: 400 } },
      }));
    }
    return this.handle({
      method: request.method ?? 'GET',
      path: route.slice('wc/v3/'.length),
      query: url.searchParams,
      body,
      key: key || (url.searchParams.get('consumer_key') ?? ''),
      secret: secret || (url.searchParams.get('consumer_secret') ?? ''),
    });
  }

  async #send(response: ServerResponse, { status, headers, text, end }: WireAnswer): Promise<void> {
    if (end === 'none') {
      response.destroy();
      return;
    }
    const bytes = Buffer.from(text);
    response.writeHead(status, { ...headers, 'Content-Length': bytes.length });
    if (end === 'whole') {
      response.end(bytes);
      return;
    }
    response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
  }

  /** Listens on the loopback. `stop` ends it with all its connections. */
  async listen(port = 0): Promise<{ readonly origin: string; readonly stop: () => Promise<void> }> {
    const server = createServer((request, response) => {
      this.#respond(request, response).catch(() => response.destroy());
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const { port: taken } = server.address() as AddressInfo;
    return {
      origin: `http://127.0.0.1:${taken}`,
      stop: async () => {
        server.closeAllConnections();
        server.close();
        await once(server, 'close');
        await this.bells.settled();
      },
    };
  }
}
