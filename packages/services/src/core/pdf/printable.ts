/** The standard fonts of PDF can write Latin-1 and these characters, which cover Spanish. */
const alsoPrintable = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

const isPrintable = (character: string) => {
  const code = character.codePointAt(0) ?? 0;
  return (
    (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff) || alsoPrintable.includes(character)
  );
};

/** Replaces characters that the font cannot write: other letters lose their accent, the rest becomes '?'. */
export function printable(text: string): string {
  return [...text.normalize('NFC').replace(/\s+/g, ' ').trim()]
    .map((character) => {
      if (isPrintable(character)) return character;
      const plain = character.normalize('NFD').replace(/\p{M}/gu, '');
      if (plain !== '' && [...plain].every(isPrintable)) return plain;
      // Marks that belong to the letter before, as in an emoji, are not signs of their own.
      return /[\p{M}\p{Cf}]/u.test(character) ? '' : '?';
    })
    .join('');
}
