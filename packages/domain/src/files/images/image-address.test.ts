import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { imageAddress, imageSources, isResizable } from './image-address.ts';
import { isImageWidth } from './image-sizes.ts';

const picture = '/upload/files/ab 12.jpg?v=1';
const widthsIn = (text: string) => [...text.matchAll(/[?&]w=(\d+)/gu)].map(([, width]) => Number(width));

describe('the address of a picture', () => {
  test('S9.19 asks for quality 75 unless told otherwise', () => {
    expect(imageAddress(picture, 640)).toBe(
      '/api/image?url=%2Fupload%2Ffiles%2Fab%2012.jpg%3Fv%3D1&w=640&q=75',
    );
    expect(imageAddress(picture, 640, { quality: 90, endpoint: '/img' })).toBe(
      '/img?url=%2Fupload%2Ffiles%2Fab%2012.jpg%3Fv%3D1&w=640&q=90',
    );
  });

  test('S9.18 asks for the next width that is served, and never for more than the widest', () => {
    for (const [wanted, served] of [
      [1, 16],
      [16, 16],
      [17, 32],
      [384, 384],
      [385, 640],
      [3840, 3840],
      [9999, 3840],
    ] as const) {
      expect(widthsIn(imageAddress('/a.jpg', wanted))).toEqual([served]);
    }
  });

  it('S9.18 only ever names widths that the endpoint serves', () => {
    fc.assert(
      fc.property(fc.option(fc.nat(5000), { nil: undefined }), (width) => {
        const { src, srcSet = '' } = imageSources('/a.jpg', { width });
        expect([...widthsIn(src), ...widthsIn(srcSet)].every(isImageWidth)).toBe(true);
      }),
    );
  });
});

describe('the sources of a picture', () => {
  test('of a fixed width are two: for a plain and for a dense screen', () => {
    const { src, srcSet } = imageSources('/a.jpg', { width: 40 });
    expect(widthsIn(srcSet ?? '')).toEqual([48, 96]);
    expect(srcSet).toMatch(/ 1x, .* 2x$/u);
    expect(src).toContain('w=96');
  });

  test('S9.18 without a width are those of windows, from 640 to 3840', () => {
    const { src, srcSet = '' } = imageSources('/a.jpg');
    expect(widthsIn(srcSet)).toEqual([640, 750, 828, 1080, 1200, 1920, 2048, 3840]);
    expect(srcSet).toContain('w=640&q=75 640w, ');
    expect(src).toContain('w=3840');
  });

  test.each([
    '/a.svg',
    '/a.SVG?v=2',
    'data:image/png;base64,AAAA',
    'blob:1',
    'https://example.com/a.jpg',
    '//a.jpg',
    '',
  ])('D7 are the picture itself where it cannot be resized: "%s"', (address) => {
    expect(isResizable(address)).toBe(false);
    expect(imageSources(address, { width: 40 })).toEqual({ src: address });
  });
});
