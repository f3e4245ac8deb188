import type { PriceRule } from '../product/price/price-rule.ts';
import type { OfferCode, ProductVariation } from '../product/product-values.ts';
import { attributeOfColumn } from './fields-of-columns.ts';
import { type BulkNote, bulkFault, bulkHint, cleanedHint } from './bulk-note.ts';
import { beginningOf } from './cell-fixes.ts';
import { ofShopRow } from './shop-rows.ts';
import {
  type Reader,
  readKey,
  readLine,
  readList,
  readLongText,
  readMeasure,
  readMoney,
  readPieces,
  readSatKey,
  readSku,
  readText,
  readUniversalId,
  readVariation,
} from './read-cells.ts';
import { readChannelPrice, readChannels, readSatUnit, readShipping } from './read-choices.ts';

/** The values of one row for a channel: its price in MXN, or how it follows the product's own. */
interface OfferCells {
  readonly price?: number | PriceRule;
  readonly stockBuffer?: number;
}

/**
 * The values of one row for its SKU and product; an absent one is not stated. Amounts are MXN, lengths cm,
 * weights kg.
 */
export interface RowValues {
  /** The SKU is '' in a row that describes the product alone. */
  readonly sku: string;
  readonly parentSku?: string;
  readonly name?: string;
  readonly description?: string;
  readonly bullets?: readonly string[];
  readonly brand?: string | null;
  /** The category as the cell has it; '' empties it. */
  readonly category?: string;
  readonly universalId?: string | null;
  readonly price?: number;
  readonly salePrice?: number;
  readonly cost?: number | null;
  readonly stock?: number;
  /** Only the first row of a product may have names of the variation: '' has to be filled in. */
  readonly variation?: readonly ProductVariation[];
  readonly dimensions?: Readonly<Partial<Record<'height' | 'width' | 'depth' | 'weight', number>>>;
  /** Names or addresses. */
  readonly photos?: readonly string[];
  readonly shipping_method?: string;
  readonly cartaPorte?: string | null;
  readonly satUnit?: string | null;
  readonly channels?: readonly OfferCode[];
  readonly offers?: Readonly<Partial<Record<OfferCode, OfferCells>>>;
  /** `null` empties it. */
  readonly attributes?: Readonly<Record<string, string | null>>;
  /** The state of the product when the template was created. */
  readonly seen?: { readonly version: number; readonly stock: number | null };
}

/** A cell with this text empties its field. */
export const emptyMark = '[vaciar]';
const isEmptyMark = (cell: string): boolean => cell.trim().toLowerCase() === emptyMark;

interface Reading {
  readonly values: { -readonly [Field in keyof RowValues]: RowValues[Field] };
  readonly notes: BulkNote[];
}

/** Columns of one value: how they are read, and what they are when they are emptied (`undefined`: they cannot be). */
const plain: Readonly<Record<string, { readonly reader: Reader<unknown>; readonly emptied?: unknown }>> = {
  sku: { reader: readSku },
  parentSku: { reader: readKey },
  name: { reader: readLine },
  description: { reader: readLongText, emptied: '' },
  bullets: { reader: readList, emptied: [] },
  brand: { reader: readLine, emptied: null },
  category: { reader: readLine, emptied: '' },
  universalId: { reader: readUniversalId, emptied: null },
  price: { reader: readMoney },
  salePrice: { reader: readMoney },
  cost: { reader: readMoney, emptied: null },
  stock: { reader: readPieces, emptied: 0 },
  shipping_method: { reader: readShipping },
  cartaPorte: { reader: readSatKey, emptied: null },
  satUnit: { reader: readSatUnit, emptied: null },
  channels: { reader: readChannels, emptied: [] },
};

const cannotBeEmpty = (field: string): BulkNote =>
  bulkFault('not_emptied', 'Este dato no se puede vaciar', { field, value: emptyMark });

/** Reads a cell by its column, and notes its faults and what was cleaned. */
function take<Value>(
  { notes }: Reading,
  cell: string,
  {
    field,
    reader,
    emptied,
  }: { readonly field: string; readonly reader: Reader<Value>; readonly emptied?: unknown },
): Value | undefined {
  if (isEmptyMark(cell)) {
    if (emptied === undefined) notes.push(cannotBeEmpty(field));
    return emptied as Value | undefined;
  }
  const given = reader(cell, field);
  if (!given.ok) {
    notes.push(given.note);
    return undefined;
  }
  if (given.isCleaned) notes.push(cleanedHint(field));
  if (given.note) notes.push(given.note);
  return given.value;
}

function takeVariation(reading: Reading, cells: Readonly<Record<string, string>>): void {
  const found = [1, 2, 3].flatMap((at): ProductVariation[] => {
    const value = cells[`variationValue${at}`] ?? '';
    const name = cells[`variationName${at}`] ?? '';
    const isDefault = value.toLowerCase() === 'default title';
    if (value === '' || isDefault) {
      const isTitle = isDefault && (name === '' || name.toLowerCase() === 'title');
      if (isTitle || (name === '' && !isDefault)) return [];
      const message = `Falta el valor de «${beginningOf(name || value, 40)}»: no se usa`;
      reading.notes.push(bulkHint('no_value', message, { field: `variationName${at}`, value: name }));
      return [];
    }
    const read = take(reading, value, { field: `variationValue${at}`, reader: readVariation });
    return read === undefined ? [] : [{ variationName: name.trim(), variation_value: read }];
  });
  if (found.length > 0) reading.values.variation = found;
}

