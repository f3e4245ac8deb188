import { fileURLToPath } from 'node:url';
import { fail, type Result } from '@trastienda/domain';
import type { BulkTable, TableEncoding } from '@trastienda/domain/bulk';
import type { InvoiceFileFault, ReadInvoice } from '@trastienda/domain/invoice';
import { Refusal } from '../refusal.ts';
import { createWorkProcess, type WorkFailure, WorkNotDone } from '../work-process.ts';
import type { FileRequest, FileSlice } from './read-process.ts';

const program = fileURLToPath(new URL('read-process.ts', import.meta.url));

/** `unread`: it took more memory than any invoice does, or broke its reader; `late`: it was not read in time, and may be well. */
export type InvoiceRead = Result<ReadInvoice | null, InvoiceFileFault | 'unread' | 'late'>;

type TableOptions = {
  readonly attributes: readonly string[];
  readonly keys?: readonly (string | null)[] | undefined;
  readonly encoding?: TableEncoding | undefined;
};

export type NamedFile = { readonly name: string; readonly bytes: Uint8Array };

const UNREAD = 'No pudimos leer el archivo. Guárdalo de nuevo o divídelo en partes';
const answers: Readonly<Record<WorkFailure, readonly [status: number, message: string]>> = {
  busy: [503, 'Hay otros archivos en curso. Inténtalo en un minuto'],
  late: [503, 'El archivo tarda demasiado en leerse. Inténtalo de nuevo o divídelo en partes'],
  ended: [422, UNREAD],
  failed: [422, UNREAD],
};

const unreadInvoice = fail(
  'unread',
  'No pudimos leer la factura. Descárgala de nuevo del SAT y súbela',
) satisfies InvoiceRead;
const lateInvoice = fail(
  'late',
  'La factura tardó demasiado en leerse. Vuelve a intentarlo',
) satisfies InvoiceRead;

function refusalOf(reason: WorkFailure): Refusal {
  const [status, message] = answers[reason];
  return new Refusal(status, message, {
    ...(status === 422 && { code: 'unread', fields: [{ field: 'file', message }] }),
  });
}

/**
 * Reads the files that merchants send, each kind one file at a time in a process of its own, and the persons
 * in turns: a file that is built to take long, or to grow, harms its sender only.
 * @param options Milliseconds: `deadline` of one table (an invoice has a quarter of it), `idle` until an
 * unused process ends, `patience` until a turn has to come.
 */
export function createFileReader({ deadline = 30_000, idle = 30_000, patience = 30_000 } = {}) {
  const shared = { program, idle, patience };
  const tables = createWorkProcess<FileRequest, FileSlice>({
    ...shared,
    deadline,
    memory: 256,
    maxWaiting: 10,
  });
  const invoices = createWorkProcess<FileRequest, FileSlice>({
    ...shared,
    deadline: deadline / 4,
    memory: 96,
    maxWaiting: 20,
  });

  return {
    /**
     * Reads the columns and the checked rows of a bulk file (`productRows` of the domain), with its notes.
     * @param options The names of attributes that may be heads, and the columns' keys and the encoding where
     * the merchant has chosen them.
     * @param owner The person whose turn it is.
     * @throws Refusal 413 or 422 with what to do; 503 where there is no turn, or it takes too long
     */
    async table(
      file: NamedFile,
      { attributes, keys, encoding }: TableOptions,
      owner: string,
    ): Promise<Pick<BulkTable, 'columns' | 'rows' | 'notes'>> {
      const { bytes, name } = file;
      const slices = await tables
        .run({ kind: 'table', bytes, name, attributes, keys, encoding }, owner)
        .catch((error: unknown) => {
          throw error instanceof WorkNotDone ? refusalOf(error.reason) : error;
        });
      return {
        columns: slices.flatMap((slice) => ('columns' in slice ? slice.columns : [])),
        rows: slices.flatMap((slice) => ('rows' in slice ? slice.rows : [])),
        notes: slices.flatMap((slice) => ('notes' in slice ? slice.notes : [])),
      };
    },

    /**
     * Returns the candidate that each text was probably meant to be (`nearestAmong` of the domain); `null`
     * also when there was no time to find out.
     */
    async nearest(
      texts: readonly string[],
      candidates: readonly string[],
      owner: string,
    ): Promise<readonly (string | null)[]> {
      const none = texts.map(() => null);
      if (texts.length === 0 || candidates.length === 0) return none;
      const slices = await tables
        .run({ kind: 'nearest', texts, candidates }, owner)
        .catch((error: unknown): FileSlice[] => {
          if (error instanceof WorkNotDone) return [];
          throw error;
        });
      const [slice] = slices;
      return slice !== undefined && 'nearest' in slice ? slice.nearest : none;
    },

    /**
     * An XML or PDF that was sent for an invoice (`readInvoiceUpload` of the domain).
     * @throws Refusal 503 where there is no turn
     */
    async invoice({ bytes, name }: NamedFile, owner: string): Promise<InvoiceRead> {
      try {
        const [slice] = await invoices.run({ kind: 'invoice', bytes, name }, owner);
        return slice !== undefined && 'invoice' in slice ? slice.invoice : unreadInvoice;
      } catch (error) {
        if (!(error instanceof WorkNotDone)) throw error;
        if (error.reason === 'busy') throw refusalOf(error.reason);
        return error.reason === 'late' ? lateInvoice : unreadInvoice;
      }
    },

    stop(): void {
      tables.stop();
      invoices.stop();
    },
  };
}
export type FileReader = ReturnType<typeof createFileReader>;

/**
 * The reader of this process: several instances of the services share it, and it starts with the first file.
 */
export const fileReader: FileReader = createFileReader();
