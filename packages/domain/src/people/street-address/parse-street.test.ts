import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyText } from '../../testing/arbitraries.ts';
import { repositoryFile } from '../../testing/repository-file.ts';
import { formatStreet } from './format-street.ts';
import { parseStreet } from './parse-street.ts';
import { referenceParseStreet } from './testing/reference.ts';
import { spacedLine, vocabularyLine } from './testing/vocabulary-line.ts';
import { cases } from '../../testing/cases.ts';

const decisions = repositoryFile('docs/spec/decisions.md');
const workedExamples = [...decisions.matchAll(/^\| (\d+) \| (.*?) \| (.*?) \| (.*?) \| (.*?) ?\|$/gmu)].map(
  ([, number, line = '', street = '', outdoorNumber = '', interiorNumber = '']) => ({
    number: Number(number),
    line: line === '(empty)' ? '' : line,
    expected: { street, outdoorNumber, interiorNumber },
  }),
);

describe('street parsing holds every worked example of decision D116 (S5.8)', () => {
  it('reads all 71 of them', () => {
    expect(workedExamples.map(({ number }) => number)).toEqual(Array.from({ length: 71 }, (_, at) => at + 1));
  });

  it.each(workedExamples)('$number: $line', ({ line, expected }) => {
    expect(parseStreet(line)).toEqual(expected);
  });
});

type Parts = [line: string, street: string, outdoorNumber: string, interiorNumber: string];

describe('separators count in their context', () => {
  test.each<Parts>([
    ['Hidalgo, 45, 3', 'Hidalgo', '45', '3'],
    ['Calle Hidalgo #45', 'Calle Hidalgo', '45', ''],
    ['Hidalgo # 45 # 3', 'Hidalgo', '45', '3'],
    ['#45 Hidalgo', 'Hidalgo', '45', ''],
  ])('comma and # in "%s" (S5.9)', (line, street, outdoorNumber, interiorNumber) => {
    expect(parseStreet(line)).toEqual({ street, outdoorNumber, interiorNumber });
  });

  test.each<Parts>([
    ['Hidalgo. 12', 'Hidalgo', '12', ''],
    ['Hidalgo - 12', 'Hidalgo', '12', ''],
    ['Hidalgo: 45', 'Hidalgo', '45', ''],
    ['Hidalgo; 45', 'Hidalgo', '45', ''],
    ['Hidalgo 12. 3', 'Hidalgo', '12', '3'],
    ['Hidalgo 12-3', 'Hidalgo', '12', '3'],
  ])('period, dash and colon in "%s" (S5.10)', (line, street, outdoorNumber, interiorNumber) => {
    expect(parseStreet(line)).toEqual({ street, outdoorNumber, interiorNumber });
  });

  test.each<Parts>([
    ['Hidalgo EXT 12 INT 3', 'Hidalgo', '12', '3'],
    ['Hidalgo no. 12 int. b', 'Hidalgo', '12', 'b'],
    ['Hidalgo No45-B', 'Hidalgo', '45', 'B'],
    ['Internacional 77', 'Internacional', '77', ''],
    ['Cerrada Moreno 8', 'Cerrada Moreno', '8', ''],
    ['Int 3', 'Int', '3', ''],
  ])('ext, no and int in "%s" (S5.11)', (line, street, outdoorNumber, interiorNumber) => {
    expect(parseStreet(line)).toEqual({ street, outdoorNumber, interiorNumber });
  });
});

