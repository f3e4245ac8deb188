import { useEffect } from 'react';
import { walletBalance } from './operations.ts';
import { useAppDispatch } from '../../shared/store/hooks.ts';

/** A balance is topped up in another tab: back from there it is looked at again. */
export function useBalanceOnReturn(canGrow: boolean): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!canGrow) return undefined;
    const look = () => void dispatch(walletBalance.requested({}));
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [dispatch, canGrow]);
}
