import { tableFiles } from '@trastienda/domain/bulk-examples';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { carrierOf } from './lot-carrier.ts';
import { lotTemplate, lotTemplateCsv, maxFileRows } from './lot-file.ts';
import { readLotFile, writeXlsx } from './lot-table.ts';

const readLotCsv = (text: string) => readLotFile('lote.csv', new TextEncoder().encode(text));
const readXlsx = (bytes: ArrayBuffer) => readLotFile('lote.xlsx', new Uint8Array(bytes));

const carriers = [
  { deliveryCarrierId: 'veloz-mx', deliveryCarrierName: 'Veloz MX' },
  { deliveryCarrierId: 'ruta-7', deliveryCarrierName: 'Mensajería Ruta Siete' },
];

describe('a lot from a file (S5.21)', () => {
  test('reads orders and what is set for each, whatever the accents, order and case of the heads', () => {
    const file = 'Paquetería;Número de pedido;Peso (kg);Contenido\nRuta 7;4500;1,5;Vasos\n;4501;;\n';
    expect(readLotCsv(file)).toMatchObject({
      ok: true,
      pedidos: ['4500', '4501'],
      rows: { '4500': { carrier: 'Ruta 7', weight: '1,5', content: 'Vasos' }, '4501': {} },
      notes: [],
    });
  });

  test('is read in the encodings and with the separators of spreadsheets, and a column that is not used is said', () => {
    const rows = 'Pedido;Paquetería;Contenido;Notas\r\n4500;Ruta 7;Jarrón de cañón;Frágil, tómalo así';
    const windows = Uint8Array.from(rows, (char) => char.codePointAt(0) ?? 0);
    const wide = new Uint8Array(Buffer.from(`\uFEFF${rows.replaceAll(';', '\t')}`, 'utf16le'));
    for (const bytes of [windows, wide, new TextEncoder().encode(`sep=;\r\n${rows}`)])
      expect(readLotFile('lote.csv', bytes)).toEqual({
        ok: true,
        pedidos: ['4500'],
        rows: { '4500': { carrier: 'Ruta 7', content: 'Jarrón de cañón' } },
        notes: ['No usamos la columna «Notas».'],
      });
    expect(readLotCsv('Pedido,Contenido\n4500,"Jarrón\n4501,Vaso')).toEqual({
      ok: false,
      message: 'En la fila 2 se abre una comilla (") que no se cierra: quítala o ciérrala',
    });
  });

  test('is the same lot in 40 encodings and dialects', () => {
    const table = [
      ['Pedido', 'Paquetería', 'Contenido', 'Notas'],
      ['0045', 'Ruta 7', 'Jarrón de cañón; "frágil"', 'Niño'],
      ['PG-1046', '', 'Vasos, año', ''],
    ];
    for (const { title, name, bytes } of tableFiles(table)) {
      expect([title, readLotFile(name, bytes)]).toEqual([
        title,
        {
          ok: true,
          pedidos: ['0045', 'PG-1046'],
          rows: {
            '0045': { carrier: 'Ruta 7', content: 'Jarrón de cañón; "frágil"' },
            'PG-1046': { content: 'Vasos, año' },
          },
          notes: ['No usamos la columna «Notas».'],
        },
      ]);
    }
  });

  test('its own template reads back, with the numbers whole', () => {
    expect(readLotCsv(lotTemplateCsv(['0045', 'PG-1046']))).toMatchObject({
      ok: true,
      pedidos: ['0045', 'PG-1046'],
    });
  });

  test('says what it left out: repeated orders, and more than 100', () => {
    const many = Array.from({ length: 102 }, (_, at) => `${at}`).join('\n');
    const read = readLotCsv(`pedido\n7\n${many}`);
    expect(read.ok && read.pedidos).toHaveLength(100);
    expect(read.ok && read.notes).toEqual([
      'Un pedido estaba repetido; usamos la última fila.',
      'Un lote lleva hasta 100 guías: quedaron fuera 2.',
    ]);
  });

  test.each([
    ['', 'El archivo está vacío'],
    ['peso\n1', 'No vemos la columna «pedido»: escribe ese nombre sobre los números de tus pedidos'],
    ['pedido,peso\n,1', 'Falta el número de pedido en la fila 2: no va en el lote.'],
    ['pedido\n', 'El archivo no tiene ningún pedido'],
  ])('%j is refused in words', (file, message) => {
    expect(readLotCsv(file)).toEqual({ ok: false, message });
  });

  test('a number that its spreadsheet has rounded is named by its row and left out, never sent as another', () => {
    const read = readLotCsv('pedido\n4500\n4.5E+17\n4501\n"4,5012E+17"');
    expect(read).toMatchObject({ ok: true, pedidos: ['4500', '4501'] });
    expect(read.ok && read.notes).toEqual([
      'Excel redondeó el número de pedido de las filas 3 y 5: no van en el lote. Pon esa columna como texto y escríbelo completo.',
    ]);
    expect(readLotCsv('pedido\n4.5E+17')).toMatchObject({
      ok: false,
      message: expect.stringContaining('de la fila 2: no va en el lote') as string,
    });
  });

  test('is found below a title, and says each row, cell and column that is not used', () => {
    const file = 'Pedidos de hoy\n\npedido,peso,,notas\n4500,1,x,y\n,2,,\n4501,1,,,sobra\n4502,3,,';
    expect(readLotCsv(file)).toEqual({
      ok: true,
      pedidos: ['4500', '4502'],
      rows: { '4500': { weight: '1' }, '4502': { weight: '3' } },
      notes: [
        'Los nombres de las columnas están en la fila 3: lo de arriba no se usa.',
        'No usamos las columnas sin nombre y «notas».',
        'Falta el número de pedido en la fila 5: no va en el lote.',
        'Sobran datos al final de la fila 6: no va en el lote. Bórralos, o pon entre comillas el texto que lleva comas.',
      ],
    });
  });

  test('more rows than any lot is refused whole, with its limit', () => {
    const rows = ['pedido', ...Array.from({ length: maxFileRows + 1 }, (_, at) => `${at}`)];
    expect(readLotCsv(rows.join('\n'))).toEqual({
      ok: false,
      message: 'El archivo tiene 2001 filas; el máximo es 2000',
    });
  });
});

