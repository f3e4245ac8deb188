import { describe, expect, test } from 'vitest';
import { centavos } from '../../money/centavos.ts';
import { matchInvoices } from './match-invoices.ts';

describe('which order a file is of', () => {
  const open = [
    { order: '4500123987', guide: '794600012345', amount: centavos(116_000), day: '2025-11-18' },
    { order: '4500123988', guide: 'GU-1', amount: centavos(50_000), day: '2025-11-18' },
    { order: '4500123989', guide: '', amount: centavos(50_050), day: '2025-11-19' },
  ];
  const xml = (name: string, total: number, fecha = '2025-11-20T10:00:00', texts: string[] = []) => ({
    name,
    cfdi: { total: centavos(total), fecha },
    texts,
  });
  const match = (...files: Parameters<typeof matchInvoices>[0]) =>
    matchInvoices(files, open).map(({ order, by, candidates }) => [order, by, ...candidates]);

  test('by its name, an attribute, its amount; a PDF goes with the XML of its name', () => {
    expect(
      match(
        xml('Factura-4500123987.XML', 1),
        xml('guia 794600012345.xml', 1),
        xml('factura gu-1.xml', 1),
        xml('A-1.xml', 1, '2025-11-20T10:00:00', ['Pedido 4500123988']),
        xml('A-2.xml', 116_100),
        { name: 'a-2.pdf', cfdi: null },
        { name: 'A-3.pdf', cfdi: null },
        { name: '4500123989.pdf', cfdi: null },
      ),
    ).toEqual([
      ['4500123987', 'nombre'],
      ['4500123987', 'nombre'],
      ['4500123988', 'nombre'],
      ['4500123988', 'xml'],
      ['4500123987', 'importe'],
      ['4500123987', 'pareja'],
      [null, null],
      ['4500123989', 'nombre'],
    ]);
  });

  test('several are candidates, never a guess; a number within another one is none', () => {
    expect(match(xml('A.xml', 50_000), { name: 'A.pdf', cfdi: null })).toEqual([
      [null, null, '4500123988', '4500123989'],
      [null, null, '4500123988', '4500123989'],
    ]);
    expect(match(xml('4500123987 4500123988.xml', 1))).toEqual([[null, null, '4500123987', '4500123988']]);
    expect(match(xml('x4500123987.xml', 1), xml('45001239870.xml', 1))).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  test('an amount counts from the day of the purchase to 60 days after', () => {
    expect(match(xml('A.xml', 116_000, '2025-11-17T10:00:00'))).toEqual([[null, null]]);
    expect(match(xml('A.xml', 116_000, '2026-01-17T10:00:00'))).toEqual([['4500123987', 'importe']]);
    expect(match(xml('A.xml', 116_000, '2026-01-18T10:00:00'))).toEqual([[null, null]]);
    expect(match({ name: 'A.xml', cfdi: { total: null, fecha: '' } })).toEqual([[null, null]]);
  });
});
