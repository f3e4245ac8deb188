import type { Order } from '@trastienda/api-client';
import { ownGuides } from '@trastienda/domain';
import { useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { useAppSelector } from '../../../shared/store/hooks.ts';
import { guideDetail } from '../../../entities/order/operations.ts';
import type { OrderGuide } from './model.ts';

/** The order's own guides with what is known of each; the timeline asks for it. */
export function useOrderGuides(order: Order): readonly OrderGuide[] {
  const numbers = ownGuides(order);
  const named = numbers.join();
  const asked = useAppSelector(
    (state) => numbers.map((guide) => guideDetail.select(state, guide)),
    shallowEqual,
  );
  return useMemo(
    () =>
      named
        .split(',')
        .filter(Boolean)
        .map((number, at) => ({
          number,
          detail: asked[at]?.value?.detail ?? null,
          isPending: asked[at]?.value === null && asked[at].status !== 'failed',
        })),
    [named, asked],
  );
}
