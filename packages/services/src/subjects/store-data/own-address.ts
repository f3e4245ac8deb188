import type { Storehouse } from '@trastienda/api-client';
import { addressFaults, mexicanStateOf } from '@trastienda/domain';
import { eq } from 'drizzle-orm';
import type { FieldFault } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { zipCodes } from '../../tables/shipping.ts';

type Address = Storehouse['address'];

/** Returns an address in the form that is stored, the state by its key and name, and its faults. */
export async function ownAddress(
  { tx }: Scope,
  address: Address,
): Promise<{ readonly address: Address; readonly faults: readonly FieldFault[] }> {
  const [zip] = await tx
    .select({ stateCode: zipCodes.stateCode })
    .from(zipCodes)
    .where(eq(zipCodes.code, address.zipCode));
  const faults = addressFaults(address, zip?.stateCode);
  const state = mexicanStateOf(address.stateCode);
  return {
    address: state ? { ...address, stateCode: state.key, state: state.name } : address,
    faults: faults.map(({ field, message }) => ({ field: `address.${field}`, message })),
  };
}
