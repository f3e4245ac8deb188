import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { cleanText } from '../../internal/text.ts';
import { anyText, deepFreeze } from '../../testing/arbitraries.ts';
import { guideDestinationOf, guideOriginOf, missingForGuide } from './guide-party.ts';
import { guideConstants, toGuideRequest } from './guide-request.ts';
import { referenceOfAddress, streetOfAddress } from './postal-address.ts';

const address = {
  street: 'Paseo de la Reforma',
  outdoorNumber: '222',
  interiorNumber: '4',
  suburb: 'Juárez',
  zipCode: '06600',
  city: 'Ciudad de México',
  borough: 'Cuauhtémoc',
  stateCode: 'MX-DIF',
  notes: 'Portón negro',
  betweenStreets: 'Lerma y Niza',
};
const order = (changed: Partial<Parameters<typeof guideDestinationOf>[0]['shippingAddress']> = {}) => ({
  shippingAddress: { ...address, phoneNumber: '5512345678', addressee: 'Luz María Paz Soto', ...changed },
  clientData: { fullname: 'Ana Ruiz', email: 'ana@example.com' },
});
const party = guideDestinationOf(order());

describe('the street of an address', () => {
  test('is read from its line only where the address has no exterior number (S5.8)', () => {
    expect(
      streetOfAddress({ street: ' Hidalgo #12 Int 3', outdoorNumber: ' ', interiorNumber: null }),
    ).toEqual({ street: 'Hidalgo', outdoorNumber: '12', interiorNumber: '3' });
    expect(streetOfAddress({ street: 'Calle 13  No. 25 ', outdoorNumber: '7', interiorNumber: ' ' })).toEqual(
      { street: 'Calle 13 No. 25', outdoorNumber: '7', interiorNumber: '' },
    );
  });

  test('keeps both interior numbers where line and address name different ones', () => {
    const interiorOf = (street: string, interiorNumber: string) =>
      streetOfAddress({ street, outdoorNumber: '', interiorNumber }).interiorNumber;
    expect(interiorOf('Hidalgo 12 Piso 3', '4')).toBe('Piso 3 4');
    expect(interiorOf('Hidalgo 12 Int 4', '4')).toBe('4');
    expect(interiorOf('Hidalgo 12', '4')).toBe('4');
    expect(interiorOf('Hidalgo 12', '')).toBe('');
  });

  it('loses no letter and no digit of a line that was typed with its number', () => {
    fc.assert(
      fc.property(anyText, fc.nat(9999), (street, number) => {
        expect(streetOfAddress({ street: `${street}`, outdoorNumber: `${number}` })).toEqual({
          street: cleanText(street),
          outdoorNumber: String(number),
          interiorNumber: '',
        });
      }),
    );
  });
});

describe('the reference of an address', () => {
  test('is its notes and the streets it lies between', () => {
    expect(referenceOfAddress(address)).toBe('Portón negro. Entre Lerma y Niza');
    expect(referenceOfAddress({ notes: ' Portón  negro ', betweenStreets: null })).toBe('Portón negro');
    expect(referenceOfAddress({ betweenStreets: 'Lerma y Niza' })).toBe('Entre Lerma y Niza');
    expect(referenceOfAddress({ notes: ' ', betweenStreets: '' })).toBeNull();
  });

  test('is at most 300 characters long, none of them halved', () => {
    expect(referenceOfAddress({ notes: '🏠'.repeat(400) })).toBe('🏠'.repeat(300));
    expect(referenceOfAddress({ notes: 'n'.repeat(300) })).toHaveLength(300);
  });
});

