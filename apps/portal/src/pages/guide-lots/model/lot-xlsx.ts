import { unzipSync, type Zippable, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import writeXlsxFile from 'write-excel-file/universal';

/** The most that a workbook may unfold to, bytes, and the most parts it may have: more is no list of orders. */
const maxUnpacked = 16 * 1_048_576;
const maxParts = 300;

export type XlsxRows =
  | { readonly ok: true; readonly rows: readonly (readonly string[])[] }
  | { readonly ok: false; readonly message: string };

/**
 * The parts of a workbook that are read, packed again without compression; `null` when they are more than any list of
 * orders: what each would unfold to is known before it is unfolded, and none gets more room than that. Uncompressed,
 * the reader needs no worker made of text, which the portal's policy forbids.
 */
function withinLimits(bytes: Uint8Array): ArrayBuffer | null {
  let unpacked = 0;
  let parts = 0;
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      unpacked += originalSize;
      parts += 1;
      return false;
    },
  });
  if (unpacked > maxUnpacked || parts > maxParts) return null;
  const files: Zippable = unzipSync(bytes, { filter: ({ name }) => /\.xml(\.rels)?$/u.test(name) });
  return new Uint8Array(zipSync(files, { level: 0 })).buffer;
}

/** A cell as it would be typed. Of a formula its last result is read, never the formula. */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') {
    // A number of more digits than a spreadsheet keeps shows that it is rounded.
    return Number.isInteger(cell) && !Number.isSafeInteger(cell)
      ? cell.toExponential().toUpperCase()
      : String(cell);
  }
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell).trim();
}

/** The rows of a workbook's first sheet, without those that are empty; or why they cannot be read. */
export async function readXlsx(file: ArrayBuffer): Promise<XlsxRows> {
  try {
    const parts = withinLimits(new Uint8Array(file));
    if (parts === null) return { ok: false, message: 'El archivo de Excel es demasiado grande' };
    const sheet = await readSheet(parts);
    const rows = sheet.map((row) => row.map(textOf)).filter((row) => row.some((cell) => cell !== ''));
    return { ok: true, rows };
  } catch {
    // Not a zip, no workbook in it, or one with a password: the reader says no more than that.
    return {
      ok: false,
      message: 'No es un libro de Excel que podamos leer. Guárdalo como .xlsx sin contraseña',
    };
  }
}

/** A workbook of one sheet; every cell is text, so that nothing is rounded and nothing is a formula. */
export async function writeXlsx(rows: readonly (readonly string[])[], sheet: string): Promise<Blob> {
  const data = rows.map((row, at) =>
    row.map((value) => ({
      value,
      type: String,
      format: '@',
      ...(at === 0 && { fontWeight: 'bold' as const }),
    })),
  );
  return writeXlsxFile(data, { sheet, columns: rows[0]?.map(() => ({ width: 18 })) ?? [] }).toBlob();
}
