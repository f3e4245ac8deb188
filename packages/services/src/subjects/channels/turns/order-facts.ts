import type { ShopAnswer, ShopClient, ShopFault } from '@trastienda/connectors/shop-client';
import { addsUp, isExactOf } from '@trastienda/connectors/woocommerce/map-lines';
import {
  readOrder,
  readProduct,
  readRefunds,
  type WooOrder,
  type WooProduct,
  type WooRefund,
} from '@trastienda/connectors/woocommerce/schemas';

/** A turn ends with a fault of the shop. */
export class TurnFault extends Error {
  override readonly name = 'TurnFault';
  readonly fault: ShopFault;
  constructor(fault: ShopFault) {
    super(fault.kind);
    this.fault = fault;
  }
}

/** The facts of an order that stand elsewhere in its shop. */
export type OrderFacts = {
  readonly refunds: readonly WooRefund[];
  /** The same order with more decimals, where those that are shown are not its total (`isExactOf`). */
  readonly exact: WooOrder | null;
  readonly productOf: (productId: number, variationId: number) => WooProduct | undefined;
};

/** These faults concern the answer to one question; with all others the shop is not there at all. */
const ofOneAnswer: readonly ShopFault['kind'][] = ['bad_answer', 'key_refused', 'read_only_key', 'filtered'];
export const isOfOneAnswer = ({ kind }: ShopFault): boolean => ofOneAnswer.includes(kind);

/** @throws TurnFault for a shop that is not there. Everything else that is no answer is `null`. */
function jsonOf(answer: ShopAnswer): unknown {
  if (answer.ok) return answer.status === 200 ? answer.json : null;
  if (isOfOneAnswer(answer.fault)) return null;
  throw new TurnFault(answer.fault);
}

const REFUNDS_A_PAGE = 100;
/** An order with more refunds than are on so many pages is one for a person. */
const MOST_PAGES = 20;

/** Reads all refunds of an order. Those that came between two pages push others onto the next one, which are met twice. */
async function refundsOf(shop: Pick<ShopClient, 'get'>, { id }: WooOrder): Promise<WooRefund[]> {
  const refunds = new Map<number, WooRefund>();
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const answer = await shop.get(`orders/${id}/refunds`, { per_page: REFUNDS_A_PAGE, page });
    const some = readRefunds(jsonOf(answer));
    for (const refund of some) refunds.set(refund.id, refund);
    if (some.length < REFUNDS_A_PAGE) break;
  }
  return [...refunds.values()];
}

/** Asks once more for an order that does not add up: shops that round at the subtotal keep fractions of centavos. */
async function exactOrder(shop: Pick<ShopClient, 'get'>, order: WooOrder): Promise<WooOrder | null> {
  if (addsUp(order)) return null;
  const exact = readOrder(jsonOf(await shop.get(`orders/${order.id}`, { dp: 6 })));
  return exact !== null && isExactOf(exact, order) ? exact : null;
}

/**
 * Makes the reader of those facts for one turn; a product is asked for once. One that cannot be read is none, and its piece has the
 * usual parcel: no order waits for its measures. Refunds that cannot be read are a fault of the order (`mapOrder`).
 */
export function factsReader(shop: Pick<ShopClient, 'get'>): (order: WooOrder) => Promise<OrderFacts> {
  const products = new Map<string, WooProduct | undefined>();
  const nameOf = (productId: number, variationId: number) => `${productId}/${variationId}`;
  return async (order) => {
    for (const { product_id: productId, variation_id: variationId } of order.line_items) {
      const name = nameOf(productId, variationId);
      if (productId === 0 || products.has(name)) continue;
      const path =
        variationId === 0 ? `products/${productId}` : `products/${productId}/variations/${variationId}`;
      products.set(name, readProduct(jsonOf(await shop.get(path))) ?? undefined);
    }
    return {
      refunds: order.refunds.length === 0 ? [] : await refundsOf(shop, order),
      exact: await exactOrder(shop, order),
      productOf: (...ids) => products.get(nameOf(...ids)),
    };
  };
}
