import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A PDF as a reader opens it, without fonts of the system. */
export const openPdf = async (bytes: Uint8Array) =>
  getDocument({ data: Uint8Array.from(bytes), useSystemFonts: false, verbosity: 0 }).promise;

/** A page as a thermal printer puts it on paper: 203 dots an inch. */
export async function printPage(bytes: Uint8Array, page = 1): Promise<Canvas> {
  const document = await openPdf(bytes);
  const sheet = await document.getPage(page);
  const viewport = sheet.getViewport({ scale: 203 / 72 });
  const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
  await sheet.render({ canvas: canvas as never, viewport }).promise;
  return canvas;
}
