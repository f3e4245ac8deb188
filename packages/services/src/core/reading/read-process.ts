import type { Result } from '@trastienda/domain';
import {
  type BulkRow,
  nearestAmong,
  productRows,
  type ReadColumn,
  tableColumns,
  type TableEncoding,
} from '@trastienda/domain/bulk';
import { type InvoiceFileFault, type ReadInvoice, readInvoiceUpload } from '@trastienda/domain/invoice';
import { Refusal } from '../refusal.ts';
import { serveWork } from '../serve-work.ts';
import { charactersOf } from './characters-of.ts';
import { tableOfFile } from './table-of-file.ts';

/** The requests to the processes of `createFileReader`. */
export type FileRequest =
  | {
      readonly kind: 'table';
      readonly bytes: Uint8Array;
      readonly name: string;
      /** Names of attributes that may be heads. */
      readonly attributes: readonly string[];
      /** The keys that the merchant has chosen for the columns, if any. */
      readonly keys: readonly (string | null)[] | undefined;
      /** The encoding that the merchant has chosen for a CSV that is not UTF. */
      readonly encoding: TableEncoding | undefined;
    }
  | { readonly kind: 'nearest'; readonly texts: readonly string[]; readonly candidates: readonly string[] }
  | { readonly kind: 'invoice'; readonly bytes: Uint8Array; readonly name: string };

/**
 * The slices of a table are its columns with the notes on the file, then some of its rows each; everything
 * else has one slice.
 */
export type FileSlice =
  | { readonly columns: readonly ReadColumn[]; readonly notes: readonly string[] }
  | { readonly rows: readonly BulkRow[] }
  | { readonly nearest: readonly (string | null)[] }
  | { readonly invoice: Result<ReadInvoice | null, InvoiceFileFault> };

/** A slice of this many rows or characters is read in a few milliseconds. */
const maxSlice = { rows: 1_000, characters: 250_000 } as const;

/** Returns the fields of a column that go over the wire (calls.md 24.10). */
const columnOnTheWire = ({ head, key, note, sample }: ReadColumn) => ({ head, key, note, sample });

async function* tableSlices({
  bytes,
  name,
  attributes,
  keys,
  encoding,
}: Extract<FileRequest, { readonly kind: 'table' }>): AsyncGenerator<FileSlice> {
  const { rows: read, notes } = await tableOfFile(bytes, name, encoding);
  const table = productRows(read, { attributes, keys });
  if (!table.ok) {
    const { code, message } = table.error;
    const columns = tableColumns(read, { attributes, keys });
    // The error lists the columns, because the merchant has to choose one.
    const data = columns.ok ? { columns: columns.value.columns.map(columnOnTheWire) } : {};
    throw new Refusal(422, message, { code, fields: [{ field: 'file', message }], data });
  }
  yield { columns: table.value.columns, notes: [...notes, ...table.value.notes] };
  let rows: BulkRow[] = [];
  let characters = 0;
  for (const row of table.value.rows) {
    rows.push(row);
    characters += charactersOf(row);
    if (rows.length < maxSlice.rows && characters < maxSlice.characters) continue;
    yield { rows };
    rows = [];
    characters = 0;
  }
  if (rows.length > 0) yield { rows };
}

async function* slicesOf(request: FileRequest): AsyncGenerator<FileSlice> {
  if (request.kind === 'table') yield* tableSlices(request);
  else if (request.kind === 'invoice') yield { invoice: readInvoiceUpload(request) };
  else yield { nearest: request.texts.map(nearestAmong(request.candidates)) };
}

serveWork(slicesOf);
