import { printable } from './printable.ts';

type Document = PDFKit.PDFDocument;
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
export type Style = {
  readonly bold?: boolean;
  /**
   * Writes a text; sizes are points, and a text that does not fit its box is set smaller, down to `smallest`.
   */
  readonly size: number;
  readonly smallest?: number;
  readonly align?: 'left' | 'center' | 'right';
};

/**
 * Writes a text into a box, as large as it fits. Only a text too long for the smallest size is cut, with an
 * ellipsis.
 */
export function write(document: Document, text: string, box: Box, style: Style): void {
  const shown = printable(text);
  const { width, height } = box;
  document.font(style.bold ? 'Helvetica-Bold' : 'Helvetica');
  const smallest = style.smallest ?? 5;
  let size = style.size;
  while (size > smallest && document.fontSize(size).heightOfString(shown, { width, lineGap: 0 }) > height) {
    size -= 0.5;
  }
  document
    .fontSize(size)
    .text(shown, box.x, box.y, { width, height, lineGap: 0, ellipsis: true, align: style.align ?? 'left' });
}

/** Draws a horizontal rule. */
export function rule(document: Document, x: number, y: number, width: number): void {
  document
    .lineWidth(0.75)
    .moveTo(x, y)
    .lineTo(x + width, y)
    .stroke();
}
