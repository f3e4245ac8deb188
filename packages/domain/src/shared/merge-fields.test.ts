import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeFields } from './merge-fields.ts';

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
