import type { MapContext, PostalPlace } from '../woocommerce/map-context.ts';

const places: Readonly<Record<string, PostalPlace>> = {
  '06600': {
    colonias: ['Juárez'],
    borough: 'Cuauhtémoc',
    city: 'Ciudad de México',
    stateCode: 'MX-DIF',
  },
  '03100': {
    colonias: ['Del Valle Centro', 'Insurgentes San Borja'],
    borough: 'Benito Juárez',
    city: 'Ciudad de México',
    stateCode: 'MX-DIF',
  },
};

/** What a test knows besides an order. */
export const mapContext: MapContext = {
  linkId: 'L1',
  prefix: null,
  placeOf: (postalCode) => (Object.hasOwn(places, postalCode) ? places[postalCode] : undefined),
  productOf: () => undefined,
  refunds: [],
  weightUnit: 'kg',
  dimensionUnit: 'cm',
  usualSize: { height: 10, width: 20, depth: 30, weight: 1 },
  maxPieces: 1000,
};
