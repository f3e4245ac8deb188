import { describe, expect, it } from 'vitest';
import { emptyAddress, validateAddress, type AddressValues } from './AddressForm.model.ts';

const good: AddressValues = {
  ...emptyAddress,
  name: 'Jorge Ruiz',
  phone: '8112344417',
  zipCode: '64070',
  state: 'MX-NLE',
  borough: 'Monterrey',
  neighborhood: 'Mirador',
  street: 'Av. de los Encinos',
  outdoorNumber: '2305',
};

describe('an address for a guide', () => {
  it('needs neither interior number nor reference', () => {
    expect(validateAddress(good)).toEqual({});
  });

  it('says each thing to mend', () => {
    expect(Object.keys(validateAddress(emptyAddress)).toSorted()).toEqual([
      'borough',
      'name',
      'neighborhood',
      'outdoorNumber',
      'phone',
      'state',
      'street',
      'zipCode',
    ]);
    expect(validateAddress({ ...good, zipCode: '6407' }).zipCode).toBe('El código postal lleva 5 dígitos');
  });
});
