import { checkUpload, fileTypeOf, type Result } from '@trastienda/domain';
import {
  decodeTable,
  hasProductHeads,
  type TableEncoding,
  tableReadings,
  tableRows,
  workbookRows,
  type WorkbookTable,
} from '@trastienda/domain/bulk';
import { strFromU8, unzipSync } from 'fflate';
import { Refusal } from '../refusal.ts';
import { fileFault, faultAnswers } from './inspect.ts';

const refuse = (
  message: string,
  status = 422,
  code?: string,
  data: Readonly<Record<string, unknown>> = {},
): never => {
  throw new Refusal(status, message, {
    ...(code !== undefined && { code }),
    fields: [{ field: 'file', message }],
    data,
  });
};
const NO_WORKBOOK = 'Guárdalo como .xlsx sin contraseña';

/** Old workbooks and those with a password are files of this kind, whatever they are called. */
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0];

const valueOf = <Value>(read: Result<Value>): Value =>
  read.ok ? read.value : refuse(read.error.message, 422, read.error.code);

/**
 * Returns the rows of a workbook that was inspected, so that its unfolded size is known. Parts are unfolded
 * one by one.
 */
function tableOfWorkbook(bytes: Uint8Array): WorkbookTable {
  try {
    const read = workbookRows((isPart) => {
      const [part] = Object.values(unzipSync(bytes, { filter: ({ name }) => isPart(name) }));
      return part && strFromU8(part);
    }, hasProductHeads);
    return read === null ? refuse(NO_WORKBOOK) : valueOf(read);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    return refuse(NO_WORKBOOK);
  }
}

/**
 * Returns the text of a CSV.
 * @throws 422; with the text in each encoding where one word would decide between them
 */
function textOf(bytes: Uint8Array, encoding: TableEncoding | undefined): string {
  const text = decodeTable(bytes, encoding);
  if (text.ok) return text.value;
  const { code, message } = text.error;
  const readings = code === 'encoding' ? tableReadings(bytes) : [];
  return refuse(message, 422, code, readings.length > 0 ? { readings } : {});
}

/**
 * Reads the rows of a merchant's file with their numbers in it, and the notes on its other sheets. A large
 * file takes seconds and hundreds of megabytes, so only a work process may call it (`createFileReader`).
 * @param name The name of the merchant's file.
 * @param encoding The encoding that the merchant has chosen for a CSV that is not UTF.
 * @throws 413 for a file that is too large or unfolds to too much; 422 for one that is no table, with what to
 * do
 */
export async function tableOfFile(
  bytes: Uint8Array,
  name: string,
  encoding?: TableEncoding,
): Promise<WorkbookTable> {
  const isOld = compoundFile.every((byte, at) => bytes[at] === byte) || /\.xls$/iu.test(name);
  if (isOld) return refuse(NO_WORKBOOK);
  const checked = checkUpload({ name, size: bytes.length }, 'bulkLoad');
  if (!checked.ok) return refuse(checked.error.message, checked.error.code === 'too_large' ? 413 : 422);
  const fault = await fileFault(bytes);
  if (fault !== null && fault !== 'encoding') {
    return refuse(faultAnswers[fault].message, faultAnswers[fault].status);
  }
  const type = fileTypeOf(bytes.subarray(0, 256));
  if (checked.value === 'xlsx') {
    return type === 'xlsx' ? tableOfWorkbook(bytes) : refuse('El contenido del archivo no es XLSX');
  }
  if (type !== null) return refuse('El contenido del archivo no es CSV');
  return { rows: valueOf(tableRows(textOf(bytes, encoding))), notes: [] };
}
