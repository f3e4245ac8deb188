import type { ZipCodeInfo } from '@trastienda/api-client';
import { validatePostalCode } from '@trastienda/domain';
import type { PostalCodeLookup } from '@trastienda/ui/PostalCodeField';
import { useEffect, useEffectEvent } from 'react';
import { useRead } from '../../shared/store/hooks.ts';
import { type AddressDraft, filledFrom, postalCodeLookup } from './address-form.ts';
import { postalCode } from './operations.ts';

export type FilledAddress = {
  readonly address: AddressDraft;
  /** The postal code whose state, borough and neighborhood were filled in. */
  readonly filledFor: string;
};

/**
 * The data of an address's postal code, to show at its field. A code fills in the rest once: a later choice
 * stays, also over a reload.
 */
export function useFilledAddress(
  { address, filledFor }: FilledAddress,
  onFill: (filled: FilledAddress) => void,
): PostalCodeLookup {
  const { zipCode } = address.values;
  const code = validatePostalCode(zipCode);
  const known = useRead(postalCode, code.ok ? { params: { code: code.value } } : null, { freshFor: 300_000 });
  const info = known.status === 'succeeded' ? known.value.detail : null;
  const fill = useEffectEvent((found: ZipCodeInfo) => {
    if (filledFor !== zipCode) onFill({ address: filledFrom(address, found, true), filledFor: zipCode });
  });
  useEffect(() => {
    if (info) fill(info);
  }, [info]);
  return postalCodeLookup(known);
}
