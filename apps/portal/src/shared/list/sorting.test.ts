import { describe, expect, test } from 'vitest';
import { sortAsked, sortedBy, sortOnShow } from './sorting.ts';

const sorting = sortedBy<'orden', 'pocas' | 'muchas' | 'nuevos'>('orden', [
  { id: 'pocas', label: 'Menos existencias', column: 'stock', direction: 'ascending' },
  { id: 'muchas', label: 'Más existencias', column: 'stock', direction: 'descending' },
  { id: 'nuevos', label: 'Más nuevos', column: 'created', direction: 'descending' },
]);
const press = (orden: 'pocas' | 'muchas' | 'nuevos', column: string, direction: 'ascending' | 'descending') =>
  sortAsked(sorting, { orden }, { column, direction });

describe('the order of a list', () => {
  test('is the column that shows it', () => {
    expect(sortOnShow(sorting, { orden: 'muchas' })).toMatchObject({
      column: 'stock',
      direction: 'descending',
    });
  });

  test('of another column begins the way that is named first', () => {
    expect(press('nuevos', 'stock', 'descending')).toEqual({ orden: 'pocas' });
  });

  test('of the same column turns round, where the service can', () => {
    expect(press('pocas', 'stock', 'descending')).toEqual({ orden: 'muchas' });
    expect(press('muchas', 'stock', 'ascending')).toEqual({ orden: 'pocas' });
    expect(press('nuevos', 'created', 'ascending')).toEqual({ orden: 'nuevos' });
  });

  test('of a column without one stays', () => {
    expect(press('pocas', 'name', 'descending')).toEqual({});
  });
});
