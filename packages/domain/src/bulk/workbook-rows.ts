import { fail, ok, type Result } from '../shared/result.ts';
import { templateHelp } from './bulk-columns.ts';
import { beginningOf } from './cell-fixes.ts';
import { collectRows, type TableRow } from './collect-rows.ts';
import { type TableFault, tableLimits, tooManyCells } from './table-limits.ts';
import { cellReader } from './workbook-cells.ts';
import { attribute, elements, named, unescaped, type WorkbookPart } from './workbook-xml.ts';

/** The rows of one sheet, and notes on the others. */
export interface WorkbookTable {
  readonly rows: readonly TableRow[];
  readonly notes: readonly string[];
}

/** The place of a cell in its row, from its address: 'AB12' is 27; `null` for any other text. */
function columnAt(address: string | undefined): number | null {
  const [, letters] = /^([a-z]{1,3})\d{0,7}$/iu.exec(address ?? '') ?? [];
  if (letters === undefined) return null;
  let at = 0;
  for (const letter of letters.toUpperCase()) at = at * 26 + (letter.charCodeAt(0) - 64);
  return at - 1;
}

/** The number that a row declares; the one after the previous row where it has none, or goes back. */
function rowNumber(written: string | undefined, before: number): number {
  const number = /^\d{1,7}$/u.test(written ?? '') ? Number(written) : 0;
  return number > before ? number : before + 1;
}

/** The search covers this many sheets: a note says that the others of a larger workbook were not read. */
const MAX_SHEETS = 20;

interface Sheet {
  readonly name: string;
  readonly path: string;
}

/** The sheets that a person sees, in their order. */
function seenSheets(part: WorkbookPart): readonly Sheet[] {
  const workbook = part(named('xl/workbook.xml')) ?? '';
  const relations = part(named('xl/_rels/workbook.xml.rels')) ?? '';
  const targets = new Map(
    Array.from(relations.matchAll(/<(?:\w+:)?Relationship\s[^<>]*>/gu), ([tag]) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target') ?? '',
    ]),
  );
  const tags = Array.from(workbook.matchAll(/<(?:\w+:)?sheet\s[^<>]*>/gu), ([tag]) => tag);
  const seen = tags.filter((tag) => (attribute(tag, 'state') ?? 'visible') === 'visible');
  const sheets = (seen.length > 0 ? seen : tags).flatMap((tag): Sheet[] => {
    const target = targets.get(attribute(tag, 'r:id'));
    if (target === undefined || target === '') return [];
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    return [{ name: unescaped(attribute(tag, 'name') ?? ''), path }];
  });
  return sheets.length > 0 ? sheets : [{ name: '', path: 'xl/worksheets/sheet1.xml' }];
}

/**
 * The rows of a sheet one by one, blank ones too, as `collectRows` takes them. Cells to the right of all
 * columns that a table may have are one cell more.
 * @returns `null` as the last one where the sheet has more cells, or places for some, than the limit.
 */
function* sheetRows(
  sheet: string,
  textOf: (tag: string, inner: string) => string,
): Generator<TableRow | null, void> {
  let row = 0;
  let places = 0;
  for (const [tag, inner] of elements(sheet, 'row')) {
    row = rowNumber(attribute(tag, 'r'), row);
    const cells: string[] = [];
    let next = 0;
    for (const [head, content] of elements(inner, 'c')) {
      places += 1;
      if (places > tableLimits.places) {
        yield null;
        return;
      }
      const at = columnAt(attribute(head, 'r')) ?? next;
      next = at + 1;
      const place = Math.min(at, tableLimits.columns);
      const text = textOf(head, content).trim();
      if (text === '') continue;
      while (cells.length < place) cells.push('');
      cells[place] = text;
    }
    places += cells.length;
    yield places > tableLimits.places ? null : { row, cells };
  }
}

/** A sheet is identified by this many first rows: the headings are among them. */
const MAX_FIRST_ROWS = 20;

