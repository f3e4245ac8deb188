import type { TableRow } from './decode-table.ts';

/** Text of a part of an unpacked workbook; `undefined` where it has none. */
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
function* elements(xml: string, name: string): Generator<readonly [tag: string, inner: string]> {
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
  const [first = '', ...others] = xml.split('<rPh');
  const plain = first + others.map((part) => part.slice(part.indexOf('</rPh>') + 1 || part.length)).join('');
  let text = '';
  for (const [, inner = ''] of plain.matchAll(/<(?:\w+:)?t(?:\s[^<>]*)?>([^<]*)</gu)) text += inner;
  return unescaped(text);
}

const sharedStrings = (xml: string): string[] =>
  Array.from(elements(xml, 'si'), ([, inner]) => textIn(inner));

/** What an attribute of a tag is found by; a sheet has hundreds of thousands of tags and asks for few attributes. */
const attributes = (['t', 's', 'r', 'Id', 'Target', 'numFmtId', 'formatCode', 'r:id'] as const).map(
  (name) => [name, new RegExp(`\\s${name === 'r:id' ? '\\w+:id' : name}="([^"]*)"`, 'u')] as const,
);
const patterns = new Map<string, RegExp>(attributes);
type Attribute = (typeof attributes)[number][0];
const attribute = (tag: string, name: Attribute): string | undefined => patterns.get(name)?.exec(tag)?.[1];

/** Which styles show a number as a day: the numbers of the built-in ones, and own ones with a day, month or year. */
function dayStyles(xml: string): ReadonlySet<number> {
  const own = new Set<number>();
  for (const [tag] of xml.matchAll(/<(?:\w+:)?numFmt\s[^<>]*>/gu)) {
    const shape = unescaped(attribute(tag, 'formatCode') ?? '').replace(/"[^"]*"|\[[^\]]*\]|\\./gu, '');
    if (/[dy]/iu.test(shape)) own.add(Number(attribute(tag, 'numFmtId')));
  }
  const isDay = (format: number) =>
    (format >= 14 && format <= 22) || (format >= 27 && format <= 36) || own.has(format);
  const [cells = ''] = Array.from(elements(xml, 'cellXfs'), ([, inner]) => inner);
  const found = Array.from(cells.matchAll(/<(?:\w+:)?xf\s[^<>]*>/gu), ([tag]) =>
    Number(attribute(tag, 'numFmtId')),
  );
  return new Set(found.flatMap((format, at) => (isDay(format) ? [at] : [])));
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

/** Where in a row a cell stands, from its address: 'AB12' is 27. */
function columnAt(address: string): number {
  let at = 0;
  for (const letter of address.replace(/\d+$/u, '')) at = at * 26 + (letter.toUpperCase().charCodeAt(0) - 64);
  return at - 1;
}

/** More columns than any product has: what stands further to the right is left aside. */
const mostColumns = 500;

function firstSheet(part: WorkbookPart): string | undefined {
  const workbook = part('xl/workbook.xml') ?? '';
  const tag = /<(?:\w+:)?sheet\s[^<>]*>/u.exec(workbook)?.[0] ?? '';
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
 * The rows of the first sheet of an unpacked workbook with what stands in them, by their numbers in it; `null` where it has no
 * sheet. Of a formula its last result is read, never the formula; days as `2025-04-03`. Source: D43, D361.
 * @example workbookRows((path) => (path === 'xl/worksheets/sheet1.xml' ? '<row r="2"><c r="B2"><v>14</v></c></row>' : undefined)) // => [{ row: 2, cells: ['', '14'] }]
 * @example workbookRows(() => undefined) // => null
 */
export function workbookRows(part: WorkbookPart): TableRow[] | null {
  const sheet = firstSheet(part);
  if (sheet === undefined) return null;
  const strings = sharedStrings(part('xl/sharedStrings.xml') ?? '');
  const days = dayStyles(part('xl/styles.xml') ?? '');
  const isFrom1904 = /\sdate1904="(?:1|true)"/u.test(part('xl/workbook.xml') ?? '');
  const textOf = (tag: string, inner: string): string => {
    const kind = attribute(tag, 't') ?? 'n';
    if (kind === 'inlineStr') return textIn(inner);
    const value = /<(?:\w+:)?v(?:\s[^<>]*)?>([^<]*)</u.exec(inner)?.[1] ?? '';
    if (kind === 's') return strings[Number(value)] ?? '';
    if (kind === 'str' || kind === 'd') return unescaped(value);
    if (kind === 'b') return value === '1' ? 'Sí' : 'No';
    if (kind === 'e' || value === '') return '';
    return days.has(Number(attribute(tag, 's') ?? -1)) ? dayOf(Number(value), isFrom1904) : numberText(value);
  };
  const rows: TableRow[] = [];
  let number = 0;
  for (const [tag, inner] of elements(sheet, 'row')) {
    number = Number(attribute(tag, 'r') ?? number + 1);
    const cells: string[] = [];
    for (const [head, content] of elements(inner, 'c')) {
      const address = attribute(head, 'r');
      const at = address === undefined ? cells.length : columnAt(address);
      if (at < 0 || at >= mostColumns) continue;
      while (cells.length < at) cells.push('');
      cells[at] = textOf(head, content).trim();
    }
    if (cells.some((cell) => cell !== '')) rows.push({ row: number, cells });
  }
  return rows;
}
