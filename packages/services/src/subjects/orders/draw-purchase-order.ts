import { centavos, formatMxn, formatStreet } from '@trastienda/domain';
import { pdfOf } from '../../core/pdf/pdf-of.ts';
import { printedDay } from '../../core/pdf/printed-day.ts';
import { rule, write } from '../../core/pdf/write.ts';
import type { LineRow, OrderRow } from '../../tables/orders.ts';

const LETTER: [number, number] = [612, 792];
const MARGIN = 48;
const WIDTH = LETTER[0] - 2 * MARGIN;
const ROW = 18;
const BOTTOM = LETTER[1] - MARGIN;

type Column = {
  readonly title: string;
  readonly x: number;
  readonly width: number;
  readonly align?: 'right';
  readonly value: (line: LineRow) => string;
};
const money = (amount: number) => formatMxn(centavos(amount));
const columns: readonly Column[] = [
  { title: 'SKU', x: 0, width: 120, value: (line) => line.sku },
  { title: 'Producto', x: 128, width: 236, value: (line) => line.name },
  { title: 'Piezas', x: 372, width: 44, align: 'right', value: () => '1' },
  {
    title: 'Importe',
    x: 424,
    width: 92,
    align: 'right',
    value: (line) => money(line.salePrice - line.saleDiscount),
  },
];

/** Draws one or more letter pages: seller, buyer, goods, guide and total. */
export function drawPurchaseOrder(
  order: OrderRow,
  lines: readonly LineRow[],
  { track, timeZone }: { readonly track: string; readonly timeZone: string },
): Promise<Uint8Array> {
  const { shippingAddress: to } = order;
  const facts = [
    `Pedido ${order.orderNumber}, comprado el ${printedDay(order.purchaseDate, timeZone)}`,
    `Guía ${track}`,
    `Cliente: ${to.addressee ?? order.clientName}`,
    [formatStreet(to), to.suburb, to.city, `C.P. ${to.zipCode}`].filter(Boolean).join(', '),
  ];
  const total = lines.reduce((sum, line) => sum + line.salePrice - line.saleDiscount, 0);

  return pdfOf(
    { title: `Orden de compra ${order.orderNumber}`, createdAt: order.purchaseDate },
    (document) => {
      const row = (y: number, text: (column: Column) => string, bold = false) => {
        for (const column of columns) {
          const box = { x: MARGIN + column.x, y, width: column.width, height: ROW - 4 };
          write(document, text(column), box, { size: 9, bold, align: column.align ?? 'left' });
        }
      };
      const page = (): number => {
        document.addPage({ size: LETTER, margin: 0 });
        let y = MARGIN;
        const at = { x: MARGIN, width: WIDTH };
        write(document, 'Orden de compra', { ...at, y, height: 24 }, { size: 20, bold: true });
        y += 32;
        for (const fact of facts) {
          write(document, fact, { ...at, y, height: ROW - 4 }, { size: 10 });
          y += ROW - 2;
        }
        y += 10;
        row(y, (column) => column.title, true);
        rule(document, MARGIN, y + ROW - 4, WIDTH);
        return y + ROW;
      };
      let y = page();
      for (const line of lines) {
        if (y + 2 * ROW > BOTTOM) y = page();
        row(y, (column) => column.value(line));
        y += ROW;
      }
      rule(document, MARGIN, y, WIDTH);
      row(
        y + 6,
        ({ title }) =>
          ({ Producto: 'Total', Piezas: String(lines.length), Importe: money(total) })[title] ?? '',
        true,
      );
    },
  );
}
