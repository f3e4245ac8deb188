import type { CallOutput } from '@trastienda/api-client';
import type { listAutomaticBillings } from '@trastienda/api-client/billing';
import { type ReadingTime, toCentavos } from '@trastienda/domain';
import { checkCfdi, type CfdiFinding, readInvoiceUpload } from '@trastienda/domain/invoice';

/** One thing that was looked at in an invoice, or why it could not be read. */
export type CfdiCheck = Omit<CfdiFinding, 'id'> & { readonly id: string };

type Expected = Pick<
  CallOutput<typeof listAutomaticBillings>['rows'][number],
  'monto' | 'rfc' | 'receptor' | 'fecha_pedido' | 'invoice_status' | 'uuid'
>;

/** Checks a file for an order by the rules and in the words of the service (D317). */
export function checkInvoice(
  file: { readonly name: string; readonly bytes: Uint8Array },
  expected: Expected,
  clock: ReadingTime,
): CfdiCheck[] {
  const read = readInvoiceUpload(file);
  if (!read.ok) return [{ id: read.error.code, level: 'error', sentence: read.error.message, mend: null }];
  if (read.value === null) return [];
  const { monto, rfc, receptor = null, fecha_pedido: bought, invoice_status: status, uuid } = expected;
  return checkCfdi(read.value.cfdi, {
    amount: toCentavos(monto),
    boughtAt: bought,
    rfc,
    receiver: receptor,
    knownUuids: {},
    replaces: status === 'aceptada' ? (uuid?.toLowerCase() ?? null) : null,
    ...clock,
  });
}
