import { PDFDocument } from '@cantoo/pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { imposePdf } from './impose-pdf.ts';
import { readPaper } from './use-paper.ts';

/** A file of labels of 10 × 15 cm, each with its name near its corner at the bottom left. */
async function labelsNamed(...names: readonly string[]): Promise<Blob> {
  const document = await PDFDocument.create();
  for (const name of names) document.addPage([283.46, 425.2]).drawText(name, { x: 20, y: 30, size: 20 });
  return new Blob([Uint8Array.from(await document.save())], { type: 'application/pdf' });
}

/** Every text of a PDF: its sheet from 1, the point that it begins at, its height, and whether it reads upwards. */
async function readBack(blob: Blob) {
  const document = await getDocument({
    data: new Uint8Array(await blob.arrayBuffer()),
    useSystemFonts: false,
    verbosity: 0,
  }).promise;
  const texts = [];
  for (let sheet = 1; sheet <= document.numPages; sheet += 1) {
    const page = await document.getPage(sheet);
    const { items } = await page.getTextContent();
    for (const item of items) {
      if (!('str' in item) || item.str === '') continue;
      const [a, b, , , x, y] = item.transform as number[];
      texts.push({
        text: item.str,
        sheet,
        x: Math.round(x ?? 0),
        y: Math.round(y ?? 0),
        size: Math.round(Math.hypot(a ?? 0, b ?? 0)),
        isUpwards: Math.abs(b ?? 0) > Math.abs(a ?? 0),
      });
    }
  }
  const [, , width = 0, height = 0] = (await document.getPage(1)).view;
  return { texts, pages: document.numPages, width: Math.round(width), height: Math.round(height) };
}

describe('labels laid on sheets', () => {
  test('two a letter sheet lie across in their own size, a place each, from the first free one', async () => {
    const { blob, labels } = await imposePdf([await labelsNamed('uno', 'dos')], {
      format: 'letter-2',
      start: 2,
    });
    expect(labels).toBe(2);
    const { texts, ...sheet } = await readBack(blob);
    expect(sheet).toEqual({ pages: 2, width: 612, height: 792 });
    // Turned against the clock, what was 20 from the left is 20 from the bottom, and 30 from the bottom is 30 from the right.
    const across = { x: 519 - 30, size: 20, isUpwards: true };
    expect(texts).toEqual([
      { text: 'uno', sheet: 1, y: 56 + 20, ...across },
      { text: 'dos', sheet: 2, y: 452 + 20, ...across },
    ]);
  });

  test('four a letter sheet are upright and smaller, row by row', async () => {
    const { blob } = await imposePdf([await labelsNamed('1', '2', '3')], { format: 'letter-4', start: 1 });
    const { texts } = await readBack(blob);
    expect(texts.map(({ text, sheet, x, isUpwards }) => [text, sheet, x, isUpwards])).toEqual([
      ['1', 1, 46, false],
      ['2', 1, 352, false],
      ['3', 1, 46, false],
    ]);
    const heights = texts.map(({ y }) => y);
    expect(heights[0]).toBe(heights[1]);
    expect((heights[0] ?? 0) - (heights[2] ?? 0)).toBe(396);
  });

  test('labels of several files become one, in their order', async () => {
    const files = [await labelsNamed('uno'), await labelsNamed('dos', 'tres')];
    const { blob, labels } = await imposePdf(files, { format: 'thermal', start: 1 });
    const { texts, pages, width, height } = await readBack(blob);
    expect([labels, pages, width, height]).toEqual([3, 3, 283, 425]);
    expect(texts).toEqual([
      { text: 'uno', sheet: 1, x: 20, y: 30, size: 20, isUpwards: false },
      { text: 'dos', sheet: 2, x: 20, y: 30, size: 20, isUpwards: false },
      { text: 'tres', sheet: 3, x: 20, y: 30, size: 20, isUpwards: false },
    ]);
  });

  test('what is no PDF is refused', async () => {
    const page = new Blob(['<html>Sin sesión</html>']);
    await expect(imposePdf([page], { format: 'letter-1', start: 1 })).rejects.toThrow();
  });
});

describe('the paper that was chosen last', () => {
  test('is remembered', () => {
    expect(readPaper('{"format":"letter-4","start":3}')).toEqual({ format: 'letter-4', start: 3 });
  });

  test.each([null, '', 'carta', '{"format":"a4","start":1}', '{"format":"letter-2"}', '[]', 'null'])(
    'is thermal where nothing that reads as one was kept: %s',
    (kept) => expect(readPaper(kept)).toEqual({ format: 'thermal', start: 1 }),
  );
});
