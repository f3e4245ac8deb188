import type { Order } from '@trastienda/api-client';
import { useEffect } from 'react';
import { byNumber, orderDetail } from '../../../entities/order/operations.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';

/** A shop is told within five seconds: two looks see it. */
const SOON_MS = 3_000;
/** What is late is looked for more seldom, and so is what waits long. */
const LATE_MS = 20_000;
const LATE_AFTER_MS = 30_000;

/** Returns when to look again for what the shop is told at that time. */
export function nextLook(retryAt: string, now: number): number {
  const left = Date.parse(retryAt) - now;
  if (left < -LATE_AFTER_MS) return LATE_MS;
  return Math.min(Math.max(left, 0) + SOON_MS, LATE_MS);
}

/** Asks for an order again while its shop waits to be told, so that the page says it once it is done. */
export function useFollowedPush({ orderNumber, dataMarketplace: { pending } }: Order): void {
  const dispatch = useAppDispatch();
  const retryAt = pending?.retryAt ?? null;
  useEffect(() => {
    if (retryAt === null) return undefined;
    const look = () => {
      dispatch(orderDetail.requested(byNumber(orderNumber)));
      return wait();
    };
    const wait = () => setTimeout(() => (timer = look()), nextLook(retryAt, Date.now()));
    let timer = wait();
    return () => clearTimeout(timer);
  }, [dispatch, orderNumber, retryAt]);
}
