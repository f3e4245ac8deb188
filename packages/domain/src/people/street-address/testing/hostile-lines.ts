/** Pieces that, repeated, make an expression with nested choices go back again and again. */
export const hostileLines = {
  letters: 'a',
  digits: '1',
  blanks: 'a ',
  marks: '#',
  'number words': 'no. ',
  commas: ', ',
  dashes: '-',
  'dash chain': '1-',
  'dash chain with a tail': '1-1-1 x ',
  periods: '.',
  decimals: '1.',
  'interior marks': 'int ',
  'interior marks after digits': '1 int-',
  'long interior marks': '1 interior ',
  'interior phrases': 'Depto 1 ',
  'interior phrases, broken off': 'Depto 1 x ',
  'interior words': 'Piso ',
  'ground floors': 'P.B.',
  blocks: 'Mz 4 ',
  kilometers: 'Km ',
  'no number': 's/ ',
  'marked dash chain': '# 1-',
} as const;

/** A line of a length that is made of one piece. */
export function hostileLine(piece: string, length: number): string {
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
}
