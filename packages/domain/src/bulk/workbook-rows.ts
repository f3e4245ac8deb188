import { fail, type Result } from '../shared/result.ts';
import { collectRows, cutCell, type TableRow } from './collect-rows.ts';
import { type TableFault, tableLimits, tooManyCells } from './table-limits.ts';

/** Text of a part of an unpacked workbook, whatever the case of its name; `undefined` where it has none. */
export type WorkbookPart = (path: string) => string | undefined;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(text: string): string {
  if (!text.includes('&') && !text.includes('_x')) return text;
  return text
    .replace(
      /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/giu,
      (whole, hex?: string, decimal?: string, name = '') => {
        const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
        if (hex === undefined && decimal === undefined) return entities[String(name)] ?? whole;
        return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
      },
    )
    .replace(/_x([\da-f]{4})_/giu, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** The elements of a name, one after another, with what is in them. Takes as long as the text is: one that never ends is the last. */
function* elements(
  xml: string,
  name: 'si' | 'cellXfs' | 'row' | 'c',
): Generator<readonly [tag: string, inner: string]> {
  const open = new RegExp(`<(\\w+:)?${name}(?=[\\s/>])[^<>]*>`, 'gu');
  for (let found = open.exec(xml); found; found = open.exec(xml)) {
    const [tag, prefix = ''] = found;
    if (tag.endsWith('/>')) {
      yield [tag, ''];
      continue;
    }
    const start = found.index + tag.length;
    const end = xml.indexOf(`</${prefix}${name}>`, start);
    if (end < 0) return;
    yield [tag, xml.slice(start, end)];
    open.lastIndex = end;
  }
}

/** What stands between the `<t>`s of a string, without the reading aids of Asian scripts. */
function textIn(xml: string): string {
  if (xml === '') return '';
  const [first = '', ...others] = xml.split('<rPh');
  const plain = first + others.map((part) => part.slice(part.indexOf('</rPh>') + 1 || part.length)).join('');
  let text = '';
  for (const [, inner = ''] of plain.matchAll(/<(?:\w+:)?t(?:\s[^<>]*)?>([^<]*)</gu)) text += inner;
  return unescaped(text);
}

/** Texts that cells share, by their places; `null` for more of them than cells are read. A long one is cut once, not in each cell. */
function sharedStrings(xml: string): string[] | null {
  const strings: string[] = [];
  for (const [, inner] of elements(xml, 'si')) {
    if (strings.length >= tableLimits.cells) return null;
    strings.push(cutCell(textIn(inner).trim()));
  }
  return strings;
}

/** What an attribute of a tag is found by; a sheet has hundreds of thousands of tags and asks for few attributes. */
const attributes = (['t', 's', 'r', 'Id', 'Target', 'numFmtId', 'formatCode', 'state', 'r:id'] as const).map(
  (name) => [name, new RegExp(`\\s${name === 'r:id' ? '\\w+:id' : name}="([^"]*)"`, 'u')] as const,
);
const patterns = new Map<string, RegExp>(attributes);
type Attribute = (typeof attributes)[number][0];
const attribute = (tag: string, name: Attribute): string | undefined => patterns.get(name)?.exec(tag)?.[1];

/** Longer shapes of numbers are none: a spreadsheet keeps 255 characters. */
const LONGEST_SHAPE = 255;
/** More than a spreadsheet lets anybody have. */
const MOST_STYLES = 70_000;

/** How a style shows a number, where it is not as it stands: as a day, or with zeros before it up to so many digits. */
type Shape = 'day' | number;

const shapeOf = (code: string): Shape | null => {
  const shape = unescaped(code.slice(0, LONGEST_SHAPE)).replace(/"[^"]*"|\[[^\]]*\]|\\./gu, '');
  if (/^0{2,}$/u.test(shape)) return shape.length;
  return /[dy]/iu.test(shape) ? 'day' : null;
};

/** By the places of the styles: those of the built-in days, and own ones. */
function shownStyles(xml: string): ReadonlyMap<number, Shape> {
  const own = new Map<number, Shape>();
  for (const [tag] of xml.matchAll(/<(?:\w+:)?numFmt\s[^<>]*>/gu)) {
    const shape = shapeOf(attribute(tag, 'formatCode') ?? '');
    if (shape !== null && own.size < MOST_STYLES) own.set(Number(attribute(tag, 'numFmtId')), shape);
  }
  const isBuiltInDay = (format: number) => (format >= 14 && format <= 22) || (format >= 27 && format <= 36);
  const [[, cells] = ['', '']] = elements(xml, 'cellXfs');
  const styles = new Map<number, Shape>();
  let style = 0;
  for (const [tag] of cells.matchAll(/<(?:\w+:)?xf\s[^<>]*>/gu)) {
    if (style >= MOST_STYLES) break;
    const format = Number(attribute(tag, 'numFmtId'));
    const shape = isBuiltInDay(format) ? 'day' : own.get(format);
    if (shape !== undefined) styles.set(style, shape);
    style += 1;
  }
  return styles;
}

/** Day 1 is the first of January of 1900, and there is a 29th of February in that year. */
function dayOf(serial: number, isFrom1904: boolean): string {
  const days = Math.floor(serial) + (isFrom1904 ? 1462 : 0);
  const date = new Date(Date.UTC(1899, 11, 30) + days * 86_400_000);
  return Number.isFinite(date.getTime()) ? date.toISOString().slice(0, 10) : String(serial);
}

/** A number as a sheet shows it: 15 digits, and with an exponent where its last ones are gone. */
function numberText(value: string): string {
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return value;
  if (Number.isInteger(number)) {
    return Math.abs(number) < 1e15 ? String(number) : number.toExponential().toUpperCase();
  }
  return String(Number(number.toPrecision(15)));
}

/** Where in a row a cell stands, from its address: 'AB12' is 27; `null` for what is no address. */
function columnAt(address: string | undefined): number | null {
  const [, letters] = /^([a-z]{1,3})\d{0,7}$/iu.exec(address ?? '') ?? [];
  if (letters === undefined) return null;
  let at = 0;
  for (const letter of letters.toUpperCase()) at = at * 26 + (letter.charCodeAt(0) - 64);
  return at - 1;
}

/** The number that a row says it has; the one behind the row before where it is none, or goes back. */
function rowNumber(said: string | undefined, before: number): number {
  const number = /^\d{1,7}$/u.test(said ?? '') ? Number(said) : 0;
  return number > before ? number : before + 1;
}

/** The first sheet that a person sees. */
function firstSheet(part: WorkbookPart): string | undefined {
  const workbook = part('xl/workbook.xml') ?? '';
  const sheets = Array.from(workbook.matchAll(/<(?:\w+:)?sheet\s[^<>]*>/gu), ([tag]) => tag);
  const isSeen = (sheet: string) => (attribute(sheet, 'state') ?? 'visible') === 'visible';
  const tag = sheets.find(isSeen) ?? sheets[0] ?? '';
  const id = attribute(tag, 'r:id');
  const relations = part('xl/_rels/workbook.xml.rels') ?? '';
  for (const [relation] of relations.matchAll(/<(?:\w+:)?Relationship\s[^<>]*>/gu)) {
    const target = attribute(relation, 'Target');
    if (attribute(relation, 'Id') !== id || target === undefined) continue;
    return part(target.startsWith('/') ? target.slice(1) : `xl/${target}`);
  }
  return part('xl/worksheets/sheet1.xml');
}

/**
 * The rows of a sheet one by one, blank ones too, as `collectRows` takes them. No row is filled beyond the last head: what stands
 * there is no column's, and a sheet may have it in the far right of each of its rows.
 * @returns `null` as the last one where the sheet has more cells, or places for some, than the limit.
 */
function* sheetRows(
  sheet: string,
  textOf: (tag: string, inner: string) => string,
): Generator<TableRow | null, void> {
  let row = 0;
  let places = 0;
  // Until the heads are known: one more than there may be, so that more of them are seen.
  let width = tableLimits.columns + 1;
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
      if (place >= width) continue;
      const text = textOf(head, content).trim();
      if (text === '') continue;
      while (cells.length < place) cells.push('');
      cells[place] = text;
    }
    places += cells.length;
    if (width > tableLimits.columns && cells.length > 0) width = cells.length;
    yield places > tableLimits.places ? null : { row, cells };
  }
}

