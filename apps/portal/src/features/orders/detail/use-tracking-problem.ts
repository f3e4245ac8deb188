import type { Order } from '@trastienda/api-client';
import { ownGuides, trackingFamily, type TrackingState } from '@trastienda/domain';
import { useAppSelector } from '../../../store/hooks.ts';
import { guideDetail } from '../operations.ts';

/** What one of the order's guides met on its way, as its carrier last said; `null` while all goes as it should. */
export const useTrackingProblem = (order: Order): TrackingState | null =>
  useAppSelector((state) => {
    const states = ownGuides(order).map((guide) => guideDetail.select(state, guide).value?.detail.status);
    return states.find((status) => status !== undefined && trackingFamily(status) === null) ?? null;
  });
