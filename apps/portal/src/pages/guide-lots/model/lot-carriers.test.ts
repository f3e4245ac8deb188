import { expect, test } from 'vitest';
import { carriersOf } from './lot-carriers.ts';
import type { LotResultItem } from './lot-result.ts';

const item = (guide: string | null, nameParcel: string | null, change: Partial<LotResultItem> = {}) => ({
  item: 1,
  orderNumber: null,
  guide,
  nameParcel,
  totalCost: null,
  weight: 0.1,
  status: 'creada' as const,
  code: null,
  message: null,
  retry: false,
  ...change,
});

test('each carrier of a lot comes for the guides that were made with it, and knows what they weigh (S3.47)', () => {
  const items = [
    item('1', 'ruta-7'),
    item('2', 'veloz-mx'),
    item('3', 'veloz-mx', { weight: 0.2 }),
    item(null, 'veloz-mx', { status: 'pendiente' }),
    item('4', 'ruta-7', { status: 'error' }),
  ];
  expect(carriersOf({ items })).toEqual([
    { nameParcel: 'veloz-mx', guides: ['2', '3'], weight: 0.3 },
    { nameParcel: 'ruta-7', guides: ['1'], weight: 0.1 },
  ]);
  expect(carriersOf({ items: [] })).toEqual([]);
});
