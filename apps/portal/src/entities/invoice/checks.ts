import type { CallOutput } from '@trastienda/api-client';
import type { listAutomaticBillings } from '@trastienda/api-client/billing';
import { localDay, type ReadingTime, toCentavos } from '@trastienda/domain';
import { checkCfdi, type CfdiFinding, readCfdi } from '@trastienda/domain/invoice';

/** One thing that was looked at in an invoice, or why it could not be read. */
export type CfdiCheck = Omit<CfdiFinding, 'id'> & { readonly id: string };

type Expected = Pick<
  CallOutput<typeof listAutomaticBillings>['records'][number],
  'monto' | 'rfc' | 'fecha_pedido' | 'invoice_status' | 'uuid'
>;

function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** What there is to say of an XML for an order, by the rules and in the words of the service (D317). */
export function checkInvoice(
  bytes: Uint8Array,
  expected: Expected,
  { now, timeZone }: ReadingTime,
): CfdiCheck[] {
  const fault = (id: string, sentence: string): CfdiCheck[] => [{ id, level: 'error', sentence, mend: null }];
  const text = textOf(bytes);
  if (text === null) return fault('encoding', 'El XML no está en UTF-8');
  const read = readCfdi(text);
  if (!read.ok) return fault(read.error.code, read.error.message);
  const { monto, rfc, fecha_pedido: bought, invoice_status: status, uuid } = expected;
  return checkCfdi(read.value, {
    amount: toCentavos(monto),
    purchaseDay: localDay(bought, timeZone),
    rfc,
    // Which RFC a channel asks for is known to the service alone.
    receiver: null,
    knownUuids: {},
    replaces: status === 'aceptada' ? (uuid?.toLowerCase() ?? null) : null,
    today: localDay(now, timeZone) ?? '',
  });
}
