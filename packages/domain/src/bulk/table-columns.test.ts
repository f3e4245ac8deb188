import { expect, it } from 'vitest';
import { tableRows } from './decode-table.ts';
import { productRows } from './product-rows.ts';
import { tableColumns } from './table-columns.ts';

const rowsOf = (csv: string) => {
  const rows = tableRows(csv);
  return rows.ok ? rows.value : [];
};

it('of a file whose SKUs stand under a name of her own all columns are told, and the one that she chooses is read', () => {
  const table = rowsOf('Clave de almacén;Nombre;Lo que cobro\nVS-6;Vaso;99\nVS-7;Copa;120');
  expect(productRows(table)).toEqual({
    ok: false,
    error: { code: 'no_sku', message: 'No vemos cuál columna es el SKU: elígela' },
  });
  const told = tableColumns(table);
  expect(told.ok && told.value.columns.map(({ head, key, sample }) => [head, key, sample])).toEqual([
    ['Clave de almacén', null, 'VS-6'],
    ['Nombre', 'name', 'Vaso'],
    ['Lo que cobro', null, '99'],
  ]);
  const read = productRows(table, { keys: ['sku', 'name', 'price'] });
  expect(read.ok && read.value.rows.map(({ values }) => values)).toEqual([
    { sku: 'VS-6', name: 'Vaso', price: 99 },
    { sku: 'VS-7', name: 'Copa', price: 120 },
  ]);
});

it('of a file of which no name is known they are told, too, but not where its first row has figures: that is a product', () => {
  const unknown = tableColumns(rowsOf('Clv;Desc corta\nVS-6;Vaso'));
  expect(unknown.ok && unknown.value.columns.map(({ key }) => key)).toEqual([null, null]);
  for (const first of ['VS-6;Vaso;99', '7501234567893;Vaso;x', 'VS-6;Vaso;$1,299.00']) {
    expect(productRows(rowsOf(`${first}\nVS-7;Copa;120`))).toMatchObject({
      ok: false,
      error: {
        code: 'no_heads',
        message:
          'No vemos los nombres de tus columnas: escríbelos en la primera fila, por ejemplo SKU y Nombre',
      },
    });
  }
});
