import { expect, it } from 'vitest';
import { placeEntries } from './Menu.model.ts';

it('puts what destroys last, behind a line', () => {
  const placed = placeEntries([
    { id: 'cancel', label: 'Cancelar pedido', tone: 'danger' },
    { id: 'print', label: 'Imprimir' },
  ]);
  expect(placed.map(({ id, isDivided }) => [id, isDivided])).toEqual([
    ['print', false],
    ['cancel', true],
  ]);
});

it('draws no line where there is nothing above it', () => {
  expect(placeEntries([{ id: 'x', label: 'Cancelar', tone: 'danger' }])[0]?.isDivided).toBe(false);
});
