import { cutCell } from './collect-rows.ts';
import { tableLimits } from './table-limits.ts';
import { attribute, elements, named, textIn, unescaped, type WorkbookPart } from './workbook-xml.ts';

/** Texts that cells share, by their places; `null` for more of them than cells are read. A long one is cut once, not in each cell. */
function sharedStrings(xml: string): string[] | null {
  const strings: string[] = [];
  for (const [, inner] of elements(xml, 'si')) {
    if (strings.length >= tableLimits.cells) return null;
    strings.push(cutCell(textIn(inner).trim()));
  }
  return strings;
}

/** Longer shapes of numbers are none: a spreadsheet keeps 255 characters. */
const MAX_SHAPE = 255;
/** More than a spreadsheet lets anybody have. */
const MAX_STYLES = 70_000;

/** A style may show a number as a day, or with leading zeros up to this many digits. */
type Shape = 'day' | number;

const shapeOf = (code: string): Shape | null => {
  const shape = unescaped(code.slice(0, MAX_SHAPE)).replace(/"[^"]*"|\[[^\]]*\]|\\./gu, '');
  if (/^0{2,}$/u.test(shape)) return shape.length;
  return /[dy]/iu.test(shape) ? 'day' : null;
};

/** Maps the indexes of styles to how they show numbers: the built-in date styles, and the workbook's own. */
function shownStyles(xml: string): ReadonlyMap<number, Shape> {
  const own = new Map<number, Shape>();
  for (const [tag] of xml.matchAll(/<(?:\w+:)?numFmt\s[^<>]*>/gu)) {
    const shape = shapeOf(attribute(tag, 'formatCode') ?? '');
    if (shape !== null && own.size < MAX_STYLES) own.set(Number(attribute(tag, 'numFmtId')), shape);
  }
  const isBuiltInDay = (format: number) => (format >= 14 && format <= 22) || (format >= 27 && format <= 36);
  const [[, cells] = ['', '']] = elements(xml, 'cellXfs');
  const styles = new Map<number, Shape>();
  let style = 0;
  for (const [tag] of cells.matchAll(/<(?:\w+:)?xf\s[^<>]*>/gu)) {
    if (style >= MAX_STYLES) break;
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

/**
 * Creates a reader for the cells of any sheet of a workbook; `null` where it has more texts than cells are
 * read.
 */
export function cellReader(part: WorkbookPart): ((tag: string, inner: string) => string) | null {
  const strings = sharedStrings(part(named('xl/sharedStrings.xml')) ?? '');
  if (strings === null) return null;
  const styles = shownStyles(part(named('xl/styles.xml')) ?? '');
  const isFrom1904 = /\sdate1904="(?:1|true)"/u.test(part(named('xl/workbook.xml')) ?? '');
  return (tag, inner) => {
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
}
