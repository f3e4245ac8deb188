import { unzipSync } from 'fflate';
import { WrongPostalCodes } from './wrong-postal-codes.ts';

export type FileText = { readonly text: string; readonly encoding: 'UTF-8' | 'windows-1252' };

/** The file has some 14 MB; a hundred are something else. */
const MAX_BYTES = 100 * 1024 * 1024;
const startsWith = (bytes: Uint8Array, signature: string): boolean =>
  [...signature].every((letter, at) => bytes[at] === letter.charCodeAt(0));

/** Returns the one text file of the archive that the page of Correos de México gives; other bytes as they are. */
function unpacked(bytes: Uint8Array): Uint8Array {
  if (bytes.length > MAX_BYTES) throw new WrongPostalCodes('The file has more than 100 MB.');
  if (!startsWith(bytes, 'PK\u0003\u0004')) return bytes;
  let isTooLarge = false;
  const files = (() => {
    try {
      return unzipSync(bytes, {
        filter({ name, originalSize }) {
          const isText = /\.txt$/iu.test(name);
          isTooLarge ||= isText && originalSize > MAX_BYTES;
          return isText && !isTooLarge;
        },
      });
    } catch {
      throw new WrongPostalCodes('The archive is damaged: download it again.');
    }
  })();
  if (isTooLarge) throw new WrongPostalCodes('The text in the archive has more than 100 MB.');
  const [text, ...others] = Object.values(files);
  if (!text || others.length > 0)
    throw new WrongPostalCodes(`The archive holds ${Object.keys(files).length} text files instead of one.`);
  return text;
}

/** Bytes of windows-1252 that no name has. In other encodings of the country they are letters: é is 82 in one, and 8E in another. */
const isOdd = (byte: number): boolean => byte >= 0x80 && byte <= 0x9f && !/[…‘’“”–—]/u.test(narrow([byte]));
const narrow = (bytes: Iterable<number>): string =>
  new TextDecoder('windows-1252').decode(Uint8Array.from(bytes));
/** A letter that was encoded twice, or lost. */
const broken = /[ÂÃ][\u0080-\u00bf]|\ufffd/u;

const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;

function decoded(bytes: Uint8Array): FileText {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes);
    const odd = bytes.findIndex(isOdd);
    if (odd === -1) return { text, encoding: 'windows-1252' };
    const byte = bytes[odd]?.toString(16).toUpperCase();
    throw new WrongPostalCodes(
      `Line ${lineAt(text, odd)}: the byte ${byte} is no letter of ISO-8859-1, and the file is not UTF-8 either: take it as Correos de México gives it.`,
    );
  }
}

/**
 * Returns the text of the file, which is UTF-8 where all of its bytes are, and otherwise ISO-8859-1, as Correos de México writes it.
 * @throws WrongPostalCodes for bytes that are neither, and for letters that an earlier conversion broke.
 */
export function textOfFile(bytes: Uint8Array): FileText {
  const content = unpacked(bytes);
  if (content.length === 0) throw new WrongPostalCodes('The file is empty.');
  if (content.includes(0))
    throw new WrongPostalCodes('The file is no text: choose TXT where you download it.');
  const file = decoded(content);
  const fault = broken.exec(file.text);
  if (!fault) return file;
  const around = file.text.slice(fault.index).split(/[|\r\n]/u)[0] ?? '';
  throw new WrongPostalCodes(
    `Line ${lineAt(file.text, fault.index)}: a conversion broke its accents ("${around.slice(0, 20)}"): take the file as it is published.`,
  );
}
