import { WalletButton, type WalletButtonProps } from '@trastienda/ui/WalletButton';
import { useEffect } from 'react';
import { shallowEqual } from 'react-redux';
import { walletBalance } from './operations.ts';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts';
import { selectCurrentStoreId } from '../../shared/session/selectors.ts';
import { selectBalance, selectTopUpPage } from './selectors.ts';

/** The store's balance, read anew whenever it comes on show; home only (D19). */
export function Wallet({ variant }: Pick<WalletButtonProps, 'variant'>) {
  const dispatch = useAppDispatch();
  const storeId = useAppSelector(selectCurrentStoreId);
  const { status, amount } = useAppSelector(selectBalance, shallowEqual);
  const topUpPage = useAppSelector(selectTopUpPage);
  const ask = () => dispatch(walletBalance.requested({ params: { storeId } }));
  useEffect(() => {
    dispatch(walletBalance.requested({ params: { storeId } }, { freshFor: 5000 }));
  }, [dispatch, storeId]);
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
