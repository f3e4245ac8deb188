import { ownOf } from '../internal/own.ts';
import { foldText } from '../internal/text.ts';
import { bulkColumns } from './bulk-columns.ts';
import { heldApart, otherHeads } from './column-heads.ts';
import { type PresetHead, presets } from './shop-presets.ts';

/** The unit of a column's numbers, where it is not ours. */
export type BulkUnit = 'g' | 'lb' | 'oz' | 'in' | 'mm' | 'm';

/** The meaning of a column of a file. */
export interface ColumnMatch {
  readonly head: string;
  /** Key of our column; `null`: it is not used. */
  readonly key: string | null;
  readonly unit: BulkUnit | null;
  /** The heading has this meaning and no other. */
  readonly isSure: boolean;
  /** Why it is not used, or what happens to its numbers; `null` where there is nothing to say. */
  readonly note: string | null;
  /** The option whose values the column holds, where its heading names one: 'Color' of 'Varía por: Color'. */
  readonly option?: string;
}

/** Why a column is left out, where there is no more to say of it. */
export const leftOut = {
  unknown: 'No la conocemos: elige qué es, o se queda fuera',
  unused: 'Aquí no se usa: elige qué es, si la quieres',
  unnamed: 'No tiene nombre: elige qué es, o se queda fuera',
  chosen: 'Elegiste no usarla',
} as const;

export type BulkPreset = keyof typeof presets;

const folded = (head: string): string =>
  foldText(head)
    .replace(/[^a-z\d]+/gu, ' ')
    .trim();

const units: Readonly<Record<string, BulkUnit | 'ours'>> = {
  cm: 'ours',
  kg: 'ours',
  mxn: 'ours',
  g: 'g',
  gr: 'g',
  grams: 'g',
  lb: 'lb',
  lbs: 'lb',
  oz: 'oz',
  in: 'in',
  inches: 'in',
  mm: 'mm',
  m: 'm',
};

const unitNames: Readonly<Record<BulkUnit, string>> = {
  g: 'Gramos',
  lb: 'Libras',
  oz: 'Onzas',
  in: 'Pulgadas',
  mm: 'Milímetros',
  m: 'Metros',
};

const known: ReadonlyMap<string, { readonly key: string; readonly isSure: boolean }> = new Map([
  ...Object.entries(otherHeads).flatMap(([key, heads]) =>
    heads.map((head) => [folded(head), { key, isSure: !head.endsWith('?') }] as const),
  ),
  ...Object.keys(otherHeads).map((key) => [folded(key), { key, isSure: true }] as const),
  ...bulkColumns.flatMap(({ key, head }) => {
    const [name, ...unit] = folded(head).split(/ (?=(?:cm|kg)$)/u);
    const match = { key, isSure: true };
    return [
      [folded(key), match] as const,
      [folded(head), match] as const,
      ...(unit.length > 0 ? [[name ?? '', match] as const] : []),
    ];
  }),
  ...Array.from(
    { length: 10 },
    (_, at) =>
      [`foto ${at + 1}`, `imagen ${at + 1}`, `image ${at + 1}`, `photo ${at + 1}`].map(
        (head) => [head, { key: `photo${at + 1}`, isSure: true }] as const,
      ) as readonly (readonly [string, { readonly key: string; readonly isSure: boolean }])[],
  ).flat(),
]);

/** The presets by folded heading. */
const presetHeads = Object.fromEntries(
  Object.entries(presets).map(([name, { heads }]) => [
    name,
    Object.fromEntries(Object.entries(heads).map(([head, key]) => [folded(head), key])),
  ]),
) as Readonly<Record<BulkPreset, Readonly<Record<string, PresetHead>>>>;

const apartHeads: ReadonlyMap<string, string> = new Map(
  Object.entries(heldApart).map(([head, note]) => [folded(head), note]),
);

const conversionNote = (unit: BulkUnit): string =>
  `${unitNames[unit]}: las pasamos a ${unit === 'g' || unit === 'lb' || unit === 'oz' ? 'kilogramos' : 'centímetros'}`;

/**
 * The meaning of one heading: headings of ours, in Spanish, in English, and those of many shops, whatever their case, accents
 * and signs. A unit after it is read, an explanation after a colon is not.
 * @param attributes Names of attributes that may be heads, by how they are folded.
 * @example columnOf('P. de lista') // => { head: 'P. de lista', key: 'price', unit: null, isSure: true, note: null }
 * @example columnOf('Weight (lbs)') // => { head: 'Weight (lbs)', key: 'weight', unit: 'lb', isSure: true, note: 'Libras: las pasamos a kilogramos' }
 * @example columnOf('Precio sin IVA').key // => null
 */
