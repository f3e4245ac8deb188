import { host, link, linksOf, metaJson, peso, second, shownMeta, times } from './json-parts.ts';
import type { Amount, Extra, Fulfillment, Item, Note, Order, Refund, Webhook } from './model.ts';
import { type Shop, totalOf } from './shop.ts';

function taxesOf(paid: Amount, before: Amount | null) {
  return paid.tax === 0 && (before?.tax ?? 0) === 0
    ? []
    : [{ id: 1, total: peso(paid.tax), subtotal: before === null ? '' : peso(before.tax) }];
}

function itemJson(item: Item, isVatIncluded: boolean) {
  const gross = item.paid.net + item.paid.tax;
  const exactNet = isVatIncluded && item.paid.tax > 0 ? gross / 1.16 : item.paid.net;
  return {
    id: item.id,
    name: item.name,
    product_id: item.productId,
    variation_id: item.variationId,
    quantity: item.quantity,
    tax_class: '',
    subtotal: peso(item.before.net),
    subtotal_tax: peso(item.before.tax),
    total: peso(item.paid.net),
    total_tax: peso(item.paid.tax),
    taxes: taxesOf(item.paid, item.before),
    meta_data: item.meta.map(shownMeta),
    sku: item.sku,
    global_unique_id: '',
    // A float, as the shop sends it: it does not add up.
    price: exactNet / 100 / Math.max(1, item.quantity),
    image: { id: item.variationId === 0 ? '' : 0, src: '' },
    parent_name: item.parentName,
  };
}

const shippingLineJson = ({ id, name, amount }: Extra) => ({
  id,
  method_title: name,
  method_id: 'flat_rate',
  instance_id: '',
  total: peso(amount.net),
  total_tax: peso(amount.tax),
  taxes: taxesOf(amount, null),
  tax_status: 'taxable',
  meta_data: [],
});

const feeLineJson = ({ id, name, amount }: Extra) => ({
  id,
  name,
  tax_class: '',
  tax_status: 'taxable',
  amount: '',
  total: peso(amount.net),
  total_tax: peso(amount.tax),
  taxes: taxesOf(amount, null),
  meta_data: [],
});

/** An order as `GET orders/{id}` gives it. */
export function orderJson(shop: Shop, order: Order): Record<string, unknown> {
  const sum = (amounts: readonly Amount[], pick: (amount: Amount) => number) =>
    amounts.reduce((total, amount) => total + pick(amount), 0);
  const paid = order.items.map((item) => item.paid);
  const before = order.items.map((item) => item.before);
  const shipping = order.shippingLines.map((line) => line.amount);
  const fees = order.feeLines.map((line) => line.amount);
  const net = ({ net }: Amount) => net;
  const tax = ({ tax }: Amount) => tax;
  const cartTax = sum([...paid, ...fees], tax);
  const shippingTax = sum(shipping, tax);
  const isPayable = order.status === 'pending' || order.status === 'failed';
  const dates = {
    created: times(shop, 'date_created', order.createdAt),
    modified: times(shop, 'date_modified', order.modifiedAt),
    completed: times(shop, 'date_completed', order.completedAt),
    paid: times(shop, 'date_paid', order.paidAt),
  };
  const { email = '', ...billing } = order.billing;
  return {
    id: order.id,
    parent_id: 0,
    status: order.status,
    currency: order.currency,
    version: shop.settings.version,
    prices_include_tax: true,
    date_created: dates.created['date_created'],
    date_modified: dates.modified['date_modified'],
    discount_total: peso(sum(before, net) - sum(paid, net)),
    discount_tax: peso(order.coupons.reduce((total, { discount }) => total + discount.tax, 0)),
    shipping_total: peso(sum(shipping, net)),
    shipping_tax: peso(shippingTax),
    cart_tax: peso(cartTax),
    total: peso(totalOf(order)),
    total_tax: peso(cartTax + shippingTax),
    customer_id: 0,
    order_key: order.key,
    billing: { ...billing, email, phone: billing.phone },
    // The shipping address has no e-mail.
    shipping: { ...order.shipping, email: undefined },
    payment_method: order.paymentMethod,
    payment_method_title: order.paymentTitle,
    transaction_id: '',
    customer_ip_address: '',
    customer_user_agent: '',
    created_via: 'rest-api',
    customer_note: order.customerNote,
    date_completed: dates.completed['date_completed'],
    date_paid: dates.paid['date_paid'],
    cart_hash: '',
    number: String(order.id),
    meta_data: order.meta.map(metaJson),
    line_items: order.items.map((item) => itemJson(item, true)),
    tax_lines:
      cartTax + shippingTax === 0
        ? []
        : [
            {
              id: order.id * 1000,
              rate_code: 'MX-IVA-1',
              rate_id: 1,
              label: 'IVA',
              compound: false,
              tax_total: peso(cartTax),
              shipping_tax_total: peso(shippingTax),
              rate_percent: 16,
              meta_data: [],
            },
          ],
    shipping_lines: order.shippingLines.map(shippingLineJson),
    fee_lines: order.feeLines.map(feeLineJson),
    coupon_lines: order.coupons.map(({ id, code, percent, discount }) => ({
      id,
      code,
      discount: peso(discount.net),
      discount_tax: peso(discount.tax),
      meta_data: [],
      discount_type: 'percent',
      nominal_amount: percent,
      free_shipping: false,
    })),
    refunds: order.refunds.map(({ id, reason, amount }) => ({
      id,
      reason,
      total: `-${peso(amount)}`,
      total_tax: '0.00',
    })),
    payment_url: `${host}/checkout/order-pay/${order.id}/?pay_for_order=true&key=${order.key}`,
    is_editable: isPayable || order.status === 'on-hold',
    needs_payment: isPayable,
    needs_processing: true,
    date_created_gmt: dates.created['date_created_gmt'],
    date_modified_gmt: dates.modified['date_modified_gmt'],
    date_completed_gmt: dates.completed['date_completed_gmt'],
    date_paid_gmt: dates.paid['date_paid_gmt'],
    currency_symbol: '$',
    _links: {
      ...linksOf('orders', order.id),
      email_templates: [
        { embeddable: true, href: `${host}/wp-json/wc/v3/orders/${order.id}/actions/email_templates` },
      ],
    },
  };
}

