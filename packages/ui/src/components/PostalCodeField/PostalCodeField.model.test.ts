import { describe, expect, it } from 'vitest';
import {
  emptyPostalCode,
  neighborhoodChoice,
  otherNeighborhood,
  validatePostalCodeValues,
} from './PostalCodeField.model.ts';

describe('what a postal code leads to', () => {
  it('says each part to mend', () => {
    expect(Object.keys(validatePostalCodeValues(emptyPostalCode)).toSorted()).toEqual([
      'borough',
      'neighborhood',
      'state',
      'zipCode',
    ]);
    expect(
      validatePostalCodeValues({
        zipCode: '64070',
        state: 'MX-NLE',
        borough: 'Monterrey',
        neighborhood: 'Mirador',
      }),
    ).toEqual({});
  });
});

describe('the neighbourhood', () => {
  it('is Otra when the postal code does not list it', () => {
    expect(neighborhoodChoice('La de siempre', ['Mirador'])).toBe(otherNeighborhood);
    expect(neighborhoodChoice('Mirador', ['Mirador'])).toBe('Mirador');
    expect(neighborhoodChoice(' ', ['Mirador'])).toBeNull();
  });
});