describe('real lines', () => {
  test.each<Parts>([
    ['Av. Insurgentes Sur No. 1602 Int. 4-B', 'Av. Insurgentes Sur', '1602', '4-B'],
    ['Calle 5 de Mayo #12, Int 3', 'Calle 5 de Mayo', '12', '3'],
    ['Km 14.5 Carr. México-Toluca s/n', 'Km 14.5 Carr. México-Toluca', 'S/N', ''],
    ['Mz 4 Lt 12', '', 'Mz 4 Lt 12', ''],
    ['SM 503 M 12 L 3 Casa 4', 'SM 503', 'M 12 L 3', 'Casa 4'],
    ['Calle 5 de Febrero Num. Ext. 12 Num. Int. 3', 'Calle 5 de Febrero', '12', '3'],
    ['MZA. 4, LTE. 12, COL. AGRÍCOLA', 'COL. AGRÍCOLA', 'MZA. 4, LTE. 12', ''],
    ['Roble,Mz 4B Lt 12A', 'Roble', 'Mz 4B Lt 12A', ''],
    ['Roble Mz 4Lt 12', 'Roble', 'Mz 4Lt 12', ''],
    ['  AV.   JUÁREZ   100  ', 'AV. JUÁREZ', '100', ''],
    ['Hidalgo 12, Torreón', 'Hidalgo, Torreón', '12', ''],
    ['Hidalgo 12, Depto', 'Hidalgo, Depto', '12', ''],
    ['Hidalgo 12 Depto4', 'Hidalgo', '12', 'Depto4'],
    ['Hidalgo #12 #3-B Sur', 'Hidalgo', '12', '3-B Sur'],
    ['Hidalgo 12 -n interior 2', 'Hidalgo 12 -n interior', '2', ''],
    ['Hidalgo s/x 5', 'Hidalgo s/x', '5', ''],
    ['İzmir 5', 'İzmir', '5', ''],
    ['Hidalgo S/N Sur', 'Hidalgo', 'S/N Sur', ''],
    ['Hidalgo sin número Bis', 'Hidalgo', 'S/N Bis', ''],
    ['C. 13', 'C. 13', '', ''],
    ['C. 13 25', 'C. 13', '25', ''],
    ['Calle 60, 500', 'Calle 60', '500', ''],
    ['Hidalgo 12 PH', 'Hidalgo', '12', 'PH'],
    ['Hidalgo 12 PH2', 'Hidalgo', '12', 'PH2'],
    ['Hidalgo 12 P.B.', 'Hidalgo', '12', 'P.B.'],
    ['Hidalgo 12 P.B. int 4', 'Hidalgo', '12', 'P.B. Int 4'],
    ['Hidalgo 12 Piso 3, Torre B', 'Hidalgo', '12', 'Piso 3, Torre B'],
    ['Hidalgo n° 12 int. no. 5', 'Hidalgo', '12', '5'],
    ['Hidalgo nº12', 'Hidalgo', '12', ''],
    ['Hidalgo 12-B - Interior 5', 'Hidalgo', '12-B', '5'],
    ['Circuito Interior, interior 5', 'Circuito Interior', '', '5'],
    ['Hidalgo s / n interior 2', 'Hidalgo', 'S/N', '2'],
    ['Hidalgo 12 Local No. 3', 'Hidalgo', '12', 'Local No. 3'],
    ['Hidalgo 12 Int A-3/B', 'Hidalgo', '12', 'A-3/B'],
    ['Hidalgo 12 Int L-12', 'Hidalgo', '12', 'L-12'],
    ['Hidalgo 12 Int Norte', 'Hidalgo 12 Int Norte', '', ''],
    ['Hidalgo 1234abcd', 'Hidalgo 1234abcd', '', ''],
    ['Hidalgo 12.5abcd', 'Hidalgo 12.5abcd', '', ''],
    ['Hidalgo #12.5abcd', 'Hidalgo .5abcd', '12', ''],
    ['Carr. 57 Km. 12.5', 'Carr. 57', 'Km. 12.5', ''],
    ['Carr. 57 kilómetro 12', 'Carr. 57', 'kilómetro 12', ''],
    ['Hidalgo 12 Pte.', 'Hidalgo', '12 Pte', ''],
    ['Hidalgo No. 12 Pte. 4', 'Hidalgo 4', '12 Pte.', ''],
    ['Calle 5 Norte 12-B Ote', 'Calle 5 Norte', '12 Ote', 'B'],
  ])('"%s"', (line, street, outdoorNumber, interiorNumber) => {
    expect(parseStreet(line)).toEqual({ street, outdoorNumber, interiorNumber });
  });

  test('an absent line reads as empty', () => {
    expect(parseStreet(null)).toEqual({ street: '', outdoorNumber: '', interiorNumber: '' });
    expect(parseStreet(undefined)).toEqual(parseStreet(''));
  });
});

