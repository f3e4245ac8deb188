import { expect, test } from 'vitest';
import { templateColumns } from './model.ts';

const named = (key: string) => (one: { readonly key: string }) => one.key === key;

test('columns that only differ by their number are one line', () => {
  const columns = templateColumns([]);
  expect(columns.filter(({ key }) => key.startsWith('photo'))).toHaveLength(1);
  expect(columns.find(named('photo1'))?.head).toBe('Foto 1 a 10');
  expect(columns.filter(({ head }) => head.startsWith('Valor'))).toMatchObject([{ head: 'Valor 1 a 3' }]);
});

test('what a category asks stands among them, with what it may be', () => {
  const columns = templateColumns([
    { name: 'Material', required: true, values: ['Vidrio', 'Cristal'] },
    { name: 'Color', required: false, values: [] },
  ]);
  expect(columns).toHaveLength(templateColumns([]).length + 2);
  expect(columns.find(named('attributes.Material'))).toEqual({
    key: 'attributes.Material',
    head: 'Material',
    example: 'Vidrio',
    help: 'Uno de: Vidrio, Cristal',
    isAsked: true,
  });
  expect(columns.find(named('attributes.Color'))).toMatchObject({ isAsked: false, example: '' });
});
