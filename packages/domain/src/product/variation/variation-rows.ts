import { foldText } from '../../internal/text.ts';
import { formatNumber } from '../../number/format-number.ts';
import type { ProductSku, ProductVariation } from '../product-values.ts';

/** An option of a product: 'Talla' with its values. */
export interface ProductOption {
  readonly name: string;
  readonly values: readonly string[];
}

/** Most options of a product. */
export const optionLimit = 3;
/** Most SKUs of a product. */
export const skuLimit = 1000;

/** Each once, in the order they were given; 'Default Title' is what some shops call having none. */
function cleanOptions(options: readonly ProductOption[]): ProductOption[] {
  const once = (texts: readonly string[]) => {
    const seen = new Set<string>();
    return texts
      .map((text) => text.trim())
      .filter((text) => {
        const key = foldText(text);
        if (key === '' || key === 'default title' || seen.has(key)) return false;
        return seen.add(key);
      });
  };
  return options
    .map(({ name, values }) => ({ name: name.trim(), values: once(values) }))
    .filter(({ name, values }) => name !== '' && values.length > 0);
}

const keyOf = (variation: readonly ProductVariation[]): string =>
  variation
    .map(({ variationName, variation_value }) => `${foldText(variationName)}=${foldText(variation_value)}`)
    .toSorted()
    .join('|');

/** The part of a value that goes into a SKU: its first letters and digits without accents. */
const abbreviated = (value: string): string =>
  foldText(value)
    .replace(/[^a-z\d]/gu, '')
    .slice(0, 3)
    .toUpperCase();

/** A SKU that is not taken yet: the stem with the beginnings of the values, and a number where that is taken. */
function proposedSku(
  stem: string,
  variation: readonly ProductVariation[],
  taken: ReadonlySet<string>,
): string {
  const parts = [stem, ...variation.map(({ variation_value }) => abbreviated(variation_value))];
  const sku = parts
    .filter(Boolean)
    .join('-')
    .replace(/[^\w.-]/gu, '')
    .slice(0, 46)
    .replace(/^-+|-+$/gu, '');
  let proposed = sku === '' ? 'SKU' : sku;
  for (let at = 2; taken.has(foldText(proposed)); at += 1) proposed = `${sku || 'SKU'}-${at}`;
  return proposed;
}

/**
 * The SKUs of a set of options: every value with every other, the last option changing fastest. An existing combination keeps
 * its row, whatever the order of its options; a new one has no stock, no photos and a proposed SKU that is unique among them.
 * More than three options or 1,000 SKUs are an error.
 * @param stem What proposed SKUs begin with.
 * @example variationRows([{ name: 'Talla', values: ['M', 'G'] }], [], 'CAM-AZ') // => { ok: true, value: [{ sku: 'CAM-AZ-M', stock: 0, variation: [{ variationName: 'Talla', variation_value: 'M' }], photos: [] }, { sku: 'CAM-AZ-G', stock: 0, variation: [{ variationName: 'Talla', variation_value: 'G' }], photos: [] }] }
 * @example variationRows([], [], 'CAM-AZ') // => { ok: true, value: [] }
 */
export function variationRows(
  options: readonly ProductOption[],
  rows: readonly ProductSku[],
  stem: string,
):
  | { readonly ok: true; readonly value: ProductSku[] }
  | { readonly ok: false; readonly error: { readonly code: 'options' | 'skus'; readonly message: string } } {
  const clean = cleanOptions(options);
  if (clean.length > optionLimit) {
    return { ok: false, error: { code: 'options', message: 'Usa 3 opciones como máximo' } };
  }
  const count = clean.reduce((product, { values }) => product * values.length, 1);
  if (count > skuLimit) {
    return {
      ok: false,
      error: {
        code: 'skus',
        message: `Son ${formatNumber(count)} variaciones; el máximo es 1,000: quita valores`,
      },
    };
  }
  if (clean.length === 0) return { ok: true, value: [] };
  let combinations: ProductVariation[][] = [[]];
  for (const { name, values } of clean) {
    combinations = combinations.flatMap((combination) =>
      values.map((value) => [...combination, { variationName: name, variation_value: value }]),
    );
  }
  const existing = new Map(rows.map((row) => [keyOf(row.variation), row]));
  const taken = new Set(rows.map(({ sku }) => foldText(sku)));
  return {
    ok: true,
    value: combinations.map((variation) => {
      const row = existing.get(keyOf(variation));
      if (row) return { ...row, variation };
      const sku = proposedSku(stem, variation, taken);
      taken.add(foldText(sku));
      return { sku, stock: 0, variation, photos: [] };
    }),
  };
}

/**
 * The options that the SKUs of a product come in, in the order of their rows.
 * @example optionsOf([{ sku: 'A', stock: 1, variation: [{ variationName: 'Color', variation_value: 'Azul' }], photos: [] }]) // => [{ name: 'Color', values: ['Azul'] }]
 */
export function optionsOf(rows: readonly ProductSku[]): ProductOption[] {
  const found = new Map<string, string[]>();
  for (const { variationName, variation_value } of rows.flatMap(({ variation }) => variation)) {
    const values = found.get(variationName) ?? [];
    if (!values.includes(variation_value)) values.push(variation_value);
    found.set(variationName, values);
  }
  return [...found].map(([name, values]) => ({ name, values }));
}
