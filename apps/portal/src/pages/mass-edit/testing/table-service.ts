import type { CallOutput } from '@trastienda/api-client';
import { createBulkLoad, downloadBulkLoadTemplate, getBulkLoadLog } from '@trastienda/api-client/liubliana';
import { mock } from '@trastienda/api-client/msw';
import { csvLines } from '@trastienda/domain/sale';
import { exportColumns, productCells } from '@trastienda/domain/bulk';
import { blankProduct, type ProductValues } from '@trastienda/domain/product';
import { http, HttpResponse } from 'msw';

type Cells = Readonly<Record<string, string>>;

const offer = (price: number) => ({
  active: true,
  price,
  salePrice: price,
  category: null,
  follows: { percent: 0, rounding: 'none' as const },
  stockBuffer: 0,
});

/** A product of the table: a vase of its own price, one in three in offer, each with its cost. */
const vase = (at: number): ProductValues => ({
  ...blankProduct,
  name: `Jarrón de talavera ${at}`,
  category: 'cat-21',
  price: 400 + at,
  salePrice: at % 3 === 0 ? 350 + at : 400 + at,
  cost: 200,
  dimensions: { height: 30, width: 20, depth: 20, weight: 1.2 },
  sales_channel: { SR: offer(400 + at) },
  attributes: { Material: 'Barro' },
  info_by_sku: [{ sku: `JR-${at}`, stock: at, variation: [], photos: [] }],
});

/** A shirt in two sizes. */
const shirt: ProductValues = {
  ...vase(1000),
  name: 'Camisa de lino',
  info_by_sku: ['CH', 'M'].map((size) => ({
    sku: `CAM-${size}`,
    stock: 5,
    variation: [{ variationName: 'Talla', variation_value: size }],
    photos: [],
  })),
};

const columns = exportColumns(['Material']);

/** The file of so many products, the shirt first. */
function tableCsv(count: number): string {
  const products = count === 0 ? [] : [shirt, ...Array.from({ length: count - 1 }, (_, at) => vase(at + 1))];
  const rows = products.flatMap((product) =>
    productCells(product, { version: 3, category: 'Hogar > Jarrones', commission: 15 }),
  );
  const lines = csvLines<Cells>(
    columns.map(({ key, head }) => ({ header: head, value: (row) => row[key] ?? '', isText: true })),
  );
  return [lines.head, ...rows.map(lines.row)].join('');
}

type Log = CallOutput<typeof getBulkLoadLog>;

/** A service with so many products; `sent` has the files that it was sent. */
export function tableService(count: number) {
  const sent: string[] = [];
  const review = (): Log => ({
    ...getBulkLoadLog.example(),
    id: 'revision-1',
    type: 'edicion',
    dryRun: true,
    fileName: 'Edición en tabla.csv',
    status: 'terminado',
    failed: 0,
    causes: [],
    undoUntil: null,
  });
  const handlers = [
    mock(downloadBulkLoadTemplate).reply({
      blob: new Blob([tableCsv(count)], { type: 'text/csv' }),
      fileName: 'productos-todas.csv',
    }),
    mock(getBulkLoadLog).reply(({ query: { code } }) => ({
      ...review(),
      ...(code !== undefined && { log: [], pagination: { total_registros: 0, page_size: 1, page: 1 } }),
    })),
    http.post('*/bulkload/store/:storeId', async ({ request }) => {
      const file = (await request.formData()).get('file');
      sent.push(file instanceof File ? await file.text() : '');
      return HttpResponse.json({ ...createBulkLoad.example(), ...review() });
    }),
  ];
  return { handlers, sent };
}
