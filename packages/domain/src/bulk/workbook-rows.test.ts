import { describe, expect, it } from 'vitest';
import { hasProductHeads } from './head-row.ts';
import { productRows } from './product-rows.ts';
import { workbookRows } from './workbook-rows.ts';
import type { WorkbookPart } from './workbook-xml.ts';
import { cpuOf } from '../testing/cpu-of.ts';

/** A workbook by the names of its parts, as an archive is looked into. */
const partsOf =
  (parts: Readonly<Record<string, string>>): WorkbookPart =>
  (isPart) =>
    Object.entries(parts).find(([name]) => isPart(name))?.[1];
const blank = (count: number) => Array.from({ length: count }, () => '');
const workbook = (sheet: string, more: Readonly<Record<string, string>> = {}) => {
  const read = readWorkbook(sheet, more);
  return read?.ok ? read.value.rows : [];
};
const readWorkbook = (sheet: string, more: Readonly<Record<string, string>> = {}) =>
  workbookRows(
    partsOf({
      'xl/workbook.xml':
        '<workbook><sheets><sheet name="Ayuda" r:id="rId7"/><sheet name="Dos" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Target="worksheets/sheet9.xml" Id="rId7"/></Relationships>',
      'xl/worksheets/sheet9.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
      ...more,
    }),
  );

describe('the rows of a workbook (S7.75)', () => {
  it('are those of its first sheet, with its row numbers and gaps', () => {
    expect(
      workbook(
        '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row><row r="2"/>' +
          '<row r="5"><c r="A5" t="inlineStr"><is><t xml:space="preserve"> A &amp; B </t></is></c><c r="AB5"><v>14</v></c></row>',
        {
          'xl/sharedStrings.xml':
            '<sst><si><t>SKU</t></si><si><r><t>Pre</t></r><r><t>cio</t></r><rPh><t>x</t></rPh></si></sst>',
        },
      ),
    ).toEqual([
      // A column without a name is one, too: all rows at the beginning are as wide as the widest.
      { row: 1, cells: ['SKU', '', 'Precio', ...blank(25)] },
      { row: 5, cells: ['A & B', ...blank(26), '14'] },
    ]);
  });

  it('have the zeros that a format shows, and are of the first sheet that is not hidden', () => {
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="000000"/><numFmt numFmtId="165" formatCode="0000000000000"/></numFmts>' +
      '<cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>';
    const row =
      '<row r="1"><c r="A1" s="1"><v>123</v></c><c r="B1" s="2"><v>36000291452</v></c><c r="C1"><v>123</v></c><c r="D1" s="1"><v>1.5</v></c></row>';
    expect(
      workbook('', {
        'xl/styles.xml': styles,
        'xl/workbook.xml':
          '<workbook><sheets><sheet name="Listas" state="veryHidden" r:id="rId7"/><sheet name="Otra" state="hidden" r:id="rId7"/><sheet name="Dos" r:id="rId1"/></sheets></workbook>',
        'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${row}</sheetData></worksheet>`,
      }),
    ).toEqual([{ row: 1, cells: ['000123', '0036000291452', '123', '1.5'] }]);
  });

  it('have numbers as a sheet shows them, days as days, and of a formula what came of it', () => {
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="&quot;dy&quot;0.00"/><numFmt numFmtId="165" formatCode="d\\-mmm"/></numFmts>' +
      '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>';
    const [row] = workbook(
      '<row r="1"><c r="A1"><v>19.989999999999998</v></c><c r="B1"><v>7501234567893</v></c><c r="C1"><v>1.2345678901234568E17</v></c>' +
        '<c r="D1" s="1"><v>45750</v></c><c r="E1" s="2"><v>45750</v></c><c r="F1" s="3"><v>45750</v></c><c r="G1"><f>1+1</f><v>2</v></c>' +
        '<c r="H1" t="b"><v>1</v></c><c r="I1" t="e"><v>#N/A</v></c><c r="J1" t="str"><f>A1</f><v>x</v></c></row>',
      { 'xl/styles.xml': styles },
    );
    expect(row?.cells).toEqual([
      '19.99',
      '7501234567893',
      '1.2345678901234568E+17',
      '2025-04-03',
      '45750',
      '2025-04-03',
      '2',
      'Sí',
      '',
      'x',
    ]);
  });

  const text = (cell: string, value: string) => `<c r="${cell}" t="str"><v>${value}</v></c>`;
  const heads = `<row r="1">${text('A1', 'SKU')}${text('B1', 'Precio')}</row>`;
  const threeSheets = {
    'xl/workbook.xml':
      '<workbook><sheets><sheet name="Notas" r:id="a"/><sheet name="Blusas" r:id="b"/><sheet name="Faldas &amp; más" r:id="c"/><sheet name="Vacía" r:id="d"/><sheet name="Ayuda" r:id="a"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': ['a', 'b', 'c', 'd']
      .map((id) => `<Relationship Id="${id}" Target="worksheets/${id}.xml"/>`)
      .join(''),
    // Writers differ in case and slashes.
    '/XL\\worksheets\\A.xml': `<row r="1">${text('A1', 'Cómo llenar la plantilla')}</row>`,
    'xl/worksheets/b.xml': `${heads}<row r="2">${text('A2', 'BL-1')}${text('B2', '99')}</row>`,
    'xl/worksheets/c.xml': `${heads}<row r="2">${text('A2', 'FA-1')}</row>`,
    'xl/worksheets/d.xml': '<row r="1"/>',
  };

  it('are those of the first sheet that is a table of products, and the others are told', () => {
    expect(workbookRows(partsOf(threeSheets), hasProductHeads)).toEqual({
      ok: true,
      value: {
        rows: [
          { row: 1, cells: ['SKU', 'Precio'] },
          { row: 2, cells: ['BL-1', '99'] },
        ],
        notes: [
          'Leímos la hoja «Blusas»; no leímos «Notas», «Faldas & más»',
          'Para cargar «Faldas & más», súbela en otro archivo',
        ],
      },
    });
    // Where none is, the first one that has something is read, and what it lacks is told of it.
    const none = workbookRows(partsOf(threeSheets), () => false);
    expect(none?.ok && none.value.rows).toEqual([{ row: 1, cells: ['Cómo llenar la plantilla'] }]);
  });

  it('say where a sheet has spoilt a code', () => {
    const rows = workbook(
      '<row r="1"><c r="A1" t="inlineStr"><is><t>SKU</t></is></c><c r="B1" t="inlineStr"><is><t>EAN</t></is></c></row>' +
        '<row r="2"><c r="A2" t="inlineStr"><is><t>A-1</t></is></c><c r="B2"><v>123456789012345678</v></c></row>',
    );
    const read = productRows(rows);
    expect(read.ok && read.value.rows[0]?.notes[0]?.message).toMatch(/^La hoja redondeó este número/u);
  });

  it('are read in time, however the text is made, and of no workbook there are none', () => {
    expect(workbookRows(() => undefined)).toBeNull();
    for (const part of [
      '<row r="1">',
      '<row><c r="A1">',
      '<row><c r="ZZZZ99"><v>1</v></c></row>',
      '<rPh',
      '<c',
    ]) {
      const text = part.repeat(60_000);
      expect(cpuOf(() => workbook(text, { 'xl/sharedStrings.xml': `<si>${text}` }))).toBeLessThan(2000);
    }
  });
});
