import { describe, expect, test } from 'vitest';
import { lotTemplate, readLotFile } from './lot-file.ts';

const carriers = ['veloz-mx', 'ruta-7'];

describe('a lot from a file (S5.21)', () => {
  test('reads orders and what is set for each, whatever the accents, order and case of the heads', () => {
    const file = 'Paquetería;Número de pedido;Peso (kg);Contenido\nRuta 7;4500;1,5;Vasos\n;4501;;\n';
    expect(readLotFile(file, carriers)).toMatchObject({
      ok: true,
      pedidos: ['4500', '4501'],
      rows: { '4500': { carrier: 'ruta-7', weight: '1,5', content: 'Vasos' }, '4501': {} },
      notes: [],
    });
  });

  test('its own template reads back, with the numbers whole', () => {
    expect(readLotFile(lotTemplate(['0045', 'PG-1046']), carriers)).toMatchObject({
      ok: true,
      pedidos: ['0045', 'PG-1046'],
    });
  });

  test('says what it left out: repeated orders, and more than 100', () => {
    const many = Array.from({ length: 102 }, (_, at) => `${at}`).join('\n');
    const read = readLotFile(`pedido\n7\n${many}`, carriers);
    expect(read.ok && read.pedidos).toHaveLength(100);
    expect(read.ok && read.notes).toEqual([
      'Un pedido venía repetido: vale su última fila.',
      'Un lote lleva hasta 100 guías: quedaron fuera 2.',
    ]);
  });

  test.each([
    ['', 'El archivo está vacío'],
    ['peso\n1', 'Falta la columna «pedido» en la primera fila'],
    ['pedido\n', 'El archivo no tiene ningún pedido'],
  ])('%j is refused in words', (file, message) => {
    expect(readLotFile(file, carriers)).toEqual({ ok: false, message });
  });
});
