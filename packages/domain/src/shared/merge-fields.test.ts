import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldValue, mergeFields, withPart } from './merge-fields.ts';

const names = ['street', 'zipCode', 'phone', 'schedule'] as const;
type Form = Readonly<Record<(typeof names)[number], string>>;
const parts = { address: ['street', 'zipCode'], phone: ['phone'], schedule: ['schedule'] } as const;
type Part = keyof typeof parts;
const aForm = fc.record({
  street: fc.constantFrom('a', 'b', 'c'),
  zipCode: fc.constantFrom('1', '2'),
  phone: fc.constantFrom('x', 'y', 'z'),
  schedule: fc.constantFrom('', 'lunes'),
});
const three = fc.record({ base: aForm, mine: aForm, theirs: aForm });
const of = (form: Form, part: Part) => parts[part].map((name) => form[name]);
const differs = (a: Form, b: Form, part: Part) => of(a, part).join() !== of(b, part).join();

describe('two people on one form (D260)', () => {
  test('what only one of them changed stands, and is no conflict', () => {
    fc.assert(
      fc.property(three, ({ base, mine, theirs }) => {
        const { fields, taken, conflicts } = mergeFields({ base, mine, theirs, parts });
        for (const part of Object.keys(parts) as Part[]) {
          const [byMe, byThem] = [differs(base, mine, part), differs(base, theirs, part)];
          const isConflict = byMe && byThem && differs(mine, theirs, part);
          expect(conflicts.includes(part)).toBe(isConflict);
          expect(taken.includes(part)).toBe(byThem && !byMe);
          expect(of(fields, part)).toEqual(of(byThem && !byMe ? theirs : mine, part));
        }
      }),
    );
  });

  test('is the same to both of them where nothing is to be chosen', () => {
    fc.assert(
      fc.property(three, ({ base, mine, theirs }) => {
        const one = mergeFields({ base, mine, theirs, parts });
        const other = mergeFields({ base, mine: theirs, theirs: mine, parts });
        expect(one.conflicts).toEqual(other.conflicts);
        if (one.conflicts.length === 0) expect(one.fields).toEqual(other.fields);
      }),
    );
  });

  test('one’s own save is no conflict: what is stored now is what one sent', () => {
    fc.assert(
      fc.property(aForm, aForm, (base, mine) => {
        expect(mergeFields({ base, mine, theirs: mine, parts })).toEqual({
          fields: mine,
          taken: [],
          conflicts: [],
        });
      }),
    );
  });
});

describe('fields that are lists and records', () => {
  type Typed = {
    readonly photos: readonly string[];
    readonly attributes: Readonly<Record<string, string>>;
    readonly price: { readonly mode: string; readonly percent: number | null };
    readonly options: readonly { readonly name: string; readonly values: readonly string[] }[];
  };
  // Names with dots, and those that every object has, are names like others.
  const keys = ['Material', 'Peso. neto', 'constructor'] as const;
  const aTyped: fc.Arbitrary<Typed> = fc.record({
    photos: fc.array(fc.constantFrom('a.jpg', 'b.jpg'), { maxLength: 2 }),
    attributes: fc.dictionary(fc.constantFrom(...keys), fc.constantFrom('', 'Barro'), {
      noNullPrototype: true,
    }),
    price: fc.record({ mode: fc.constantFrom('base', 'own'), percent: fc.constantFrom(null, 0, 5) }),
    options: fc.array(
      fc.record({ name: fc.constantFrom('Color', 'Talla'), values: fc.subarray(['Azul', 'M']) }),
      { maxLength: 2 },
    ),
  });
  const typedParts = {
    Fotos: ['photos'],
    Precio: ['price', 'options'],
    Material: ['attributes.Material'],
    'Peso. neto': ['attributes.Peso. neto'],
    constructor: ['attributes.constructor'],
  } as const;
  type TypedPart = keyof typeof typedParts;
  /** The same said by other objects, as a draft is that was kept as text. */
  const copyOf = (typed: Typed): Typed => JSON.parse(JSON.stringify(typed)) as Typed;
  const said = (typed: Typed, part: TypedPart) =>
    JSON.stringify(typedParts[part].map((name) => fieldValue(typed, name) ?? null));
  const aThree = fc.record({ base: aTyped, mine: aTyped, theirs: aTyped });

  test('each side’s change stands, and only what both changed in another way is to be chosen', () => {
    fc.assert(
      fc.property(aThree, ({ base, mine, theirs }) => {
        const merged = mergeFields({ base: copyOf(base), mine, theirs, parts: typedParts });
        for (const part of Object.keys(typedParts) as TypedPart[]) {
          const isByMe = said(base, part) !== said(mine, part);
          const isByThem = said(base, part) !== said(theirs, part);
          const isTaken = isByThem && !isByMe;
          expect(merged.taken.includes(part)).toBe(isTaken);
          expect(merged.conflicts.includes(part)).toBe(
            isByMe && isByThem && said(mine, part) !== said(theirs, part),
          );
          expect(said(merged.fields, part)).toBe(said(isTaken ? theirs : mine, part));
        }
      }),
    );
  });

  test('equal lists and records are no change, and what nobody changed is the same object', () => {
    fc.assert(
      fc.property(aTyped, aTyped, (base, theirs) => {
        const mine = copyOf(base);
        expect(mergeFields({ base, mine, theirs: copyOf(base), parts: typedParts })).toEqual({
          fields: mine,
          taken: [],
          conflicts: [],
        });
        const { fields, conflicts } = mergeFields({ base, mine, theirs, parts: typedParts });
        expect(conflicts).toEqual([]);
        if (said(base, 'Fotos') === said(theirs, 'Fotos')) expect(fields.photos).toBe(mine.photos);
      }),
    );
  });

  test('an entry that the other took away leaves, and one that she added comes', () => {
    type Named = { readonly attributes: Readonly<Record<string, string>>; readonly name: string };
    const fields: Named = { attributes: { Color: 'Azul', Material: 'Barro' }, name: 'Vaso' };
    const from: Named = { attributes: { 'Peso. neto': '1' }, name: '' };
    expect(withPart(fields, from, ['attributes.Color', 'attributes.Peso. neto'])).toEqual({
      attributes: { Material: 'Barro', 'Peso. neto': '1' },
      name: 'Vaso',
    });
  });
});
