import { cleanText, type MaybeText } from '../../internal/text.ts';
import { validatePostalCode } from '../contact/validate-postal-code.ts';
import { mexicanStateOf } from './mexican-state-of.ts';
import { stateOfPostalCode } from './state-of-postal-code.ts';

export interface AddressFault {
  readonly field: 'street' | 'suburb' | 'zipCode' | 'stateCode';
  /** Instruction in Spanish. */
  readonly message: string;
}

/**
 * Gives the faults that keep an address from being that of a store: a street or neighbourhood that is missing, a postal code that no state
 * has, or a state that the postal code is not of. Who has a catalogue names the postal code's state (`knownStateCode`).
 * @example addressFaults({ street: 'Niza', suburb: 'Juárez', zipCode: '06600', stateCode: 'MX-DIF' }) // => []
 * @example addressFaults({ street: 'Niza', suburb: 'Juárez', zipCode: '06600', stateCode: 'MX-JAL' }) // => [{ field: 'stateCode', message: 'El código postal 06600 es de Ciudad de Mexico' }]
 * @example addressFaults({ street: 'Niza', suburb: 'Juárez', zipCode: '18000', stateCode: 'MX-DIF' }) // => [{ field: 'zipCode', message: 'El código postal 18000 no existe' }]
 */
export function addressFaults(
  address: {
    readonly street: MaybeText;
    readonly suburb: MaybeText;
    readonly zipCode: MaybeText;
    readonly stateCode: MaybeText;
  },
  knownStateCode?: string,
): AddressFault[] {
  const faults: AddressFault[] = [];
  if (cleanText(address.street) === '') faults.push({ field: 'street', message: 'Escribe la calle' });
  if (cleanText(address.suburb) === '') faults.push({ field: 'suburb', message: 'Escribe la colonia' });
  const zipCode = validatePostalCode(address.zipCode);
  if (!zipCode.ok) return [...faults, { field: 'zipCode', message: zipCode.error.message }];
  const state = mexicanStateOf(knownStateCode) ?? stateOfPostalCode(zipCode.value);
  if (!state) {
    faults.push({ field: 'zipCode', message: `El código postal ${zipCode.value} no existe` });
  } else if (mexicanStateOf(address.stateCode) !== state) {
    faults.push({ field: 'stateCode', message: `El código postal ${zipCode.value} es de ${state.name}` });
  }
  return faults;
}
