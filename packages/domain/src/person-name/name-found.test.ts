import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldName, isNameFound } from './name-found.ts';

describe('a name that is searched (calls.md 25.2, D194)', () => {
  test.each([
    ['Ana María Núñez', 'ana'],
    ['Ana María Núñez', 'MARÍA N'],
    ['Ana María Núñez', 'nunez'],
    ['Ana Pérez-López', 'lopez'],
    ['Ana Pérez-López', 'perez lopez'],
    ['Ana Pérez López', 'pérez-l'],
    ['Cafetería «El 7», S.A.', 'el 7 s a'],
    ["Brenda O'Farrill", 'far'],
    ['Brenda O’Farrill', "o'farrill"],
  ])('%s is found by “%s”', (name, search) => {
    expect(isNameFound(name, search)).toBe(true);
  });

  test.each([
    ['Mariana Núñez', 'ana'],
    ['Ana María Núñez', 'ana nunez'],
    ['Ana', 'ana maria'],
    ['Ana', ''],
    ['Ana (Local 4)', '()'],
    [null, 'ana'],
    ['Ana', undefined],
  ])('%s is not found by “%s”', (name, search) => {
    expect(isNameFound(name, search)).toBe(false);
  });

  test('by every beginning of what it says from any of its words on, and folding twice changes nothing', () => {
    const word = fc
      .stringMatching(/^[a-zA-Z0-9áéíóúüñÁÉÍÓÚÜÑ'’.-]{1,8}$/u)
      .filter((one) => foldName(one) !== '');
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), fc.nat(), fc.nat(), (words, from, cut) => {
        const name = words.join(' ');
        const rest = foldName(words.slice(from % words.length).join(' '));
        const start = rest.slice(0, 1 + (cut % rest.length));
        expect(isNameFound(name, start)).toBe(true);
        expect(foldName(foldName(name))).toBe(foldName(name));
      }),
    );
  });
});
