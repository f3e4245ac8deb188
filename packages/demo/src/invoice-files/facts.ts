/** The content of an invoice of the demo. */
export type DemoInvoiceFacts = {
  readonly uuid: string;
  /** The value looks like a seal, but nothing is signed. */
  readonly seal: string;
  readonly folio: string;
  readonly issuer: { readonly rfc: string; readonly name: string };
  readonly issuedAt: Date;
  readonly timeZone: string;
  readonly orderNumber: string;
  /** Amounts with VAT, centavos. */
  readonly pieces: readonly { readonly sku: string; readonly name: string; readonly amount: number }[];
};

/** A piece's price without VAT, and its VAT; they add up to its amount. */
export function partsOf(amount: number): { base: number; vat: number } {
  const base = Math.round((amount * 100) / 116);
  return { base, vat: amount - base };
}

/** Returns the amounts of an invoice, centavos. */
export function sumsOf({ pieces }: DemoInvoiceFacts) {
  const parts = pieces.map(({ amount }) => partsOf(amount));
  const base = parts.reduce((sum, one) => sum + one.base, 0);
  const vat = parts.reduce((sum, one) => sum + one.vat, 0);
  return { base, vat, total: base + vat };
}

/** Local time without a zone, as an invoice writes it. */
export const issuedTime = ({ issuedAt, timeZone }: DemoInvoiceFacts): string =>
  issuedAt.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T');
