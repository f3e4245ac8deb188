import type { ChannelCase } from '@trastienda/api-client';
import { fromCentavos } from '@trastienda/domain';
import { exactAmount, roundedCentavos } from '@trastienda/connectors/woocommerce/exact-amounts';
import { shortText } from '@trastienda/connectors/woocommerce/plain-text';
import { readOrder, type WooAddress } from '@trastienda/connectors/woocommerce/schemas';

/** Letters of a text that a shop sent: it may send anything, fifty times on a page. */
const MOST_LETTERS = 200;
const MOST_PRODUCTS = 20;
/** Centavos beyond which an amount is a mistake, and no figure for a screen. */
const MOST_MONEY = 100_000_000_000;

type ShopFacts = ChannelCase['shop'];

const words = (text: string) => shortText(text, MOST_LETTERS);
const joined = (parts: readonly string[], by: string) =>
  parts
    .map(words)
    .filter((part) => part !== '')
    .join(by);

const addressOf = (one: WooAddress) =>
  joined([one.address_1, one.address_2, one.city, one.state, one.postcode, one.country], ', ');

function totalOf(text: string | null): number | null {
  const amount = text === null ? null : exactAmount(text);
  if (amount === null) return null;
  const rounded = roundedCentavos(amount);
  return Math.abs(rounded) > MOST_MONEY ? null : fromCentavos(rounded);
}

/** An order as its shop sent it, in a person's words: plain texts without tags, cut where they are long. */
export function shopFacts(raw: unknown): ShopFacts & { readonly number: string } {
  const order = readOrder(raw);
  if (order === null)
    return {
      number: '',
      status: '',
      purchasedAt: null,
      total: null,
      currency: '',
      client: '',
      address: '',
      note: '',
      pieces: [],
      others: 0,
    };
  const to = order.shipping.address_1.trim() === '' ? order.billing : order.shipping;
  const nameOf = ({ first_name: first, last_name: last }: WooAddress) => joined([first, last], ' ');
  return {
    number: words(order.number) || String(order.id),
    status: words(order.status),
    purchasedAt: order.date_created_gmt === null ? null : `${order.date_created_gmt}Z`,
    total: totalOf(order.total),
    currency: shortText(order.currency, 10).toUpperCase(),
    client: nameOf(order.billing) || nameOf(order.shipping),
    address: addressOf(to),
    note: words(order.customer_note),
    pieces: order.line_items.slice(0, MOST_PRODUCTS).map((item) => ({
      name: words(item.name),
      sku: words(item.sku ?? ''),
      quantity: shortText(item.quantity ?? '', 20),
    })),
    others: Math.max(0, order.line_items.length - MOST_PRODUCTS),
  };
}
