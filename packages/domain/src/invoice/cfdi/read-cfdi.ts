import { type Centavos, centavos } from '../../money/centavos.ts';
import { formatNumber } from '../../number/format-number.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { childrenOf, readXml, type XmlElement, xmlLimits } from './xml-reader.ts';

/**
 * An invoice with the values of its XML. Texts are as written, without blanks around them; '' for missing
 * ones.
 */
export interface Cfdi {
  /** '4.0', '3.3' or '3.2'. */
  readonly version: string;
  /** I income, E credit note, P complement of payment, N payroll, T transfer. */
  readonly tipo: string;
  /** Local time without a zone, 'YYYY-MM-DDTHH:mm:ss': never read as UTC. */
  readonly fecha: string;
  /** Postal code of where it was issued, whose clock `fecha` is read from. */
  readonly lugarExpedicion: string;
  readonly moneda: string;
  /** Centavos; `null` for a text that is no amount of money. */
  readonly total: Centavos | null;
  /** The sum of the parts in centavos; `null` where one of them is no amount. */
  readonly suma: Centavos | null;
  readonly conceptos: number;
  readonly emisor: string;
  readonly receptor: string;
  readonly uso: string;
  readonly regimenReceptor: string;
  readonly formaPago: string;
  readonly metodoPago: string;
  /** Fiscal folio, lower case; `null` without exactly one stamp. */
  readonly uuid: string | null;
  /** Whether the stamp is of this very document. */
  readonly isSealed: boolean;
  /** Folios, lower case, of the invoices that this one replaces (relation 04). */
  readonly sustituye: readonly string[];
  readonly isGlobal: boolean;
}

export type CfdiFault = 'too_large' | 'hostile' | 'encoding' | 'incomplete' | 'withholding' | 'not_cfdi';

/** Bytes; no invoice of a merchant is longer. */
export const MAX_XML_BYTES = 500 * 1024;
export const tooLong = 'El XML pesa más de 500 kB: no parece una factura';
const tooFull = `El XML tiene más de ${formatNumber(xmlLimits.tags)} etiquetas o ${xmlLimits.attributes} datos en una: no parece una factura`;

const STAMP = 'http://www.sat.gob.mx/TimbreFiscalDigital';
const LOCAL_TAXES = 'http://www.sat.gob.mx/implocal';
const cfdiSpace = /^http:\/\/www\.sat\.gob\.mx\/cfd\/[234]$/u;
const withholdingSpace = /^http:\/\/www\.sat\.gob\.mx\/esquemas\/retencionpago\/[12]$/u;
const uuidShape = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/u;

/** Both versions of a constancy of withholdings. */
export const isWithholdingRoot = ({ name, namespace }: XmlElement): boolean =>
  name === 'Retenciones' && withholdingSpace.test(namespace);

/** The root of an XML, or why there is none, in the merchant's words. */
export function readRoot(xml: string): Result<XmlElement, CfdiFault> {
  if (xml.length > MAX_XML_BYTES) {
    return fail('too_large', tooLong);
  }
  if (xml.trim() === '') return fail('not_cfdi', 'El XML no es un CFDI');
  const read = readXml(xml);
  if ('root' in read) return ok(read.root);
  if (read.fault === 'full') return fail('too_large', tooFull);
  if (read.fault === 'hostile') return fail('hostile', 'El archivo excede el tamaño máximo permitido');
  return /^\s*</u.test(xml) && !/^\s*<(?:!doctype\s+html|html)/iu.test(xml)
    ? fail('incomplete', 'El XML está incompleto')
    : fail('not_cfdi', 'El XML no es un CFDI');
}

/**
 * Reads an invoice: by paths and namespaces, so that nothing in an addenda or of a foreign namespace passes for a part of it.
 * `checkCfdi` decides whether it is valid. Nothing is verified with keys.
 * @example readCfdi('<html></html>') // => { ok: false, error: { code: 'not_cfdi', message: 'El XML no es un CFDI' } }
 * @example readCfdi('<cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/4" Version="4.0"') // => { ok: false, error: { code: 'incomplete', message: 'El XML está incompleto' } }
 */
export function readCfdi(xml: string): Result<Cfdi, CfdiFault> {
  const read = readRoot(xml);
  return read.ok ? cfdiOf(read.value) : read;
}

