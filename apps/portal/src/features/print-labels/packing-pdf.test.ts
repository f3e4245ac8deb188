import { listOrders, type Order } from '@trastienda/api-client';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { packingSlips, pickListSheets } from './packing-pdf.ts';
import { exampleOf } from '../../testing/example-of.ts';

const example = exampleOf(listOrders).rows[0] as Order;

async function pagesOf(blob: Blob): Promise<{ text: string; view: number[] }[]> {
  const document = await getDocument({
    data: new Uint8Array(await blob.arrayBuffer()),
    useSystemFonts: false,
    verbosity: 0,
  }).promise;
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, at) => {
      const page = await document.getPage(at + 1);
      const { items } = await page.getTextContent();
      return { text: items.map((item) => ('str' in item ? item.str : '')).join(' '), view: page.view };
    }),
  );
}

describe('what is printed beside labels', () => {
  test('a slip for each order, as large as a label: who receives it and its pieces, and no price', async () => {
    const pages = await pagesOf(await packingSlips([example, { ...example, orderNumber: 'WC-77' }]));
    expect(pages.map(({ view }) => view.map(Math.round))).toEqual([
      [0, 0, 283, 425],
      [0, 0, 283, 425],
    ]);
    expect(pages[0]?.text).toContain(`Pedido ${example.orderNumber}`);
    expect(pages[1]?.text).toContain('Pedido WC-77');
    expect(pages[0]?.text).toContain(example.orderedProductsList[0]?.sku);
    expect(pages[0]?.text).not.toMatch(/\$|MXN/u);
  });

  test('the list of what to take goes on over as many pages as it needs, and names every order', async () => {
    const orders = Array.from({ length: 60 }, (_, at) => ({
      ...example,
      orderNumber: `P-${at}`,
      orderedProductsList: example.orderedProductsList.map((line) => ({
        ...line,
        sku: `SKU${at}`,
        name: `Jarrón de talavera ${at} `.repeat(4),
      })),
    }));
    const pages = await pagesOf(await pickListSheets(orders));
    expect(pages.length).toBeGreaterThan(3);
    const text = pages.map((page) => page.text).join(' ');
    for (const { orderNumber } of orders) expect(text).toContain(orderNumber);
  });

  test.each(['🎁 Vela de 李', 'A'.repeat(400), '  ', 'Ñandú – “fino”'])(
    'any name is drawn: %s',
    async (name) => {
      const order = {
        ...example,
        orderedProductsList: example.orderedProductsList.map((line) => ({ ...line, name })),
      };
      expect((await pagesOf(await packingSlips([order]))).length).toBeGreaterThan(0);
    },
  );
});
