import { checkCfdi, type CfdiExpected } from '../invoice/cfdi/check-cfdi.ts';
import { readCfdi } from '../invoice/cfdi/read-cfdi.ts';
import { centavos } from '../money/centavos.ts';

export const uuid = '5CF2A8D0-7A0B-4B0E-9C3E-1F2A3B4C5D6E';
export const tfd = 'xmlns:tfd="http://www.sat.gob.mx/TimbreFiscalDigital"';
export const stampOf = (folio = uuid, seal = 'abc=') =>
  `<tfd:TimbreFiscalDigital ${tfd} Version="1.1" UUID="${folio}" SelloCFD="${seal}"/>`;

export type CfdiChange = Partial<
  Record<
    | 'space'
    | 'version'
    | 'tipo'
    | 'fecha'
    | 'moneda'
    | 'subtotal'
    | 'descuento'
    | 'total'
    | 'sello'
    | 'forma'
    | 'metodo'
    | 'emisor'
    | 'receptor'
    | 'lugar'
    | 'related'
    | 'taxes'
    | 'complement'
    | 'addenda'
    | 'before'
    | 'after'
    | 'global',
    string
  >
>;
const receptor = 'Rfc="SSM990607NS3" UsoCFDI="G03" RegimenFiscalReceptor="601"';
/** A good invoice of $1,160.00, with this instead. */
export const cfdiOf = (change: CfdiChange = {}) => {
  const c = {
    space: 'http://www.sat.gob.mx/cfd/4',
    version: '4.0',
    tipo: 'I',
    fecha: '2025-11-20T23:59:59',
    moneda: 'MXN',
    subtotal: '1000.00',
    descuento: '',
    total: '1160.00',
    sello: 'abc=',
    forma: '31',
    metodo: 'PUE',
    emisor: '<cfdi:Emisor Rfc="EKU9003173C9" Nombre="Escuela &quot;Kemper&quot; &gt; Urgate" />',
    receptor,
    lugar: '',
    related: '',
    taxes: '<cfdi:Impuestos TotalImpuestosTrasladados="160.00"/>',
    complement: `<cfdi:Complemento>${stampOf()}</cfdi:Complemento>`,
    addenda: '',
    before: '',
    after: '',
    global: '',
    ...change,
  };
  return `\uFEFF<?xml version="1.0" encoding="UTF-8"?>${c.before}
<cfdi:Comprobante xmlns:cfdi="${c.space}" Version="${c.version}" Fecha='${c.fecha}' Moneda="${c.moneda}" Sello="${c.sello}"
  SubTotal="${c.subtotal}" ${c.descuento} Total = "${c.total}" TipoDeComprobante="${c.tipo}" FormaPago="${c.forma}" MetodoPago="${c.metodo}" LugarExpedicion="${c.lugar}">
  ${c.global}${c.related}${c.emisor}
  <cfdi:Receptor ${c.receptor}/>
  <cfdi:Conceptos><cfdi:Concepto Importe="1000.00"/></cfdi:Conceptos>
  ${c.taxes}${c.complement}${c.addenda}
</cfdi:Comprobante>${c.after}`;
};

export const expected: CfdiExpected = {
  amount: centavos(116_000),
  boughtAt: '2025-11-18T18:00:00Z',
  rfc: 'EKU9003173C9',
  receiver: null,
  knownUuids: {},
  replaces: null,
  now: '2025-11-25T18:00:00Z',
  timeZone: 'America/Mexico_City',
};
export const good = (change?: CfdiChange) => {
  const read = readCfdi(cfdiOf(change));
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
};
const findings = (change: CfdiChange = {}, of: Partial<CfdiExpected> = {}) =>
  checkCfdi(good(change), { ...expected, ...of }).filter(({ level }) => level !== 'ok');
export const told = (change: CfdiChange = {}, of: Partial<CfdiExpected> = {}) =>
  findings(change, of).map(({ level, sentence }) => [level, sentence]);