/** As `readCfdi`, of a document that is read already. */
export function cfdiOf(root: XmlElement): Result<Cfdi, CfdiFault> {
  if (isWithholdingRoot(root)) return fail('withholding', 'Es una constancia de retenciones');
  if (root.name !== 'Comprobante' || !cfdiSpace.test(root.namespace)) {
    return fail('not_cfdi', 'El XML no es un CFDI');
  }
  const own = (name: string, within: XmlElement = root) => childrenOf(within, name, root.namespace);
  const only = (name: string) => (own(name).length === 1 ? own(name)[0] : undefined);
  const complements = own('Complemento');
  const stamps = complements.flatMap((one) => childrenOf(one, 'TimbreFiscalDigital', STAMP));
  const [stamp] = stamps;
  const uuid = valueOf(stamp, 'UUID').toLowerCase();
  const seal = valueOf(root, 'Sello');
  const [emitter, receiver] = [only('Emisor'), only('Receptor')];
  const related = own('CfdiRelacionados').filter((one) => valueOf(one, 'TipoRelacion') === '04');
  return ok({
    version: valueOf(root, 'Version'),
    tipo: valueOf(root, 'TipoDeComprobante'),
    fecha: valueOf(root, 'Fecha'),
    lugarExpedicion: valueOf(root, 'LugarExpedicion'),
    moneda: valueOf(root, 'Moneda'),
    total: totalOf(root),
    suma: sumOf(root, only('Impuestos'), complements),
    conceptos: own('Conceptos').flatMap((one) => own('Concepto', one)).length,
    emisor: valueOf(emitter, 'Rfc').toUpperCase(),
    receptor: valueOf(receiver, 'Rfc').toUpperCase(),
    uso: valueOf(receiver, 'UsoCFDI'),
    regimenReceptor: valueOf(receiver, 'RegimenFiscalReceptor'),
    formaPago: valueOf(root, 'FormaPago'),
    metodoPago: valueOf(root, 'MetodoPago'),
    uuid: stamps.length === 1 && uuidShape.test(uuid) ? uuid : null,
    isSealed: seal !== '' && seal === valueOf(stamp, 'SelloCFD'),
    sustituye: related
      .flatMap((one) => own('CfdiRelacionado', one))
      .map((one) => valueOf(one, 'UUID').toLowerCase()),
    isGlobal: own('InformacionGlobal').length > 0,
  });
}

/** A value by its name; versions before 3.3 write names in lower case. */
export function valueOf(element: XmlElement | undefined, name: string): string {
  const { attributes } = element ?? {};
  const lower = name.charAt(0).toLowerCase() + name.slice(1);
  return (
    attributes?.get(name) ??
    attributes?.get(lower) ??
    attributes?.get(name.toLowerCase()) ??
    ''
  ).trim();
}

const amountShape = /^\d{1,12}(?:\.\d{1,6})?$/u;

/** Millionths of a peso, as many as an amount of an invoice may have; `null` for a text that is none. */
function millionths(text: string): bigint | null {
  if (!amountShape.test(text)) return null;
  const [whole = '', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(6, '0'));
}

const CENTAVO = 10_000n;
const toWhole = (amount: bigint): Centavos => centavos(Number((amount + CENTAVO / 2n) / CENTAVO));

/** The total has two decimals at most. */
function totalOf(root: XmlElement): Centavos | null {
  const amount = millionths(valueOf(root, 'Total'));
  return amount === null || amount % CENTAVO !== 0n ? null : toWhole(amount);
}

/** Subtotal less discount, with the taxes charged, without those withheld, local ones too. */
function sumOf(
  root: XmlElement,
  taxes: XmlElement | undefined,
  complements: readonly XmlElement[],
): Centavos | null {
  const local = complements.flatMap((one) => childrenOf(one, 'ImpuestosLocales', LOCAL_TAXES));
  const terms: [element: XmlElement | undefined, name: string, sign: bigint][] = [
    [root, 'SubTotal', 1n],
    [root, 'Descuento', -1n],
    [taxes, 'TotalImpuestosTrasladados', 1n],
    [taxes, 'TotalImpuestosRetenidos', -1n],
    ...local.flatMap((one): [XmlElement, string, bigint][] => [
      [one, 'TotaldeTraslados', 1n],
      [one, 'TotaldeRetenciones', -1n],
    ]),
  ];
  let sum = 0n;
  for (const [element, name, sign] of terms) {
    const text = valueOf(element, name);
    const amount = text === '' && name !== 'SubTotal' ? 0n : millionths(text);
    if (amount === null) return null;
    sum += sign * amount;
  }
  return sum < 0n ? null : toWhole(sum);
}
