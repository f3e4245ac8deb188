import { describe, expect, test } from 'vitest';
import { ordersSearch } from '../../../shared/routes/orders-search.ts';
import { addressOf, isShown, readViews, searchOf } from './views.ts';

const search = { ...ordersSearch.defaults, canal: ['SR'] as const, orden: 'total_desc' as const };
const view = { id: 'v', name: 'Sears por total', address: addressOf(search) };

describe('a saved view of the orders', () => {
  test('is an address: opened, it shows what was on show, from the first page', () => {
    expect(searchOf(view)).toEqual(search);
    expect(addressOf({ ...search, pagina: 7, pedido: '61840277' })).toBe(view.address);
  });

  test('is the one on show on any of its pages, and no more once a filter differs', () => {
    expect(isShown(view, { ...search, pagina: 3 })).toBe(true);
    expect(isShown(view, { ...search, evidencia: true })).toBe(false);
  });

  test('of an older release still reads as a state of the screen', () => {
    expect(searchOf({ ...view, address: '?status=perdidos&color=rojo' })).toEqual(ordersSearch.defaults);
  });

  test('is read with care: what is no view is left out', () => {
    expect(readViews([view, null, 'x', { id: 'v' }, { ...view, name: 3 }])).toEqual([view]);
    expect(readViews(undefined)).toEqual([]);
    expect(readViews({ 0: view })).toEqual([]);
  });
});
