import { checkUpload } from '../../files/uploads/check-upload.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { CfdiFault } from './read-cfdi.ts';
import { type ReadInvoice, readInvoiceFile } from './read-invoice-file.ts';

export type InvoiceFileFault = CfdiFault | 'empty' | 'type' | 'content';

/**
 * Reads a file that was chosen for an invoice, in the browser as in the service: it checks its name and first bytes, and reads
 * the content of an XML; `null` for a PDF, which has no data to read.
 * @example readInvoiceUpload({ name: 'A-1.exe', bytes: new Uint8Array([0x4d, 0x5a]) }) // => { ok: false, error: { code: 'type', message: 'Sube un archivo XML o PDF' } }
 */
export function readInvoiceUpload({
  name,
  bytes,
}: {
  readonly name: string;
  readonly bytes: Uint8Array;
}): Result<ReadInvoice | null, InvoiceFileFault> {
  const allowed = checkUpload({ name, size: bytes.length, head: bytes.subarray(0, 256) }, 'invoice');
  if (!allowed.ok) return fail(allowed.error.code, allowed.error.message);
  return allowed.value === 'xml' ? readInvoiceFile(bytes) : ok(null);
}
