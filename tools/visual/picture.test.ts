import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { difference } from './picture.ts';

/** A picture of `size` by `size`, each pixel as said: red, green, blue. */
function painted(size: number, colorAt: (at: number) => readonly [number, number, number]): Buffer {
  const png = new PNG({ width: size, height: size });
  for (let at = 0; at < size * size; at += 1) png.data.set([...colorAt(at), 255], at * 4);
  return PNG.sync.write(png);
}
const many = (at: number) => [(at * 4) % 256, (at >> 4) & 0xf8, 128] as const;

describe('a picture of a story', () => {
  const few = painted(64, (at) => [at % 8 === 0 ? 200 : 24, 60, 60]);

  test('is like itself, and like one whose colours differ too little to be seen', () => {
    const paler = painted(64, (at) => [at % 8 === 0 ? 201 : 25, 61, 61]);
    for (const picture of [few, paler]) expect(difference(few, picture).pixels).toBe(0);
  });

  test('differs by one pixel when one pixel differs', () => {
    const moved = painted(64, (at) => [at % 8 === 0 || at === 77 ? 200 : 24, 60, 60]);
    const { pixels, picture } = difference(few, moved);
    expect(pixels).toBe(1);
    expect(picture).not.toBeNull();
  });

  test('of another size differs whole', () => {
    expect(difference(few, painted(65, many))).toEqual({ pixels: 65 * 65, picture: null });
  });
});
