import type { ZipCodeInfo } from '@trastienda/api-client';
import { createOrder } from '@trastienda/api-client/kidal';
import { validatePostalCode } from '@trastienda/domain';
import type { AddressValues } from '@trastienda/ui/AddressForm';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useDraft, useIsOnline, useNow } from '../../shared/layout/index.ts';
import { useAppDispatch, useAppSelector, useRead } from '../../shared/store/hooks.ts';
import { filledFrom, postalCodeLookup } from '../../entities/guide/address-form.ts';
import { postalCode } from '../../entities/guide/operations.ts';
import { problemOf } from '../../entities/guide/problem-of.ts';
import { guideAddress } from '../../entities/guide/search.ts';
import { emptyForm, faultsOf, type ManualForm, manualOrderOf } from './model.ts';
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
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const now = useNow();
  const isOnline = useIsOnline();
  const { form, change, intent, forget } = useDraft<ManualForm>('venta manual', emptyForm);
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

  const created = useAppSelector(orderCreation.select);
  const [wasSent, setSent] = useState(false);
  const number = wasSent && created.status === 'succeeded' ? created.value.data.orderid : null;
  const goOn = useEffectEvent((pedido: string) => {
    forget();
    void navigate(guideAddress({ pedido }), { replace: true });
  });
  useEffect(() => {
    if (number !== null) goOn(number);
  }, [number]);

  const [showsFaults, setShowsFaults] = useState(false);
  const faults = faultsOf(form);
  return {
    form,
    change,
    changeAddress: (values: Partial<AddressValues>) =>
      change({ address: { ...form.address, values: { ...form.address.values, ...values } } }),
    lookup,
    faults: showsFaults ? faults : null,
    isPending: wasSent && created.status === 'loading',
    problem:
      wasSent && created.status === 'failed'
        ? problemOf(created.error, {
            title: 'No se registró la venta.',
            call: createOrder,
            isOnline,
          })
        : null,
    /** Whether it was sent: not while something is to be mended. */
    send(): boolean {
      setShowsFaults(true);
      if (faults.count > 0) return false;
      setSent(true);
      dispatch(orderCreation.requested({ body: manualOrderOf(form) }, { idempotencyKey: intent(now).key }));
      return true;
    },
  };
}
