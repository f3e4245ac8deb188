import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyText, blanks, word } from '../../testing/arbitraries.ts';
import { destinationName } from './destination-name.ts';
import { initialsOf, profileInitial, storeDisplayName } from './initials-of.ts';
import { splitFullName } from './split-full-name.ts';

const words = (text: string) => text.split(' ').filter(Boolean);

describe('splitting a full name', () => {
  test('one word is the first name (S5.12)', () => {
    expect(splitFullName('Ana')).toEqual({ firstName: 'Ana', lastName: '' });
  });

  test('two words are first and last name (S5.13)', () => {
    expect(splitFullName('Ana Ruiz')).toEqual({ firstName: 'Ana', lastName: 'Ruiz' });
  });

  test('three words are the first and a last name of two words (S5.14)', () => {
    expect(splitFullName('Ana Ruiz Gómez')).toEqual({ firstName: 'Ana', lastName: 'Ruiz Gómez' });
  });

  test('of four words or more the first two are the name (S5.15)', () => {
    expect(splitFullName('María José Pérez Luna')).toEqual({
      firstName: 'María José',
      lastName: 'Pérez Luna',
    });
    expect(splitFullName('Ana de la Cruz Soto')).toEqual({ firstName: 'Ana de', lastName: 'la Cruz Soto' });
  });

  test('no words give two empty texts', () => {
    for (const nothing of ['', ' \t\n', null, undefined]) {
      expect(splitFullName(nothing)).toEqual({ firstName: '', lastName: '' });
    }
  });

  it('loses no word: joining the parts gives back the words in their order', () => {
    fc.assert(
      fc.property(anyText, (name) => {
        const { firstName, lastName } = splitFullName(name);
        const clean = name.normalize('NFC').replace(/[\s\p{Cc}]+/gu, ' ');
        expect(words(`${firstName} ${lastName}`)).toEqual(words(clean));
      }),
    );
  });

  it('gives the first name one or two words, and the last name the rest', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), (parts) => {
        const { firstName, lastName } = splitFullName(parts.join(' '));
        expect(words(firstName).length).toBe(parts.length >= 4 ? 2 : 1);
        expect(words(lastName).length).toBe(parts.length - words(firstName).length);
      }),
    );
  });

  it('does not care for the blanks between, before and after', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), blanks, (parts, blank) => {
        expect(splitFullName(`${blank}${parts.join(blank)}${blank}`)).toEqual(splitFullName(parts.join(' ')));
      }),
    );
  });
});

describe('initials', () => {
  test('two words or more give the first letters of the first two (S2.34)', () => {
    expect(initialsOf('Tienda Azul de Ana')).toBe('TA');
    expect(initialsOf('  élan   ñandú ')).toBe('ÉÑ');
  });

  test('one word gives its first two letters (S2.35)', () => {
    expect(initialsOf('azul')).toBe('AZ');
    expect(initialsOf('z')).toBe('Z');
  });

  test('a name without words gives those of Sin nombre', () => {
    expect(initialsOf('')).toBe('SN');
    expect(initialsOf(null)).toBe('SN');
  });

  test('an emoji is never halved', () => {
    expect(initialsOf('🛒 tienda')).toBe('🛒T');
    expect(initialsOf('🛒🧾 ')).toBe('🛒🧾');
  });

  it('are upper case and come from the first two words', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (parts) => {
        const [first = '', second] = parts;
        const expected = second === undefined ? first.slice(0, 2) : first.charAt(0) + second.charAt(0);
        expect(initialsOf(parts.join(' '))).toBe(expected.toLocaleUpperCase('es-MX'));
      }),
    );
  });

  it('are never empty, whatever the name', () => {
    fc.assert(
      fc.property(anyText, (name) => {
        expect(initialsOf(name)).not.toBe('');
      }),
    );
  });

  test('a store without a name is shown as Sin nombre', () => {
    expect(storeDisplayName('  ')).toBe('Sin nombre');
    expect(storeDisplayName(' Tienda   Azul ')).toBe('Tienda Azul');
  });

  test('the profile button shows the name, or else the e-mail', () => {
    expect(profileInitial({ name: 'laura', email: 'z@example.com' })).toBe('L');
    expect(profileInitial({ name: ' ', email: 'z@example.com' })).toBe('Z');
    expect(profileInitial({})).toBe('');
    expect(profileInitial({ name: '🛒x' })).toBe('🛒');
  });
});

describe('the name on the guide', () => {
  test('is the addressee, or the client where there is none (S5.16)', () => {
    expect(destinationName({ addressee: 'Luz  Paz', clientFullName: 'Ana Ruiz' })).toBe('Luz Paz');
    for (const blank of [null, undefined, '', '  ']) {
      expect(destinationName({ addressee: blank, clientFullName: ' Ana  Ruiz' })).toBe('Ana Ruiz');
    }
    expect(destinationName({})).toBe('');
  });

  it('is blank only when both are', () => {
    fc.assert(
      fc.property(anyText, anyText, (addressee, clientFullName) => {
        const bothBlank = `${addressee}${clientFullName}`.replace(/[\s\p{Cc}]/gu, '') === '';
        expect(destinationName({ addressee, clientFullName }) === '').toBe(bothBlank);
      }),
    );
  });
});
