import type { ZipCodeInfo } from '@trastienda/api-client';
import { validatePostalCode } from '@trastienda/domain';
import type { AddressValues } from '@trastienda/ui/AddressForm';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useForm } from '../../shared/form/use-form.ts';
import { useRead } from '../../shared/store/hooks.ts';
import { filledFrom, postalCodeLookup } from '../../entities/guide/address-form.ts';
import { postalCode } from '../../entities/guide/operations.ts';
import { guideAddress } from '../../entities/guide/search.ts';
import { emptyForm, faultsOf, manualOrderOf } from './model.ts';
import { orderCreation } from './operations.ts';

/** The postal code of the form: what is known of it, and asking. */
function usePostalCode(zipCode: string) {
  const code = validatePostalCode(zipCode);
  const known = useRead(postalCode, code.ok ? { params: { code: code.value } } : null, { freshFor: 300_000 });
  const info = known.status === 'succeeded' ? known.value.detail : null;
  return { info, lookup: postalCodeLookup(known) };
}

/** The sale that is being written down, kept over a reload; written down, its guide is next. */
export function useManualOrder() {
  const navigate = useNavigate();
  const sale = useForm({
    draft: 'venta manual',
    initial: emptyForm,
    faultsOf,
    write: orderCreation,
    writeKey: '',
    inputOf: (form) => ({ body: manualOrderOf(form) }),
    failedTitle: 'No se registró la venta.',
    hasSummary: true,
    onDone: ({ data }) => void navigate(guideAddress({ pedido: data.orderid }), { replace: true }),
  });
  const { form, change } = sale;
  const { info, lookup } = usePostalCode(form.address.values.zipCode);
  const fill = useEffectEvent((found: ZipCodeInfo) => {
    const { zipCode } = form.address.values;
    // Filled once: what was chosen since then stays, also over a reload.
    if (form.filledFor !== zipCode) {
      change({ address: filledFrom(form.address, found, true), filledFor: zipCode });
    }
  });
  useEffect(() => {
    if (info) fill(info);
  }, [info]);
  return {
    sale,
    lookup,
    changeAddress: (values: Partial<AddressValues>) =>
      change({ address: { ...form.address, values: { ...form.address.values, ...values } } }),
  };
}
