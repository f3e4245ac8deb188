import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyText } from '../../testing/arbitraries.ts';
import { safeFileName } from './safe-file-name.ts';
import { cpuOf } from '../../testing/cpu-of.ts';

describe('the name of a file', () => {
  test.each([
    ['acuse 1.pdf', 'acuse 1.pdf'],
    ['Guía de Ñandú.pdf', 'Guía de Ñandú.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\ana\\foto.png', 'foto.png'],
    ['a\u0000.pdf', 'a.pdf'],
    ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie_ x.pdf'],
    ['factura\u202Efdp.exe', 'facturafdp.exe'],
    ['"><script>.png', '_script_.png'],
    ['con.pdf', '_con.pdf'],
    ['LPT1', '_LPT1'],
    ['com9.txt', '_com9.txt'],
    ['comx.txt', 'comx.txt'],
    ['a  b\u00a0\u2003c.pdf', 'a b c.pdf'],
    ['.htaccess', 'htaccess'],
    ['foto.png. . ', 'foto.png'],
    ['', 'archivo'],
    ['///', 'archivo'],
  ])('%j is kept as %j', (given, kept) => {
    expect(safeFileName(given)).toBe(kept);
  });

  test('is 100 characters at most, with its ending', () => {
    const kept = safeFileName(`${'ñ'.repeat(300)}.pdf`);
    expect([...kept]).toHaveLength(100);
    expect(kept.endsWith('ñ.pdf')).toBe(true);
    expect(safeFileName('x'.repeat(150))).toBe('x'.repeat(100));
    expect(safeFileName(`${'x'.repeat(96)}.pdf`)).toBe(`${'x'.repeat(96)}.pdf`);
    expect(safeFileName(`a.b${'x'.repeat(150)}.pdf`)).toBe(`a.b${'x'.repeat(93)}.pdf`);
  });

  test.each([
    ['dots', `a${'.'.repeat(200_000)}b.pdf`],
    ['blanks', `a${' '.repeat(200_000)}b.pdf`],
    ['folders', `${'/'.repeat(200_000)}b.pdf`],
    ['marks over one letter', `a${'\u0301\u0323'.repeat(100_000)}.pdf`],
    ['halves of characters', `${'\uD83D\uDE00'.repeat(100_000)}.pdf`],
  ])('is read in no time, also one of 200,000 %s', (_what, given) => {
    const kept = safeFileName(given);
    expect(cpuOf(() => safeFileName(given))).toBeLessThan(250);
    expect(kept).toMatch(/\.pdf$/u);
    expect([...kept].length).toBeLessThanOrEqual(100);
    expect(kept).not.toMatch(/\p{Cs}/u);
  });

  it('names no folder, breaks no line and leaves no header, whatever is given; and is not changed again', () => {
    const nasty = fc.array(
      fc.oneof(anyText, fc.constantFrom('/', '\\', '..', '\r\n', '"', ';', '\u202E', '%00', 'con.')),
    );
    fc.assert(
      fc.property(nasty, (parts) => {
        const name = safeFileName(parts.join(''));
        expect(name).not.toMatch(/[/\\"<>:|?*;=%\p{Cc}\p{Cf}]/u);
        expect(name).not.toMatch(/^[\s.]|^$/u);
        expect([...name].length).toBeLessThanOrEqual(100);
        expect(safeFileName(name)).toBe(name);
      }),
      { numRuns: 1000 },
    );
  });
});
