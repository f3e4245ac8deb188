import { inArray, sql } from 'drizzle-orm';
import { Refusal } from '../../core/refusal.ts';
import type { Transaction } from '../../database/connect.ts';
import { extendedZones, shippingRegions } from '../../tables/shipping.ts';
import { placeOfPostalCode } from '../reference/place-of-postal-code.ts';

/** The code for a destination that does not exist. */
export const unknownPostalCode = 'unknown_postal_code';
/** The code for a storehouse whose postal code does not exist: it was saved before the codes of its state were loaded. */
export const unknownOrigin = 'unknown_origin';

export type Route = {
  /** 1 same state, 2 same region, 3 neighbouring region, 4 farther. */
  readonly zone: number;
  readonly destinationState: string;
  readonly isExtended: boolean;
};

export function zoneOf(
  origin: { readonly stateCode: string; readonly region: string; readonly neighbours: readonly string[] },
  destination: { readonly stateCode: string; readonly region: string },
): number {
  if (origin.stateCode === destination.stateCode) return 1;
  if (origin.region === destination.region) return 2;
  return origin.neighbours.includes(destination.region) ? 3 : 4;
}

/**
 * The route between two postal codes, or `null` when one of them is in no state.
 * @throws 422 `unknown_origin` for an origin that does not exist, `unknown_postal_code` for such a destination (D498).
 */
export async function routeBetween(
  tx: Transaction,
  originZip: string,
  destinationZip: string,
): Promise<Route | null> {
  const { stateCode: originState, isUnknown: isOriginUnknown } = await placeOfPostalCode(tx, originZip);
  if (isOriginUnknown) {
    const message = `Corrige el código postal de tu almacén: ${originZip} no existe`;
    throw new Refusal(422, message, { code: unknownOrigin });
  }
  const { stateCode: destinationState, isUnknown } = await placeOfPostalCode(tx, destinationZip);
  if (isUnknown) {
    const message = `El código postal ${destinationZip} no existe: corrige la dirección de quien recibe`;
    throw new Refusal(422, message, { code: unknownPostalCode });
  }
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
