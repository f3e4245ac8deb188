import { SegmentedControl } from '@trastienda/ui/SegmentedControl';
import { type ReactNode, Suspense, useCallback } from 'react';
import { Navigate } from 'react-router';
import { PaymentTabs } from '../../entities/store/payment-tabs.tsx';
import { useSearch } from '../../shared/routes/use-search.ts';
import { useFeature } from '../../shared/store/hooks.ts';
import { DepositsView } from './deposits-view.tsx';
import { paymentsFeature } from './feature.ts';
import { NetsView } from './nets-view.tsx';
import * as s from './payments.css.ts';
import { paymentsAddress, paymentsSearch, type PaymentsSearch, type PaymentView } from './search.ts';
import { SummaryStrip } from './summary-strip.tsx';
import { WithholdingView } from './withholding-view.tsx';
import { lazyPart } from '../../shared/routes/lazy-page.tsx';

const DepositPage = lazyPart(() => import('./deposit-page.tsx'));

const views: readonly { readonly id: PaymentView; readonly label: string }[] = [
  { id: 'depositos', label: 'Depósitos' },
  { id: 'pedidos', label: 'Por pedido' },
  { id: 'retenciones', label: 'Retenciones' },
];

/** `/mis-pagos?marketplace=`: deposits, what each order brings, and what was withheld (S2.59, D50). */
export default function PaymentsPage() {
  useFeature(paymentsFeature);
  const { search, go } = useSearch(paymentsSearch);
  const { marketplace, vista, pago } = search;
  const frame = useCallback(
    (inside: ReactNode) => (
      <PaymentTabs selected={marketplace ?? ''}>
        <SummaryStrip search={search} />
        <SegmentedControl
          className={s.views}
          aria-label="Qué ver de tus pagos"
          items={views}
          value={vista}
          onChange={(id) => go(anew(search, id as PaymentView))}
        />
        {inside}
      </PaymentTabs>
    ),
    [go, marketplace, search, vista],
  );
  if (marketplace === null)
    return <Navigate to={paymentsAddress({ ...search, marketplace: 'claroshop' })} replace />;
  if (pago !== '')
    return (
      <Suspense fallback={null}>
        <DepositPage key={pago} />
      </Suspense>
    );
  if (vista === 'retenciones') return <WithholdingView frame={frame} />;
  return vista === 'pedidos' ? (
    <NetsView key="nets" frame={frame} />
  ) : (
    <DepositsView key="deposits" frame={frame} />
  );
}

/** Another view begins without the filters of the one before. */
const anew = ({ marketplace }: PaymentsSearch, vista: PaymentView): Partial<PaymentsSearch> => ({
  ...paymentsSearch.defaults,
  marketplace,
  vista,
});