/** The same with so many decimals in its parts, as `dp` asks for them. */
export function preciseOrderJson(shop: Shop, order: Order, decimals: number): Record<string, unknown> {
  const precise = (centavos: number) => (centavos / 100).toFixed(decimals);
  const amountsOf = ({ net, tax }: Amount) => ({ total: precise(net), total_tax: precise(tax) });
  const sum = (pick: (amount: Amount) => number) =>
    precise(order.shippingLines.reduce((total, { amount }) => total + pick(amount), 0));
  return {
    ...orderJson(shop, order),
    total: precise(totalOf(order)),
    shipping_total: sum(({ net }) => net),
    shipping_tax: sum(({ tax }) => tax),
    line_items: order.items.map((item) => ({
      ...itemJson(item, true),
      subtotal: precise(item.before.net),
      subtotal_tax: precise(item.before.tax),
      ...amountsOf(item.paid),
    })),
    fee_lines: order.feeLines.map((fee) => ({ ...feeLineJson(fee), ...amountsOf(fee.amount) })),
  };
}

/** A refund as its list gives it: pieces and amounts below zero. */
export function refundJson(shop: Shop, order: Order, refund: Refund): Record<string, unknown> {
  const path = `orders/${order.id}/refunds`;
  return {
    id: refund.id,
    ...times(shop, 'date_created', refund.at),
    amount: peso(refund.amount),
    reason: refund.reason,
    refunded_by: 1,
    refunded_payment: false,
    meta_data: [
      { id: refund.id * 10, key: '_refund_type', value: order.status === 'refunded' ? 'full' : 'partial' },
    ],
    line_items: refund.items.map(({ id, of, pieces, net }) => ({
      ...itemJson({ ...of, id }, true),
      quantity: -pieces,
      subtotal: `-${peso(net)}`,
      subtotal_tax: '0.00',
      total: `-${peso(net)}`,
      total_tax: '0.00',
      taxes: [],
      meta_data: [shownMeta({ id: id * 10, key: '_refunded_item_id', value: String(of.id) })],
      price: net / 100 / Math.max(1, pieces),
    })),
    shipping_lines: [],
    tax_lines: [],
    fee_lines: [],
    _links: {
      self: link(`${path}/${refund.id}`, ['GET', 'DELETE']),
      collection: [{ href: `${host}/wp-json/wc/v3/${path}` }],
      up: [{ href: `${host}/wp-json/wc/v3/orders/${order.id}` }],
    },
  };
}

export function noteJson(shop: Shop, order: Order, note: Note): Record<string, unknown> {
  return {
    id: note.id,
    author: note.isForCustomer ? 'WooCommerce' : 'system',
    ...times(shop, 'date_created', note.at),
    note: note.text,
    customer_note: note.isForCustomer,
    _links: linksOf(`orders/${order.id}/notes`, note.id),
  };
}

/** A parcel as lists give it, where true is a text. */
export function fulfillmentJson(order: Order, fulfillment: Fulfillment): Record<string, unknown> {
  return {
    id: fulfillment.id,
    entity_type: 'WC_Order',
    entity_id: String(order.id),
    status: fulfillment.isFulfilled ? 'fulfilled' : 'unfulfilled',
    is_fulfilled: fulfillment.isFulfilled ? '1' : '0',
    date_updated: `${second(fulfillment.at)}Z`,
    date_deleted: null,
    meta_data: fulfillment.meta.map(metaJson),
  };
}

export function webhookJson(shop: Shop, webhook: Webhook): Record<string, unknown> {
  const event = webhook.topic.split('.')[1] ?? '';
  const hooks: Record<string, string[]> = {
    created: ['woocommerce_new_order'],
    updated: ['woocommerce_update_order', 'woocommerce_order_refunded'],
    deleted: ['wp_trash_post', 'woocommerce_trash_order'],
    restored: ['untrashed_post', 'woocommerce_untrash_order'],
  };
  return {
    id: webhook.id,
    name: webhook.name,
    status: webhook.status,
    topic: webhook.topic,
    resource: 'order',
    event,
    hooks: hooks[event] ?? [],
    delivery_url: webhook.deliveryUrl,
    ...times(shop, 'date_created', webhook.createdAt),
    ...times(shop, 'date_modified', webhook.modifiedAt),
    _links: linksOf('webhooks', webhook.id),
  };
}
