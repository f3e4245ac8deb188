import type { Order } from '@trastienda/api-client';
import { useEffect } from 'react';
import { byNumber, orderDetail } from '../../../entities/order/operations.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';

/** A shop is told within five seconds: two looks see it. */
const SOON_MS = 3_000;
/** Late ones are looked for more seldom, and so are those that wait long. */
const LATE_MS = 20_000;
/** Looks for what was never tried, or is tried now, before it counts as late. */
const SOON_LOOKS = 10;

type Pending = NonNullable<Order['dataMarketplace']['pending']>;

/** Returns how long to wait before the next look, after so many; `null` where looking is no use. */
export function nextLook({ retryAt, message }: Pending, looks: number, now: number): number | null {
  if (retryAt === null) return null;
  const left = message === null ? 0 : Math.max(0, Date.parse(retryAt) - now);
  return looks >= SOON_LOOKS ? LATE_MS : Math.min(left + SOON_MS, LATE_MS);
}

/** Asks for an order again while its shop waits to be told, so that the page says it once it is done. */
export function useFollowedPush({ orderNumber, dataMarketplace: { pending } }: Order): void {
  const dispatch = useAppDispatch();
  const { kind, retryAt = null, message = null } = pending ?? {};
  useEffect(() => {
    if (kind === undefined) return undefined;
    let looks = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      const pause = nextLook({ kind, retryAt, message }, looks, Date.now());
      if (pause === null) return;
      timer = setTimeout(() => {
        looks += 1;
        dispatch(orderDetail.requested(byNumber(orderNumber)));
        wait();
      }, pause);
    };
    wait();
    return () => clearTimeout(timer);
  }, [dispatch, orderNumber, kind, retryAt, message]);
}
