import { fileTypeOf } from '@trastienda/domain';
import { tooMuchUnfolded } from '@trastienda/domain/bulk';
import { openableSize, pictureSize } from '../images/picture-size.ts';
import { archiveFault } from './archive.ts';

/** The first bytes of programs, and of archives that nothing here opens. A zip may be a workbook and is inspected. */
const unwanted: readonly (readonly number[])[] = [
  [0x4d, 0x5a],
  [0x7f, 0x45, 0x4c, 0x46],
  [0x1f, 0x8b],
  [0x42, 0x5a, 0x68],
  [0xfd, 0x37, 0x7a, 0x58, 0x5a],
  [0x37, 0x7a, 0xbc, 0xaf],
  [0x52, 0x61, 0x72, 0x21],
  [0x28, 0xb5, 0x2f, 0xfd],
  [0x23, 0x21],
];

export type FileFault = 'unwanted' | 'broken' | 'bomb' | 'large' | 'encoding';

/**
 * The refusal for each fault of a file. The sentence of `encoding` is the browser's own: two sentences for
 * one fault would confuse (D350).
 */
export const faultAnswers: Readonly<
  Record<FileFault, { readonly status: 413 | 415; readonly message: string }>
> = {
  unwanted: { status: 415, message: 'Este tipo de archivo no se puede subir' },
  broken: { status: 415, message: 'La foto está dañada: guárdala de nuevo como JPG o PNG y súbela' },
  bomb: { status: 413, message: 'El archivo excede el tamaño máximo permitido' },
  large: { status: 413, message: tooMuchUnfolded },
  encoding: { status: 415, message: 'El XML no está en UTF-8: vuelve a descargarlo del SAT' },
};

/**
 * Returns the fault of a file by its bytes alone, whatever it was sent for: a program or a foreign archive
 * (`unwanted`); a picture whose size cannot be read (`broken`); a picture, workbook or XML that grows when it
 * is opened (`bomb`); a workbook that unfolds to more than we read (`large`); an XML that is not UTF-8
 * (`encoding`). `null` means none.
 */
export async function fileFault(bytes: Uint8Array): Promise<FileFault | null> {
  if (unwanted.some((signature) => signature.every((byte, at) => bytes[at] === byte))) return 'unwanted';
  const type = fileTypeOf(bytes.subarray(0, 256));
  if (type === 'xlsx') return archiveFault(bytes);
  if (type === 'jpeg' || type === 'png') return pictureFault(bytes);
  if (type === 'xml') return xmlFault(bytes);
  return null;
}

function pictureFault(bytes: Uint8Array): FileFault | null {
  if (pictureSize(bytes) === null) return 'broken';
  return openableSize(bytes) === null ? 'bomb' : null;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Invoices are UTF-8 (SAT, Anexo 20) and have no document type. In another encoding, or with a NUL in the
 * word, a document type could pass here and be read elsewhere; with one an XML can repeat a word a billion
 * times, or read files.
 */
function xmlFault(bytes: Uint8Array): FileFault | null {
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    return 'encoding';
  }
  const declared = /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([^"'>]*)/u.exec(text)?.[1] ?? 'utf-8';
  if (text.includes('\0') || !['utf-8', 'utf8', 'us-ascii'].includes(declared.toLowerCase()))
    return 'encoding';
  return /<!(?:DOCTYPE|ENTITY)/iu.test(text) ? 'bomb' : null;
}
