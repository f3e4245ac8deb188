import { msDosUpperHalf } from '../narrow-text.ts';

/** A table as a file that some program writes. */
export interface TableFile {
  /** The title names the encoding and the dialect of the file. */
  readonly title: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

// Every browser has them, and Node; this package is compiled with the types of neither.
declare const TextEncoder: new () => { readonly encode: (text: string) => Uint8Array };
declare const TextDecoder: new (encoding: string) => { readonly decode: (bytes: Uint8Array) => string };

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

const utf16 = (text: string, isBigEndian: boolean): Uint8Array =>
  Uint8Array.from(
    Array.from({ length: text.length }, (_, at) => {
      const code = text.charCodeAt(at);
      return isBigEndian ? [code >> 8, code & 0xff] : [code & 0xff, code >> 8];
    }).flat(),
  );

/** Encodes text in an encoding of one byte a letter, given the letters of its upper half. */
function narrow(upperHalf: string): (text: string) => Uint8Array {
  const bytes = new Map([...upperHalf].map((letter, at) => [letter, 0x80 + at]));
  return (text) => Uint8Array.from(text, (char) => bytes.get(char) ?? char.charCodeAt(0));
}

const upperHalf = (encoding: string): string =>
  new TextDecoder(encoding).decode(Uint8Array.from({ length: 128 }, (_, at) => 0x80 + at));

/**
 * The encodings that spreadsheets of this country write, by their names.
 * @example Array.from(tableEncodings['Windows-1252']('año')) // => [97, 241, 111]
 */
export const tableEncodings: Readonly<Record<string, (text: string) => Uint8Array>> = {
  'UTF-8': utf8,
  'UTF-8 with its mark': (text) => utf8(`\uFEFF${text}`),
  'UTF-16, little end first': (text) => utf16(`\uFEFF${text}`, false),
  'UTF-16, big end first': (text) => utf16(`\uFEFF${text}`, true),
  'UTF-16 without its mark': (text) => utf16(text, false),
  'Windows-1252': narrow(upperHalf('windows-1252')),
  'MacRoman of an old Excel': narrow(upperHalf('macintosh')),
  'MS-DOS': narrow(msDosUpperHalf),
};

/** The separator, the line end, and the text before the headings. */
const dialects: readonly (readonly [title: string, separator: string, end: string, before: string])[] = [
  ['commas', ',', '\r\n', ''],
  ['semicolons', ';', '\n', ''],
  ['tabs', '\t', '\r\n', ''],
  ['bars and lines of an old Mac', '|', '\r', ''],
  ['semicolons that the first line names', ';', '\r\n', 'sep=;\r\n'],
];

const quoted = (cell: string): string =>
  /[",;\t|\r\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/**
 * One table as 40 files: in each encoding and dialect that spreadsheets write. Whoever reads tables reads the same in all of them.
 * @example tableFiles([['SKU', 'Descripción'], ['VS-6', 'Año, niño y pingüino']]).length // => 40
 */
export function tableFiles(rows: readonly (readonly string[])[]): TableFile[] {
  return Object.entries(tableEncodings).flatMap(([encoding, encode]) =>
    dialects.map(([title, separator, end, before]) => ({
      title: `${encoding}, ${title}`,
      name: 'tabla.csv',
      bytes: encode(before + rows.map((row) => row.map(quoted).join(separator)).join(end)),
    })),
  );
}
