type Wish = {
  readonly name?: string;
  readonly total?: string;
  readonly rfc?: string;
  readonly version?: string;
  readonly form?: string;
  readonly uuid?: string;
  readonly day?: string;
};

/** An invoice of the example's store, as the tax authority stamps it. */
export function invoiceFile({
  name = 'A-1187.xml',
  total = '1798.00',
  rfc = 'EKU9003173C9',
  version = '4.0',
  form = '31',
  uuid = '6F1B2C30-9D4E-4A61-8C7B-0E5D3A9F1B22',
  day = '2025-11-20',
}: Wish = {}): File {
  const base = (Number(total) / 1.16).toFixed(2);
  const tax = (Number(total) - Number(base)).toFixed(2);
  return new File(
    [
      `<?xml version="1.0" encoding="UTF-8"?>
<cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/4" xmlns:tfd="http://www.sat.gob.mx/TimbreFiscalDigital" Version="${version}" TipoDeComprobante="I" Fecha="${day}T10:00:00" Moneda="MXN" SubTotal="${base}" Total="${total}" FormaPago="${form}" MetodoPago="PUE" Sello="abc123">
<cfdi:Emisor Rfc="${rfc}" Nombre="CASA LUMBRE" RegimenFiscal="601"/>
<cfdi:Receptor Rfc="XAXX010101000" Nombre="PUBLICO EN GENERAL" UsoCFDI="S01" RegimenFiscalReceptor="616" DomicilioFiscalReceptor="06600"/>
<cfdi:Conceptos><cfdi:Concepto ClaveProdServ="52121500" Cantidad="1" ClaveUnidad="H87" Descripcion="Vajilla" ValorUnitario="${base}" Importe="${base}" ObjetoImp="02"/></cfdi:Conceptos>
<cfdi:Impuestos TotalImpuestosTrasladados="${tax}"><cfdi:Traslados><cfdi:Traslado Base="${base}" Impuesto="002" TipoFactor="Tasa" TasaOCuota="0.160000" Importe="${tax}"/></cfdi:Traslados></cfdi:Impuestos>
<cfdi:Complemento><tfd:TimbreFiscalDigital Version="1.1" UUID="${uuid}" FechaTimbrado="${day}T10:00:05" SelloCFD="abc123" SelloSAT="x" NoCertificadoSAT="1"/></cfdi:Complemento>
</cfdi:Comprobante>`,
    ],
    name,
    { type: 'text/xml' },
  );
}
