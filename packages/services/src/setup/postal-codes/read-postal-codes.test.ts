import { mexicanStates } from '@trastienda/domain';
import fc from 'fast-check';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import {
  sepomexFile,
  sepomexHead,
  sepomexLine,
  type SepomexLine,
  sepomexText,
} from '../../testing/sepomex-file.ts';
import { readPostalCodes } from './read-postal-codes.ts';
import { WrongPostalCodes } from './wrong-postal-codes.ts';

const roma = { code: '06700', name: 'Roma Norte', borough: 'Cuauhtémoc', state: 'Ciudad de México' };
const merida = { code: '97203', name: 'Xcumpich', borough: 'Mérida', state: 'Yucatán', city: 'Mérida' };
const lines: readonly SepomexLine[] = [roma, { ...roma, name: 'Álamos' }, merida];
const inUtf8 = (text: string) => Buffer.from(text);
const codesOf = (bytes: Uint8Array) => [...readPostalCodes(bytes).codes.values()];
const refusal = (bytes: Uint8Array): string => {
  try {
    readPostalCodes(bytes);
  } catch (error) {
    if (error instanceof WrongPostalCodes) return error.message;
    throw error;
  }
  return 'It was read.';
};

const known = [
  {
    code: '06700',
    stateCode: 'MX-DIF',
    city: 'Cuauhtémoc',
    borough: 'Cuauhtémoc',
    colonias: ['Álamos', 'Roma Norte'],
  },
  { code: '97203', stateCode: 'MX-YUC', city: 'Mérida', borough: 'Mérida', colonias: ['Xcumpich'] },
];

