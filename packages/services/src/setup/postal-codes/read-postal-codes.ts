import { type MexicanState, mexicanStateOf } from '@trastienda/domain';
import { type FileText, textOfFile } from './text-of-file.ts';
import { WrongPostalCodes } from './wrong-postal-codes.ts';

/** A postal code as quotes and forms need it. */
export type PostalCode = {
  readonly code: string;
  readonly stateCode: string;
  readonly city: string;
  readonly borough: string;
  /** The names of its settlements, in alphabetical order, each once. */
  readonly colonias: readonly string[];
};

export type PostalCodes = {
  readonly encoding: FileText['encoding'];
  /** By code, in ascending order. */
  readonly codes: ReadonlyMap<string, PostalCode>;
};

/** A line of the file. */
type Settlement = {
  readonly name: string;
  readonly stateCode: string;
  readonly borough: string;
  /** It is empty in the country. */
  readonly city: string;
};

const columns = ['d_codigo', 'd_asenta', 'D_mnpio', 'd_estado', 'd_ciudad'] as const;
type Column = (typeof columns)[number];
type Head = { readonly line: number; readonly width: number; readonly at: Readonly<Record<Column, number>> };

function* linesOf(text: string): Generator<readonly [number: number, cells: readonly string[]]> {
  let number = 0;
  for (let start = 0; start < text.length;) {
    const end = text.indexOf('\n', start);
    const line = text.slice(start, end === -1 ? text.length : end);
    number += 1;
    yield [number, line.split('|').map((cell) => cell.trim())];
    start = end === -1 ? text.length : end + 1;
  }
}

/**
 * Finds the line of the columns' names: the first, or the second after the notice of Correos de México. The columns are read by
 * name, because their order is not the same in every download.
 */
function headOf(text: string): Head {
  for (const [line, cells] of linesOf(text)) {
    const names = cells.map((cell) => cell.replace(/^\ufeff/u, '').toLowerCase());
    if (names.includes('d_codigo')) {
      const missing = columns.filter((name) => !names.includes(name.toLowerCase()));
      if (missing.length > 0)
        throw new WrongPostalCodes(`Line ${line} names no column ${missing.join(', ')}.`);
      const places = columns.map((name) => [name, names.indexOf(name.toLowerCase())] as const);
      return { line, width: names.length, at: Object.fromEntries(places) as Head['at'] };
    }
    if (line === 2) break;
  }
  throw new WrongPostalCodes(
    'Neither of its first two lines names the columns (d_codigo|d_asenta|…): choose TXT where you download it.',
  );
}

/** Returns the element that is there most often; of several, the first. */
function mostOf(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [most = ''] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  return most;
}

const { compare } = new Intl.Collator('es');

/** A code has one municipality and one city in this product: those of most of its settlements. */
function postalCodeOf(code: string, settlements: readonly Settlement[]): PostalCode {
  const placeOf = ({ stateCode, borough }: Settlement) => `${stateCode} ${borough}`;
  const place = mostOf(settlements.map(placeOf));
  const there = settlements.filter((one) => placeOf(one) === place);
  const { stateCode = '', borough = '' } = there[0] ?? {};
  const city = mostOf(there.map((one) => one.city).filter((name) => name !== ''));
  return {
    code,
    stateCode,
    borough,
    city: city || borough,
    colonias: [...new Set(settlements.map(({ name }) => name))].toSorted(compare),
  };
}

/** Reads cells as settlements of the states that it knows by then. */
function settlementReader({ width, at }: Head) {
  const states = new Map<string, MexicanState | undefined>();
  const stateNamed = (name: string) => {
    if (!states.has(name)) states.set(name, mexicanStateOf(name));
    return states.get(name);
  };
  return (line: number, cells: readonly string[]): Settlement & { readonly code: string } => {
    const wrong = (what: string) => new WrongPostalCodes(`Line ${line}: ${what}.`);
    if (cells.length !== width) throw wrong(`it has ${cells.length} columns instead of ${width}`);
    const cell = (name: Column) => (cells[at[name]] ?? '').replace(/\s+/gu, ' ').normalize('NFC');
    const code = cell('d_codigo');
    if (!/^\d{5}$/u.test(code)) throw wrong(`"${code}" is no postal code of five digits`);
    const state = stateNamed(cell('d_estado'));
    if (!state) throw wrong(`"${cell('d_estado')}" is no state of Mexico`);
    const [name, borough] = [cell('d_asenta'), cell('D_mnpio')];
    if (name === '') throw wrong('d_asenta is empty');
    if (borough === '') throw wrong('D_mnpio is empty');
    return { code, name, borough, stateCode: state.key, city: cell('d_ciudad') };
  };
}

/**
 * Reads the file of postal codes that Correos de México gives (TXT, also in its archive), of the whole country or of some states.
 * @throws WrongPostalCodes naming the first line that cannot be read: nothing is to be loaded of such a file.
 */
export function readPostalCodes(bytes: Uint8Array): PostalCodes {
  const { text, encoding } = textOfFile(bytes);
  const head = headOf(text);
  const read = settlementReader(head);
  const byCode = new Map<string, Settlement[]>();
  for (const [line, cells] of linesOf(text)) {
    if (line <= head.line || cells.every((cell) => cell === '')) continue;
    const { code, ...settlement } = read(line, cells);
    const others = byCode.get(code);
    if (others) others.push(settlement);
    else byCode.set(code, [settlement]);
  }
  if (byCode.size === 0) throw new WrongPostalCodes('Nothing follows the names of the columns.');
  const codes = [...byCode].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    encoding,
    codes: new Map(codes.map(([code, settlements]) => [code, postalCodeOf(code, settlements)])),
  };
}
