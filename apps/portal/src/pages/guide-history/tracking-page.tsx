import { getGuideDetail } from '@trastienda/api-client';
import type { ReadingTime } from '@trastienda/domain';
import { Button } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { Link } from '@trastienda/ui/Link';
import { Timeline } from '@trastienda/ui/Timeline';
import { VisuallyHidden } from '@trastienda/ui/VisuallyHidden';
import { Suspense, useEffect, useState } from 'react';
import { CardBodySkeleton } from '../../shared/layout/body-skeletons.tsx';
import { CallFailed, PageHeader, useClock } from '../../shared/layout/index.ts';
import { trackingKind, trackingLook } from '../../entities/guide/tracking-look.ts';
import { textFilter } from '../../shared/list/filters.tsx';
import { ListFilters } from '../../shared/list/list-filters.tsx';
import { useSearch } from '../../shared/routes/use-search.ts';
import { paths } from '../../shared/routes/paths.ts';
import { useAppDispatch, useAppSelector, useFeature } from '../../shared/store/hooks.ts';
import { GuideViews } from '../../entities/guide/guide-views.tsx';
import { useCarrierNames } from '../../entities/guide/use-carrier-names.ts';
import { guideDetail } from '../../entities/order/operations.ts';
import { OrderNumber } from '../../entities/order/order-number.tsx';
import { guideHistoryFeature, selectTracking, trackingRequested } from './feature.ts';
import { whyNotCancelled } from './guide-actions.tsx';
import * as s from './history.css.ts';
import { guidesSearch } from './search.ts';
import { boardFilters, TrackingBoard } from './tracking-board.tsx';
import { TrackingProblem } from './tracking-problem.tsx';
import { TrackingStatusBadge } from './tracking-status-badge.tsx';
import { lazyPart } from '../../shared/routes/lazy-page.tsx';

const CancelGuideDialog = lazyPart(() => import('../../features/cancel-guide/cancel-guide-dialog.tsx'));

const numberFilter = textFilter('guia', 'Número de guía o de pedido', 'Guía o pedido y Enter', {
  isWhole: true,
});

/** `vista=rastreo`: one guide's way, by its number or its order's, or the board of all (D38, D160). */
export default function GuideTrackingPage() {
  useFeature(guideHistoryFeature);
  const address = useSearch(guidesSearch);
  const { guia } = address.search;
  const clock = useClock();
  const filters = guia === '' ? [numberFilter, ...boardFilters(clock)] : [numberFilter];
  return (
    <>
      <PageHeader title="Rastreo de guías" context="Por número de guía o de pedido" />
      <GuideViews view="rastreo">
        <ListFilters {...address} filters={filters} />
        {guia === '' ? <TrackingBoard clock={clock} /> : <Way key={guia} number={guia} clock={clock} />}
      </GuideViews>
    </>
  );
}

/** The events of one guide, the newest first. */
function Way({ number, clock }: { readonly number: string; readonly clock: ReadingTime }) {
  const carrierName = useCarrierNames();
  const dispatch = useAppDispatch();
  const tracking = useAppSelector((state) => selectTracking(state, number));
  const guide = tracking?.phase === 'found' ? tracking.guide : '';
  const detail = useAppSelector((state) => guideDetail.select(state, guide)).value?.detail ?? null;
  const [isCancelling, setCancelling] = useState(false);
  useEffect(() => void dispatch(trackingRequested(number)), [dispatch, number]);
  if (tracking?.phase === 'unknown' || tracking?.phase === 'noGuide') {
    return (
      <Card>
        <EmptyState
          kind="no-match"
          title={
            tracking.phase === 'unknown' ? 'No encontramos ese número' : 'Este pedido todavía no tiene guía'
          }
        >
          {tracking.phase === 'unknown'
            ? 'Ninguna guía ni pedido de esta tienda lo tiene. Revisa que esté completo.'
            : `El pedido ${number} espera su guía.`}
        </EmptyState>
      </Card>
    );
  }
  if (tracking?.phase === 'failed') {
    return (
      <Card>
        <CallFailed
          error={tracking.error}
          call={getGuideDetail}
          title="No pudimos rastrear la guía"
          onRetry={() => void dispatch(trackingRequested(number))}
        />
      </Card>
    );
  }
  if (detail === null) {
    return (
      <Card aria-busy>
        <VisuallyHidden role="status">Buscando la guía</VisuallyHidden>
        <CardBodySkeleton height={188} lines={6} />
      </Card>
    );
  }
  return (
    <Card
      title={`Guía ${detail.guide}`}
      action={
        <span className={s.acts}>
          {detail.orderNumber !== null && (
            <Link variant="action" href={paths.orders({ pedido: detail.orderNumber })}>
              Pedido <OrderNumber number={detail.orderNumber} />
            </Link>
          )}
          {whyNotCancelled(detail) === undefined && (
            <Button size="sm" onPress={() => setCancelling(true)}>
              Cancelar guía
            </Button>
          )}
        </span>
      }
    >
      {isCancelling && (
        <Suspense fallback={null}>
          <CancelGuideDialog guides={[detail]} onClose={() => setCancelling(false)} />
        </Suspense>
      )}
      <div className={s.way}>
        <div className={s.summary}>
          <TrackingStatusBadge state={detail.status} />
          <span>{`${carrierName(detail.nameParcel)} ${detail.serviceType} · para ${detail.destinationName}, ${detail.destinationCity}`}</span>
        </div>
        <TrackingProblem state={detail.status} />
        <Timeline
          now={clock.now}
          timeZone={clock.timeZone}
          events={detail.events.map(({ status, description, date, location }) => ({
            key: `${date} ${status}`,
            title: description,
            at: date,
            ...(location !== null && { source: location }),
            ...trackingLook[trackingKind(status)],
          }))}
        />
      </div>
    </Card>
  );
}
