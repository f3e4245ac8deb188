import { randomUUID } from 'node:crypto';

type Wish = {
  /** MXN */
  readonly amount: number;
  readonly rfc?: string;
  readonly uuid?: string;
  readonly day?: string;
  /** Instead of what a good one has. */
  readonly tipo?: string;
  readonly related?: string;
  readonly receiver?: string;
};

/** Returns a stamped invoice without a fault, unless the wish has one. */
export function cfdiFor({
  amount,
  rfc = 'CLU210415AB7',
  uuid = randomUUID(),
  day = '2025-11-25',
  tipo = 'I',
  related = '',
  receiver = 'XAXX010101000',
}: Wish): string {
  const base = Math.round((amount * 100) / 1.16) / 100;
  return `<?xml version="1.0" encoding="UTF-8"?>
<cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/4" Version="4.0" Fecha="${day}T10:00:00" Moneda="MXN" Sello="c2VsbG8="
  SubTotal="${base.toFixed(2)}" Total="${amount.toFixed(2)}" TipoDeComprobante="${tipo}" FormaPago="31" MetodoPago="PUE">${related}
  <cfdi:Emisor Rfc="${rfc}"/><cfdi:Receptor Rfc="${receiver}" UsoCFDI="S01" RegimenFiscalReceptor="616"/>
  <cfdi:Conceptos><cfdi:Concepto Importe="${base.toFixed(2)}"/></cfdi:Conceptos>
  <cfdi:Impuestos TotalImpuestosTrasladados="${(amount - base).toFixed(2)}"/>
  <cfdi:Complemento><tfd:TimbreFiscalDigital xmlns:tfd="http://www.sat.gob.mx/TimbreFiscalDigital" UUID="${uuid.toUpperCase()}" SelloCFD="c2VsbG8="/></cfdi:Complemento>
</cfdi:Comprobante>`;
}
