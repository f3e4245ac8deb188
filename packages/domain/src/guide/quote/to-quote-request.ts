import { cleanText, type MaybeText } from '../../internal/text.ts';
import { parseDecimal } from '../../number/parse-decimal.ts';
import { validatePostalCode } from '../../people/contact/validate-postal-code.ts';

/** The values that the merchant typed, as text. */
export interface QuoteForm {
  readonly storeId: MaybeText;
  readonly originZipCode: MaybeText;
  readonly destinationZipCode: MaybeText;
  /** cm */
  readonly height: MaybeText;
  /** cm */
  readonly width: MaybeText;
  /** cm */
  readonly depth: MaybeText;
  /** kg */
  readonly weight: MaybeText;
  /** MXN; may be 0 */
  readonly packageValue: MaybeText;
  readonly insurance?: boolean;
}

/** The body of `quoteGuide`. */
export interface QuoteRequest {
  readonly shippingDays: 1;
  readonly packageType: 1;
  readonly generatePickup: false;
  readonly storeId: string;
  readonly originZipCode: string;
  readonly destinationZipCode: string;
  readonly height: number;
  readonly width: number;
  readonly depth: number;
  readonly weight: number;
  readonly packageValue: number;
  readonly insurance: boolean;
}

export type QuoteField = Exclude<keyof QuoteForm, 'insurance'>;

export type QuoteRequestResult =
  | { readonly ok: true; readonly value: QuoteRequest }
  | {
      readonly ok: false;
      readonly error: {
        readonly code: 'invalid_form';
        readonly message: string;
        /** One Spanish sentence for each field to correct. */
        readonly fields: { readonly [Field in QuoteField]?: string };
      };
    };

/** Largest side and weight that the contract takes (D205). */
const LARGEST = 99_999;

const measures = {
  height: 'el alto en cm',
  width: 'el ancho en cm',
  depth: 'el largo en cm',
  weight: 'el peso en kg',
} as const;

/**
 * Turns the form's texts into the body of a quote: texts to numbers by `parseDecimal`, shipping days 1, package type 1, pickup
 * not generated. Sides and weight must be above 0 and at most 99,999; the value may be 0. All fields are checked, and each
 * faulty one is named.
 * @example toQuoteRequest({ storeId: '1', originZipCode: '06600', destinationZipCode: '44100', height: '10', width: '30', depth: '25', weight: '0,6', packageValue: '$449', insurance: true }) // => { ok: true, value: { shippingDays: 1, packageType: 1, generatePickup: false, storeId: '1', originZipCode: '06600', destinationZipCode: '44100', height: 10, width: 30, depth: 25, weight: 0.6, packageValue: 449, insurance: true } }
 */
export function toQuoteRequest(form: QuoteForm): QuoteRequestResult {
  const fields: { [Field in QuoteField]?: string } = {};
  const number = (field: keyof typeof measures | 'packageValue', name: string, least: 'above 0' | '0') => {
    const read = parseDecimal(form[field]);
    if (!read.ok) {
      fields[field] = read.error.code === 'empty' ? `Escribe ${name}` : read.error.message;
      return 0;
    }
    if (read.value < 0 || (least === 'above 0' && read.value === 0)) {
      fields[field] = least === '0' ? 'Escribe 0 o más' : 'Escribe un número mayor que 0';
    } else if (least === 'above 0' && read.value > LARGEST) {
      fields[field] = 'Escribe 99,999 o menos';
    }
    return read.value;
  };
  const postalCode = (field: 'originZipCode' | 'destinationZipCode') => {
    const read = validatePostalCode(form[field]);
    if (!read.ok) fields[field] = read.error.message;
    return cleanText(form[field]);
  };

  const storeId = cleanText(form.storeId);
  if (storeId === '') fields.storeId = 'Elige una tienda';
  const value: QuoteRequest = {
    shippingDays: 1,
    packageType: 1,
    generatePickup: false,
    storeId,
    originZipCode: postalCode('originZipCode'),
    destinationZipCode: postalCode('destinationZipCode'),
    height: number('height', measures.height, 'above 0'),
    width: number('width', measures.width, 'above 0'),
    depth: number('depth', measures.depth, 'above 0'),
    weight: number('weight', measures.weight, 'above 0'),
    packageValue: number('packageValue', 'el valor del paquete', '0'),
    insurance: form.insurance ?? false,
  };
  const count = Object.keys(fields).length;
  if (count === 0) return { ok: true, value };
  const message = count === 1 ? 'Para cotizar, haz un cambio' : `Para cotizar, haz ${count} cambios`;
  return { ok: false, error: { code: 'invalid_form', message, fields } };
}
