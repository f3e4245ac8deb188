import { NOT_UTF8 } from '../../files/uploads/not-utf8.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { type Cfdi, type CfdiFault, cfdiOf, MAX_XML_BYTES, readRoot, tooLong } from './read-cfdi.ts';
import { tokensOf } from './tokens-of.ts';
import type { XmlElement } from './xml-reader.ts';

/**
 * The content of a file: the invoice, and the words of its XML that may be the number of an order or a guide.
 */
export interface ReadInvoice {
  readonly cfdi: Cfdi;
  readonly texts: readonly string[];
}

// Every browser has it, and Node; this package is compiled with the types of neither.
declare const TextDecoder: new (
  label: string,
  options: { readonly fatal: boolean },
) => { readonly decode: (bytes: Uint8Array) => string };

/** Seals and certificates are longer, and name no order. */
const MAX_TEXT = 200;
/** More than an invoice names. */
const MAX_WORDS = 5_000;

/**
 * Reads the bytes of an XML file as an invoice, in the browser before it is sent as in the service: UTF-8 with or without a
 * mark, 500 kB at most.
 * @example readInvoiceFile(new Uint8Array([0xff, 0xfe, 0x3c, 0x00])) // => { ok: false, error: { code: 'encoding', message: 'El XML no está en UTF-8: vuelve a descargarlo del SAT' } }
 */
export function readInvoiceFile(bytes: Uint8Array): Result<ReadInvoice, CfdiFault> {
  if (bytes.length > MAX_XML_BYTES) {
    return fail('too_large', tooLong);
  }
  const text = textOf(bytes);
  if (text === null) return fail('encoding', NOT_UTF8);
  const root = readRoot(text);
  if (!root.ok) return root;
  const cfdi = cfdiOf(root.value);
  return cfdi.ok ? ok({ cfdi: cfdi.value, texts: textsOf(root.value) }) : cfdi;
}

function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Words with a digit in the values of all elements, each once, in their order. */
function textsOf(root: XmlElement): string[] {
  const words = new Set<string>();
  const waiting = [root];
  for (let next = waiting.pop(); next !== undefined && words.size < MAX_WORDS; next = waiting.pop()) {
    for (const value of next.attributes.values()) {
      if (value.length > MAX_TEXT || !/\d/u.test(value)) continue;
      for (const word of tokensOf(value)) if (/\d/u.test(word)) words.add(word);
    }
    for (let at = next.children.length - 1; at >= 0; at -= 1) {
      const child = next.children[at];
      if (child) waiting.push(child);
    }
  }
  return [...words];
}
