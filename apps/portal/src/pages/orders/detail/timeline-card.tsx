import { useClock } from '../../../shared/layout/index.ts';
import type { Order } from '@trastienda/api-client';
import { Banner } from '@trastienda/ui/Banner';
import { Button } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { CashIcon, ReceiptIcon, TruckIcon } from '@trastienda/ui/icons';
import { Timeline } from '@trastienda/ui/Timeline';
import { trackingLook } from '../../../entities/guide/tracking-look.ts';
import { useAppSelector, useRequests } from '../../../shared/store/hooks.ts';
import { guideDetail } from '../../../entities/order/operations.ts';
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
  const clock = useClock();
  const ask = useRequests(
    guideDetail,
    guides.map(({ number }) => ({ params: { guide: number } })),
  );

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