describe('the words of appendix A', () => {
  const words = (text: string) => text.split(/\s+/u);

  test.each(
    words(`calle avenida ave av bulevar boulevard blvd calzada calz privada priv cerrada cda andador and circuito cto
      retorno ret eje carretera carr camino prolongación prol periférico autopista callejón diagonal pasaje vía`),
  )('a number after "%s" alone is the name of the street (S-g)', (type) => {
    expect(parseStreet(`${type} 13`)).toEqual({
      street: `${type} 13`,
      outdoorNumber: '',
      interiorNumber: '',
    });
    expect(parseStreet(`${type} 13 25`)).toEqual({
      street: `${type} 13`,
      outdoorNumber: '25',
      interiorNumber: '',
    });
  });

  test.each(
    words(`departamento depto dpto dep piso local loc oficina ofna despacho desp edificio edif torre casa bodega
      consultorio suite nivel`),
  )('"%s" with its value is an interior number, and keeps its word (S-d)', (word) => {
    const read = { street: 'Hidalgo', outdoorNumber: '12', interiorNumber: `${word} 4` };
    expect(parseStreet(`Hidalgo 12 ${word} 4`)).toEqual(read);
    expect(parseStreet(`Hidalgo 12, Int. ${word} 4`)).toEqual(read);
  });

  test.each(words('norte nte sur oriente ote poniente pte bis ter'))(
    '"%s" belongs to the number before it (S-e)',
    (word) => {
      expect(parseStreet(`Hidalgo 12 ${word}, Centro`)).toEqual({
        street: 'Hidalgo, Centro',
        outdoorNumber: `12 ${word}`,
        interiorNumber: '',
      });
    },
  );

  test.each(words('# no núm num número numero nº n° ext exterior'))('"%s" marks a number (S-b)', (mark) => {
    for (const after of ['', ' ', '.', ': ', ' - ']) {
      expect(parseStreet(`Hidalgo ${mark}${after}45 Morelos`)).toEqual({
        street: 'Hidalgo Morelos',
        outdoorNumber: '45',
        interiorNumber: '',
      });
    }
  });

  test.each(words('no núm número'))('"%s" may stand between int and its value', (word) => {
    for (const after of ['', '.', ':', '#', '. ', ': ', ' # ']) {
      expect(parseStreet(`Hidalgo 12 int. ${word}${after}5`).interiorNumber).toBe('5');
    }
  });

  test.each(words('mz mza manzana'))('"%s" and a lot are one number (S-e)', (block) => {
    for (const lot of ['lt', 'lte', 'lote']) {
      const number = `${block} 4 ${lot}. 12`;
      expect(parseStreet(`Roble ${number}`)).toEqual({
        street: 'Roble',
        outdoorNumber: number,
        interiorNumber: '',
      });
    }
  });
});

describe('laws of street parsing', () => {
  const separators = new Set([
    'ext',
    'exterior',
    'no',
    'n',
    'nº',
    'num',
    'numero',
    'int',
    'interior',
    'sin',
    's',
  ]);
  /** Runs of letters and runs of digits, without the words that only separate. */
  const wordsAndNumbers = (text: string) =>
    (text.normalize('NFC').match(/\p{L}+|\d+/gu) ?? [])
      .map((part) => part.toLowerCase().replace('ú', 'u'))
      .filter((part) => !separators.has(part))
      .toSorted();

  it('loses no word and no number of a line, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(spacedLine, anyText), (line) => {
        const { street, outdoorNumber, interiorNumber } = parseStreet(line);
        const joined = [street, outdoorNumber, interiorNumber].join(' ');
        expect(wordsAndNumbers(joined)).toEqual(wordsAndNumbers(line));
      }),
      cases(2000),
    );
  });

  it('agrees with the reference of appendix A on lines made of its own vocabulary', () => {
    fc.assert(
      fc.property(vocabularyLine, (line) => {
        expect(parseStreet(line)).toEqual(referenceParseStreet(line));
      }),
      cases(5000),
    );
  });

  it('reads upper case as it reads lower case', () => {
    fc.assert(
      fc.property(vocabularyLine, (line) => {
        const upper = (text: string) => text.toUpperCase();
        const { street, outdoorNumber, interiorNumber } = parseStreet(line.toLowerCase());
        expect(Object.values(parseStreet(upper(line))).map(upper)).toEqual(
          [street, outdoorNumber, interiorNumber].map(upper),
        );
      }),
    );
  });

  it('does not care for blanks around a line nor for their number', () => {
    fc.assert(
      fc.property(vocabularyLine, (line) => {
        expect(parseStreet(`\t ${line.replaceAll(' ', ' \u00a0\n')} `)).toEqual(parseStreet(line));
      }),
    );
  });

  it('gives texts without blanks at their ends', () => {
    fc.assert(
      fc.property(fc.oneof(vocabularyLine, anyText), (line) => {
        for (const part of Object.values(parseStreet(line))) expect(part).toBe(part.trim());
      }),
    );
  });

  it('reads back a street, a number and a marked interior from one formatted line', () => {
    const name = fc.constantFrom('Calle Hidalgo', 'Av. 20 de Noviembre', 'Paseo de la Reforma', '5 de Mayo');
    const number = fc
      .tuple(fc.integer({ min: 1, max: 9999 }), fc.constantFrom('', 'A', 'B'))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        name,
        number,
        fc.constantFrom('', '3', '4-B', 'L-12', 'B'),
        (street, outdoorNumber, interiorNumber) => {
          const parts = { street, outdoorNumber, interiorNumber };
          expect(parseStreet(formatStreet(parts))).toEqual(parts);
        },
      ),
    );
  });
});
