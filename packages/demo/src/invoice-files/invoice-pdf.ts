import { centavos, formatMxn } from '@trastienda/domain';
import { pdfOf } from '@trastienda/services/core/pdf/pdf-of';
import { printedDay } from '@trastienda/services/core/pdf/printed-day';
import { rule, write } from '@trastienda/services/core/pdf/write';
import { type DemoInvoiceFacts, partsOf, sumsOf } from './facts.ts';

const LETTER: [number, number] = [612, 792];
const MARGIN = 48;
const WIDTH = LETTER[0] - 2 * MARGIN;
const ROW = 20;

/** Draws the invoice of an order of the demo on one page, which is marked as a demo (law 10). */
export function invoicePdf(facts: DemoInvoiceFacts): Promise<Uint8Array> {
  const money = (amount: number) => formatMxn(centavos(amount));
  const { base, vat, total } = sumsOf(facts);
  return pdfOf({ title: `Factura DEMO ${facts.folio}`, createdAt: facts.issuedAt }, (document) => {
    document.addPage({ size: LETTER, margin: 0 });
    const at = { x: MARGIN, width: WIDTH, height: ROW - 4 };
    let y = MARGIN;
    write(document, `Factura DEMO ${facts.folio}`, { ...at, y, height: 24 }, { size: 18, bold: true });
    y += 36;
    for (const fact of [
      'Documento de demostración, sin validez fiscal',
      `Emite ${facts.issuer.name}, RFC ${facts.issuer.rfc}`,
      'Recibe PUBLICO EN GENERAL, RFC XAXX010101000',
      `Pedido ${facts.orderNumber}, emitida el ${printedDay(facts.issuedAt, facts.timeZone)}`,
      `Folio fiscal ${facts.uuid.toUpperCase()}`,
    ]) {
      write(document, fact, { ...at, y }, { size: 10 });
      y += ROW - 2;
    }
    y += 12;
    const line = (label: string, amount: number, bold = false) => {
      write(document, label, { ...at, y, width: WIDTH - 110 }, { size: 10, bold });
      write(document, money(amount), { ...at, y }, { size: 10, bold, align: 'right' });
      y += ROW;
    };
    for (const { name, amount } of facts.pieces) line(name, partsOf(amount).base);
    rule(document, MARGIN, y, WIDTH);
    y += 8;
    line('Subtotal', base);
    line('IVA, 16 %', vat);
    line('Total', total, true);
  });
}
