import type { CallOutput } from '@trastienda/api-client';
import { getBulkLoadLog, listBulkLoads, undoBulkLoad } from '@trastienda/api-client/liubliana';
import { mock } from '@trastienda/api-client/msw';
import { parseCsv } from '@trastienda/domain';
import { http, HttpResponse } from 'msw';

export type Log = CallOutput<typeof getBulkLoadLog>;
type Row = Log['log'][number];
type Load = CallOutput<typeof listBulkLoads>['rows'][number];

const [example] = getBulkLoadLog.example().log as [Row];
const fine = { level: 'info' as const, code: null, field: null, value: null, message: '', suggestion: null };

/** A row that goes well: its price falls by ten pesos. */
const goodRow = (row: number, outcome: 'created' | 'updated' | 'unchanged'): Row => ({
  ...example,
  ...fine,
  row,
  sku: `VS-${row}`,
  productId: outcome === 'created' ? null : `p-${row}`,
  outcome,
  values: { sku: `VS-${row}`, name: `Vaso soplado ${row}`, price: '899.00' },
  notes: [],
  changes:
    outcome === 'unchanged'
      ? []
      : [{ field: 'price', before: outcome === 'created' ? null : 899, after: 889.5 }],
});

const bad = (
  row: number,
  values: Readonly<Record<string, string>>,
  fault: { code: string; field: string; message: string; suggestion: string | null },
): Row => {
  const note = { ...fault, level: 'error' as const, value: values[fault.field] ?? '' };
  return {
    ...example,
    ...note,
    row,
    sku: values['sku'] ?? null,
    productId: null,
    outcome: 'failed',
    values: { category: 'Café y té', stock: '42', ...values },
    notes: [note],
    changes: [],
  };
};

/** The faults of the picture, one kind after the other. */
export const badRows: readonly Row[] = [
  bad(
    14,
    { sku: 'CF-IT-6', name: 'Cafetera italiana 6 tazas', price: '$689,50' },
    { code: 'decimal_comma', field: 'price', message: 'Usa punto para los centavos', suggestion: '689.50' },
  ),
  bad(
    37,
    { sku: 'VS-4-VD', name: 'Juego de 4 vasos verdes', price: '649.00', stock: '-3' },
    { code: 'negative', field: 'stock', message: 'Escribe 0 o más', suggestion: null },
  ),
  bad(
    88,
    { sku: 'MO-PV-20', name: 'Molcajete mediano', price: '1099.00', stock: '10' },
    { code: 'sku_twice', field: 'sku', message: 'Ya está en la fila 12', suggestion: 'MO-PV-20-2' },
  ),
  bad(
    103,
    { sku: 'TP-LN-90', name: '', price: '2480.00', stock: '5' },
    { code: 'name_missing', field: 'name', message: 'Falta el nombre', suggestion: null },
  ),
  bad(
    206,
    { sku: 'JR-TV-G', name: 'Jarrón de talavera grande', price: '2975.00', stock: 'doce' },
    { code: 'not_a_number', field: 'stock', message: 'Escribe un número', suggestion: '12' },
  ),
];

const causesOf = (rows: readonly Row[]) =>
  rows.map(({ code, field, message }) => ({ code: code ?? '', field, message, rows: 1 }));

/** A load of 419 rows, of which those of the picture failed. */
export const load = (change: Partial<Log> = {}): Log => ({
  ...getBulkLoadLog.example(),
  id: 'carga-8',
  type: 'alta',
  status: 'terminado_con_errores',
  dryRun: false,
  fileName: 'catalogo-cocina-noviembre.xlsx',
  total: 419,
  processed: 419,
  created: 214,
  updated: 172,
  unchanged: 28,
  failed: 5,
  createdAt: '2025-11-25T15:36:00.000Z',
  undoUntil: '2025-12-02T15:36:00.000Z',
  causes: causesOf(badRows),
  ...change,
});

/**
 * A service with the load `carga-8` and its review `revision-1`. Mended rows that are sent again go well, and each has been taken
 * once: `sent` has the calls. `failed`: its rows that did not go well.
 */
export function loadService(change: Partial<Log> = {}, failed: readonly Row[] = badRows) {
  const sent: {
    readonly dryRun: boolean;
    readonly retryOf: string | null;
    readonly key: string;
    readonly csv: string;
    readonly columns: readonly string[];
    readonly encoding: string | null;
  }[] = [];
  const retries = new Map<string, Log>();
  const rowsOf = (id: string): readonly Row[] =>
    retries.get(id)?.log ?? [
      ...failed,
      ...Array.from({ length: 60 }, (_, at) => goodRow(at + 300, 'created')),
      ...Array.from({ length: 3 }, (_, at) => goodRow(at + 400, 'updated')),
      goodRow(410, 'unchanged'),
    ];
  const stateOf = (id: string): Log =>
    retries.get(id) ?? load({ id, ...(id === 'revision-1' && { dryRun: true, undoUntil: null }), ...change });
  const one = (id: string): Load => stateOf(id);
  const handlers = [
    mock(listBulkLoads).reply(({ query: { page = 1, pageSize = 20 } }) => {
      const all = [...[...retries.keys()].map(one).toReversed(), one('carga-8')];
      return {
        data: all.slice((page - 1) * pageSize, page * pageSize),
        pagination: { total_registros: all.length, page_size: pageSize, page },
      };
    }),
    mock(getBulkLoadLog).reply(({ params, query: { page = 1, pageSize = 100, outcome, code, field } }) => {
      const rows = rowsOf(params.id).filter(
        (row) =>
          (outcome === undefined || row.outcome === outcome) &&
          (code === undefined || row.code === code) &&
          (field === undefined || row.field === field),
      );
      return {
        ...stateOf(params.id),
        log: rows.slice((page - 1) * pageSize, page * pageSize),
        pagination: { total_registros: rows.length, page_size: pageSize, page },
      };
    }),
    http.post('*/bulkload/store/:storeId', async ({ request }) => {
      const form = await request.formData();
      const retryOf = form.get('retryOf');
      const encoding = form.get('encoding');
      const file = form.get('file');
      const csv = file instanceof File ? await file.text() : '';
      const dryRun = form.get('dryRun') === 'true';
      sent.push({
        dryRun,
        retryOf: typeof retryOf === 'string' ? retryOf : null,
        key: request.headers.get('Idempotency-Key') ?? '',
        csv,
        columns: form.getAll('columns').map(String),
        encoding: typeof encoding === 'string' ? encoding : null,
      });
      if (typeof retryOf === 'string') {
        const id = `carga-9-${retries.size}`;
        const [, ...lines] = parseCsv(csv);
        const log = lines.map(([row = '']) => ({ ...goodRow(Number(row), 'updated' as const) }));
        const done = { updated: log.length, created: 0, unchanged: 0, failed: 0, total: log.length };
        retries.set(
          id,
          load({ id, retryOf, ...done, processed: log.length, status: 'terminado', causes: [], log }),
        );
        return HttpResponse.json(one(id));
      }
      return HttpResponse.json(one(dryRun ? 'revision-1' : 'carga-8'));
    }),
    mock(undoBulkLoad).reply({ ...load(), status: 'deshecho' as const, undoUntil: null }),
  ];
  return { handlers, sent };
}
