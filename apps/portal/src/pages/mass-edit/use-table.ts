import { decodeTable, exportedRows, tableRows } from '@trastienda/domain/bulk';
import { downloadBulkLoadTemplate } from '@trastienda/api-client/liubliana';
import type { CallError, CallInput } from '@trastienda/api-client';
import { useEffect, useState } from 'react';
import { productFilters } from '../../entities/product/product-query.ts';
import type { MassEditSearch } from '../../shared/routes/bulk-search.ts';
import { createOperation } from '../../shared/store/create-operation.ts';
import { useRead } from '../../shared/store/hooks.ts';
import { type StoredFile, storedFile } from '../../shared/store/stored-file.ts';
import { tableOf, type TableRow } from './model.ts';

/** The products of a table: the file that 'Descargar lo que veo' gives, never saved. */
export const tableFile = createOperation(downloadBulkLoadTemplate, { name: 'tableFile', keep: 1 });

export type Table = {
  /** `null` while they are not known. */
  readonly rows: readonly TableRow[] | null;
  readonly byId: ReadonlyMap<string, TableRow>;
  /** Columns that their file has. */
  readonly keys: readonly string[];
};

const unknown: Table = { rows: null, byId: new Map(), keys: [] };

/** A file that is not as the contract has it. */
const unreadableFile: CallError = { kind: 'contract', status: 200, message: '', requestId: null, issues: [] };

async function tableIn(file: StoredFile): Promise<Table> {
  const bytes = new Uint8Array(await storedFile(file).blob.arrayBuffer());
  const text = decodeTable(bytes);
  const table = text.ok ? tableRows(text.value) : text;
  if (!table.ok) throw new Error(table.error.message);
  const { keys, rows } = exportedRows(table.value);
  const all = tableOf(rows);
  return { rows: all, byId: new Map(all.map((row) => [row.id, row])), keys };
}

/** The rows that the address means, read again after a write to products. */
export function useTable({ ids, ...search }: MassEditSearch): Table & {
  readonly error: CallError | null;
  readonly ask: () => void;
} {
  const input: CallInput<typeof downloadBulkLoadTemplate> = {
    params: { categoryId: 'todas' },
    query: {
      type: 'edicion',
      format: 'csv',
      // The order by the last change would move rows after each save.
      order_name: 'asc',
      ...(ids.length > 0 ? { ids: [...ids] } : productFilters(search)),
    },
  };
  const read = useRead(tableFile, input);
  const [table, setTable] = useState<Table>(unknown);
  const [unreadable, setUnreadable] = useState<CallError | null>(null);
  const file = read.value;
  useEffect(() => {
    if (file === null) return;
    let isCurrent = true;
    tableIn(file).then(
      (value) => {
        if (!isCurrent) return;
        setTable(value);
        setUnreadable(null);
      },
      () => {
        if (isCurrent) setUnreadable(unreadableFile);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [file]);
  // Other products are unknown until they are loaded.
  const known = file === null ? unknown : table;
  return {
    ...known,
    error: read.status === 'failed' && file === null ? read.error : unreadable,
    ask: read.ask,
  };
}
