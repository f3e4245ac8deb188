import { allocate, type Centavos, centavos } from '@trastienda/domain';
import { exactAmount, type ExactAmount, roundedCentavos, roundedParts } from './exact-amounts.ts';
import type { MapContext } from './map-context.ts';
import type { MappedLine, OrderFault } from './mapped-order.ts';
import { plainText, shortText } from './plain-text.ts';
import { productSize } from './product-size.ts';
import type { WooLineItem, WooOrder } from './schemas.ts';

/** Longer names are no names: a person looks at them. */
const longestName = 500;

export interface MappedMoney {
  readonly lines: readonly MappedLine[];
  readonly total: Centavos;
  readonly shipping: Centavos;
  readonly fees: Centavos;
  readonly discount: Centavos;
  readonly refunded: Centavos;
  readonly faults: readonly OrderFault[];
}

/** The pieces of a line; `null` for what no parcel holds: none, a half, or no number. */
function piecesOf(item: WooLineItem): number | null {
  const pieces = Number(item.quantity ?? Number.NaN);
  return Number.isSafeInteger(pieces) && pieces > 0 ? pieces : null;
}

/** The pieces of each line that went back, by the line's id. */
function refundedPieces({ refunds }: Pick<MapContext, 'refunds'>): ReadonlyMap<number, number> {
  const pieces = new Map<number, number>();
  for (const item of refunds.flatMap((refund) => refund.line_items)) {
    const of = Number(item.meta_data.find(({ key }) => key === '_refunded_item_id')?.value);
    const back = Math.abs(Math.trunc(Number(item.quantity ?? 0)));
    if (Number.isSafeInteger(of) && Number.isSafeInteger(back)) pieces.set(of, (pieces.get(of) ?? 0) + back);
  }
  return pieces;
}

/** Reads amounts, and remembers those that cannot be read as faults. They count as 0. */
function amountReader(faults: OrderFault[]) {
  return (field: string, ...texts: readonly (string | null)[]): ExactAmount =>
    texts.reduce((sum, text) => {
      const amount = exactAmount(text);
      if (amount === null) faults.push({ kind: 'unreadable_amount', field });
      return sum + (amount ?? 0n);
    }, 0n);
}

function linesOf(
  item: WooLineItem,
  {
    pieces,
    amount,
    before,
    refunded,
  }: {
    readonly pieces: number;
    readonly amount: Centavos;
    readonly before: Centavos;
    readonly refunded: number;
  },
  context: MapContext,
): MappedLine[] {
  const each = Array.from({ length: pieces }, () => 1);
  const amounts = allocate(amount, each);
  // A plug-in may charge more than it offers, which is a higher price and no discount.
  const prices = allocate(centavos(Math.max(before, amount)), each);
  const product = context.productOf(item.product_id, item.variation_id);
  const { size, isUsualSize } = productSize(product, context);
  return amounts.map((paid, at) => {
    const salePrice = prices[at] ?? paid;
    return {
      id: `wc${context.linkId}-${item.id}-${at + 1}`,
      itemId: item.id,
      productId: item.product_id || null,
      variationId: item.variation_id || null,
      sku: plainText(item.sku ?? ''),
      name: plainText(item.name),
      amount: paid,
      salePrice,
      discount: centavos(salePrice - paid),
      size,
      isUsualSize,
      needsShipping: !(product?.virtual ?? false),
      // The last ones, so that the ids of those that are still to be sent stay the first.
      isRefunded: at >= pieces - refunded,
    };
  });
}

