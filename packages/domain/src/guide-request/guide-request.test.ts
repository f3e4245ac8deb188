import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyText, deepFreeze } from '../testing/arbitraries.ts';
import { type AddressedTo, guidePartyOf } from './guide-party.ts';
import { guideConstants, toGuideRequest } from './guide-request.ts';

const order = (address: Partial<AddressedTo['shippingAddress']> = {}): AddressedTo => ({
  shippingAddress: {
    street: 'Paseo de la Reforma',
    outdoorNumber: '222',
    interiorNumber: '4',
    suburb: 'Juárez',
    zipCode: '06600',
    city: 'Ciudad de México',
    borough: 'Cuauhtémoc',
    stateCode: 'MX-DIF',
    phoneNumber: '5512345678',
    notes: 'Portón negro',
    addressee: 'Luz María Paz Soto',
    ...address,
  },
  clientData: { fullname: 'Ana Ruiz', email: 'ana@example.com' },
});

describe('the recipient of a guide', () => {
  test('is the addressee with the address of the order', () => {
    expect(guidePartyOf(order())).toEqual({
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
      reference: 'Portón negro',
    });
  });

  test('is the client without an addressee, and absent things are empty', () => {
    const bare = guidePartyOf({
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

  test('has its street parsed only where the address has no outdoor number', () => {
    const parsed = guidePartyOf(
      order({ street: 'Hidalgo #12 Int 3', outdoorNumber: ' ', interiorNumber: null }),
    );
    expect(parsed).toMatchObject({ street: 'Hidalgo', outdoorNumber: '12', interiorNumber: '3' });
    const given = guidePartyOf(order({ street: 'Calle 13 No. 25', outdoorNumber: '7', interiorNumber: '' }));
    expect(given).toMatchObject({ street: 'Calle 13 No. 25', outdoorNumber: '7', interiorNumber: null });
  });

  test('keeps both interior numbers where line and address name different ones', () => {
    const both = guidePartyOf(order({ street: 'Hidalgo 12 Piso 3', outdoorNumber: '', interiorNumber: '4' }));
    expect(both.interiorNumber).toBe('Piso 3 4');
    const same = guidePartyOf(
      order({ street: 'Hidalgo 12 Int 4', outdoorNumber: null, interiorNumber: '4' }),
    );
    expect(same.interiorNumber).toBe('4');
  });
});

describe('asking for a guide', () => {
  const draft = {
    storeId: '10452',
    content: 'x'.repeat(60),
    origin: guidePartyOf(order({ suburb: 'o'.repeat(60) })),
    destination: { ...guidePartyOf(order()), neighborhood: 'd'.repeat(60) },
    marketplace: 'CS',
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
