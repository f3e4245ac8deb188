import type { AddressValues } from '@trastienda/ui/AddressForm';
import { useNavigate } from 'react-router';
import { useFilledAddress } from '../../entities/address/use-filled-address.ts';
import { guideAddress } from '../../entities/guide/search.ts';
import { useForm } from '../../shared/form/use-form.ts';
import { emptyForm, faultsOf, manualOrderOf } from './model.ts';
import { orderCreation } from './operations.ts';

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
    onDone: ({ data }) => void navigate(guideAddress({ pedido: data.orderNumber }), { replace: true }),
  });
  const { form, change } = sale;
  const lookup = useFilledAddress(form, change);
  return {
    sale,
    lookup,
    changeAddress: (values: Partial<AddressValues>) =>
      change({ address: { ...form.address, values: { ...form.address.values, ...values } } }),
  };
}
