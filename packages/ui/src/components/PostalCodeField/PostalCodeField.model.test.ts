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

const known = ['Mirador', 'Centro', 'Centro'].map((label, at) => ({
  id: `64070-${at + 1}`,
  label,
  postalCode: '64070',
}));

describe('the neighbourhood', () => {
  it('is Otra when the postal code does not list it', () => {
    expect(neighborhoodChoice('La de siempre', known)).toBe(otherNeighborhood);
    expect(neighborhoodChoice('Mirador', known)).toBe('64070-1');
    expect(neighborhoodChoice(' ', known)).toBeNull();
    expect(neighborhoodChoice('', known, otherNeighborhood)).toBe(otherNeighborhood);
  });

  it('S3.46: of two with one name it is the one that was chosen, as long as its name stands there', () => {
    expect(neighborhoodChoice('Centro', known)).toBe('64070-2');
    expect(neighborhoodChoice('Centro', known, '64070-3')).toBe('64070-3');
    expect(neighborhoodChoice('Mirador', known, '64070-3')).toBe('64070-1');
  });
});
