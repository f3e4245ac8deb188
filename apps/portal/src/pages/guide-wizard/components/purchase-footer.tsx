import { toCentavos } from '@trastienda/domain';
import { GuideFooter, type GuideFooterProps } from '@trastienda/ui/GuideWizard';
import { askForTopUp } from '../../../entities/store/words.ts';
import type { WizardView } from '../use-wizard.ts';

type Props = Pick<
  GuideFooterProps,
  'primaryLabel' | 'onPrimary' | 'onBack' | 'disabledReason' | 'pending' | 'pendingLabel'
> & { readonly view: WizardView };

/** The way on with what it costs. A balance that does not reach offers to top up, or says so where nobody can. */
export function PurchaseFooter({ view, disabledReason, ...rest }: Props) {
  const { option, balance, isShort, topUpPage, nameOf } = view;
  const topUp = topUpPage === undefined ? undefined : () => void window.open(topUpPage, '_blank', 'noopener');
  return (
    <GuideFooter
      {...rest}
      total={option === null ? null : toCentavos(option.totalCost)}
      balance={balance}
      {...(option && { service: `${nameOf(option.nameParcel)} ${option.serviceType}` })}
      {...(isShort && topUp && { onTopUp: topUp })}
      disabledReason={isShort && !topUp ? `Tu saldo no alcanza. ${askForTopUp}` : disabledReason}
    />
  );
}
