import { describe, expect, test } from 'vitest';
import { centavos } from '../../money/centavos.ts';
import { checkCfdi, readInvoiceUpload } from '../cfdi/index.ts';
import { badInvoices } from './index.ts';

const context = {
  amount: centavos(116_000),
  rfc: 'EKU9003173C9',
  purchaseDay: '2025-11-18',
  today: '2025-11-25',
};

describe('files that are sent for an invoice, as the browser reads them', () => {
  test.each(badInvoices(context).map((one) => [one.title, one] as const))('%s', (_, example) => {
    const read = readInvoiceUpload(example);
    const said = read.ok
      ? checkCfdi(read.value?.cfdi ?? expect.fail('It is a PDF'), {
          amount: context.amount,
          rfc: context.rfc,
          boughtAt: `${context.purchaseDay}T18:00:00Z`,
          now: `${context.today}T18:00:00Z`,
          timeZone: 'America/Mexico_City',
          receiver: null,
          knownUuids: {},
          replaces: null,
        }).filter(({ level }) => level !== 'ok')
      : [{ level: 'error', sentence: read.error.message }];
    const level = { refused: 'error', warned: 'warning', taken: null }[example.outcome];
    expect(said.map((one) => [one.level, one.sentence])).toEqual(
      level === null ? [] : [[level, example.sentence]],
    );
  });

  test('a PDF is taken as it is', () => {
    const bytes = new TextEncoder().encode('%PDF-1.7\n%%EOF');
    expect(readInvoiceUpload({ name: 'A-1.PDF', bytes })).toEqual({ ok: true, value: null });
  });
});
