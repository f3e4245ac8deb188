import { centavos, formatMxn } from '@trastienda/domain';
import { pdfOf } from '../../core/pdf/pdf-of.ts';
import { printedDay } from '../../core/pdf/printed-day.ts';
import { rule, write } from '../../core/pdf/write.ts';
import type { PayoutRow } from './list-payments.ts';

const LETTER: [number, number] = [612, 792];
const MARGIN = 48;
const WIDTH = LETTER[0] - 2 * MARGIN;
const ROW = 20;

/** Draws the charges of a channel in a deposit on one page; a demo deposit is marked as such (law 10). */
export function drawPayoutInvoice(
  row: PayoutRow,
  { channel, timeZone }: { readonly channel: string; readonly timeZone: string },
): Promise<Uint8Array> {
  const money = (amount: number) => formatMxn(centavos(amount));
  const amounts: [string, number][] = [
    ['Ventas', row.sales],
    ['Comisión', -row.commissions],
    ['Retención de ISR', -row.isr],
    ['Retención de IVA', -row.iva],
    ['Guías', -row.guides],
    ['Otros', row.others],
  ];
  const facts = [
    `Depósito ${row.id}, pagado el ${printedDay(row.payAt, timeZone)}`,
    `Periodo del ${row.periodFirst} al ${row.periodLast}`,
    `Referencia ${row.reference}`,
    ...(row.demo ? ['Documento de demostración, sin validez fiscal'] : []),
  ];
  return pdfOf({ title: `Factura ${row.id}`, createdAt: row.payAt }, (document) => {
    document.addPage({ size: LETTER, margin: 0 });
    const at = { x: MARGIN, width: WIDTH };
    let y = MARGIN;
    write(document, `${channel}: detalle del depósito`, { ...at, y, height: 24 }, { size: 18, bold: true });
    y += 36;
    for (const fact of facts) {
      write(document, fact, { ...at, y, height: ROW - 4 }, { size: 10 });
      y += ROW - 2;
    }
    y += 12;
    const line = (label: string, amount: number, bold = false) => {
      write(document, label, { ...at, y, height: ROW - 4 }, { size: 10, bold });
      write(document, money(amount), { ...at, y, height: ROW - 4 }, { size: 10, bold, align: 'right' });
      y += ROW;
    };
    for (const [label, amount] of amounts) line(label, amount);
    rule(document, MARGIN, y, WIDTH);
    y += 8;
    line('Depósito', row.amount, true);
  });
}
