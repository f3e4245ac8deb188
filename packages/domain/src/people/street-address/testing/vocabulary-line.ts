import fc from 'fast-check';

const pieces = [
  [
    'Calle',
    'Hidalgo',
    'Av.',
    'C.',
    'Sur',
    'Norte',
    'Pte.',
    'de',
    'Mayo',
    'x',
    'y',
    'Centro',
    'Col. Centro',
    'Torreón',
  ],
  ['No', 'Núm.', 'nº', 'N°', 'Ext.', 'Ext', '#', 'Int', 'int.', 'interior', 'Interior 5'],
  [
    '12',
    '3',
    '25',
    '4-B',
    '222-4',
    '14.5',
    '123A',
    '12abcd',
    '1.2.3',
    'S/N',
    's / n',
    'sin número',
    'Bis',
    'A',
    'B',
  ],
  ['Mz', 'Mza.', 'Lt', 'Mz 4 Lt 12', 'Km', 'Km 14.5'],
  ['Depto', 'Dep.', 'Piso 3', 'Local', 'Torre', 'Casa', 'PB', 'P.B.', 'PH 2', 'PH'],
  [',', ', ', '-', ' - ', ':', ';', '.', '. '],
].flat();

const lineOf = (...between: string[]) =>
  fc
    .array(fc.tuple(fc.constantFrom(...pieces), fc.constantFrom(...between)), { maxLength: 10 })
    .map((parts) => parts.flat().join(''));

/** Lines made of the words and separators that street parsing knows, in any order, some run together. */
export const vocabularyLine = lineOf(' ', ' ', ' ', '', ', ');

/** The same with every word apart. */
export const spacedLine = lineOf(' ', ' ', ', ');
