import type { Centavos } from '../../money/centavos.ts';

/** The order that an example invoice belongs to. */
export interface InvoiceContext {
  /** Centavos that the order asks for. */
  readonly amount: Centavos;
  /** RFC of the store. */
  readonly rfc: string;
  /** Days, YYYY-MM-DD: of the purchase, and today in the store's zone. */
  readonly purchaseDay: string;
  readonly today: string;
}

export const exampleUuid = '6f1b2c30-9d4e-4a61-8c7b-0e5d3a9f1b22';
const tfd = 'xmlns:tfd="http://www.sat.gob.mx/TimbreFiscalDigital"';

/** A stamp, with this instead of what a good one has. */
export const stamp = ({ uuid = exampleUuid, seal = 'c2VsbG8=', space = tfd } = {}): string =>
  `<tfd:TimbreFiscalDigital ${space} Version="1.1" UUID="${uuid}" SelloCFD="${seal}"/>`;

const mxn = (amount: number): string => (amount / 100).toFixed(2);

/** Attributes and parts of the XML that an example has instead of a good invoice's. */
export type InvoiceChange = Partial<
  Record<
    | 'space'
    | 'version'
    | 'tipo'
    | 'fecha'
    | 'moneda'
    | 'subtotal'
    | 'total'
    | 'sello'
    | 'forma'
    | 'metodo'
    | 'emisor'
    | 'receptor'
    | 'complement'
    | 'addenda'
    | 'before'
    | 'after'
    | 'global',
    string
  >
>;

/**
 * A stamped invoice of an order, in which nothing is wrong but what is changed.
 * @example invoiceXml({ amount: centavos(116000), rfc: 'EKU9003173C9', purchaseDay: '2026-01-15', today: '2026-01-20' }).includes('Total="1160.00"') // => true
 */
export function invoiceXml(context: InvoiceContext, change: InvoiceChange = {}): string {
  const { amount, rfc, today } = context;
  const base = Math.round((amount * 100) / 116);
  const c = {
    space: 'http://www.sat.gob.mx/cfd/4',
    version: '4.0',
    tipo: 'I',
    fecha: `${today}T00:00:00`,
    moneda: 'MXN',
    subtotal: mxn(base),
    total: mxn(amount),
    sello: 'c2VsbG8=',
    forma: '31',
    metodo: 'PUE',
    emisor: rfc,
    receptor: 'Rfc="XAXX010101000" UsoCFDI="S01" RegimenFiscalReceptor="616"',
    complement: `<cfdi:Complemento>${stamp()}</cfdi:Complemento>`,
    addenda: '',
    before: '',
    after: '',
    global: '',
    ...change,
  };
  return `<?xml version="1.0" encoding="UTF-8"?>${c.before}
<cfdi:Comprobante xmlns:cfdi="${c.space}" Version="${c.version}" Fecha="${c.fecha}" Moneda="${c.moneda}" Sello="${c.sello}" SubTotal="${c.subtotal}" Total="${c.total}" TipoDeComprobante="${c.tipo}" FormaPago="${c.forma}" MetodoPago="${c.metodo}">${c.global}
  <cfdi:Emisor Rfc="${c.emisor}"/><cfdi:Receptor ${c.receptor}/>
  <cfdi:Conceptos><cfdi:Concepto Importe="${c.subtotal}"/></cfdi:Conceptos>
  <cfdi:Impuestos TotalImpuestosTrasladados="${mxn(amount - base)}"/>
  ${c.complement}${c.addenda}
</cfdi:Comprobante>${c.after}`;
}
