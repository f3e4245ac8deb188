import { decodeTable, tableRows, workbookRows } from '@trastienda/domain/bulk';
import { strFromU8, unzipSync } from 'fflate';
import writeXlsxFile from 'write-excel-file/universal';
import { hasLotHeads, type LotFile, readLotRows } from './lot-file.ts';

/** The most that a workbook may unfold to, bytes, and the most parts it may have: more is no list of orders. */
const maxUnpacked = 16 * 1_048_576;
const maxParts = 300;

const noWorkbook = 'No es un libro de Excel que podamos leer. Guárdalo como .xlsx sin contraseña';
const refused = (message: string): LotFile => ({ ok: false, message });

/** The unpacked size of a workbook is known before it is unpacked, and no part gets more room than that. */
function isWithinLimits(bytes: Uint8Array): boolean {
  let unpacked = 0;
  let parts = 0;
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      unpacked += originalSize;
      parts += 1;
      return false;
    },
  });
  return unpacked <= maxUnpacked && parts <= maxParts;
}

function readWorkbook(bytes: Uint8Array): LotFile {
  try {
    if (!isWithinLimits(bytes)) return refused('El archivo de Excel es demasiado grande');
    const read = workbookRows((isPart) => {
      const [part] = Object.values(unzipSync(bytes, { filter: ({ name }) => isPart(name) }));
      return part && strFromU8(part);
    }, hasLotHeads);
    if (read === null) return refused(noWorkbook);
    return read.ok ? readLotRows(read.value.rows, read.value.notes) : refused(read.error.message);
  } catch {
    // Not a zip, or one with a password: its reader says no more than that.
    return refused(noWorkbook);
  }
}

/** A lot from a CSV or a workbook, read as the bulk load reads its files: the same encodings, separators and sheets. */
export function readLotFile(name: string, bytes: Uint8Array): LotFile {
  if (name.toLowerCase().endsWith('.xlsx')) return readWorkbook(bytes);
  const text = decodeTable(bytes);
  const rows = text.ok ? tableRows(text.value) : text;
  return rows.ok ? readLotRows(rows.value) : refused(rows.error.message);
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
