import { useEffect } from 'react';
import { walletBalance } from './operations.ts';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts';
import { selectCurrentStoreId } from '../../shared/session/selectors.ts';

/** A balance that does not reach is topped up in another window: back from there it is looked at again. */
export function useBalanceOnReturn(isShort: boolean): void {
  const dispatch = useAppDispatch();
  const storeId = useAppSelector(selectCurrentStoreId);
  useEffect(() => {
    if (!isShort) return undefined;
    const look = () => void dispatch(walletBalance.requested({ params: { storeId } }));
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [dispatch, storeId, isShort]);
}
