import { bulkHint, type BulkNote, columnsWith, productRows, tableRows } from '@trastienda/domain/bulk';
import type { jobs } from '@trastienda/services/tables/jobs';
import type { bulkLoads, bulkRows } from '@trastienda/services/tables/bulk-loads';
import type { products } from '@trastienda/services/tables/products';
import type { DemoStore } from './merchants.ts';

type ProductRow = typeof products.$inferInsert;
type LoadRow = typeof bulkRows.$inferInsert;
type Loads = {
  readonly jobs: (typeof jobs.$inferInsert)[];
  readonly loads: (typeof bulkLoads.$inferInsert)[];
  readonly rows: LoadRow[];
};
type Cells = Readonly<Record<string, string>>;

const HOUR_MS = 3_600_000;

/** The cells that a merchant typed wrong, row by row: 14 typical faults of a first load. */
const mistakes: readonly Cells[] = [
  { price: '$689,50' },
  { price: 'doce' },
  { price: '0' },
  { salePrice: '12.345' },
  { stock: '-3' },
  { stock: '22O' },
  { stock: 'muchas' },
  { weight: '2100' },
  { height: 'alto' },
  { universalId: '7.50123E+12' },
  { universalId: '7501234567890' },
  { cartaPorte: '5310160' },
  { channels: 'Sears|Sambors' },
  { sku: '03-abr' },
];

const csvOf = (rows: readonly Cells[]): string => {
  const keys = columnsWith([])
    .map(({ key }) => key)
    .filter((key) => rows.some((row) => row[key] !== undefined));
  const lines = rows.map((row) => keys.map((key) => `"${(row[key] ?? '').replaceAll('"', '""')}"`).join(','));
  return [keys.join(','), ...lines].join('\r\n');
};

const pesos = (centavos: number): string => (centavos / 100).toFixed(2);

/** A row of a file for a product, with the price that a load found and the one that it wrote. */
const cellsOf = (row: ProductRow): Cells => ({
  sku: row.firstSku,
  name: row.name,
  price: pesos(row.price),
  salePrice: pesos(row.salePrice),
  stock: String(row.stock),
});

type PastLoad = {
  readonly id: string;
  readonly fileName: string;
  readonly type: 'alta' | 'edicion';
  readonly hoursAgo: number;
  readonly cells: readonly Cells[];
  readonly isUndone?: boolean;
};

/**
 * Returns past loads of a store: a first one with 14 faults, one of prices that was undone, and one that went
 * well. They are too old to be undone, because the history of the products has nothing of them; the notes of
 * their rows are those of the domain's rules.
 */
export function demoBulkLoads(
  store: DemoStore,
  by: string,
  { now, products: all }: { readonly now: Date; readonly products: readonly ProductRow[] },
): Loads {
  const result: Loads = { jobs: [], loads: [], rows: [] };
  const sold = all.filter(({ status, skus }) => status !== 'draft' && skus === 1);
  const files: readonly PastLoad[] = [
    {
      id: 'carga-demo-1',
      fileName: 'existencias-julio.csv',
      type: 'edicion',
      hoursAgo: 24 * 40,
      cells: sold.slice(30, 72).map((row) => ({ sku: row.firstSku, stock: String(row.stock) })),
    },
    {
      id: 'carga-demo-2',
      fileName: 'vajillas-y-textiles.xlsx',
      type: 'alta',
      hoursAgo: 24 * 11,
      cells: sold.slice(0, 64).map((row, at) => ({
        ...cellsOf(row),
        ...(at % 4 === 3 && mistakes[(at - 3) / 4] ? mistakes[(at - 3) / 4] : {}),
      })),
    },
    {
      id: 'carga-demo-3',
      fileName: 'precios-fin-de-semana.xlsx',
      type: 'edicion',
      hoursAgo: 24 * 4 + 3,
      cells: sold.slice(8, 32).map((row) => ({ sku: row.firstSku, salePrice: pesos(row.salePrice) })),
      isUndone: true,
    },
  ];
  for (const file of files) {
    const table = tableRows(csvOf(file.cells));
    const read = table.ok ? productRows(table.value) : table;
    const rows = read.ok ? read.value.rows : [];
    const at = new Date(now.getTime() - file.hoursAgo * HOUR_MS);
    const common = { storeId: store.id, kind: 'bulkLoad', email: by, input: {}, total: 1, succeeded: 1 };
    const after = (seconds: number) => new Date(at.getTime() + seconds * 1000);
    const job = { ...common, status: 'finished' as const, createdAt: at, finishedAt: after(6) };
    result.jobs.push({ ...job, id: file.id });
    const undoJob = file.isUndone ? `${file.id}-deshacer` : null;
    if (undoJob !== null) {
      result.jobs.push({
        ...job,
        id: undoJob,
        kind: 'bulkUndo',
        createdAt: after(7200),
        finishedAt: after(7204),
      });
    }
    const loadRows = rows.map((row, place): LoadRow => {
      const product = sold.find(({ firstSku }) => firstSku === row.cells['sku']);
      const fault = row.notes.find(({ level }) => level === 'error');
      const isUnchanged = place % 5 === 4 && !fault;
      const salePrice = (product?.salePrice ?? 0) / 100;
      const undone: BulkNote[] = file.isUndone ? [bulkHint('undone', 'Se deshizo')] : [];
      const changed = { before: Math.round(salePrice * 104) / 100, after: salePrice };
      return {
        storeId: store.id,
        loadId: file.id,
        position: place + 1,
        chunk: 1,
        product: place + 1,
        row: row.row,
        sku: row.values.sku || null,
        productId: product?.id ?? null,
        cells: row.cells,
        outcome: fault ? 'failed' : isUnchanged ? 'unchanged' : 'updated',
        notes: fault ? row.notes : undone,
        changes:
          fault || isUnchanged || file.id === 'carga-demo-1' ? [] : [{ field: 'salePrice', ...changed }],
        code: fault?.code ?? null,
        field: fault?.field ?? null,
        version: null,
        undone: file.isUndone && !isUnchanged ? 'undone' : null,
      };
    });
    result.rows.push(...loadRows);
    const count = (outcome: string) => loadRows.filter((row) => row.outcome === outcome).length;
    result.loads.push({
      storeId: store.id,
      id: file.id,
      type: file.type,
      dryRun: false,
      retryOf: null,
      fileName: file.fileName,
      categoryId: null,
      channels: [],
      action: null,
      by,
      total: loadRows.length,
      created: 0,
      updated: count('updated'),
      unchanged: count('unchanged'),
      failed: count('failed'),
      kept: 0,
      createdAt: at,
      undoJob,
      demo: true,
    });
  }
  return result;
}
