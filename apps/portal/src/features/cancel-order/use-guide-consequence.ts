import { guidesCancelledWith, toCentavos } from '@trastienda/domain';
import type { Order } from '@trastienda/api-client';
import { shallowEqual } from 'react-redux';
import { useAppSelector, useRequests } from '../../shared/store/hooks.ts';
import { costInOrder, guideConsequence } from './cancel-consequence.ts';
import { pickupThatStays } from '../../entities/guide/pickup-words.ts';
import { useClock } from '../../shared/layout/index.ts';
import { guideDetail } from '../../entities/order/operations.ts';

/**
 * The effect of cancelling these pieces of an order on its guides and the balance; the cost of a guide is
 * requested.
 */
export function useGuideConsequence(order: Order, colocationIds: readonly string[]): string {
  const guides = colocationIds.length === 0 ? [] : guidesCancelledWith(order, colocationIds);
  useRequests(
    guideDetail,
    guides.map((guide) => ({ params: { guide } })),
    { freshFor: 60_000 },
  );
  const clock = useClock();
  const visits = useAppSelector(
    (state) => guides.flatMap((guide) => guideDetail.select(state, guide).value?.detail.pickup ?? []),
    shallowEqual,
  );
  const costs = useAppSelector(
    (state) => guides.map((guide) => guideDetail.select(state, guide).value?.detail.totalCost ?? null),
    shallowEqual,
  );
  const stays = [...new Set(visits.map((visit) => pickupThatStays(visit, clock)))];
  const goes = guideConsequence(
    guides.map((guide, at) => {
      const cost = costs[at] ?? null;
      return cost === null ? costInOrder(guide, order) : toCentavos(cost);
    }),
  );
  return [goes, ...stays].filter(Boolean).join(' ');
}
