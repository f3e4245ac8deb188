import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

export type ReadLabel = {
  readonly pages: number;
  /** Centimetres. */
  readonly width: number;
  readonly height: number;
  readonly text: string;
  /** What each code says, by its format. */
  readonly codes: readonly { readonly format: string; readonly text: string }[];
};

// From the disk: by itself it would fetch its code from a network that tests do not have.
const code = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(code).buffer } });

const cmPerPoint = 2.54 / 72;

/** Reads a label as a printer and a scanner would: parses the PDF, draws it, decodes its codes. */
export async function readLabel(pdf: Uint8Array): Promise<ReadLabel> {
  const loading = getDocument({ data: new Uint8Array(pdf), useSystemFonts: true });
  const file = await loading.promise;
  const page = await file.getPage(1);
  const natural = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: 3 });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  await page.render({
    canvas: canvas as unknown as HTMLCanvasElement,
    canvasContext: context as unknown as CanvasRenderingContext2D,
    viewport,
  }).promise;
  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  const codes = await readBarcodes(
    { data: image.data, width: image.width, height: image.height, colorSpace: 'srgb' } as ImageData,
    { tryHarder: true, maxNumberOfSymbols: 8 },
  );
  const content = await page.getTextContent();
  const read = {
    pages: file.numPages,
    width: natural.width * cmPerPoint,
    height: natural.height * cmPerPoint,
    text: content.items.map((item) => ('str' in item ? item.str : '')).join(' '),
    codes: codes.filter(({ isValid }) => isValid).map(({ format, text }) => ({ format, text })),
  };
  await loading.destroy();
  return read;
}
