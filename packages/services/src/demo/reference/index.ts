import { mexicanStates } from '@trastienda/domain';
import type { Transaction } from '../../database/connect.ts';
import {
  carriers,
  carrierServices,
  extendedZones,
  onTimeRates,
  shippingRegions,
  tariffs,
  warehouses,
  zipCodes,
  zipPrefixes,
} from '../../shippings/schema.ts';
import { bulkInsert } from '../../database/bulk-insert.ts';
import { categories, categoryAttributes } from '../../products/categories.schema.ts';
import { foldedWords } from '../../resources/catalogue-search.ts';
import { brands, catalogueWords, satProducts } from '../../resources/schema.ts';
import { demoCarriers, demoExtendedZones, demoRegions, demoServices } from './carriers.ts';
import { demoCategories, demoCategoryAttributes } from './categories/index.ts';
import { demoBrandNames, demoSatProducts } from './sat-products.ts';
import { demoWarehouses } from '../warehouse-stock.ts';
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

/** Categories, brands and SAT keys: what the form of a product offers. */
async function writeCatalogues(tx: Transaction): Promise<void> {
  await bulkInsert(tx, categories, [...demoCategories]);
  await bulkInsert(tx, categoryAttributes, [...demoCategoryAttributes]);
  await bulkInsert(tx, brands, brandRows);
  await bulkInsert(
    tx,
    satProducts,
    satRows.map(({ code, description }) => ({ code, description, demo: true })),
  );
  await bulkInsert(tx, catalogueWords, [
    ...brandRows.flatMap(({ id, name }) =>
      foldedWords(name).map((word) => ({ catalogue: 'brands' as const, word, entry: id })),
    ),
    ...satRows.flatMap(({ code, description, words }) =>
      foldedWords(`${description} ${words}`).map((word) => ({
        catalogue: 'sat' as const,
        word,
        entry: code,
      })),
    ),
  ]);
}

/** Postal codes, carriers, tariffs: what quotes are made from; and what products are described by. */
export async function writeReference(tx: Transaction): Promise<void> {
  await writeCatalogues(tx);
  await bulkInsert(tx, warehouses, [...demoWarehouses]);
  await bulkInsert(
    tx,
    zipCodes,
    demoZipCodes.map(([code, stateCode, city, borough, ...colonias]) => ({
      code,
      stateCode,
      city,
      borough,
      colonias,
      demo: true,
    })),
  );
  await bulkInsert(
    tx,
    zipPrefixes,
    zipPrefixRanges.flatMap(([from, to, stateCode]) =>
      Array.from({ length: to - from + 1 }, (_, at) => ({
        prefix: String(from + at).padStart(2, '0'),
        stateCode,
      })),
    ),
  );
  await bulkInsert(tx, carriers, [...demoCarriers]);
  await bulkInsert(
    tx,
    carrierServices,
    demoServices.map(({ zones: _zones, onTime: _onTime, ...service }) => service),
  );
  await bulkInsert(tx, tariffs, tariffRows);
  await bulkInsert(tx, shippingRegions, regionRows);
  await bulkInsert(
    tx,
    extendedZones,
    demoExtendedZones.map((prefix) => ({ prefix })),
  );
  await bulkInsert(tx, onTimeRates, onTimeRows);
}
