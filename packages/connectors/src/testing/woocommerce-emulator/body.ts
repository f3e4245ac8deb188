import type { Address } from './model.ts';
import { noAddress, type OrderWish } from './shop.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The fields of a JSON object; none for what is no object. */
export const fieldsOf = (json: unknown): Fields =>
  typeof json === 'object' && json !== null && !Array.isArray(json) ? (json as Fields) : {};
export const listOf = (json: unknown): Fields[] => (Array.isArray(json) ? json.map(fieldsOf) : []);
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const centavosOf = (value: unknown) => Math.round(Number(value) * 100) || 0;

function addressOf(json: unknown): Partial<Address> {
  const fields = fieldsOf(json);
  const known = Object.keys({ ...noAddress(), email: '' });
  return Object.fromEntries(known.filter((key) => key in fields).map((key) => [key, textOf(fields[key])]));
}

const extraOf = (name: string) => (line: Fields) => ({
  name: textOf(line[name]),
  net: centavosOf(line['total']),
});

/** The order that the body of `POST orders` asks for. */
export function orderWishOf(body: Fields): OrderWish {
  const currency = textOf(body['currency']);
  const status = textOf(body['status']);
  return {
    ...(status === '' ? {} : { status }),
    ...(currency === '' ? {} : { currency }),
    isPaid: body['set_paid'] === true,
    billing: addressOf(body['billing']),
    shipping: addressOf(body['shipping']),
    paymentMethod: textOf(body['payment_method']),
    paymentTitle: textOf(body['payment_method_title']),
    customerNote: textOf(body['customer_note']),
    items: listOf(body['line_items']).map((line) => ({
      productId: Number(line['product_id']),
      variationId: Number(line['variation_id'] ?? 0),
      quantity: Number(line['quantity'] ?? 1),
      ...(line['total'] === undefined ? {} : { net: centavosOf(line['total']) }),
    })),
    shippingLines: listOf(body['shipping_lines']).map(extraOf('method_title')),
    feeLines: listOf(body['fee_lines']).map(extraOf('name')),
    coupons: listOf(body['coupon_lines']).map((line) => textOf(line['code'])),
  };
}

/** What `POST orders/{id}/refunds` gives back: an amount, and the pieces by line. */
export function refundWishOf(body: Fields) {
  return {
    amount: centavosOf(body['amount']),
    reason: textOf(body['reason']),
    pieces: new Map(
      listOf(body['line_items']).map((line) => [Number(line['id']), Number(line['quantity'] ?? 0)]),
    ),
  };
}