describe('the recipient of a guide', () => {
  test('is the addressee with the address of the order', () => {
    expect(party).toEqual({
      name: 'Luz María',
      lastName: 'Paz Soto',
      email: 'ana@example.com',
      phone: '5512345678',
      street: 'Paseo de la Reforma',
      outdoorNumber: '222',
      interiorNumber: '4',
      neighborhood: 'Juárez',
      zipCode: '06600',
      city: 'Ciudad de México',
      borough: 'Cuauhtémoc',
      stateCode: 'MX-DIF',
      reference: 'Portón negro. Entre Lerma y Niza',
    });
  });

  test('is the client without an addressee, and absent things are empty', () => {
    const bare = guideDestinationOf({
      shippingAddress: { street: null, zipCode: null },
      clientData: { fullname: ' Ana  Ruiz ' },
    });
    expect(bare).toEqual({
      name: 'Ana',
      lastName: 'Ruiz',
      email: null,
      phone: '',
      street: '',
      outdoorNumber: '',
      interiorNumber: null,
      neighborhood: '',
      zipCode: '',
      city: '',
      borough: '',
      stateCode: '',
      reference: null,
    });
  });

  test('has the borough for a city that is not named', () => {
    expect(guideDestinationOf(order({ city: ' ' })).city).toBe('Cuauhtémoc');
  });

  test('has the neighbourhood that is printed (S5.2)', () => {
    expect(guideDestinationOf(order({ suburb: 'Fraccionamiento Hacienda de las Palmas' })).neighborhood).toBe(
      'Fraccionamiento Hacienda de las Pal',
    );
  });
});

describe('the sender of a guide', () => {
  test('is the person at the storehouse, at its address', () => {
    const origin = guideOriginOf({
      contactName: 'Luz María Paz Soto',
      phone: '5512345678',
      email: 'ana@example.com',
      address,
    });
    expect(origin).toEqual(party);
    expect(guideOriginOf({ contactName: 'Ana', address })).toMatchObject({
      name: 'Ana',
      lastName: '',
      phone: '',
      email: null,
    });
  });
});

describe('what a guide cannot be made without', () => {
  test('is a name, a street, a postal code and a neighbourhood', () => {
    expect(missingForGuide(party)).toEqual([]);
    expect(
      missingForGuide(guideOriginOf({ contactName: '', address: { street: '', zipCode: '640' } })),
    ).toEqual(['el nombre', 'la calle', 'el código postal de 5 dígitos', 'la colonia']);
    expect(missingForGuide({ ...party, lastName: '', phone: '', city: '' } as typeof party)).toEqual([]);
  });
});

describe('asking for a guide', () => {
  const draft = {
    storeId: '10452',
    content: 'x'.repeat(60),
    origin: { ...party, neighborhood: 'o'.repeat(60) },
    destination: { ...party, neighborhood: 'd'.repeat(60) },
    marketplace: 'CS' as const,
    orderNumber: '4500123987',
    colocationIds: ['col-1'],
    packages: [{ height: 10, width: 30, depth: 25, weight: 0.6, quantity: 1 }],
    packageValue: 449,
  };

  test('names the merchant portal as origin, asks for pickup and turns notification on (S7.64)', () => {
    expect(guideConstants).toEqual({
      guideOrigin: 'portal-comercios',
      generatePickup: true,
      notification: true,
    });
    expect(toGuideRequest(draft)).toMatchObject(guideConstants);
  });

  test('cuts the content to 50 and both neighbourhoods to 35 characters (S5.1, S5.2)', () => {
    const request = toGuideRequest(draft);
    expect(request.content).toBe('x'.repeat(50));
    expect(request.origin.neighborhood).toBe('o'.repeat(35));
    expect(request.destination.neighborhood).toBe('d'.repeat(35));
    expect(request.cartaPorte).toBeNull();
    expect(toGuideRequest({ ...draft, cartaPorte: '53101600' }).cartaPorte).toBe('53101600');
  });

  it('passes everything else on as it is', () => {
    fc.assert(
      fc.property(anyText, fc.nat(100_000), (orderNumber, packageValue) => {
        const { content, origin, destination, ...rest } = deepFreeze({ ...draft, orderNumber, packageValue });
        const request = toGuideRequest({ ...draft, orderNumber, packageValue });
        expect(content).toContain(request.content);
        expect(request).toMatchObject(rest);
        expect({ ...request.origin, neighborhood: '' }).toEqual({ ...origin, neighborhood: '' });
        expect({ ...request.destination, neighborhood: '' }).toEqual({ ...destination, neighborhood: '' });
      }),
    );
  });
});