/** The amounts of an order, rounded so that they lose no centavo between them, and what they are more than its total. */
function partsOf(order: WooOrder, read: ReturnType<typeof amountReader>) {
  const items = order.line_items;
  const total = roundedCentavos(read('total', order.total));
  const amounts = items.map((item) => read('line_items', item.total, item.total_tax));
  const before = items.map((item) => read('line_items', item.subtotal, item.subtotal_tax));
  const shipping = read('shipping_total', order.shipping_total, order.shipping_tax);
  const fees = order.fee_lines.map((fee) => read('fee_lines', fee.total, fee.total_tax));
  // One chain of roundings for all parts, so that no centavo is lost between them.
  const parts = roundedParts([...amounts, shipping, ...fees]);
  return {
    total,
    before,
    amounts: parts.slice(0, items.length),
    shipping: parts[items.length] ?? centavos(0),
    fees: parts.slice(items.length + 1),
    difference: centavos(parts.reduce((sum, part) => sum + part, 0) - total),
  };
}

/** Whether the parts of an order are its total to the centavo. */
export function addsUp(order: WooOrder): boolean {
  const faults: OrderFault[] = [];
  return partsOf(order, amountReader(faults)).difference === 0 && faults.length === 0;
}

/**
 * Whether an order that was asked for once more, with more decimals, is the same one, and adds up. Shops that round taxes at the
 * subtotal keep fractions of centavos, and show each of them rounded.
 */
export function isExactOf(exact: WooOrder, order: WooOrder): boolean {
  const versionOf = ({ id, status, date_modified_gmt, line_items }: WooOrder) =>
    JSON.stringify([id, status, date_modified_gmt, line_items.map((item) => [item.id, item.quantity])]);
  const none: OrderFault[] = [];
  const totalOf = ({ total }: WooOrder) => roundedCentavos(amountReader(none)('total', total));
  return versionOf(exact) === versionOf(order) && totalOf(exact) === totalOf(order) && addsUp(exact);
}

/**
 * Reads the money and the pieces of an order. Parts are added exactly and rounded once: lines with their taxes, shipping and
 * fees are the total to the centavo, or there is a fault that says by how much they are not.
 */
export function mapMoney(order: WooOrder, context: MapContext): MappedMoney {
  const faults: OrderFault[] = [];
  const read = amountReader(faults);
  const items = order.line_items;
  const { total, amounts, before, shipping, fees, difference } = partsOf(order, read);
  if ((order.total ?? '').trim() === '') faults.push({ kind: 'unreadable_amount', field: 'total' });
  if (difference !== 0) faults.push({ kind: 'total_mismatch', difference });

  const backByItem = refundedPieces(context);
  const counted = items.map((item) => ({ item, pieces: piecesOf(item) }));
  if (items.length === 0) faults.push({ kind: 'no_lines' });
  for (const { item, pieces } of counted) {
    if (pieces === null)
      faults.push({
        kind: 'bad_quantity',
        itemId: item.id,
        quantity: shortText(item.quantity ?? '', 20),
      });
    if ((backByItem.get(item.id) ?? 0) > (pieces ?? 0)) faults.push({ kind: 'refund_mismatch' });
    if (item.name.length > longestName) faults.push({ kind: 'too_long', field: 'name' });
  }
  if (context.refunds.length < order.refunds.length) faults.push({ kind: 'refund_mismatch' });

  const pieces = counted.reduce((sum, { pieces }) => sum + (pieces ?? 0), 0);
  const isTooMany = pieces > context.maxPieces;
  if (isTooMany) faults.push({ kind: 'too_many_pieces', pieces });
  const lines = isTooMany
    ? []
    : counted.flatMap(({ item, pieces }, at) =>
        pieces === null
          ? []
          : linesOf(
              item,
              {
                pieces,
                amount: amounts[at] ?? centavos(0),
                before: roundedCentavos(before[at] ?? 0n),
                refunded: backByItem.get(item.id) ?? 0,
              },
              context,
            ),
      );
  return {
    lines,
    total,
    shipping,
    fees: centavos(fees.reduce((sum, fee) => sum + fee, 0)),
    discount: centavos(lines.reduce((sum, line) => sum + line.discount, 0)),
    refunded: roundedCentavos(
      context.refunds.reduce((sum, refund) => sum + read('refunds', refund.amount), 0n),
    ),
    faults,
  };
}
