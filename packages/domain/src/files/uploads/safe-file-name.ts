const longest = 100;
/** Characters that are read of each end of a name: a name may be as long as the form that it came in. */
const read = 500;
/** Names that a Windows machine keeps for its devices, with or without an ending. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/iu;

/**
 * The name of a file in a form that is safe to store, show and offer for saving: its last part, without
 * controls, marks that turn the direction of a text, characters that a file system or a header reads
 * otherwise, or blanks and dots at its ends; 100 characters at most, with its extension.
 * @example safeFileName('../../etc/acuse 1.pdf') // => 'acuse 1.pdf'
 * @example safeFileName('') // => 'archivo'
 */
export function safeFileName(given: string): string {
  const last = given.slice(Math.max(given.lastIndexOf('/'), given.lastIndexOf('\\')) + 1);
  const ends = last.length > 2 * read ? last.slice(0, read) + last.slice(-read) : last;
  const plain = trimmed(
    ends
      .normalize('NFC')
      .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
      .replaceAll(/["*:<>?|%;=]+/gu, '_')
      .replaceAll(/\p{Zs}+/gu, ' '),
  );
  const name = device.test(plain) ? `_${plain}` : plain;
  const characters = [...(name === '' ? 'archivo' : name)];
  if (characters.length <= longest) return characters.join('');
  const ending = [...(/\.[^.]{1,10}$/u.exec(name)?.[0] ?? '')];
  return trimmed([...characters.slice(0, longest - ending.length), ...ending].join(''));
}

const trimmed = (text: string): string => text.replaceAll(/^[\s.]+|[\s.]+$/gu, '');
