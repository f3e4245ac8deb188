import { getProduct } from '@trastienda/api-client/products';
import { centavos } from '@trastienda/domain';
import { describe, expect, test } from 'vitest';
import { rebased, settled, sharedForm } from '../../../shared/form/shared-form.ts';
import type { ProductFields } from './fields.ts';
import { fieldsOfProduct } from './of-product.ts';
import { changedParts, productParts, sayPart } from './parts.ts';
import { patchOf } from './payload.ts';
import { withOptions } from './variations.ts';

const product = getProduct.example().data;
const kept = fieldsOfProduct(product);
const [{ key = '' } = {}] = kept.rows;
/** As a draft is read that was kept as text: no list of it is the same object any more. */
const reread = (fields: ProductFields): ProductFields => JSON.parse(JSON.stringify(fields)) as ProductFields;
const changesOf = (change: Partial<ProductFields>) => changedParts(kept, { ...kept, ...change });
const mergedOf = (mine: Partial<ProductFields>, theirs: Partial<ProductFields>) => {
  const typed = { ...reread(kept), ...mine };
  const saved = { version: 2, fields: { ...kept, ...theirs } };
  const base = sharedForm({ version: 1, fields: kept });
  return rebased({ ...base, fields: typed }, saved, productParts(kept, typed, saved.fields));
};

describe('what is not saved yet of a product', () => {
  test('is nothing where equal lists and records are other objects, and then nothing is sent', () => {
    expect(changedParts(kept, reread(kept))).toEqual({});
    expect(Object.keys(patchOf(reread(kept), kept, product))).toEqual(['version']);
  });

  test('is named by part, with each attribute and SKU by itself', () => {
    const changed = changesOf({
      bullets: [...kept.bullets, 'Hecho a mano'],
      attributes: { ...kept.attributes, 'Peso. neto': '2' },
      stocks: { ...kept.stocks, [key]: '3' },
      buffers: { ...kept.buffers, SR: 1 },
    });
    expect(Object.keys(changed)).toEqual([
      'Puntos clave',
      'Piezas reservadas en Sears',
      'Peso. neto',
      'Existencias',
    ]);
    expect(sayPart({ ...kept, attributes: { 'Peso. neto': '2' } }, changed['Peso. neto'])).toBe('2');
  });

  test('is nothing where an attribute was typed and taken away again', () => {
    expect(changesOf({ attributes: { ...kept.attributes, Color: '' } })).toEqual({});
  });

  test('variations that are made are a change of them, and bring a SKU and pieces each', () => {
    const made = withOptions(kept, [{ name: 'Talla', values: ['CH', 'M'] }]).change;
    const changed = changesOf(made);
    expect(Object.keys(changed)).toEqual(['Variaciones', 'SKU de CH', 'SKU de M']);
    expect(sayPart({ ...kept, ...made }, changed['Variaciones'])).toBe('Talla: CH, M');
    expect(sayPart({ ...kept, options: [] }, changed['Variaciones'])).toBe('Sin variaciones');
  });
});

describe('two people on one product (D262)', () => {
  test('keep what each of them changed alone, in one list and beside it', () => {
    const form = mergedOf(
      { attributes: { ...kept.attributes, Color: 'Azul' }, photos: ['/upload/files/a.jpg'] },
      { attributes: { ...kept.attributes, Origen: 'Tonalá' }, bullets: ['Soplado'] },
    );
    expect(form.conflicts).toEqual([]);
    expect(form.taken).toEqual(['Puntos clave', 'Origen']);
    expect(form.fields).toEqual({
      ...kept,
      attributes: { ...kept.attributes, Color: 'Azul', Origen: 'Tonalá' },
      photos: ['/upload/files/a.jpg'],
      bullets: ['Soplado'],
    });
  });

  test('choose where both changed one list or one channel’s price, and get it whole', () => {
    const own = (price: number) => ({
      ...kept.prices,
      SR: { mode: 'own', price: centavos(price), percent: null, rounding: 'none' } as const,
    });
    const form = mergedOf(
      { photos: ['/upload/files/a.jpg'], prices: own(90_000) },
      { photos: ['/upload/files/b.jpg'], prices: own(95_000) },
    );
    expect(form.conflicts.map(({ part }) => part)).toEqual(['Fotos', 'Precio en Sears']);
    const theirs = settled(settled(form, 'Fotos', 'theirs'), 'Precio en Sears', 'theirs');
    expect(theirs.fields).toEqual({ ...kept, photos: ['/upload/files/b.jpg'], prices: own(95_000) });
    expect(settled(theirs, 'Fotos', 'mine').fields.photos).toEqual(['/upload/files/a.jpg']);
  });

  test('alike is no conflict, and what was typed of a number stays as it was typed', () => {
    const form = mergedOf(
      { photos: ['/upload/files/a.jpg'], stocks: { [key]: '1x' } },
      { photos: ['/upload/files/a.jpg'] },
    );
    expect([form.conflicts, form.taken, form.fields.stocks]).toEqual([[], [], { [key]: '1x' }]);
  });
});
