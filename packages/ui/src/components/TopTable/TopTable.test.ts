import { centavos } from '@trastienda/domain';
import { expect, it } from 'vitest';
import { topRows } from './TopTable.model.ts';

const row = (id: string, units: number, amount: number) => ({
  id,
  name: id,
  units,
  amount: centavos(amount),
});
const rows = [row('a', 16, 500), row('b', 71, 300), row('c', 64, 900), row('d', 20, 500)];
const ids = (by: 'amount' | 'units', limit = 9) => topRows(rows, by, limit).map(({ id }) => id);

it('the products that sell most come first, by amount or by units; what ties is settled by the other', () => {
  expect(ids('amount')).toEqual(['c', 'd', 'a', 'b']);
  expect(ids('units')).toEqual(['b', 'c', 'd', 'a']);
  expect(ids('units', 2)).toEqual(['b', 'c']);
  expect(ids('units', -1)).toEqual([]);
});
