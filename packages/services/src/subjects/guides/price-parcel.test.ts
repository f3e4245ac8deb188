import { centavos } from '@trastienda/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryDate } from './delivery-date.ts';
import { isGuideNumber, newGuideNumber } from './guide-number.ts';
import { priceParcel } from './price-parcel.ts';
import { zoneOf } from './route-zone.ts';

const tariff = { baseWeight: 1, basePrice: 11_200, extraPrice: 1_350 };
const service = {
  insuranceRate: 150,
  insuranceMinimum: 1_850,
  extendedZone: 12_000,
  heavyFrom: 30,
  heavyCharge: 14_500,
};
const parcel = { billedWeight: 1, declaredValue: centavos(44_900), insured: false, isExtended: false };

describe('the price of a parcel', () => {
  it('is the base price within the base weight', () => {
    expect(priceParcel(tariff, service, parcel)).toMatchObject({ parcelCost: 11_200, totalCost: 11_200 });
  });

  it('grows by each further kilogram', () => {
    expect(priceParcel(tariff, service, { ...parcel, billedWeight: 7 }).parcelCost).toBe(11_200 + 6 * 1_350);
  });

  it('insures for a share of the value, and never for less than the least amount', () => {
    const insured = { ...parcel, insured: true };
    expect(priceParcel(tariff, service, insured).insuranceCost).toBe(1_850);
    expect(
      priceParcel(tariff, service, { ...insured, declaredValue: centavos(1_234_567) }).insuranceCost,
    ).toBe(18_519);
  });

  it('charges handling from the heavy weight on, and the extended zone where there is one', () => {
    expect(priceParcel(tariff, service, { ...parcel, billedWeight: 29 }).extraCharge).toBe(0);
    expect(priceParcel(tariff, service, { ...parcel, billedWeight: 30 }).extraCharge).toBe(14_500);
    expect(priceParcel(tariff, service, { ...parcel, isExtended: true }).extendedZone).toBe(12_000);
  });

  it('is always the sum of its four parts, in whole centavos (D72, D51)', () => {
    fc.assert(
      fc.property(
        fc.record({
          billedWeight: fc.integer({ min: 1, max: 70 }),
          declaredValue: fc.integer({ min: 0, max: 50_000_000 }).map(centavos),
          insured: fc.boolean(),
          isExtended: fc.boolean(),
        }),
        (any) => {
          const price = priceParcel(tariff, service, any);
          expect(price.totalCost).toBe(
            price.parcelCost + price.insuranceCost + price.extraCharge + price.extendedZone,
          );
          expect(Object.values(price).every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(
            true,
          );
        },
      ),
    );
  });
});

describe('the zone of a route', () => {
  const jalisco = { stateCode: 'MX-JAL', region: 'occidente', neighbours: ['bajio', 'centro'] };
  it.each([
    ['the same state', { stateCode: 'MX-JAL', region: 'occidente' }, 1],
    ['the same region', { stateCode: 'MX-COL', region: 'occidente' }, 2],
    ['the region beside it', { stateCode: 'MX-DIF', region: 'centro' }, 3],
    ['farther', { stateCode: 'MX-YUC', region: 'sureste' }, 4],
  ])('%s', (_, destination, zone) => {
    expect(zoneOf(jalisco, destination)).toBe(zone);
  });
});

describe('the promised day', () => {
  const mexico = 'America/Mexico_City';
  it('counts working days of the store’s clock', () => {
    // Thursday 12:00 plus two: Friday, Monday.
    expect(deliveryDate(new Date('2025-11-27T18:00:00Z'), 2, mexico).toISOString()).toBe(
      '2025-12-02T00:00:00.000Z',
    );
  });
  it('counts from the next day on after four in the afternoon', () => {
    // Tuesday 16:30 plus one: Thursday.
    expect(deliveryDate(new Date('2025-11-25T22:30:00Z'), 1, mexico).toISOString()).toBe(
      '2025-11-28T00:00:00.000Z',
    );
  });
  it('is late in the day where the store is, not in Greenwich', () => {
    // 31 January, 23:30 in Mexico City: Monday 3 February, 18:00.
    expect(deliveryDate(new Date('2025-02-01T05:30:00Z'), 1, mexico).toISOString()).toBe(
      '2025-02-04T00:00:00.000Z',
    );
  });
});

describe('a guide number', () => {
  it('has 12 digits, and one wrong digit shows', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 8, maxLength: 8 }),
        fc.integer({ min: 1, max: 11 }),
        fc.integer({ min: 1, max: 9 }),
        (bytes, at, by) => {
          const number = newGuideNumber(() => bytes);
          expect(isGuideNumber(number)).toBe(true);
          const wrong = (Number(number[at]) + by) % 10;
          expect(isGuideNumber(number.slice(0, at) + String(wrong) + number.slice(at + 1))).toBe(false);
        },
      ),
    );
  });
});
