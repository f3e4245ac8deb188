import { expect, it } from 'vitest';
import { addedAttributesFault } from './added-attributes.ts';
import type { CategoryAttribute } from './product-values.ts';

const given = (count: number, name = 'Dato') =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${name} ${at}`, 'x']));
const asked = Object.keys(given(20, 'Pide')).map((name): CategoryAttribute => ({
  name,
  required: false,
  type: 'text',
  values: [],
}));
const told = 'Lleva 50 atributos como máximo, además de los de su categoría: quita los que no uses';

it.each([
  ['50 of its own and all that its category asks', {}, { ...given(50), ...given(20, 'Pide') }, null],
  ['51 of its own', {}, given(51), told],
  ['one more than the 50 that it has', given(50), given(51), told],
  ['another one in place of one of 60', given(60), { ...given(59), Otro: 'x' }, told],
  ['another value of one of 60', given(60), { ...given(60), 'Dato 1': 'y' }, null],
  ['fewer of 60, and one that its category asks', given(60), { ...given(55), 'Pide 1': 'x' }, null],
])('a product with %s', (_what, before, after, message) => {
  expect(addedAttributesFault(before, after, asked)).toBe(message);
});
