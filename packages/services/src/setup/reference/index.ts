import { mexicanStates } from '@trastienda/domain';
import {
  carriers,
  carrierServices,
  extendedZones,
  onTimeRates,
  shippingRegions,
  tariffs,
  zipCodes,
  zipPrefixes,
} from '../../tables/shipping.ts';
import type { Reference } from '../../database/load-reference.ts';
import { categories, categoryAttributes } from '../../tables/categories.ts';
import { foldedWords } from '../../subjects/reference/catalogue-search.ts';
import { brands, catalogueWords, satProducts } from '../../tables/reference.ts';
import { demoCarriers, demoExtendedZones, demoRegions, demoServices } from './carriers.ts';
import { demoCategories, demoCategoryAttributes } from './categories/index.ts';
import { demoBrandNames, demoSatProducts } from './sat-products.ts';
import { demoZipCodes, zipPrefixRanges } from './zip-codes.ts';

const regionRows = Object.entries(demoRegions).flatMap(([region, { states, neighbours }]) =>
  states.split(' ').map((state) => ({ stateCode: `MX-${state}`, region, neighbours: [...neighbours] })),
);

/** The region of each state, as stored. */
export const demoRegionOf = (stateCode: string) => {
  const row = regionRows.find((one) => one.stateCode === stateCode);
  if (!row) throw new Error(`No region for ${stateCode}`);
  return row;
};

const tariffRows = demoServices.flatMap(({ carrierId, serviceType, zones }) =>
  zones.map(([baseWeight, basePrice, extraPrice, workingDays], at) => ({
    carrierId,
    serviceType,
    zone: at + 1,
    baseWeight,
    basePrice,
    extraPrice,
    workingDays,
  })),
);

export const demoTariff = (carrierId: string, serviceType: string, zone: number) =>
  tariffRows.find(
    (row) => row.carrierId === carrierId && row.serviceType === serviceType && row.zone === zone,
  );

/** The share in time falls a little from state to state, in a fixed way. */
const onTimeRows = demoServices.flatMap(({ carrierId, serviceType, onTime }) =>
  mexicanStates.map(({ key }, at) => ({
    carrierId,
    serviceType,
    stateCode: key,
    percent: onTime - ((at * 7 + carrierId.length) % 9),
  })),
);

const brandRows = demoBrandNames.map((name, at) => ({ id: `m-${at + 1}`, name, demo: true }));
const satRows = demoSatProducts.map(([code, description, words = '']) => ({ code, description, words }));

const wordRows = [
  ...brandRows.flatMap(({ id, name }) =>
    foldedWords(name).map((word) => ({ catalogue: 'brands', word, entry: id })),
  ),
  ...satRows.flatMap(({ code, description, words }) =>
    foldedWords(`${description} ${words}`).map((word) => ({ catalogue: 'sat', word, entry: code })),
  ),
];

/** Categories, brands and SAT keys: what products are described by, in every installation. */
export const catalogueReference: readonly Reference[] = [
  { table: categories, rows: demoCategories },
  { table: categoryAttributes, rows: demoCategoryAttributes },
  { table: brands, rows: brandRows },
  { table: satProducts, rows: satRows.map(({ code, description }) => ({ code, description, demo: true })) },
  { table: catalogueWords, rows: wordRows },
];

/** The first two digits of each state's postal codes, in every installation. */
export const postalReference: readonly Reference[] = [
  {
    table: zipPrefixes,
    rows: zipPrefixRanges.flatMap(([from, to, stateCode]) =>
      Array.from({ length: to - from + 1 }, (_, at) => ({
        prefix: String(from + at).padStart(2, '0'),
        stateCode,
      })),
    ),
  },
];

/** The invented carriers: their tariffs, and the regions and zones that these are for. */
export const demoCarrierReference: readonly Reference[] = [
  { table: carriers, rows: demoCarriers },
  {
    table: carrierServices,
    rows: demoServices.map(({ zones: _zones, onTime: _onTime, ...service }) => service),
  },
  { table: tariffs, rows: tariffRows },
  { table: shippingRegions, rows: regionRows },
  { table: extendedZones, rows: demoExtendedZones.map((prefix) => ({ prefix })) },
  { table: onTimeRates, rows: onTimeRows },
];

/** The few postal codes of the demo. */
export const demoPostalCodeReference: readonly Reference[] = [
  {
    table: zipCodes,
    rows: demoZipCodes.map(([code, stateCode, city, borough, ...colonias]) => ({
      code,
      stateCode,
      city,
      borough,
      colonias,
      demo: true,
    })),
  },
];
