import type { Order } from '@trastienda/api-client';
import type { AddressValues } from '@trastienda/ui/AddressForm';
import type { PostalCodeLookup } from '@trastienda/ui/PostalCodeField';
import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts';
import {
  addressChanged,
  addressOpened,
  addressSaveRequested,
  selectAddress,
  selectAddressSaves,
} from './address-slice.ts';
import { type AddressDraft, postalCodeLookup } from '../../entities/address/address-form.ts';
import { postalCode } from '../../entities/address/operations.ts';
import { addressUpdate } from '../../entities/guide/operations.ts';
import { selectOrder } from '../../entities/order/selectors.ts';

export type AddressEditing = {
  readonly draft: AddressDraft | null;
  readonly order: Order | null;
  readonly lookup: PostalCodeLookup;
  readonly saving: ReturnType<typeof addressUpdate.select>;
  readonly isSaved: boolean;
  readonly change: (change: Partial<AddressValues>) => void;
  readonly save: () => void;
  readonly reopen: () => void;
};

/** The destination's form: its draft, its postal code, and its saving. */
export function useAddress(orderNumber: string): AddressEditing {
  const dispatch = useAppDispatch();
  const draft = useAppSelector((state) => selectAddress(state, orderNumber));
  const order = useAppSelector((state) => selectOrder(state, orderNumber));
  const zipCode = draft?.values.zipCode ?? '';
  const known = useAppSelector((state) => postalCode.select(state, zipCode));
  const saving = useAppSelector((state) => addressUpdate.select(state, orderNumber));
  const saves = useAppSelector((state) => selectAddressSaves(state, orderNumber));
  // A save of an earlier visit is none of this one.
  const [savesBefore] = useState(saves);

  useEffect(() => void dispatch(addressOpened({ orderNumber })), [dispatch, orderNumber]);

  return {
    draft,
    order,
    lookup: postalCodeLookup(known),
    saving,
    isSaved: saves > savesBefore,
    change(change) {
      if (draft)
        dispatch(
          addressChanged({ orderNumber, address: { ...draft, values: { ...draft.values, ...change } } }),
        );
    },
    save: () => void dispatch(addressSaveRequested({ orderNumber })),
    reopen: () => void dispatch(addressOpened({ orderNumber })),
  };
}
