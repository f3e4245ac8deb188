export type FileType = 'pdf' | 'jpeg' | 'png' | 'xml' | 'csv' | 'xlsx';

const signatures: readonly (readonly [FileType, readonly number[]])[] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  // A zip; which kind of workbook it holds is found out when it is read.
  ['xlsx', [0x50, 0x4b, 0x03, 0x04]],
];

/**
 * The type of a file by its first bytes, whatever its name; `null` when they identify none (CSV is text like
 * any other). XML may start with byte-order marks, of which some programs write two, and blanks.
 * @example fileTypeOf([0x25, 0x50, 0x44, 0x46, 0x2d, 0x31]) // => 'pdf'
 * @example fileTypeOf([0x4d, 0x5a]) // => null
 */
export function fileTypeOf(head: ArrayLike<number>): FileType | null {
  const bytes = Array.from(head, Number).slice(0, 256);
  const known = signatures.find(([, signature]) => signature.every((byte, at) => bytes[at] === byte));
  if (known) return known[0];
  const isMark = (from: number) => [0xef, 0xbb, 0xbf].every((byte, at) => bytes[from + at] === byte);
  let start = 0;
  while (isMark(start)) start += 3;
  const first = bytes.slice(start).findIndex((byte) => ![0x20, 0x09, 0x0a, 0x0d].includes(byte));
  return bytes[start + first] === 0x3c ? 'xml' : null;
}

/**
 * Says whether first bytes can be those of a file of a type. CSV has none of its own: it is text that is no other type.
 * @example isOfType([0x25, 0x50, 0x44, 0x46, 0x2d], 'pdf') // => true
 * @example isOfType([0x25, 0x50, 0x44, 0x46, 0x2d], 'csv') // => false
 */
export function isOfType(head: ArrayLike<number>, type: FileType): boolean {
  const known = fileTypeOf(head);
  return type === 'csv' ? known === null && !Array.from(head, Number).includes(0) : known === type;
}
