import { eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { extendedZones, shippingRegions, zipCodes, zipPrefixes } from '../../tables/shipping.ts';

export type Route = {
  /** 1 same state, 2 same region, 3 neighbouring region, 4 farther. */
  readonly zone: number;
  readonly destinationState: string;
  readonly isExtended: boolean;
};

/**
 * Returns the state of a postal code: by the code itself where it is known, else by its first two digits;
 * `null` for no code at all.
 */
async function stateOf(tx: Transaction, zipCode: string): Promise<string | null> {
  const [zip] = await tx
    .select({ stateCode: zipCodes.stateCode })
    .from(zipCodes)
    .where(eq(zipCodes.code, zipCode));
  if (zip) return zip.stateCode;
  const [prefix] = await tx
    .select({ stateCode: zipPrefixes.stateCode })
    .from(zipPrefixes)
    .where(eq(zipPrefixes.prefix, zipCode.slice(0, 2)));
  return prefix?.stateCode ?? null;
}

export function zoneOf(
  origin: { readonly stateCode: string; readonly region: string; readonly neighbours: readonly string[] },
  destination: { readonly stateCode: string; readonly region: string },
): number {
  if (origin.stateCode === destination.stateCode) return 1;
  if (origin.region === destination.region) return 2;
  return origin.neighbours.includes(destination.region) ? 3 : 4;
}

/** The route between two postal codes, or `null` when one of them is in no state. */
export async function routeBetween(
  tx: Transaction,
  originZip: string,
  destinationZip: string,
): Promise<Route | null> {
  const originState = await stateOf(tx, originZip);
  const destinationState = await stateOf(tx, destinationZip);
  if (originState === null || destinationState === null) return null;
  const regions = await tx
    .select()
    .from(shippingRegions)
    .where(inArray(shippingRegions.stateCode, [originState, destinationState]));
  const origin = regions.find((row) => row.stateCode === originState);
  const destination = regions.find((row) => row.stateCode === destinationState);
  if (!origin || !destination) return null;
  const extended = await tx
    .select({ prefix: extendedZones.prefix })
    .from(extendedZones)
    .where(sql`starts_with(${destinationZip}::text, ${extendedZones.prefix})`)
    .limit(1);
  return { zone: zoneOf(origin, destination), destinationState, isExtended: extended.length > 0 };
}
