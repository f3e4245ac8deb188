import { centavos, fromCentavos } from '@trastienda/domain';
import { badInvoices } from '@trastienda/domain/invoice-examples';
import { describe, expect, test } from 'vitest';
import { checkInvoice } from './checks.ts';

const clock = { now: Date.parse('2025-11-25T15:42:00.000Z'), timeZone: 'America/Mexico_City' };
const amount = centavos(179_800);
const order = {
  monto: fromCentavos(amount),
  rfc: 'CLU210415AB7',
  receptor: null,
  fecha_pedido: '2025-11-18T18:00:00.000Z',
  invoice_status: 'pendiente',
  uuid: null,
} as const;

describe('what the browser says of a file before it is sent (D350)', () => {
  const context = { amount, rfc: order.rfc, purchaseDay: '2025-11-18', today: '2025-11-25' };
  test.each(badInvoices(context).map((one) => [one.title, one] as const))('%s', (_, example) => {
    const said = checkInvoice(example, order, clock).filter(({ level }) => level !== 'ok');
    const level = { refused: 'error', warned: 'warning', taken: null }[example.outcome];
    expect(said.map((one) => [one.level, one.sentence])).toEqual(
      level === null ? [] : [[level, example.sentence]],
    );
  });
});
