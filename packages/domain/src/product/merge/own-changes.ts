import type { ProductChange } from './product-changes.ts';
import { isSameValue } from '../../shared/same-value.ts';

const isSameChange = (one: ProductChange, other: ProductChange | undefined): boolean =>
  other !== undefined && isSameValue(one.before, other.before) && isSameValue(one.after, other.after);

/**
 * The changes that a person made in a save, in order, without those that only follow from them: an offer
 * price that equals the price, as it did before; a channel's prices that are the base's; the id of a category
 * whose name is there; a state that follows from the channels. They are for display: undoing needs all
 * changes.
 * @example ownChanges([{ field: 'price', before: 499, after: 519 }, { field: 'salePrice', before: 499, after: 519 }]) // => [{ field: 'price', before: 499, after: 519 }]
 */
export function ownChanges(changes: readonly ProductChange[]): ProductChange[] {
  const of = new Map(changes.map((one) => [one.field, one]));
  const isSwitched = changes.some(({ field }) => /^sales_channel\.\w+\.active$/u.test(field));
  return changes.filter((one) => {
    const [, channel = '', name = one.field] = /^(sales_channel\.\w+\.)?([^.]+)$/u.exec(one.field) ?? [];
    if (name === 'category') return !of.has(`${channel}category_name`);
    if (name === 'status') {
      const isPause = [one.before, one.after].every((state) => state === 'active' || state === 'paused');
      return !(isSwitched && isPause);
    }
    if (name === 'salePrice' && isSameChange(one, of.get(`${channel}price`))) return false;
    const isPrice = name === 'price' || name === 'salePrice';
    return !(isPrice && channel !== '' && isSameChange(one, of.get(name)));
  });
}