/**
 * The rows of the first sheet of an unpacked workbook with what stands in them, by their numbers in it; `null` where it has no
 * sheet. Of a formula its last result is read, never the formula; days as `2025-04-03`, and the zeros
 * that a cell's format shows. A sheet that is hidden is not the first. Source: D43, D361.
 * @example workbookRows((path) => (path === 'xl/worksheets/sheet1.xml' ? '<row r="2"><c r="A2"><v>14</v></c></row>' : undefined)) // => { ok: true, value: [{ row: 2, cells: ['14'] }] }
 * @example workbookRows(() => undefined) // => null
 */
export function workbookRows(part: WorkbookPart): Result<TableRow[], TableFault> | null {
  const sheet = firstSheet(part);
  if (sheet === undefined) return null;
  const strings = sharedStrings(part('xl/sharedStrings.xml') ?? '');
  if (strings === null) return fail('too_full', tooManyCells);
  const styles = shownStyles(part('xl/styles.xml') ?? '');
  const isFrom1904 = /\sdate1904="(?:1|true)"/u.test(part('xl/workbook.xml') ?? '');
  const textOf = (tag: string, inner: string): string => {
    const kind = attribute(tag, 't') ?? 'n';
    if (kind === 'inlineStr') return textIn(inner);
    const value = /<(?:\w+:)?v(?:\s[^<>]*)?>([^<]*)</u.exec(inner)?.[1] ?? '';
    if (kind === 's') return strings[Number(value)] ?? '';
    if (kind === 'str' || kind === 'd') return unescaped(value);
    if (kind === 'b') return value === '1' ? 'Sí' : 'No';
    if (kind === 'e' || value === '') return '';
    const shape = styles.get(Number(attribute(tag, 's') ?? -1));
    if (shape === 'day') return dayOf(Number(value), isFrom1904);
    const text = numberText(value);
    return shape !== undefined && /^\d+$/u.test(text) ? text.padStart(shape, '0') : text;
  };
  return collectRows(sheetRows(sheet, textOf));
}
