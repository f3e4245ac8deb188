import { type DemoInvoiceFacts, issuedTime, partsOf, sumsOf } from './facts.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (value: string): string => value.replace(/[&<>"]/gu, (one) => escapes[one] ?? one);
const mxn = (amount: number): string => (amount / 100).toFixed(2);
const tax = (base: number, vat: number): string =>
  `<cfdi:Traslado Base="${mxn(base)}" Impuesto="002" TipoFactor="Tasa" TasaOCuota="0.160000" Importe="${mxn(vat)}"/>`;

/**
 * Returns an invoice of an order of the demo in the form of a tax authority's provider (SAT, Anexo 20): it is
 * valid and adds up as a real one, and is marked as a demo.
 */
export function invoiceXml(facts: DemoInvoiceFacts): string {
  const { base, vat, total } = sumsOf(facts);
  const at = issuedTime(facts);
  const pieces = facts.pieces.map(({ sku, name, amount }) => {
    const { base: own, vat: ownVat } = partsOf(amount);
    return (
      `<cfdi:Concepto ClaveProdServ="01010101" NoIdentificacion="${text(sku)}" Cantidad="1" ClaveUnidad="H87"` +
      ` Descripcion="${text(name)}" ValorUnitario="${mxn(own)}" Importe="${mxn(own)}" ObjetoImp="02">` +
      `<cfdi:Impuestos><cfdi:Traslados>${tax(own, ownVat)}</cfdi:Traslados></cfdi:Impuestos></cfdi:Concepto>`
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<!-- Documento de demostración, sin validez fiscal -->
<cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/4" xmlns:tfd="http://www.sat.gob.mx/TimbreFiscalDigital" Version="4.0" Serie="DEMO" Folio="${facts.folio}" Fecha="${at}" Sello="${facts.seal}" FormaPago="31" SubTotal="${mxn(base)}" Moneda="MXN" Total="${mxn(total)}" TipoDeComprobante="I" Exportacion="01" MetodoPago="PUE" LugarExpedicion="44160">
  <cfdi:Emisor Rfc="${text(facts.issuer.rfc)}" Nombre="${text(facts.issuer.name)}" RegimenFiscal="601"/>
  <cfdi:Receptor Rfc="XAXX010101000" Nombre="PUBLICO EN GENERAL" DomicilioFiscalReceptor="44160" RegimenFiscalReceptor="616" UsoCFDI="S01"/>
  <cfdi:Conceptos>
    ${pieces.join('\n    ')}
  </cfdi:Conceptos>
  <cfdi:Impuestos TotalImpuestosTrasladados="${mxn(vat)}"><cfdi:Traslados>${tax(base, vat)}</cfdi:Traslados></cfdi:Impuestos>
  <cfdi:Complemento><tfd:TimbreFiscalDigital Version="1.1" UUID="${facts.uuid.toUpperCase()}" FechaTimbrado="${at}" SelloCFD="${facts.seal}"/></cfdi:Complemento>
</cfdi:Comprobante>
`;
}
