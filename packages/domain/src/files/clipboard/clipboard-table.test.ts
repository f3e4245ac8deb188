import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../testing/arbitraries.ts';
import { parseCsv } from '../csv/parse-csv.ts';
import { clipboardTable } from './clipboard-table.ts';

type Row = { readonly name: string; readonly sku: string; readonly sales: number | null };
const columns = [
  { header: 'Producto', value: ({ name }: Row) => name },
  { header: 'SKU', value: ({ sku }: Row) => sku, isText: true },
  { header: 'Ventas', value: ({ sales }: Row) => sales },
];
const copied = (...rows: Row[]) => clipboardTable(rows, columns);

describe('a table on its way into a spreadsheet', () => {
  it('has its heads, a line for each row, and numbers without signs', () => {
    const { text, html } = copied(
      { name: 'Jarrón', sku: 'JR-1', sales: 1234.5 },
      { name: 'Vaso', sku: 'V', sales: null },
    );
    expect(text).toBe('Producto\tSKU\tVentas\nJarrón\tJR-1\t1234.5\nVaso\tV\t\n');
    expect(html).toContain('<td>1234.5</td>');
    expect(html).toContain('<th>Ventas</th>');
  });

  it('keeps zeros and long numbers: by an apostrophe in text, by a mark of the cell in HTML', () => {
    const { text, html } = copied({ name: 'x', sku: '01000', sales: 1 });
    expect(text).toContain("\t'01000\t");
    expect(html).toContain(`<td style="mso-number-format:'\\@'">01000</td>`);
  });

  it('runs no formula and no markup in either form', () => {
    const { text, html } = copied({ name: '=HYPERLINK("http://x")', sku: '<img src=x>', sales: 1 });
    expect(text).toContain('"\'=HYPERLINK(""http://x"")"');
    expect(html).toContain('\'=HYPERLINK("http://x")<');
    expect(html).toContain('&lt;img src=x&gt;');
  });

  it('has as many rows and cells as were given, whatever is in them', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyText, anyText), { minLength: 1, maxLength: 8 }), (given) => {
        const { text, html } = copied(...given.map(([name, sku]) => ({ name, sku: `x${sku}`, sales: 1 })));
        const read = parseCsv(text);
        expect(read).toHaveLength(given.length + 1);
        expect(read.every((row) => row.length === 3)).toBe(true);
        expect(html.match(/<tr>/gu)).toHaveLength(given.length + 1);
        expect(html.match(/<td[ >]/gu)).toHaveLength(given.length * 3);
      }),
    );
  });
});
