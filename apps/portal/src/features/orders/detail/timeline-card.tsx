import type { Order } from '@trastienda/api-client';
import { Banner } from '@trastienda/ui/Banner';
import { Button } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import {
  CashIcon,
  CheckCircleIcon,
  type Icon,
  LabelIcon,
  ReceiptIcon,
  TriangleIcon,
  TruckIcon,
} from '@trastienda/ui/icons';
import { Timeline } from '@trastienda/ui/Timeline';
import { useEffect } from 'react';
import { useNow } from '../../../page/index.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { selectTimeZone } from '../../session/selectors.ts';
import { guideDetail } from '../operations.ts';
import { type TimelineEntry, timelineOf } from './model.ts';

const icons: Readonly<Record<TimelineEntry['kind'], Icon>> = {
  order: ReceiptIcon,
  payment: CashIcon,
  guide: LabelIcon,
  tracking: TruckIcon,
  problem: TriangleIcon,
  delivered: CheckCircleIcon,
};
const tones = { problem: 'critical', delivered: 'success' } as const;

/** Purchase, payment, guide, and what the carrier reports; a carrier that does not answer is named. */
export function TimelineCard({ order }: { readonly order: Order }) {
  const dispatch = useAppDispatch();
  const now = useNow();
  const timeZone = useAppSelector(selectTimeZone);
  const guide =
    order.orderedProductsList.find(({ deliveryTrackId }) => deliveryTrackId)?.deliveryTrackId ?? null;
  const { status, value, error } = useAppSelector((state) => guideDetail.select(state, guide ?? ''));
  useEffect(() => {
    if (guide !== null) dispatch(guideDetail.requested({ params: { guide } }));
  }, [dispatch, guide]);

  const isLoading = guide !== null && value === null && status !== 'failed';
  // A guide of a channel's own carrier is none of ours: the service knows nothing of it.
  const hasFailed = guide !== null && error !== null && error.status !== 404;
  return (
    <Card title="Línea de tiempo" busy={isLoading}>
      {hasFailed && (
        <Banner
          tone="warning"
          action={
            <Button size="sm" onPress={() => dispatch(guideDetail.requested({ params: { guide } }))}>
              Reintentar
            </Button>
          }
        >
          No pudimos preguntarle a la paquetería.
        </Banner>
      )}
      <Timeline
        now={now}
        timeZone={timeZone}
        events={timelineOf(order, value?.detail.events ?? []).map(({ key, kind, title, source, at }) => ({
          key,
          title,
          source,
          at,
          icon: icons[kind],
          tone: kind === 'problem' || kind === 'delivered' ? tones[kind] : 'neutral',
        }))}
      />
    </Card>
  );
}
