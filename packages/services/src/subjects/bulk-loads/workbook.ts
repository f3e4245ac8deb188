import { type ZipFile, zipOf } from '../../core/zip-of.ts';

/** Rows of texts. */
export type SheetRows = readonly (readonly string[])[];
/** A sheet of a workbook: its name, its heads, and the rows below them, as they are read. */
export type Sheet = {
  readonly name: string;
  readonly heads: readonly string[];
  readonly rows: AsyncIterable<SheetRows> | Iterable<SheetRows>;
};

const escaped = (text: string): string =>
  text
    .replace(/(?![\t\n\r])[\p{Cc}\p{Cs}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** Letters of a column: 27 is AB. */
function letters(at: number): string {
  const rest = Math.floor(at / 26);
  return (rest > 0 ? letters(rest - 1) : '') + String.fromCharCode(65 + (at % 26));
}

/**
 * Returns the XML of a row. Cells are texts, so nothing is rounded, turned into a date or read as a formula.
 * @param number The number of the row, from 1 for the heads.
 */
function rowXml(row: readonly string[], number: number): string {
  const style = number === 1 ? 2 : 1;
  const cells = row.map((cell, column) =>
    cell === ''
      ? ''
      : `<c r="${letters(column)}${number}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`,
  );
  return `<row r="${number}">${cells.join('')}</row>`;
}

async function* sheetXml({ heads, rows }: Sheet): AsyncGenerator<Uint8Array> {
  const width = Math.max(1, heads.length);
  yield Buffer.from(
    `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/>` +
      `</sheetView></sheetViews><cols><col min="1" max="${width}" width="18" style="1" customWidth="1"/></cols>` +
      `<sheetData>${rowXml(heads, 1)}`,
  );
  let number = 1;
  for await (const some of rows) {
    const xml = some.map((row) => {
      number += 1;
      return rowXml(row, number);
    });
    yield Buffer.from(xml.join(''));
  }
  yield Buffer.from('</sheetData></worksheet>');
}

const styles =
  `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>` +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill>' +
  '<fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders>' +
  '<cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/>' +
  '<xf numFmtId="49" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" xfId="0" applyNumberFormat="1" applyFont="1"/>' +
  '</cellXfs></styleSheet>';

async function* textOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

async function* partsOf(sheets: readonly Sheet[]): AsyncGenerator<ZipFile> {
  const numbered = sheets.map((sheet, at) => ({ ...sheet, number: at + 1 }));
  const texts: Readonly<Record<string, string>> = {
    '[Content_Types].xml':
      `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      '<Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>' +
      '<Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>' +
      `${numbered.map(({ number }) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`).join('')}</Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${numbered
      .map(({ name, number }) => `<sheet name="${escaped(name)}" sheetId="${number}" r:id="rId${number}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${numbered
      .map(
        ({ number }) =>
          `<Relationship Id="rId${number}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
      )
      .join(
        '',
      )}<Relationship Id="rId${numbered.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': styles,
  };
  for (const [name, text] of Object.entries(texts)) yield { name, content: textOf(text) };
  for (const sheet of numbered) {
    yield { name: `xl/worksheets/sheet${sheet.number}.xml`, content: sheetXml(sheet) };
  }
}

/**
 * Yields a workbook whose cells are all texts, while it is made: it is never all in memory, and it is
 * compressed outside of this thread.
 */
export const workbookOf = (sheets: readonly Sheet[]): AsyncGenerator<Uint8Array> => zipOf(partsOf(sheets));
