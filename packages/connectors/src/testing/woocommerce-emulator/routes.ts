import { fieldsOf, listOf, orderWishOf, refundWishOf, textOf } from './body.ts';
import type { Answer, Order, Webhook } from './model.ts';
import {
  fulfillmentJson,
  noteJson,
  orderJson,
  preciseOrderJson,
  refundJson,
  webhookJson,
} from './order-json.ts';
import { productJson, variationJson } from './product-json.ts';
import { queriedOrders, statuses } from './orders-query.ts';
import { invalidParams } from './query-faults.ts';
import type { Shop } from './shop.ts';

export interface Asked {
  readonly method: string;
  /** The path below the root of the interface, such as `orders/13`. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

type Handler = (asked: Asked, ids: readonly number[]) => Answer;

const refusal = (status: number, code: string, message: string): Answer => ({
  status,
  body: { code, message, data: { status } },
});
export const noRoute = (): Answer =>
  refusal(404, 'rest_no_route', 'No route was found matching the URL and request method.');
export const noKey = (): Answer =>
  refusal(401, 'woocommerce_rest_cannot_view', 'Sorry, you cannot list resources.');
export const readOnlyKey = (): Answer =>
  refusal(
    401,
    'woocommerce_rest_authentication_error',
    'The API key provided does not have write permissions.',
  );
const noOrder = () => refusal(404, 'woocommerce_rest_shop_order_invalid_id', 'Invalid ID.');

const counted = (body: unknown[], total = body.length, pages = 1): Answer => ({
  status: 200,
  body,
  headers: { 'X-WP-Total': String(total), 'X-WP-TotalPages': String(pages) },
});

/** The fields of an object that a query asks for, all of them where it does not say. */
function fieldsAsked(query: URLSearchParams, json: Record<string, unknown>): Record<string, unknown> {
  const names = query.get('_fields')?.split(',');
  return names === undefined
    ? json
    : Object.fromEntries(Object.entries(json).filter(([name]) => names.includes(name)));
}

/** The routes of `wc/v3` that a connector of orders asks. */
export function routesOf(shop: Shop, onNewWebhook: (webhook: Webhook) => void): (asked: Asked) => Answer {
  const withOrder =
    (handler: (order: Order, asked: Asked, ids: readonly number[]) => Answer): Handler =>
    (asked, ids) => {
      const order = shop.orders.get(ids[0] ?? 0);
      return order === undefined ? noOrder() : handler(order, asked, ids);
    };
  /** Parcels are no route at all while the feature is off. */
  const withFulfillments =
    (handler: Handler): Handler =>
    (asked, ids) =>
      shop.settings.hasFulfillments ? handler(asked, ids) : noRoute();

  const changeOrder = withOrder((order, { body }) => {
    const fields = fieldsOf(body);
    const status = textOf(fields['status']);
    if (status !== '' && !statuses.includes(status))
      return invalidParams([
        {
          param: 'status',
          code: 'rest_not_in_enum',
          message: `status is not one of ${statuses.slice(0, -1).join(', ')}, and ${statuses.at(-1) ?? ''}.`,
        },
      ]);
    for (const entry of listOf(fields['meta_data']))
      shop.setMeta(order, textOf(entry['key']), entry['value']);
    if (typeof fields['customer_note'] === 'string') order.customerNote = fields['customer_note'];
    const wished =
      status === '' && fields['set_paid'] === true && order.paidAt === null ? 'processing' : status;
    if (wished !== '' && wished !== order.status) shop.setStatus(order, wished);
    else shop.touch(order);
    return { status: 200, body: orderJson(shop, order) };
  });

  /** Deletion answers with the order as it was; for good, with the trash that it went through. */
  const deleteOrder = withOrder((order, { query }) => {
    const isForGood = query.get('force') === 'true';
    if (!isForGood && order.status === 'trash')
      return refusal(410, 'woocommerce_rest_already_trashed', 'The shop_order has already been deleted.');
    const before = orderJson(shop, order);
    shop.remove(order, isForGood);
    return { status: 200, body: isForGood ? orderJson(shop, order) : before };
  });

  // It accepts whatever it is told: neither a number that is there already nor more pieces than were sold are refused.
  const createFulfillment = withOrder((order, { body }) => {
    const fields = fieldsOf(body);
    const fulfillment = {
      id: shop.nextItemId(),
      at: shop.now(),
      isFulfilled: fields['is_fulfilled'] === true || fields['status'] === 'fulfilled',
      meta: listOf(fields['meta_data']).map((entry) => shop.meta(textOf(entry['key']), entry['value'])),
    };
    order.fulfillments = [...order.fulfillments, fulfillment];
    shop.touch(order);
    return {
      status: 201,
      body: { ...fulfillmentJson(order, fulfillment), is_fulfilled: fulfillment.isFulfilled },
    };
  });

  const createWebhook: Handler = ({ body }) => {
    const fields = fieldsOf(body);
    if (!/^order\.(?:created|updated|deleted|restored)$/.test(textOf(fields['topic'])))
      return refusal(400, 'woocommerce_rest_shop_webhook_invalid_topic', 'Webhook topic must be valid.');
    const webhook: Webhook = {
      id: shop.nextWebhookId(),
      name: textOf(fields['name']),
      status: 'active',
      topic: textOf(fields['topic']),
      deliveryUrl: textOf(fields['delivery_url']),
      secret: textOf(fields['secret']),
      failures: 0,
      createdAt: shop.now(),
      modifiedAt: shop.now(),
    };
    shop.webhooks.set(webhook.id, webhook);
    onNewWebhook(webhook);
    return { status: 201, body: webhookJson(shop, webhook) };
  };

  const changeWebhook: Handler = ({ body }, [id = 0]) => {
    const webhook = shop.webhooks.get(id);
    if (webhook === undefined) return refusal(404, 'woocommerce_rest_shop_webhook_invalid_id', 'Invalid ID.');
    const fields = fieldsOf(body);
    const status = textOf(fields['status']);
    if (status === 'active' || status === 'paused' || status === 'disabled') webhook.status = status;
    if (webhook.status === 'active') webhook.failures = 0;
    if (typeof fields['delivery_url'] === 'string') webhook.deliveryUrl = fields['delivery_url'];
    if (typeof fields['secret'] === 'string') webhook.secret = fields['secret'];
    webhook.modifiedAt = shop.now();
    return { status: 200, body: webhookJson(shop, webhook) };
  };

  const listOrders: Handler = ({ query }) => {
    const found = queriedOrders(shop, query);
    if ('faults' in found) return invalidParams(found.faults);
    return counted(
      found.orders.map((order) => fieldsAsked(query, orderJson(shop, order))),
      found.total,
      found.pages,
    );
  };

  const product: Handler = (_asked, [id = 0]) => {
    const found = shop.products.get(id);
    return found === undefined
      ? refusal(404, 'woocommerce_rest_product_invalid_id', 'Invalid ID.')
      : { status: 200, body: found.parentId === 0 ? productJson(shop, found) : variationJson(shop, found) };
  };
  const variation: Handler = (asked, [, id = 0]) => product(asked, [id]);

  const systemStatus: Handler = ({ query }) => {
    const { version, currency, hasFulfillments } = shop.settings;
    const whole: Record<string, unknown> = {
      environment: {
        home_url: 'https://tienda.example',
        site_url: 'https://tienda.example',
        version,
        wp_version: '7.2',
        language: 'es_MX',
        default_timezone: 'UTC',
      },
      settings: {
        api_enabled: false,
        force_ssl: false,
        currency,
        currency_symbol: '&#36;',
        currency_position: 'left',
        thousand_separator: ',',
        decimal_separator: '.',
        number_of_decimals: 2,
        enabled_features: ['analytics', ...(hasFulfillments ? ['fulfillments'] : [])],
      },
    };
    const fields =
      query
        .get('_fields')
        ?.split(',')
        .map((name) => name.replace(/\..*$/u, '')) ?? Object.keys(whole);
    return {
      status: 200,
      body: Object.fromEntries(fields.filter((name) => name in whole).map((name) => [name, whole[name]])),
    };
  };

  const routes: readonly (readonly [method: string, path: RegExp, handler: Handler])[] = [
    ['GET', /^orders$/, listOrders],
    [
      'POST',
      /^orders$/,
      ({ body }) => ({ status: 201, body: orderJson(shop, shop.createOrder(orderWishOf(fieldsOf(body)))) }),
    ],
    [
      'GET',
      /^orders\/(\d+)$/,
      withOrder((order, { query }) => ({
        status: 200,
        body: preciseOrderJson(shop, order, Number(query.get('dp') ?? 2)),
      })),
    ],
    ['PUT', /^orders\/(\d+)$/, changeOrder],
    ['DELETE', /^orders\/(\d+)$/, deleteOrder],
    [
      'GET',
      /^orders\/(\d+)\/refunds$/,
      withOrder((order, { query }) => {
        const perPage = Number(query.get('per_page') ?? 10);
        const start = (Number(query.get('page') ?? 1) - 1) * perPage;
        // The newest first, as everywhere.
        const page = order.refunds.toReversed().slice(start, start + perPage);
        return counted(
          page.map((one) => refundJson(shop, order, one)),
          order.refunds.length,
          Math.ceil(order.refunds.length / perPage),
        );
      }),
    ],
    [
      'POST',
      /^orders\/(\d+)\/refunds$/,
      withOrder((order, { body }) => ({
        status: 201,
        body: refundJson(shop, order, shop.refund(order, refundWishOf(fieldsOf(body)))),
      })),
    ],
    [
      'GET',
      /^orders\/(\d+)\/notes$/,
      withOrder((order, { query }) => ({
        status: 200,
        body: order.notes
          .filter((note) => query.get('type') !== 'customer' || note.isForCustomer)
          .toReversed()
          .map((note) => noteJson(shop, order, note)),
      })),
    ],
    [
      'POST',
      /^orders\/(\d+)\/notes$/,
      withOrder((order, { body }) => {
        const fields = fieldsOf(body);
        const note = shop.addNote(order, textOf(fields['note']), fields['customer_note'] === true);
        return { status: 201, body: noteJson(shop, order, note) };
      }),
    ],
    [
      'GET',
      /^orders\/(\d+)\/fulfillments$/,
      withFulfillments(
        withOrder((order) => ({
          status: 200,
          body: order.fulfillments.map((one) => fulfillmentJson(order, one)),
        })),
      ),
    ],
    ['POST', /^orders\/(\d+)\/fulfillments$/, withFulfillments(createFulfillment)],
    [
      'DELETE',
      /^orders\/(\d+)\/fulfillments\/(\d+)$/,
      withFulfillments(
        withOrder((order, _asked, [, id]) => {
          if (!order.fulfillments.some((one) => one.id === id))
            return refusal(400, '404', 'Fulfillment not found.');
          order.fulfillments = order.fulfillments.filter((one) => one.id !== id);
          shop.touch(order);
          return { status: 200, body: { message: 'Fulfillment deleted.' } };
        }),
      ),
    ],
    [
      'GET',
      /^products$/,
      () =>
        counted(
          [...shop.products.values()]
            .filter((one) => one.parentId === 0)
            .map((one) => productJson(shop, one)),
        ),
    ],
    ['GET', /^products\/(\d+)$/, product],
    [
      'GET',
      /^products\/(\d+)\/variations$/,
      (_asked, [id]) =>
        counted(
          [...shop.products.values()]
            .filter((one) => one.parentId === id)
            .map((one) => variationJson(shop, one)),
        ),
    ],
    ['GET', /^products\/(\d+)\/variations\/(\d+)$/, variation],
    ['GET', /^system_status$/, systemStatus],
    [
      'GET',
      /^webhooks$/,
      () => counted([...shop.webhooks.values()].toReversed().map((one) => webhookJson(shop, one))),
    ],
    ['POST', /^webhooks$/, createWebhook],
    ['PUT', /^webhooks\/(\d+)$/, changeWebhook],
    [
      'DELETE',
      /^webhooks\/(\d+)$/,
      (_asked, [id = 0]) => {
        const webhook = shop.webhooks.get(id);
        if (webhook === undefined)
          return refusal(404, 'woocommerce_rest_shop_webhook_invalid_id', 'Invalid ID.');
        shop.webhooks.delete(id);
        return { status: 200, body: webhookJson(shop, webhook) };
      },
    ],
  ];

  return (asked) => {
    // WordPress takes the three writing methods for one.
    const method =
      ['POST', 'PATCH'].includes(asked.method) && /^(?:orders|webhooks)\/\d+$/.test(asked.path)
        ? 'PUT'
        : asked.method;
    for (const [wanted, path, handler] of routes) {
      const match = wanted === method ? path.exec(asked.path) : null;
      if (match) return handler(asked, match.slice(1).map(Number));
    }
    return noRoute();
  };
}
