import { placeholderOptions } from '../../order/reasons/placeholder-options.ts';

/** A guide that was bought elsewhere, as it is typed. */
export interface ExternalGuide {
  /** Carrier key; `Otro` for one that is not in the list. */
  readonly carrierId: string;
  /** Name of the carrier; typed where it is not in the list. */
  readonly carrierName: string;
  readonly number: string;
}

/** Key of a carrier that is not in the list. */
export const otherCarrier: string = placeholderOptions.carrier;

const numberLimit = 60;

/**
 * Gives the faults of a guide from elsewhere, by field; none when it can be recorded.
 * @example externalGuideFaults({ carrierId: 'Otro', carrierName: 'Otro', number: ' ' }) // => { carrierName: 'Escribe el nombre de la paquetería', number: 'Escribe el número de guía' }
 * @example externalGuideFaults({ carrierId: 'veloz-mx', carrierName: 'Veloz MX', number: 'AB-123' }) // => {}
 */
export function externalGuideFaults({
  carrierId,
  carrierName,
  number,
}: ExternalGuide): Partial<Record<keyof ExternalGuide, string>> {
  const isNameless = carrierName.trim() === '' || isPlaceholder(carrierName);
  const wrongNumber = guideNumberFault(number);
  return {
    ...(carrierId === '' ? { carrierId: 'Elige la paquetería' } : {}),
    ...(carrierId === otherCarrier && isNameless
      ? { carrierName: 'Escribe el nombre de la paquetería' }
      : {}),
    ...(wrongNumber === null ? {} : { number: wrongNumber }),
  };
}

const isPlaceholder = (name: string): boolean =>
  name.trim().toLowerCase() === placeholderOptions.carrier.toLowerCase();

/**
 * Gives what is wrong with a guide's number as it is typed, or null. Blanks around it do not count.
 * @example guideNumberFault('79 46') // => 'El número de guía va sin espacios'
 * @example guideNumberFault(' AB-123 ') // => null
 */
export function guideNumberFault(typed: string): string | null {
  const number = typed.trim();
  if (number === '') return 'Escribe el número de guía';
  if (/\s/u.test(number)) return 'El número de guía va sin espacios';
  return number.length > numberLimit ? `Usa ${numberLimit} caracteres como máximo` : null;
}
