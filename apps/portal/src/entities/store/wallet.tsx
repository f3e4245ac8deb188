import { WalletButton, type WalletButtonProps } from '@trastienda/ui/WalletButton';
import { shallowEqual } from 'react-redux';
import { walletBalance } from './operations.ts';
import { useAppSelector, useRequest } from '../../shared/store/hooks.ts';
import { selectBalance, selectTopUpPage } from './selectors.ts';
import { useBalanceOnReturn } from './use-balance-on-return.ts';

/** The store's balance, read again whenever it becomes visible; home only (D19). */
export function Wallet({ variant }: Pick<WalletButtonProps, 'variant'>) {
  const { status, amount } = useAppSelector(selectBalance, shallowEqual);
  const topUpPage = useAppSelector(selectTopUpPage);
  const ask = useRequest(walletBalance, {}, { freshFor: 5000 });
  // The balance shows a top-up from the other tab when she returns.
  useBalanceOnReturn(topUpPage !== undefined);
  return (
    <WalletButton
      variant={variant}
      balance={amount}
      status={status === 'failed' ? 'failed' : amount === null ? 'loading' : 'ready'}
      href={topUpPage}
      onRetry={ask}
    />
  );
}