export function columnOf(
  head: string,
  attributes: ReadonlyMap<string, string> = new Map<string, string>(),
): ColumnMatch {
  const clean = head.trim();
  const plain = folded(clean);
  const none = { head, key: null, unit: null, isSure: true, note: leftOut.unknown };
  const apart = apartHeads.get(plain);
  if (apart !== undefined) return { ...none, note: apart };
  const words = plain.split(' ');
  const unit = words.length > 1 ? ownOf(units, words.at(-1) ?? '') : undefined;
  const whole = known.get(plain);
  const found = whole ?? (unit === undefined ? undefined : known.get(words.slice(0, -1).join(' ')));
  const name = clean.replace(/^attributes\./u, '');
  const attribute = attributes.get(folded(name));
  if (attribute !== undefined && (!found || !found.isSure)) {
    return { ...none, key: `attributes.${attribute}`, note: null };
  }
  if (!found) {
    if (name !== clean && name !== '') return { ...none, key: `attributes.${name}`, note: null };
    const [title, explained] = clean.split(/:\s/u);
    return explained === undefined ? none : { ...columnOf(title ?? '', attributes), head };
  }
  const given = plain === 'variant grams' || plain === 'weight value grams' ? 'g' : whole ? 'ours' : unit;
  const other = given === undefined || given === 'ours' ? null : given;
  return { head, ...found, unit: other, note: other === null ? null : conversionNote(other) };
}

/** A head without what explains it. */
const titleOf = (head: string): string => head.split(/:\s/u)[0] ?? '';

/** The variations of a product may differ in this many options. */
const optionPlaces = [1, 2, 3] as const;

/**
 * The meaning of a heading in an export of one shop; `undefined` where that shop means what everybody does.
 */
function ofPreset(head: string, given: PresetHead | undefined): ColumnMatch | undefined {
  if (given === undefined) return undefined;
  const { key, note } =
    given === null || typeof given === 'string'
      ? { key: given, note: given === null ? leftOut.unused : null }
      : given;
  return { head, key, unit: null, isSure: true, note };
}

/**
 * The meaning of the columns of a file, and the shop whose export it is. Of two columns for one field the
 * first is used, and the other one has a note that says so.
 * @example matchColumns(['SKU', 'Precio', 'Color de caja']).columns.map(({ key }) => key) // => ['sku', 'price', null]
 * @example matchColumns(['Handle', 'Title', 'Vendor', 'Variant SKU']).preset // => 'shopify'
 */
export function matchColumns(
  heads: readonly string[],
  attributes: readonly string[] = [],
): { readonly columns: ColumnMatch[]; readonly preset: BulkPreset | null } {
  const plain = new Set(heads.flatMap((head) => [folded(head), folded(titleOf(head))]));
  const all = Object.keys(presets) as BulkPreset[];
  const preset =
    all.find((name) =>
      presets[name].signatures.some((signature) => signature.every((head) => plain.has(folded(head)))),
    ) ?? null;
  const own: Readonly<Record<string, PresetHead>> = preset === null ? {} : presetHeads[preset];
  const taken = new Map<string, string>();
  // The first of two attributes with the same folded name counts.
  const byHead = new Map(attributes.map((name) => [folded(name), name] as const).toReversed());
  const columns = heads.map((head): ColumnMatch => {
    const [, differs] = /^var[ií]a por:\s*(\S.*)$/iu.exec(head.trim()) ?? [];
    const place =
      differs === undefined
        ? undefined
        : optionPlaces.find((at) => !taken.has(`variationName${at}`) && !taken.has(`variationValue${at}`));
    if (place !== undefined) {
      const key = `variationValue${place}`;
      taken.set(key, head).set(`variationName${place}`, head);
      return {
        head,
        key,
        unit: null,
        isSure: true,
        note: null,
        ...(differs !== undefined && { option: differs }),
      };
    }
    const match = ofPreset(head, ownOf(own, folded(head))) ?? columnOf(head, byHead);
    if (match.key === null) return match;
    const first = taken.get(match.key);
    if (first !== undefined) {
      return { ...match, key: null, unit: null, note: `Ya usamos «${first}»: elige cuál va` };
    }
    taken.set(match.key, head);
    return match;
  });
  return { columns, preset };
}

const factors: Readonly<Record<BulkUnit, number>> = {
  g: 0.001,
  lb: 0.453_592_37,
  oz: 0.028_349_523_125,
  in: 2.54,
  mm: 0.1,
  m: 100,
};

/** A comma before three digits parts thousands here, as in each other number of a file. */
const plainNumber = (cell: string): string => {
  const text = cell.trim();
  return /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/u.test(text)
    ? text.replaceAll(',', '')
    : text.replace(/,(?=\d{1,2}$)/u, '.');
};

/**
 * A number of another unit in ours, as a cell has it; what is no number stays.
 * @example inOurUnit('2', 'lb') // => '0.907'
 * @example inOurUnit('1,500', 'g') // => '1.5'
 */
export function inOurUnit(cell: string, unit: BulkUnit): string {
  const value = Number(plainNumber(cell));
  if (cell.trim() === '' || !Number.isFinite(value)) return cell;
  return String(Math.round(value * factors[unit] * 1000) / 1000);
}