describe('the file of Correos de México', () => {
  it('is read in its own encoding, in UTF-8 with or without its mark, and from its archive, and the encoding is told', () => {
    const text = sepomexText(lines);
    const own = sepomexFile(lines);
    for (const [bytes, encoding] of [
      [own, 'windows-1252'],
      [inUtf8(text), 'UTF-8'],
      [inUtf8(`\ufeff${text}`), 'UTF-8'],
      [inUtf8(`\ufeff${text.slice(text.indexOf('\n') + 1)}`), 'UTF-8'],
      [inUtf8(text.replaceAll('\r\n', '\n').trimEnd()), 'UTF-8'],
      [zipSync({ 'CPdescarga.txt': own }), 'windows-1252'],
    ] as const) {
      expect(codesOf(bytes)).toEqual(known);
      expect(readPostalCodes(bytes).encoding).toBe(encoding);
    }
  });

  it('reads its columns by their names, which are not always in the same order', () => {
    const [, , ...rows] = sepomexText(lines).trimEnd().split('\r\n');
    const turned = [sepomexHead, ...rows].map((line) => line.split('|').toReversed().join('|'));
    expect(codesOf(inUtf8(turned.join('\n')))).toEqual(known);
  });

  it('gives back what was written, in any order of its lines', () => {
    const word = fc.constantFrom(
      'Centro',
      'Núñez',
      'San José',
      'Ampliación Güemes',
      'El Rosario (Sección 2)',
      "O'Higgins",
    );
    const line = fc.record({
      code: fc.constantFrom('00100', '06700', '45010', '97203', '99999'),
      name: fc.tuple(word, fc.nat(99)).map(([text, number]) => `${text} ${number}`),
      city: word,
    });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 60 }), (some) => {
        const placed = some.map(({ code, name }, at) => {
          const state = mexicanStates[Number(code) % mexicanStates.length]?.name ?? '';
          return { code, name, state, borough: `Municipio ${code}`, city: some[0]?.city ?? '', at };
        });
        const read = codesOf(sepomexFile(placed));
        expect(read.map(({ code }) => code)).toEqual([...new Set(some.map(({ code }) => code))].toSorted());
        for (const { code, city, borough, stateCode, colonias } of read) {
          const own = placed.filter((one) => one.code === code);
          expect([...colonias].toSorted()).toEqual([...new Set(own.map(({ name }) => name))].toSorted());
          expect([city, borough]).toEqual([own[0]?.city, own[0]?.borough]);
          expect(mexicanStates.find(({ key }) => key === stateCode)?.name).toBe(own[0]?.state);
        }
        expect(codesOf(inUtf8(sepomexText(placed.toReversed())))).toEqual(read);
      }),
    );
  });

  it('gives a code that two municipalities share to the one with most of its settlements', () => {
    const shared = { code: '30900', state: 'Chiapas' };
    const read = codesOf(
      sepomexFile([
        { ...shared, name: 'Uno', borough: 'La Trinitaria' },
        { ...shared, name: 'Dos', borough: 'Comitán', city: 'Comitán de Domínguez' },
        { ...shared, name: 'Tres', borough: 'Comitán' },
      ]),
    );
    expect(read).toMatchObject([
      { borough: 'Comitán', city: 'Comitán de Domínguez', colonias: ['Dos', 'Tres', 'Uno'] },
    ]);
  });

  it('is refused with the number of its first broken line, whichever that is', () => {
    const good = Array.from({ length: 30 }, () => sepomexLine(roma));
    const broken = [
      [sepomexLine({ ...roma, code: '6700' }), '"6700" is no postal code of five digits'],
      [sepomexLine({ ...roma, state: 'Texas' }), '"Texas" is no state of Mexico'],
      [sepomexLine({ ...roma, name: ' ' }), 'd_asenta is empty'],
      [sepomexLine({ ...roma, borough: '' }), 'D_mnpio is empty'],
      [sepomexLine(roma).slice(0, 30), 'it has 4 columns instead of 15'],
      [`${sepomexLine(roma)}|`, 'it has 16 columns instead of 15'],
    ] as const;
    fc.assert(
      fc.property(fc.nat(30), fc.constantFrom(...broken), (at, [line, what]) => {
        const text = [sepomexHead, ...good.slice(0, at), line, ...good.slice(at), 'later|broken'].join('\n');
        expect(refusal(inUtf8(text))).toBe(`Line ${at + 2}: ${what}.`);
      }),
    );
  });

  it('may have empty lines', () => {
    const text = [sepomexHead, '', '|'.repeat(14), sepomexLine(roma), ' ', ''].join('\n');
    expect(codesOf(inUtf8(text))).toHaveLength(1);
  });

  it('is refused without a column that is needed, naming it, and without names of columns', () => {
    const text = sepomexText(lines);
    expect(refusal(inUtf8(text.replace('d_ciudad', 'ciudad').replace('D_mnpio', 'mnpio')))).toBe(
      'Line 2 names no column D_mnpio, d_ciudad.',
    );
    const none =
      'Neither of its first two lines names the columns (d_codigo|d_asenta|…): choose TXT where you download it.';
    expect(refusal(inUtf8(lines.map(sepomexLine).join('\n')))).toBe(none);
    expect(refusal(inUtf8('<?xml version="1.0"?>'))).toBe(none);
  });

  it('is refused empty, without a code, and as something else than a text', () => {
    expect(refusal(new Uint8Array())).toBe('The file is empty.');
    expect(refusal(inUtf8(sepomexText([])))).toBe('Nothing follows the names of the columns.');
    expect(refusal(Buffer.from(sepomexText(lines), 'utf16le'))).toBe(
      'The file is no text: choose TXT where you download it.',
    );
  });

  it('is refused in another encoding, and where a conversion broke its letters, with the line', () => {
    const text = sepomexText(lines);
    // The é of MS-DOS and of old Macs.
    for (const é of [0x82, 0x8e]) {
      const bytes = Buffer.from(text.replaceAll('é', '\u0001'), 'latin1').map((byte) =>
        byte === 1 ? é : byte,
      );
      expect(refusal(bytes)).toMatch(/^Line 1: the byte 8[2E] is no letter of ISO-8859-1/);
    }
    const twice = Buffer.from(Buffer.from(sepomexLine(merida)).toString('latin1'));
    expect(refusal(Buffer.concat([inUtf8(`${sepomexHead}\n`), twice]))).toBe(
      'Line 2: a conversion broke its accents ("Ã©rida"): take the file as it is published.',
    );
    expect(refusal(inUtf8(text.replace('Álamos', '\ufffdlamos')))).toMatch(/^Line 4: a conversion broke/);
    // One byte that is not UTF-8 among others that are.
    expect(refusal(Buffer.concat([inUtf8(text), Buffer.from([0xe9])]))).toMatch(/^Line 4: the byte 81 is no/);
  });

  it('is refused as an archive that is damaged, or does not hold exactly one text', () => {
    const own = sepomexFile(lines);
    const whole = zipSync({ 'CPdescarga.txt': own });
    expect(refusal(whole.subarray(0, whole.length / 2))).toBe('The archive is damaged: download it again.');
    expect(refusal(zipSync({ 'CPdescarga.xls': own }))).toBe(
      'The archive holds 0 text files instead of one.',
    );
    expect(refusal(zipSync({ 'a.txt': own, 'b.TXT': own }))).toBe(
      'The archive holds 2 text files instead of one.',
    );
  });
});
