import { type Centavos } from '../money/centavos.ts';
import { parseMxn } from '../money/parse-mxn.ts';
import { channelMargin, type ChannelMargin } from '../product/price/channel-margin.ts';
import { followPrice } from '../product/price/follow-price.ts';
import { parsePriceRule } from '../product/price/price-rule.ts';
import { suspiciousPrice } from '../product/price/suspicious-price.ts';
import type { OfferCode } from '../product/product-values.ts';

type Cells = Readonly<Record<string, string>>;

/**
 * An amount of a cell, in centavos; `null` for one that is empty, or that cannot be read.
 * @example amountOfCell('899.00') // => 89900
 * @example amountOfCell('doce') // => null
 */
export function amountOfCell(cell: string | undefined): Centavos | null {
  if (cell === undefined || cell.trim() === '') return null;
  const read = parseMxn(cell);
  return read.ok ? read.value : null;
}

/**
 * The percent of the category, by the cells of a product's first row; `null` where it is missing.
 * @example commissionOfCells({ commission: '12.5' }) // => 12.5
 */
export const commissionOfCells = (cells: Cells): number | null => {
  const percent = Number(cells['commission'] ?? '');
  return (cells['commission'] ?? '') === '' || !Number.isFinite(percent) ? null : percent;
};

/**
 * The price that buyers pay on a channel, by the cells of a product's first row: its own price there, one
 * that follows, or the product's. Centavos; `null` where no price can be read.
 * @example channelPriceOfCells({ price: '899.00', price_SR: '+8 % .90' }, 'SR') // => 97090
 * @example channelPriceOfCells({ price: '899.00', salePrice: '799.00' }, 'SR') // => 79900
 */
export function channelPriceOfCells(cells: Cells, code: OfferCode): Centavos | null {
  const own = cells[`price_${code}`] ?? '';
  const rule = parsePriceRule(own);
  if (own !== '' && rule === null) return amountOfCell(own);
  const paid = amountOfCell(cells['salePrice'] || cells['price']);
  return paid === null || rule === null ? paid : followPrice(paid, rule);
}

/**
 * Warnings about the prices of a product's first row, in a table before anything is saved: each price that buyers pay which
 * changed much or fell below the cost, and each channel that leaves less than the cost.
 * @example priceDoubts({ price: '899.00' }, { price: '89.00' }, []) // => [{ field: 'price', message: 'Baja de $899.00 a $89.00: revisa que así sea' }]
 */
export function priceDoubts(
  before: Cells,
  after: Cells,
  codes: readonly OfferCode[],
): readonly { readonly field: string; readonly message: string }[] {
  const cost = amountOfCell(after['cost']);
  const doubts = (field: string, was: Centavos | null, now: Centavos | null) => {
    if (now === null || now <= 0 || was === now) return [];
    const message = suspiciousPrice({ before: was, after: now, cost });
    return message === null ? [] : [{ field, message }];
  };
  const paidOf = (cells: Cells) => amountOfCell(cells['salePrice'] || cells['price']);
  const field = (after['salePrice'] ?? '') === '' ? 'price' : 'salePrice';
  const ofChannels = codes.flatMap((code) =>
    (after[`price_${code}`] ?? '') === ''
      ? []
      : doubts(`price_${code}`, channelPriceOfCells(before, code), channelPriceOfCells(after, code)),
  );
  return [...doubts(field, paidOf(before), paidOf(after)), ...ofChannels];
}

/**
 * The margin of a product on a channel, by the cells of its first row; `null` where its price or its
 * commission is missing.
 * @example marginOfCells({ price: '899.00', cost: '410.00', commission: '15' }, 'SR')?.left // => 76415
 */
export function marginOfCells(cells: Cells, code: OfferCode): ChannelMargin | null {
  const price = channelPriceOfCells(cells, code);
  const commission = commissionOfCells(cells);
  if (price === null || price <= 0 || commission === null) return null;
  return channelMargin({ price, commission, cost: amountOfCell(cells['cost']) });
}
