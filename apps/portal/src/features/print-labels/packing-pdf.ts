import { type PDFFont, type PDFPage, PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import type { Order } from '@trastienda/api-client';
import { channelName, soldBy, counted } from '@trastienda/domain';
import { destinationOf } from '../../entities/order/destination.ts';
import { packedLines, pickList } from '../../entities/order/pick-list.ts';

/** Points: 10 × 15 cm, as a label, so that both go on the same paper. */
const width = 283.46;
const height = 425.2;
const margin = 20;
const room = width - 2 * margin;

/** Characters that the standard fonts lack become a question mark, so that the whole job does not fail. */
const drawable = (text: string): string =>
  text.normalize('NFC').replaceAll(/[^\u0020-\u007E\u00A0-\u00FF–—‘’“”•…]/gu, '?');

/** A text in lines of at most `room` points; a word that is longer is broken. */
function linesOf(text: string, font: PDFFont, size: number, wide: number): string[] {
  const fits = (line: string) => font.widthOfTextAtSize(line, size) <= wide;
  const lines: string[] = [];
  let line = '';
  for (const word of drawable(text).split(/\s+/u).filter(Boolean)) {
    if (fits(`${line} ${word}`.trim())) {
      line = `${line} ${word}`.trim();
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const letter of word) {
      if (line !== '' && !fits(line + letter)) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** Writes downwards, on as many pages as it takes. */
async function createSheets() {
  const document = await PDFDocument.create();
  const [plain, bold] = await Promise.all([
    document.embedFont(StandardFonts.Helvetica),
    document.embedFont(StandardFonts.HelveticaBold),
  ]);
  let page: PDFPage | null = null;
  let y = 0;
  const newPage = () => {
    page = document.addPage([width, height]);
    y = height - margin;
  };
  const here = (): PDFPage => {
    if (page === null) newPage();
    return page as PDFPage;
  };
  return {
    newPage,
    gap(points: number) {
      y -= points;
    },
    /** A paragraph, with a figure at the end of its first line. */
    write(text: string, { size = 9, isBold = false, end = '' } = {}) {
      const font = isBold ? bold : plain;
      const kept = end === '' ? 0 : bold.widthOfTextAtSize(drawable(end), size) + 8;
      for (const [at, line] of linesOf(text, font, size, room - kept).entries()) {
        if (page === null || y - size < margin) newPage();
        y -= size;
        here().drawText(line, { x: margin, y, size, font });
        if (at === 0 && end !== '')
          here().drawText(drawable(end), { x: width - margin - kept + 8, y, size, font: bold });
        y -= 3;
      }
    },
    rule() {
      y -= 4;
      here().drawLine({
        start: { x: margin, y },
        end: { x: width - margin, y },
        thickness: 0.5,
      });
      y -= 6;
    },
    async blob() {
      return new Blob([Uint8Array.from(await document.save())], { type: 'application/pdf' });
    },
  };
}

/**
 * Slips with the contents of each parcel, for the person who opens it: the order, its recipient, and its
 * pieces. No prices: it may be a gift.
 */
export async function packingSlips(orders: readonly Order[]): Promise<Blob> {
  const sheets = await createSheets();
  for (const order of orders) {
    sheets.newPage();
    sheets.write(`Pedido ${order.orderNumber}`, { size: 14, isBold: true });
    sheets.write(channelName(soldBy(order)));
    sheets.rule();
    const { name, lines } = destinationOf(order);
    sheets.write(name, { isBold: true });
    for (const line of lines) sheets.write(line);
    sheets.rule();
    for (const line of packedLines(order)) {
      sheets.write(line.name, { size: 10, end: `× ${line.quantity}` });
      sheets.write(`SKU ${line.sku}`, { size: 8 });
      sheets.gap(4);
    }
  }
  return sheets.blob();
}

/** The products to take from the shelf for all of these orders. */
export async function pickListSheets(orders: readonly Order[]): Promise<Blob> {
  const sheets = await createSheets();
  sheets.newPage();
  sheets.write('Lista de surtido', { size: 14, isBold: true });
  sheets.write(counted(orders.length, 'pedido'));
  sheets.rule();
  for (const row of pickList(orders)) {
    sheets.write(row.name, { size: 10, isBold: true, end: `× ${row.pieces}` });
    sheets.write(`SKU ${row.sku}`, { size: 8 });
    sheets.write(
      row.orders.map(({ number, pieces }) => (pieces === 1 ? number : `${number} (${pieces})`)).join(', '),
      { size: 8 },
    );
    sheets.gap(5);
  }
  return sheets.blob();
}
