import type { GuideParty } from '@trastienda/api-client';
import { defaultTimeZone, formatStreet, mexicanStateOf } from '@trastienda/domain';
import { pdfOf } from '../../../core/pdf/pdf-of.ts';
import { printedDay } from '../../../core/pdf/printed-day.ts';
import { rule, write } from '../../../core/pdf/write.ts';
import type { guides } from '../../../tables/shipping.ts';
import type { Bars, Squares } from './symbols.ts';

export type LabelGuide = Pick<
  typeof guides.$inferSelect,
  | 'number'
  | 'orderNumber'
  | 'serviceType'
  | 'content'
  | 'origin'
  | 'destination'
  | 'packages'
  | 'billedWeight'
  | 'createdAt'
  | 'deadLine'
>;
export type LabelCarrier = { readonly id: string; readonly name: string; readonly demo: boolean };

const MM = 72 / 25.4;
/** 10 × 15 cm, the usual label of a thermal printer. */
const PAGE: [number, number] = [100 * MM, 150 * MM];
const MARGIN = 5 * MM;
const WIDTH = PAGE[0] - 2 * MARGIN;

const day = (date: Date) => printedDay(date, defaultTimeZone);

const placeOf = (party: GuideParty) => {
  const state = mexicanStateOf(party.stateCode)?.abbreviation ?? party.stateCode;
  const city = party.city === '' ? party.borough : party.city;
  return `C.P. ${party.zipCode} ${[city, state].filter(Boolean).join(', ')}`;
};

function writeParty(
  document: PDFKit.PDFDocument,
  party: GuideParty,
  at: { y: number; title: string; size: number; height: number },
): void {
  const { size, height } = at;
  const line = (height - 8) / 5;
  const boxAt = (row: number, rows = 1) => ({
    x: MARGIN,
    y: at.y + 8 + row * line,
    width: WIDTH,
    height: rows * line,
  });
  write(document, at.title, { x: MARGIN, y: at.y, width: WIDTH, height: 8 }, { size: 6 });
  write(document, `${party.name} ${party.lastName}`, boxAt(0), { size: size + 1, bold: true });
  write(document, formatStreet(party), boxAt(1), { size });
  const suburb = party.neighborhood === '' ? '' : `Col. ${party.neighborhood}`;
  const borough = party.borough === party.city ? '' : party.borough;
  write(document, [suburb, borough].filter(Boolean).join(', '), boxAt(2), { size });
  write(document, placeOf(party), boxAt(3), { size: size + 1, bold: true });
  const contact = [`Tel. ${party.phone}`, party.reference ? `Ref. ${party.reference}` : ''];
  write(document, contact.filter(Boolean).join('  '), boxAt(4), { size: size - 1 });
}

function drawBarcode(document: PDFKit.PDFDocument, { width, bars }: Bars, number: string, y: number): void {
  // A bar is a whole number of tenths of a millimetre wide, with ten bars of quiet zone on each side.
  const module = (Math.floor((WIDTH / (width + 20) / MM) * 10) / 10) * MM;
  const left = (PAGE[0] - width * module) / 2;
  for (const bar of bars) document.rect(left + bar.at * module, y, bar.width * module, 18 * MM);
  document.fill('black');
  write(
    document,
    number.replace(/(\d{4})(?=\d)/g, '$1 '),
    { x: MARGIN, y: y + 18 * MM + 2, width: WIDTH, height: 16 },
    { size: 13, bold: true, align: 'center' },
  );
}

function drawQr(
  document: PDFKit.PDFDocument,
  { size, dark }: Squares,
  x: number,
  y: number,
  side: number,
): void {
  const module = side / size;
  dark.forEach((isDark, at) => {
    if (isDark) {
      document.rect(x + (at % size) * module, y + Math.floor(at / size) * module, module, module);
    }
  });
  document.fill('black');
}

function drawPage(
  document: PDFKit.PDFDocument,
  guide: LabelGuide,
  carrier: LabelCarrier,
  parcel: { at: number; of: number },
  symbols: { bars: Bars; squares: Squares },
): void {
  const half = WIDTH * 0.66;
  let y = MARGIN;
  write(document, carrier.name, { x: MARGIN, y, width: half, height: 20 }, { size: 17, bold: true });
  write(document, guide.serviceType, { x: MARGIN, y: y + 20, width: half, height: 12 }, { size: 10 });
  if (carrier.demo) {
    write(
      document,
      'DEMO',
      { x: MARGIN + half, y, width: WIDTH - half, height: 20 },
      { size: 17, bold: true, align: 'right' },
    );
    write(
      document,
      'Sin validez para envío',
      { x: MARGIN + half, y: y + 20, width: WIDTH - half, height: 10 },
      { size: 7, align: 'right' },
    );
  }
  y += 36;
  rule(document, MARGIN, y, WIDTH);
  writeParty(document, guide.origin, { y: y + 4, title: 'REMITENTE', size: 7, height: 68 });
  y += 76;
  rule(document, MARGIN, y, WIDTH);
  writeParty(document, guide.destination, { y: y + 4, title: 'DESTINATARIO', size: 10, height: 92 });
  y += 100;
  rule(document, MARGIN, y, WIDTH);
  drawBarcode(document, symbols.bars, guide.number, y + 8);
  y += 8 + 18 * MM + 24;
  rule(document, MARGIN, y, WIDTH);

  const side = 24 * MM;
  drawQr(document, symbols.squares, PAGE[0] - MARGIN - side, y + 8, side);
  const rows = [
    ['Pedido', guide.orderNumber ?? '—'],
    ['Contenido', guide.content],
    ['Peso', `${guide.billedWeight} kg`],
    ['Paquete', `${parcel.at} de ${parcel.of}`],
    ['Fecha', day(guide.createdAt)],
    ['Entrega estimada', guide.deadLine ? day(guide.deadLine) : '—'],
  ] as const;
  const textWidth = WIDTH - side - 10;
  let rowY = y + 8;
  for (const [title, value] of rows) {
    const height = title === 'Contenido' ? 22 : 10.5;
    write(document, `${title}: ${value}`, { x: MARGIN, y: rowY, width: textWidth, height }, { size: 8.5 });
    rowY += height + 1;
  }
}

type Label = { readonly guide: LabelGuide; readonly carrier: LabelCarrier };

/**
 * Draws the printable labels of some guides in one PDF: 10 × 15 cm, one page a parcel, with the guide number
 * as Code 128 and as QR. They depend on the stored guides only and have the same bytes each time, so the PDF
 * need not be stored.
 */
export async function labelsOf(labels: readonly [Label, ...Label[]], title: string): Promise<Uint8Array> {
  // The module is loaded with the first label: a process without one saves nine megabytes.
  const { code128, qrCode } = await import('./symbols.ts');
  return pdfOf({ title, createdAt: labels[0].guide.createdAt }, (document) => {
    for (const { guide, carrier } of labels) {
      const symbols = { bars: code128(guide.number), squares: qrCode(guide.number) };
      const parcels = guide.packages.reduce((sum, one) => sum + one.quantity, 0);
      for (let at = 1; at <= parcels; at += 1) {
        document.addPage({ size: PAGE, margin: 0 });
        drawPage(document, guide, carrier, { at, of: parcels }, symbols);
      }
    }
  });
}

/** The label of one guide. */
export const labelOf = (guide: LabelGuide, carrier: LabelCarrier): Promise<Uint8Array> =>
  labelsOf([{ guide, carrier }], `Guía ${guide.number}`);
