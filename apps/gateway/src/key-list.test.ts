import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readKeyList } from './key-list.ts';

/** Keys that could be random: eight characters of their base64 are not the same. */
const aKey = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes))
  .filter((bytes) => new Set(bytes.toString('base64')).size >= 8);
const keys = fc.uniqueArray(aKey, { minLength: 1, maxLength: 5, selector: (key) => key.toString('hex') });
const between = fc.constantFrom(',', ', ', '\n', '\r\n', ' ,\t');
const spelling = fc.constantFrom<BufferEncoding>('base64', 'base64url');

it('reads any keys in their order, with commas or ends of lines between them, as an editor leaves them', () => {
  fc.assert(
    fc.property(keys, between, spelling, fc.constantFrom('', '\n', '\r\n'), (list, separator, as, end) => {
      const text = list.map((key) => key.toString(as)).join(separator) + end;
      expect(readKeyList(text)).toEqual({ keys: list });
    }),
  );
});

it('refuses a key that is given twice, however it is spelt, an empty part and one of another length', () => {
  fc.assert(
    fc.property(keys, fc.nat(), fc.nat(), (list, one, other) => {
      const texts = list.map((key) => key.toString('base64'));
      const at = one % list.length;
      const place = other % (list.length + 1);
      const again = list[at]?.toString('base64url') ?? '';
      // The last of 43 characters stands for four bits and two to spare: this is the same key.
      const spare = again.slice(0, -1) + nextTo(again.slice(-1));
      for (const twice of [again, spare]) {
        const places = [place, place <= at ? at + 1 : at].map((index) => index + 1).toSorted((a, b) => a - b);
        expect(readKeyList(texts.toSpliced(place, 0, twice).join(','))).toEqual({
          fault: `has one key twice, as key ${places[0]} and key ${places[1]}`,
        });
      }
      expect(readKeyList(texts.toSpliced(place, 0, '').join(','))).toEqual({
        fault: `has an empty part where key ${place + 1} should be`,
      });
      for (const wrong of [
        again.slice(1),
        `${again}AAAA`,
        'A'.repeat(43),
        Buffer.alloc(31, again).toString('base64'),
      ]) {
        const read = readKeyList(texts.toSpliced(place, 0, wrong).join('\n'));
        expect(read).toMatchObject({ fault: expect.stringMatching(`; key ${place + 1} is none$`) });
        expect(JSON.stringify(read)).not.toContain(wrong);
      }
    }),
  );
});

const nextTo = (character: string): string => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return alphabet[alphabet.indexOf(character) ^ 1] ?? '';
};

it.each(['', ',', '\n', 'short'])('reads no key from %j', (text) => {
  expect(readKeyList(text)).toHaveProperty('fault');
});
