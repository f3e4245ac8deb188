import type { Storehouse } from '@trastienda/api-client';
import { addressFaults, mexicanStateOf } from '@trastienda/domain';
import type { FieldFault } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { placeOfPostalCode } from '../reference/place-of-postal-code.ts';

type Address = Storehouse['address'];

/**
 * Returns an address in the form that is stored, the state by its key and name, and its faults. The postal code of one that
 * parcels leave from must exist (D498); one for taxes is as the tax authority wrote it, which keeps codes that the post gave up.
 */
export async function ownAddress(
  { tx }: Pick<Scope, 'tx'>,
  address: Address,
  { isShippedFrom = false } = {},
): Promise<{ readonly address: Address; readonly faults: readonly FieldFault[] }> {
  const { stateCode, isUnknown } = await placeOfPostalCode(tx, address.zipCode);
  const faults = [
    ...addressFaults(address, stateCode ?? undefined),
    ...(isShippedFrom && isUnknown
      ? [{ field: 'zipCode', message: `El código postal ${address.zipCode} no existe` }]
      : []),
  ];
  const state = mexicanStateOf(address.stateCode);
  return {
    address: state ? { ...address, stateCode: state.key, state: state.name } : address,
    faults: faults.map(({ field, message }) => ({ field: `address.${field}`, message })),
  };
}
