import { type Centavos, centavos, fromCentavos } from '../money/centavos.ts';
import { massPrice, type PriceChange } from '../product/price/mass-price.ts';
import { type PriceRounding } from '../product/price/follow-price.ts';
import { type PriceRule, priceRuleText } from '../product/price/price-rule.ts';
import { amountOfCell, commissionOfCells } from './cell-price.ts';

type Cells = Readonly<Record<string, string>>;

/** A change of one column in many rows. */
export type CellEdit =
  | { readonly kind: 'write'; readonly text: string }
  | { readonly kind: 'clear' }
  | { readonly kind: 'replace'; readonly find: string; readonly text: string }
  | { readonly kind: 'copy'; readonly from: string }
  /** Pieces more, or fewer where it is below 0. */
  | { readonly kind: 'pieces'; readonly more: number }
  | { readonly kind: 'price'; readonly change: PriceChange; readonly rounding: PriceRounding }
  /** The channel's price follows the product's own. */
  | { readonly kind: 'follow'; readonly rule: PriceRule };

const pesos = (amount: Centavos): string => fromCentavos(amount).toFixed(2);
const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`);

/** A price that moves takes its offer along: who raises prices by 5 % means what buyers pay. */
function editedPrices(
  cells: Cells,
  { change, rounding }: { readonly change: PriceChange; readonly rounding: PriceRounding },
): Cells | null {
  const options = { rounding, commission: commissionOfCells(cells) };
  const [price, offer] = [amountOfCell(cells['price']), amountOfCell(cells['salePrice'])];
  const isOffer = offer !== null && price !== null && offer < price;
  const paid = massPrice(isOffer ? offer : price, change, options);
  if (paid === null) return null;
  if (!isOffer) return { price: pesos(paid), salePrice: '' };
  const moves = change.kind === 'percent' || change.kind === 'add';
  const listed = moves ? massPrice(price, change, options) : price;
  const list = centavos(Math.max(listed ?? price, paid));
  return { price: pesos(list), salePrice: list === paid ? '' : pesos(paid) };
}

/**
 * The cells that an edit of a column changes in one row, by their keys: nothing where they are so already; `null` where it
 * cannot be done there, as a percent of no price. An edit of 'price' takes the offer along.
 * @example cellsEdited({ price: '899.00' }, 'price', { kind: 'price', change: { kind: 'percent', percent: 5 }, rounding: '90' }) // => { price: '943.90' }
 * @example cellsEdited({ name: 'Taza azul' }, 'name', { kind: 'replace', find: 'azul', text: 'verde' }) // => { name: 'Taza verde' }
 * @example cellsEdited({ name: 'Taza' }, 'price', { kind: 'price', change: { kind: 'percent', percent: 5 }, rounding: 'none' }) // => null
 */
export function cellsEdited(cells: Cells, key: string, edit: CellEdit): Cells | null {
  const all = editOf(cells, key, edit);
  if (all === null) return null;
  return Object.fromEntries(Object.entries(all).filter(([one, text]) => (cells[one] ?? '') !== text));
}

function editOf(cells: Cells, key: string, edit: CellEdit): Cells | null {
  const cell = cells[key] ?? '';
  switch (edit.kind) {
    case 'write':
      return { [key]: edit.text };
    case 'clear':
      return { [key]: '' };
    case 'replace': {
      if (edit.find === '') return null;
      // The search ignores case: 'azul' finds 'Azul' too.
      const found = new RegExp(escaped(edit.find), 'giu');
      return { [key]: cell.replaceAll(found, () => edit.text) };
    }
    case 'copy': {
      const from = cells[edit.from] ?? '';
      return from === '' ? null : { [key]: from };
    }
    case 'pieces': {
      if (!/^\d{1,9}$/u.test(cell.trim())) return null;
      const pieces = Number(cell) + edit.more;
      return pieces < 0 ? null : { [key]: String(pieces) };
    }
    case 'follow':
      return { [key]: priceRuleText(edit.rule) };
    case 'price': {
      if (key === 'price') return editedPrices(cells, edit);
      const options = { rounding: edit.rounding, commission: commissionOfCells(cells) };
      const price = massPrice(amountOfCell(cell), edit.change, options);
      return price === null ? null : { [key]: pesos(price) };
    }
  }
}
