import { describe, expect, it } from 'vitest';
import { sampleAddress } from '../../testing/sample-address.ts';
import { emptyAddress, validateAddress, type AddressValues } from './AddressForm.model.ts';

const good: AddressValues = { ...sampleAddress, interiorNumber: '' };

describe('an address for a guide', () => {
  it('needs neither interior number nor reference', () => {
    expect(validateAddress(good)).toEqual({});
  });

  it('of a place without a person asks for nobody', () => {
    expect(validateAddress({ ...good, name: '', phone: '' }, undefined, { hasPerson: false })).toEqual({});
    expect(validateAddress(emptyAddress, undefined, { hasPerson: false })).not.toHaveProperty('phone');
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
