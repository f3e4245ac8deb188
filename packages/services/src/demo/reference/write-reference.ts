import { mexicanStates } from '@trastienda/domain';
import type { Transaction } from '../../database/connect.ts';
import {
  carriers,
  carrierServices,
  extendedZones,
  onTimeRates,
  shippingRegions,
  tariffs,
  zipCodes,
  zipPrefixes,
} from '../../shippings/schema.ts';
import { bulkInsert } from '../../database/bulk-insert.ts';
import { demoCarriers, demoExtendedZones, demoRegions, demoServices } from './carriers.ts';
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

/** Postal codes, carriers, tariffs: what quotes are made from. */
export async function writeReference(tx: Transaction): Promise<void> {
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
