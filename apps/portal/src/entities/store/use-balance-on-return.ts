import { useEffect } from 'react';
import { walletBalance } from './operations.ts';
import { useAppDispatch } from '../../shared/store/hooks.ts';

/** A balance that does not reach is topped up in another window: back from there it is looked at again. */
export function useBalanceOnReturn(isShort: boolean): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!isShort) return undefined;
    const look = () => void dispatch(walletBalance.requested({}));
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [dispatch, isShort]);
}