describe('the carrier that a row names', () => {
  test.each([
    ['ruta-7', 'ruta-7'],
    ['RUTA 7', 'ruta-7'],
    ['mensajeria ruta siete', 'ruta-7'],
    [' Veloz  MX ', 'veloz-mx'],
    ['', 'recommended'],
    ['Recomendada', 'recommended'],
    ['La más barata', 'cheapest'],
    ['cheapest', 'cheapest'],
  ])('%j is %s', (written, id) => {
    expect(carrierOf(written, carriers)).toBe(id);
  });

  test.each(['Ruta 9', 'veloz', '***x'])(
    '%j is none of the store’s, and never another one instead',
    (name) => {
      expect(carrierOf(name, carriers)).toBeNull();
    },
  );
});

describe('a lot from a workbook (D43)', () => {
  const bytesOf = async (rows: readonly (readonly string[])[]) =>
    (await writeXlsx(rows, 'Lote')).arrayBuffer();
  const bufferOf = (bytes: Uint8Array) => new Uint8Array(bytes).buffer;
  const refused = { ok: false, message: expect.stringContaining('No es un libro de Excel') as string };
  /** A workbook of one sheet, written by hand. */
  const workbook = (sheetData: string, more: Readonly<Record<string, Uint8Array>> = {}) =>
    bufferOf(
      zipSync({
        'xl/workbook.xml': strToU8(
          '<workbook xmlns:r="r"><sheets><sheet name="Lote" sheetId="1" r:id="rId1"/></sheets></workbook>',
        ),
        'xl/_rels/workbook.xml.rels': strToU8(
          '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
        ),
        'xl/worksheets/sheet1.xml': strToU8(
          `<worksheet><dimension ref="A1:C3"/><sheetData>${sheetData}</sheetData></worksheet>`,
        ),
        ...more,
      }),
    );
  const text = (at: string, words: string) => `<c r="${at}" t="inlineStr"><is><t>${words}</t></is></c>`;
  const head = `<row r="1">${text('A1', 'Pedido')}${text('B1', 'Peso (kg)')}${text('C1', 'Contenido')}</row>`;

  test('its own template reads back, numbers whole and nothing a formula', async () => {
    const template = lotTemplate(['0045', 'PG-1046', '=1+1']);
    expect(readXlsx(await bytesOf(template))).toMatchObject({
      ok: true,
      pedidos: ['0045', 'PG-1046', '=1+1'],
    });
  });

  test('numbers are read as typed, those that were rounded are known, a formula is its last result', () => {
    const sheet = `${head}<row r="2"><c r="A2"><v>4500123987</v></c><c r="B2"><f>1+0.5</f><v>1.5</v></c>${text('C2', 'Vasos')}</row><row r="3"><c r="A3"><v>450012398712345678</v></c></row>`;
    expect(readXlsx(workbook(sheet))).toMatchObject({
      ok: true,
      pedidos: ['4500123987'],
      rows: { '4500123987': { weight: '1.5', content: 'Vasos' } },
      notes: [expect.stringContaining('de la fila 3')],
    });
  });

  test('one that would unfold to more than any list of orders is refused before it is unfolded', () => {
    const bomb = new Uint8Array(17 * 1_048_576);
    const packed = workbook(head, { 'xl/worksheets/sheet2.xml': bomb });
    expect(packed.byteLength).toBeLessThan(100_000);
    expect(readXlsx(packed)).toEqual({ ok: false, message: 'El archivo de Excel es demasiado grande' });
  });

  test('one of thousands of parts is refused too', () => {
    const parts = Array.from({ length: 400 }, (_, at) => [`xl/media/${at}.xml`, new Uint8Array(1)] as const);
    expect(readXlsx(workbook(head, Object.fromEntries(parts)))).toMatchObject({ ok: false });
  });

  test('what is no workbook says so: a text, a broken zip, a zip of other things', () => {
    expect(readXlsx(bufferOf(strToU8('pedido\n4500')))).toEqual(refused);
    expect(readXlsx(workbook(head).slice(0, 300))).toEqual(refused);
    expect(readXlsx(bufferOf(zipSync({ 'a.txt': strToU8('hola') })))).toEqual(refused);
  });
});
