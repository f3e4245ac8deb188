import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { centavos } from '../../money/centavos.ts';
import { repositoryFile } from '../../testing/repository-file.ts';
import { fiscalRegimes } from '../fiscal-regimes.ts';
import { checkCfdi, type CfdiExpected } from './check-cfdi.ts';
import { readInvoiceFile } from './read-invoice-file.ts';
import { readWithholdings } from './read-withholdings.ts';
import { usesOfRegime } from './uses-of-regime.ts';

const folder = 'packages/domain/src/testing/foreign';
const invoice = (name: string) => repositoryFile(`${folder}/cfdi-utils/${name}.xml`);
const bytesOf = (text: string) => new TextEncoder().encode(text);
const expected: CfdiExpected = {
  amount: centavos(332_701),
  boughtAt: null,
  rfc: 'EKU9003173C9',
  receiver: null,
  knownUuids: {},
  replaces: null,
  now: '2026-11-25T18:00:00Z',
  timeZone: 'America/Mexico_City',
};
const errorsOf = (bytes: Uint8Array, of = expected): string[] => {
  const read = readInvoiceFile(bytes);
  if (!read.ok) return [read.error.message];
  return checkCfdi(read.value.cfdi, of)
    .filter(({ level }) => level === 'error')
    .map(({ sentence }) => sentence);
};

describe('invoices that nobody here wrote (CfdiUtils)', () => {
  const unstamped = 'La factura no está timbrada: le falta el folio fiscal';
  test.each([
    ['cfdi40-valid', []],
    [
      'cfdi33-valid',
      [
        'Es CFDI 3.3; desde el 1 de abril de 2023 solo vale la versión 4.0',
        'El XML cambió después de timbrarse',
      ],
    ],
    ['created-cfdi40-pago20-valid', ['Es un complemento de pago', unstamped, 'Está en XXX; sube una en MXN']],
    ['created-with-discounts-40', [unstamped, 'Está en USD; sube una en MXN']],
    ['retenciones20', ['Es una constancia de retenciones']],
    ['simple-xml', ['El XML no es un CFDI']],
  ])('%s: its own sentences', (name, sentences) => {
    expect(errorsOf(bytesOf(invoice(name)), { ...expected, amount: null, rfc: null })).toEqual(sentences);
  });

  test('a constancy is read as one', () => {
    expect(readWithholdings(invoice('retenciones20'))).toMatchObject({
      value: { version: '2.0', key: '14', emitter: 'EKU9003173C9', year: 2021, isr: 20_000, iva: 0 },
    });
  });

  /** More by hand: `MUTANTS=20000`. */
  it('with bytes changed anywhere is never taken for a good one of another content, and never throws', () => {
    const whole = bytesOf(invoice('cfdi40-valid'));
    const edit = fc.record({
      at: fc.nat(whole.length - 1),
      cut: fc.nat(4),
      put: fc.uint8Array({ maxLength: 4 }),
    });
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 3 }), (edits) => {
        let bytes: Uint8Array = whole;
        for (const { at, cut, put } of edits) {
          const rest = bytes.subarray(at + cut);
          const changed = new Uint8Array(at + put.length + rest.length);
          changed.set(bytes.subarray(0, at));
          changed.set(put, at);
          changed.set(rest, at + put.length);
          bytes = changed;
        }
        if (errorsOf(bytes).length > 0) return;
        const read = readInvoiceFile(bytes);
        if (!read.ok) throw new Error('It was read a moment ago');
        const { version, tipo, moneda, emisor, total, suma, uuid } = read.value.cfdi;
        expect([version, tipo, moneda, emisor]).toEqual(['4.0', 'I', 'MXN', 'EKU9003173C9']);
        expect(Math.abs((total ?? 0) - 332_701)).toBeLessThanOrEqual(100);
        expect(Math.abs((suma ?? 0) - (total ?? 0))).toBeLessThanOrEqual(1);
        expect(uuid).toMatch(/^[\da-f-]{36}$/u);
      }),
      { numRuns: Number(process.env['MUTANTS'] ?? 500) },
    );
  });
});

describe('catalogues of the tax authority', () => {
  /** Rows of a table, each value as its text. */
  const rowsOf = (table: string): string[][] =>
    [...repositoryFile(`${folder}/sat-catalogs/${table}.sql`).matchAll(/VALUES\((.*)\);/gu)].map(([, row]) =>
      [...(row ?? '').matchAll(/'([^']*)'|(\d+)/gu)].map(([, text, number]) => text ?? number ?? ''),
    );

  test('say which regimes there are, and who may have them', () => {
    const theirs = rowsOf('cfdi_40_regimenes_fiscales').map(([code, , person, company]) => [
      code,
      [...(person === '1' ? ['fisica'] : []), ...(company === '1' ? ['moral'] : [])],
    ]);
    expect(fiscalRegimes.map(({ code, personTypes }) => [code, personTypes])).toEqual(theirs);
  });

  test('say which uses a regime may give an invoice', () => {
    const theirs = rowsOf('cfdi_40_usos_cfdi').flatMap(([use, ...rest]) =>
      (rest.at(-1) ?? '').split(',').map((regime) => `${regime.trim()} ${use}`),
    );
    const ours = fiscalRegimes.flatMap(({ code }) =>
      (usesOfRegime(code) ?? []).map((use) => `${code} ${use}`),
    );
    expect(ours.toSorted()).toEqual(theirs.toSorted());
  });
});
