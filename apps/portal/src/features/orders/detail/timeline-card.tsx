import { useClock } from '../../../page/index.ts';
import type { Order } from '@trastienda/api-client';
import { ownGuides } from '@trastienda/domain';
import { Banner } from '@trastienda/ui/Banner';
import { Button } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { CashIcon, ReceiptIcon } from '@trastienda/ui/icons';
import { Timeline } from '@trastienda/ui/Timeline';
import { useCallback, useEffect } from 'react';
import { shallowEqual } from 'react-redux';
import { trackingLook } from '../../../page/tracking-look.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { guideDetail } from '../operations.ts';
import { timelineOf } from './model.ts';

const looks = {
  order: { icon: ReceiptIcon, tone: 'neutral' },
  payment: { icon: CashIcon, tone: 'neutral' },
  ...trackingLook,
} as const;

/** Purchase, payment, and what the carrier of each guide reports; one that does not answer is named. */
export function TimelineCard({ order }: { readonly order: Order }) {
  const dispatch = useAppDispatch();
  const clock = useClock();
  const guides = ownGuides(order);
  const named = guides.join();
  const details = useAppSelector(
    (state) => guides.map((guide) => guideDetail.select(state, guide)),
    shallowEqual,
  );
  const ask = useCallback(() => {
    for (const guide of named.split(',').filter(Boolean)) {
      dispatch(guideDetail.requested({ params: { guide } }));
    }
  }, [dispatch, named]);
  useEffect(ask, [ask]);

  const isLoading = details.some(({ value, status }) => value === null && status !== 'failed');
  // A guide of a channel's own carrier is none of ours: the service knows nothing of it.
  const hasFailed = details.some(({ error }) => error !== null && error.status !== 404);
  const tracks = guides.map((guide, at) => ({ guide, events: details[at]?.value?.detail.events ?? [] }));
  return (
    <Card title="Línea de tiempo" busy={isLoading}>
      {hasFailed && (
        <Banner
          tone="warning"
          action={
            <Button size="sm" onPress={ask}>
              Reintentar
            </Button>
          }
        >
          No pudimos preguntarle a la paquetería.
        </Banner>
      )}
      <Timeline
        {...clock}
        events={timelineOf(order, tracks).map(({ key, kind, title, source, at }) => ({
          key,
          title,
          source,
          at,
          ...looks[kind],
        }))}
      />
    </Card>
  );
}
