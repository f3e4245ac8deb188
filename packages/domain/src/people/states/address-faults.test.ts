import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addressFaults } from './address-faults.ts';
import { mexicanStates } from './mexican-states.ts';
import { stateOfPostalCode } from './state-of-postal-code.ts';

const niza = { street: 'Niza', suburb: 'Juárez', zipCode: '06600', stateCode: 'MX-DIF' };
const faults = (changed: Partial<typeof niza>, known?: string) =>
  addressFaults({ ...niza, ...changed }, known).map(({ field, message }) => `${field}: ${message}`);

describe("the address of a store's own", () => {
  test('has a street, a neighbourhood and a postal code', () => {
    expect(faults({ street: ' ', suburb: '\t', zipCode: '' })).toEqual([
      'street: Escribe la calle',
      'suburb: Escribe la colonia',
      'zipCode: Escribe el código postal',
    ]);
    expect(faults({ zipCode: '6600' })).toEqual(['zipCode: El código postal lleva 5 dígitos']);
  });

  test('takes the state by any of its names', () => {
    expect(faults({ stateCode: 'cdmx' })).toEqual([]);
    expect(faults({ stateCode: '' })).toEqual(['stateCode: El código postal 06600 es de Ciudad de Mexico']);
  });

  it('has a postal code of its state, and of no other', () => {
    const zip = fc.stringMatching(/^\d{5}$/u);
    fc.assert(
      fc.property(zip, fc.constantFrom(...mexicanStates), (zipCode, { key }) => {
        const state = stateOfPostalCode(zipCode);
        const expected = !state ? ['zipCode'] : state.key === key ? [] : ['stateCode'];
        expect(addressFaults({ ...niza, zipCode, stateCode: key }).map(({ field }) => field)).toEqual(
          expected,
        );
        // A catalogue knows better than the first two digits.
        expect(addressFaults({ ...niza, zipCode, stateCode: key }, key)).toEqual([]);
      }),
    );
  });
});
