import { useClock } from '../../../shared/layout/index.ts';
import type { Order } from '@trastienda/api-client';
import { Banner } from '@trastienda/ui/Banner';
import { Button } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { CashIcon, ReceiptIcon, TruckIcon } from '@trastienda/ui/icons';
import { Timeline } from '@trastienda/ui/Timeline';
import { useCallback, useEffect } from 'react';
import { trackingLook } from '../../../entities/guide/tracking-look.ts';
import { useAppDispatch, useAppSelector, useFeature } from '../../../shared/store/hooks.ts';
import { guideDetail, orderGuidesFeature } from '../../../entities/order/operations.ts';
import { type OrderGuide, timelineOf } from './model.ts';

const looks = {
  order: { icon: ReceiptIcon, tone: 'neutral' },
  payment: { icon: CashIcon, tone: 'neutral' },
  pickup: { icon: TruckIcon, tone: 'neutral' },
  ...trackingLook,
} as const;

type Props = { readonly order: Order; readonly guides: readonly OrderGuide[] };

/** Purchase, payment, and what the carrier of each guide reports; one that does not answer is named. */
export function TimelineCard({ order, guides }: Props) {
  useFeature(orderGuidesFeature);
  const dispatch = useAppDispatch();
  const clock = useClock();
  const named = guides.map(({ number }) => number).join();
  const ask = useCallback(() => {
    for (const guide of named.split(',').filter(Boolean)) {
      dispatch(guideDetail.requested({ params: { guide } }));
    }
  }, [dispatch, named]);
  useEffect(ask, [ask]);

  const isLoading = guides.some(({ isPending }) => isPending);
  // A guide of a channel's own carrier is none of ours: the service knows nothing of it.
  const hasFailed = useAppSelector((state) =>
    guides.some(({ number }) => {
      const { error } = guideDetail.select(state, number);
      return error !== null && error.status !== 404;
    }),
  );
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
        events={timelineOf(order, guides, clock).map(({ key, kind, title, source, at }) => ({
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