function takePhotos({ values, notes }: Reading, cells: Readonly<Record<string, string>>): void {
  const photos: string[] = [];
  const emptied: string[] = [];
  for (let at = 1; at <= 10; at += 1) {
    const field = `photo${at}`;
    const cell = cells[field] ?? '';
    if (isEmptyMark(cell)) emptied.push(field);
    if (cell === '' || isEmptyMark(cell)) continue;
    const all = cell.split(/\||,(?=\s*https?:)/u).map((one) => one.trim());
    const named = all.filter((one) => /[^\s,|]/u.test(one));
    if (named.length === 0)
      notes.push(bulkHint('no_photo', 'No dice ninguna foto: no se usa', { field, value: cell }));
    photos.push(...named);
  }
  const [field] = emptied;
  if (field !== undefined && photos.length > 0) {
    const message = 'Deja «[vaciar]» sin otras fotos, o bórralo';
    notes.push(bulkFault('emptied_and_filled', message, { field, value: emptyMark }));
  }
  if (photos.length > 0) values.photos = [...new Set(photos)];
  else if (field !== undefined) values.photos = [];
}

/** Emptied, a channel's price is the product's own again. */
const asProduct: PriceRule = { percent: 0, rounding: 'none' };

function takeOffers(reading: Reading, cells: Readonly<Record<string, string>>): void {
  const offers = (['SR', 'SN', 'CS'] as const).flatMap((code) => {
    const price = cells[`price_${code}`] ?? '';
    const buffer = cells[`buffer_${code}`] ?? '';
    const read = {
      ...(price !== '' && {
        price: take(reading, price, { field: `price_${code}`, reader: readChannelPrice, emptied: asProduct }),
      }),
      ...(buffer !== '' && {
        stockBuffer: take(reading, buffer, { field: `buffer_${code}`, reader: readPieces, emptied: 0 }),
      }),
    };
    const stated = Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
    return Object.keys(stated).length === 0 ? [] : [[code, stated] as const];
  });
  if (offers.length > 0) reading.values.offers = Object.fromEntries(offers);
}

function takeAttributes(reading: Reading, cells: Readonly<Record<string, string>>): void {
  const stated = Object.entries(cells).flatMap(([key, cell]) => {
    const name = attributeOfColumn(key);
    if (name === null || cell === '') return [];
    const value = isEmptyMark(cell) ? null : take(reading, cell, { field: key, reader: readText });
    return value === undefined ? [] : [[name, value] as const];
  });
  if (stated.length > 0) reading.values.attributes = Object.fromEntries(stated);
}

/** Other shops write a list price of 0 where there is none: what is paid is the price. */
function withoutListPriceOfZero(cells: Readonly<Record<string, string>>): {
  readonly cells: Readonly<Record<string, string>>;
  readonly notes: readonly BulkNote[];
} {
  const { price = '', salePrice = '', ...others } = cells;
  if (salePrice === '' || !/^\$?\s*0+(?:\.0+)?$/u.test(price)) return { cells, notes: [] };
  const message = 'El precio de lista está en 0: usamos el precio de venta';
  return {
    cells: { ...others, salePrice },
    notes: [bulkHint('no_list_price', message, { field: 'price', value: price })],
  };
}

/**
 * Reads the cells of one row, by column key, and reports their faults: absent columns and empty cells state
 * nothing, and `[vaciar]` empties.
 * @example rowValues({ sku: 'VS-6', price: '', brand: '[vaciar]' }) // => { values: { sku: 'VS-6', brand: null }, notes: [] }
 * @example rowValues({ sku: 'VS-6', price: '$689,50' }).notes[0]?.suggestion // => '689.50'
 */
export function rowValues(given: Readonly<Record<string, string>>): {
  readonly values: RowValues;
  readonly notes: readonly BulkNote[];
} {
  const reading: Reading = { values: { sku: '' }, notes: [] };
  const stated = Object.fromEntries(Object.entries(given).filter(([, cell]) => cell !== ''));
  const { cells: ofKind, notes: ofRow } = ofShopRow(stated);
  const { cells, notes: ofPrices } = withoutListPriceOfZero(ofKind);
  reading.notes.push(...ofRow, ...ofPrices);
  for (const [field, { reader, emptied }] of Object.entries(plain)) {
    const cell = cells[field];
    if (cell === undefined) continue;
    const value = take(reading, cell, { field, reader, emptied });
    if (value !== undefined) Object.assign(reading.values, { [field]: value });
  }
  const sides = (['height', 'width', 'depth', 'weight'] as const).flatMap((side) => {
    const cell = cells[side];
    const value = cell === undefined ? undefined : take(reading, cell, { field: side, reader: readMeasure });
    return value === undefined ? [] : [[side, value] as const];
  });
  if (sides.length > 0) reading.values.dimensions = Object.fromEntries(sides);
  takeVariation(reading, cells);
  takePhotos(reading, cells);
  takeOffers(reading, cells);
  takeAttributes(reading, cells);
  const { control } = cells;
  const seen = /^v(\d{1,9})(?: s(\d{1,9}))?$/u.exec(control ?? '');
  if (control !== undefined && !seen) {
    const message = 'Alguien lo cambió: no sabremos si otra persona tocó este producto';
    reading.notes.push(bulkHint('control', message, { field: 'control', value: control }));
  }
  if (seen) {
    reading.values.seen = { version: Number(seen[1]), stock: seen[2] === undefined ? null : Number(seen[2]) };
  }
  return { values: reading.values, notes: reading.notes };
}
