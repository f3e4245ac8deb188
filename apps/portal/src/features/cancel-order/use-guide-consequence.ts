import { guidesCancelledWith, toCentavos } from '@trastienda/domain';
import type { Order } from '@trastienda/api-client';
import { useEffect } from 'react';
import { shallowEqual } from 'react-redux';
import { useAppDispatch, useAppSelector, useFeature } from '../../shared/store/hooks.ts';
import { costInOrder, guideConsequence } from './cancel-consequence.ts';
import { guideDetail, orderGuidesFeature } from '../../entities/order/operations.ts';

/** What cancelling these pieces of an order does to its guides and the balance; what a guide cost is asked for. */
export function useGuideConsequence(order: Order, colocationIds: readonly string[]): string {
  useFeature(orderGuidesFeature);
  const dispatch = useAppDispatch();
  const guides = colocationIds.length === 0 ? [] : guidesCancelledWith(order, colocationIds);
  const named = guides.join();
  useEffect(() => {
    for (const guide of named.split(',').filter(Boolean))
      dispatch(guideDetail.requested({ params: { guide } }, { freshFor: 60_000 }));
  }, [dispatch, named]);
  const costs = useAppSelector(
    (state) => guides.map((guide) => guideDetail.select(state, guide).value?.detail.totalCost ?? null),
    shallowEqual,
  );
  return guideConsequence(
    guides.map((guide, at) => {
      const cost = costs[at] ?? null;
      return cost === null ? costInOrder(guide, order) : toCentavos(cost);
    }),
  );
}
