import { type BulkNote, bulkFault, bulkHint } from './bulk-note.ts';
import { beginningOf } from './cell-fixes.ts';

export type Cells = Readonly<Record<string, string>>;

/** A row by the keys of its columns, with the notes on it so far. */
export interface ShopRow {
  readonly row: number;
  readonly cells: Cells;
  readonly notes: readonly BulkNote[];
}

export type Pair = readonly [name: string, value: string];

export const without = (cells: Cells, ...keys: readonly string[]): Cells =>
  Object.fromEntries(Object.entries(cells).filter(([key]) => !keys.includes(key)));

export const options = (all: readonly Pair[]): Cells =>
  Object.fromEntries(
    all.flatMap(([name, value], at) => [
      [`variationName${at + 1}`, name] as const,
      [`variationValue${at + 1}`, value] as const,
    ]),
  );

export const asAttributes = (all: readonly Pair[]): Cells =>
  Object.fromEntries(all.map(([name, value]) => [`attributes.${name}`, value] as const));

/** A product of ours has no more options: further ones are not read, and a fault says so. */
export const MAX_OPTIONS = 3;

/** Splits 'color=Rojo,size=M', where a value may contain a comma. */
const parts = (text: string): string[] => text.split(/,(?=[^,=|]+=)/u);
export const pairs = (text: string): Pair[] =>
  parts(text).flatMap((part) => {
    const at = part.indexOf('=');
    const [name, value] = [part.slice(0, at).trim(), part.slice(at + 1).trim()];
    return at < 1 || value === '' ? [] : [[name, value] as const];
  });

/**
 * Splits 'Material:Barro:1,Uso:Horno, microondas:2', with or without the places: a part that ends with a
 * place is one feature, whatever commas it contains.
 */
export function features(text: string): Pair[] {
  const found: string[] = [];
  let open: string[] = [];
  for (const part of text.split(',')) {
    open.push(part);
    if (!/:\d{1,4}(?::\d)?$/u.test(part.slice(-8))) continue;
    found.push(open.join(','));
    open = [];
  }
  // Each part with a colon is a feature where there are no places.
  const all = [...found, ...open.join(',').split(/,(?=[^,:]+:)/u)];
  return all.flatMap((part): Pair[] => {
    const [name = '', ...values] = part.split(':').map((one) => one.trim());
    while (values.length > 1 && /^\d{1,4}$/u.test(values.at(-1) ?? '')) values.pop();
    const value = values.join(':');
    return name === '' || value === '' ? [] : [[name, value]];
  });
}

/** A note on a cell of features in which none was found. */
export const unreadHint = (text: string, found: readonly Pair[]): BulkNote[] =>
  text === '' || found.length > 0
    ? []
    : [bulkHint('facts', `No usamos sus características: no se entiende «${beginningOf(text, 40)}»`)];

/** A fault of a row that states its variation or its product in columns of ours, too: either might count. */
export const duplicateFault = (own: Cells, ...others: readonly string[]): BulkNote[] =>
  Object.keys(own).some((key) => /^variation(?:Name|Value)\d$/u.test(key) || others.includes(key))
    ? [bulkFault('options', 'Dice en qué cambia en dos partes: deja una', { field: 'variationValue1' })]
    : [];