/** The first rows with something in them. */
function beginningRows(rows: Iterable<TableRow | null>): TableRow[] {
  const first: TableRow[] = [];
  let looked = 0;
  for (const row of rows) {
    looked += 1;
    if (row === null || looked > tableLimits.lines || first.length >= MAX_FIRST_ROWS) break;
    if (row.cells.some(Boolean)) first.push(row);
  }
  return first;
}

/** All rows among which the heads are have as many places as the widest row: a column without a name is one, too. */
function evened(rows: readonly TableRow[]): TableRow[] {
  const widths = rows.map(({ cells }) => cells.length).filter((width) => width <= tableLimits.columns);
  const width = widths.reduce((most, one) => Math.max(most, one), 0);
  return rows.map((one, at) =>
    at < MAX_FIRST_ROWS && one.cells.length < width
      ? { ...one, cells: [...one.cells, ...Array.from({ length: width - one.cells.length }, () => '')] }
      : one,
  );
}

/** A sheet by its first rows: 2 for a table of what is looked for, 1 for one with something in it. */
interface Looked {
  readonly name: string;
  readonly rank: 0 | 1 | 2;
}

const helpSheets: ReadonlySet<string> = new Set(Object.values(templateHelp));

/** Sheets in a sentence; of many the first ones. */
const MAX_NAMED = 8;
function listed(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMED).map((name) => `«${beginningOf(name, 40)}»`);
  const more = names.length - shown.length;
  return [...shown, ...(more > 0 ? [`${more} más`] : [])].join(', ');
}

/**
 * Reads the rows of a sheet of an unpacked workbook with their numbers in it: of the first one that is a table of the expected
 * kind, else of the first one; `null` where it has no sheet. Hidden sheets are not read, and a note names the others with
 * content. Of a formula its last result is read, never the formula; days as `2025-04-03`, and the zeros that a cell's format
 * shows.
 * @param isTable By the first rows of a sheet with something in them.
 * @example workbookRows((isPart) => (isPart('xl/worksheets/sheet1.xml') ? '<row r="2"><c r="A2"><v>14</v></c></row>' : undefined)) // => { ok: true, value: { rows: [{ row: 2, cells: ['14'] }], notes: [] } }
 * @example workbookRows(() => undefined) // => null
 */
export function workbookRows(
  part: WorkbookPart,
  isTable: (first: readonly TableRow[]) => boolean = () => true,
): Result<WorkbookTable, TableFault> | null {
  const textOf = cellReader(part);
  if (textOf === null) return fail('too_full', tooManyCells);
  const looked: Looked[] = [];
  // Only one sheet stays unpacked: the best so far.
  let taken: (Looked & { readonly xml: string }) | undefined;
  for (const [at, { name, path }] of seenSheets(part).entries()) {
    if (at >= MAX_SHEETS) {
      looked.push({ name, rank: 1 });
      continue;
    }
    const xml = part(named(path));
    if (xml === undefined) continue;
    const first = beginningRows(sheetRows(xml, textOf));
    const rank = first.length === 0 ? 0 : isTable(first) ? 2 : 1;
    looked.push({ name, rank });
    if (taken === undefined || rank > taken.rank) taken = { name, rank, xml };
  }
  if (taken === undefined) return null;
  const { name: own, xml } = taken;
  const read = collectRows(sheetRows(xml, textOf));
  if (!read.ok) return read;
  const isTold = ({ name, rank }: Looked) => rank === 2 || (rank === 1 && !helpSheets.has(name));
  const others = looked.filter((sheet) => sheet.name !== own && isTold(sheet));
  const tables = others.filter(({ rank }) => rank === 2).map(({ name }) => name);
  const notes =
    others.length === 0
      ? []
      : [
          `Leímos la hoja ${listed([own])}; no leímos ${listed(others.map(({ name }) => name))}`,
          ...(tables.length === 0
            ? []
            : [
                `Para cargar ${listed(tables)}, ${tables.length === 1 ? 'súbela en otro archivo' : 'súbelas en otros archivos'}`,
              ]),
        ];
  return ok({ rows: evened(read.value), notes });
}
