import { describe, expect, it } from 'vitest';
import { matchingStores } from './StoreSwitcher.model.ts';

const stores = [
  { id: '1', name: 'Casa Lumbre' },
  { id: '2', name: 'Élan' },
  { id: '3', name: null },
];

describe('searching a store', () => {
  it('minds neither case nor accents', () => {
    expect(matchingStores(stores, ' elan').map((store) => store.id)).toEqual(['2']);
  });

  it('S2.31 finds the store without a name by what it shows', () => {
    expect(matchingStores(stores, 'sin nom').map((store) => store.id)).toEqual(['3']);
  });

  it('keeps all of them while nothing is typed', () => {
    expect(matchingStores(stores, '  ')).toBe(stores);
  });
});
