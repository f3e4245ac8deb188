import type { MaybeText } from '../../internal/text.ts';
import { parseMxn } from '../../money/parse-mxn.ts';
import type { Centavos } from '../../money/centavos.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { openingTags, type XmlTag } from './xml-tags.ts';

export interface Cfdi {
  /** '4.0', '3.3' or '3.2'. */
  readonly version: string;
  /** The value as written, in upper case. */
  readonly emitterRfc: string;
  /** Centavos of the document's currency. */
  readonly total: Centavos;
  /** Fiscal folio, lower case; null for a document not yet stamped. */
  readonly uuid: string | null;
}

const uuidShape = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/iu;

/**
 * Reads the version, issuer's RFC, total and fiscal folio (UUID) of an invoice's XML, without checking its
 * seal. A document type is refused. Source: calls.md 25.6, D123.
 * @example sniffCfdi('<cfdi:Comprobante Version="4.0" Total="116.00"><cfdi:Emisor Rfc="EKU9003173C9"/></cfdi:Comprobante>') // => { ok: true, value: { version: '4.0', emitterRfc: 'EKU9003173C9', total: 11600, uuid: null } }
 * @example sniffCfdi('<html></html>') // => { ok: false, error: { code: 'not_cfdi', message: 'El XML no es un CFDI' } }
 */
export function sniffCfdi(xml: MaybeText): Result<Cfdi, 'not_cfdi' | 'incomplete'> {
  const tags = xml ? openingTags(xml) : null;
  const root = tags?.[0];
  if (!tags || root?.name !== 'Comprobante') return fail('not_cfdi', 'El XML no es un CFDI');
  const version = attribute(root, 'version');
  const total = parseMxn(attribute(root, 'total'));
  const emitterRfc = attribute(tagNamed(tags, 'Emisor'), 'rfc').toUpperCase();
  if (version === '' || emitterRfc === '' || !total.ok) {
    return fail('incomplete', 'Al CFDI le falta la versión, el RFC del emisor o el total');
  }
  const uuid = attribute(tagNamed(tags, 'TimbreFiscalDigital'), 'uuid').toLowerCase();
  return ok({ version, emitterRfc, total: total.value, uuid: uuidShape.test(uuid) ? uuid : null });
}

/**
 * Says whether an invoice's total agrees with an order's amount: within 1 peso. Both in centavos.
 * Source: calls.md 25.6.
 * @example invoiceTotalMatches(centavos(11600), centavos(11700)) // => true
 * @example invoiceTotalMatches(centavos(11600), centavos(11701)) // => false
 */
export function invoiceTotalMatches(invoiceTotal: Centavos, orderTotal: Centavos): boolean {
  return Math.abs(invoiceTotal - orderTotal) <= 100;
}

function tagNamed(tags: readonly XmlTag[], name: string): XmlTag | undefined {
  return tags.find((tag) => tag.name === name);
}

/** Version 3.2 writes its attributes in lower case, later ones with a capital. */
function attribute(tag: XmlTag | undefined, name: string): string {
  const entry = Object.entries(tag?.attributes ?? {}).find(([key]) => key.toLowerCase() === name);
  return (entry?.[1] ?? '').trim();
}
