import { Banner } from '@trastienda/ui/Banner';
import { Button } from '@trastienda/ui/Button';
import { walletBalance } from '../../../entities/store/operations.ts';
import { askForTopUp } from '../../../entities/store/words.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/store/hooks.ts';
import { useBalanceOnReturn } from '../../../entities/store/use-balance-on-return.ts';
import { quoteChanged, type Refusal, refusalSeen } from '../slice.ts';
import type { WizardView } from '../use-wizard.ts';

const words = (refusal: Refusal): { readonly title: string; readonly text: string } => {
  switch (refusal.reason) {
    case 'balance':
      return {
        title: 'Saldo insuficiente.',
        text: 'No se cobró nada. Recarga tu saldo y vuelve a intentarlo.',
      };
    case 'expired':
      return {
        title: 'Los precios vencieron.',
        text: 'No se cobró nada y ya se cotizó de nuevo. Revisa el total.',
      };
    case 'order':
      return { title: 'Algo cambió.', text: refusal.message };
    case 'other':
      return {
        title: 'No se generó la guía.',
        text: [refusal.message, refusal.folio === null ? '' : `Folio ${refusal.folio}`]
          .filter(Boolean)
          .join('. '),
      };
  }
};

/** The notices before the next step: a refusal, a balance that is too low, prices that changed. */
export function Notices({ view }: { readonly view: WizardView }) {
  const { orderNumber, purchase, quote, isShort, topUpPage } = view;
  const dispatch = useAppDispatch();
  useBalanceOnReturn(isShort);
  const refusal = purchase.phase === 'refused' ? words(purchase.refusal) : null;
  return (
    <>
      {refusal && (
        <Banner
          tone="critical"
          title={refusal.title}
          onDismiss={() => void dispatch(refusalSeen({ orderNumber }))}
        >
          {refusal.text}
        </Banner>
      )}
      {isShort && !refusal && <ShortBalance hasPage={topUpPage !== undefined} />}
      {quote.notice !== null && (
        <Banner
          tone="warning"
          onDismiss={() => void dispatch(quoteChanged({ orderNumber, quote: { notice: null } }))}
        >
          {quote.notice}
        </Banner>
      )}
    </>
  );
}

/** Nothing was tried: the wallet is known not to reach. After topping up it can be looked at again. */
function ShortBalance({ hasPage }: { readonly hasPage: boolean }) {
  const dispatch = useAppDispatch();
  const { status } = useAppSelector(walletBalance.select);
  return (
    <Banner
      tone="warning"
      title="Tu saldo no alcanza para esta opción."
      action={
        <Button
          size="sm"
          pending={status === 'loading'}
          onPress={() => void dispatch(walletBalance.requested({}))}
        >
          Actualizar saldo
        </Button>
      }
    >
      {hasPage ? 'Recárgalo y sigues donde estabas: nada se pierde.' : askForTopUp}
    </Banner>
  );
}
