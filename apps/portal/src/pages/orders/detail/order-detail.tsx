import { type Order, listOrders } from '@trastienda/api-client';
import { channelOrderActions, formatDateTime, isOfLinkedShop, soldBy } from '@trastienda/domain';
import { caseCauseTitled } from '@trastienda/domain/channel-cases';
import { Banner } from '@trastienda/ui/Banner';
import { Button, ButtonLink } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { ChannelTile } from '@trastienda/ui/ChannelBadge';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { BackLine } from '@trastienda/ui/PageHeader';
import { ProgressSteps } from '@trastienda/ui/ProgressSteps';
import { Skeleton } from '@trastienda/ui/Skeleton';
import { StatusChip } from '@trastienda/ui/StatusLabel';
import { StickyFooter } from '@trastienda/ui/StickyFooter';
import { media } from '@trastienda/ui/theme';
import { Suspense } from 'react';
import { FocusArrives } from '../../../shared/layout/focus-arrives.tsx';
import { CallFailed, PageHeader, useIsMobile, useClock, useMedia } from '../../../shared/layout/index.ts';
import { movesLines } from '../../../features/channel-actions/model.ts';
import { usePageShortcuts } from '../../../shared/layout/page-shortcuts.ts';
import { usePageTitle } from '../../../shared/routes/page-title.ts';
import { paths } from '../../../shared/routes/paths.ts';
import { NoteCard } from './note-card.tsx';
import { useOrdersPage } from '../list/use-orders-page.ts';
import type { OrdersSearch } from '../../../shared/routes/orders-search.ts';
import { useOrderActions } from './actions.tsx';
import { ArticlesCard, ClientCard, DeliveryCard, MoneyCard } from './cards.tsx';
import { DetailBar, listOf } from './detail-bar.tsx';
import * as s from './detail.css.ts';
import { DocumentsCard } from './documents-card.tsx';
import { stepsOf } from './model.ts';
import { OrderSkeleton } from './order-skeleton.tsx';
import { DeadlineBadge, PhoneSummary } from './order-standing.tsx';
import { TimelineCard } from './timeline-card.tsx';
import { useOrder } from './use-order.ts';
import { useOrderGuides } from './use-order-guides.ts';
import { type Place, usePosition } from './use-position.ts';
import { lazyPart } from '../../../shared/routes/lazy-page.tsx';

const ChannelCard = lazyPart(() => import('../../../features/channel-actions/channel-card.tsx'));

const ShopCard = lazyPart(() => import('./shop-card.tsx'));

type BodyProps = { readonly order: Order; readonly place: Place | null };

function OrderBody({ order, place }: BodyProps) {
  const isMobile = useIsMobile();
  // Beside the reduced sidebar it is found in the menu, from the left on (experience.md, section 15).
  const isReduced = useMedia(media.reduced);
  const reading = useClock();
  const guides = useOrderGuides(order);
  const actions = useOrderActions(order, guides);
  usePageShortcuts({
    id: 'order',
    label: 'En este pedido',
    items: [
      { keys: [['J']], does: 'Pedido siguiente', press: place?.onNext },
      { keys: [['K']], does: 'Pedido anterior', press: place?.onPrevious },
      ...actions.keys,
    ].filter(({ press }) => press !== undefined),
  });
  const { steps, current, failed } = stepsOf(order, reading, guides);
  const channel = order.dataMarketplace.name;
  const bought = formatDateTime(order.purchase_date, reading).toLocaleLowerCase('es-MX');
  const context = [
    channel,
    `Comprado ${bought}`,
    order.authorization_date &&
      `Pago autorizado ${formatDateTime(order.authorization_date, reading).toLocaleLowerCase('es-MX')}`,
  ]
    .filter(Boolean)
    .join(' · ');
  // The position of the parcel comes first where the channel has no action now, or only papers.
  const isOpenToChannel = channelOrderActions(order).some(
    ({ id, reason }) => reason === null && movesLines(id),
  );
  const ofChannel = (
    <Suspense fallback={null}>
      <ChannelCard order={order} />
    </Suspense>
  );
  return (
    <>
      {!isMobile && (
        <PageHeader
          title={`Pedido ${order.orderNumber}`}
          leading={<ChannelTile code={soldBy(order)} size="lg" />}
          badges={
            <span className={s.badges}>
              <StatusChip status={order.status} />
              <DeadlineBadge order={order} />
            </span>
          }
          context={context}
          actions={
            <>
              {actions.moreButton}
              {!isReduced && actions.split}
              {actions.print}
              {actions.primary}
            </>
          }
        />
      )}
      <div className={s.columns}>
        <div className={s.column}>
          {actions.isBeingCancelled && (
            <Banner tone="warning" title="Cancelando el pedido…">
              Mientras veas el aviso puedes deshacerla.
            </Banner>
          )}
          {actions.cancelFault !== null && (
            <Banner tone="critical" title="No se canceló.">
              {actions.cancelFault} Puedes intentarlo otra vez.
            </Banner>
          )}
          {order.dataMarketplace.case && (
            <Banner
              tone="warning"
              title={`${order.dataMarketplace.case}.`}
              action={
                <ButtonLink
                  size="sm"
                  href={paths.channelCases({ causa: caseCauseTitled(order.dataMarketplace.case) })}
                >
                  Decidir
                </ButtonLink>
              }
            >
              Este pedido espera tu decisión en los casos de tus canales.
            </Banner>
          )}
          {order.status === 'cancelado' && (
            <Banner tone="info" title="Pedido cancelado.">
              {order.dataMarketplace.cancelReason ?? 'El canal no dio un motivo.'}
            </Banner>
          )}
          {isMobile ? (
            <PhoneSummary order={order} guides={guides} context={`${channel} · ${bought}`} />
          ) : (
            order.status !== 'cancelado' && (
              <Card>
                <ProgressSteps
                  variant="status"
                  aria-label="Avance del pedido"
                  current={current}
                  failed={failed}
                  steps={steps.map(({ key, label, note }) => ({ key, label, note, status: key }))}
                />
              </Card>
            )
          )}
          <ArticlesCard order={order} />
          <MoneyCard order={order} timeZone={reading.timeZone} />
          <DocumentsCard order={order} />
        </div>
        <div className={s.column}>
          {isOpenToChannel && ofChannel}
          <DeliveryCard order={order} guides={guides} editHref={actions.editHref} />
          {isOfLinkedShop(order) && (
            <Suspense fallback={null}>
              <ShopCard order={order} />
            </Suspense>
          )}
          <TimelineCard order={order} guides={guides} />
          {!isOpenToChannel && ofChannel}
          <ClientCard order={order} />
          <NoteCard orderNumber={order.orderNumber} />
        </div>
      </div>
      {isMobile && (
        <StickyFooter>
          {actions.menu(<Button>Más acciones</Button>)}
          {actions.primary ?? actions.print}
        </StickyFooter>
      )}
      {actions.dialog}
    </>
  );
}

type Props = {
  readonly search: OrdersSearch;
  /** Not as the page was opened: from the list, or from its neighbour. */
  readonly hasArrived: boolean;
};

/** An order in the list's place (D37): what it holds, where it goes, what happened, and what can be done. */
export default function OrderDetail({ search, hasArrived }: Props) {
  usePageTitle(`Pedido ${search.pedido}`);
  const isMobile = useIsMobile();
  const { page } = useOrdersPage(search);
  const place = usePosition(search, page);
  const { order, isMissing, isLoading, error, reload } = useOrder(search.pedido, page);
  const isOnItsWay = order === null && error === null && !isMissing;
  const back = listOf(search);

  return (
    <>
      {/* The same for every order, so that the keyboard stays where it presses 'Siguiente'. */}
      {isMobile ? (
        <DetailBar search={search} place={place} />
      ) : (
        <BackLine
          {...back}
          {...(place && { position: place.text, onPrevious: place.onPrevious, onNext: place.onNext })}
          className={s.back}
        />
      )}
      {order !== null ? (
        <OrderBody key={search.pedido} order={order} place={place} />
      ) : (
        <>
          {!isMobile && (
            <PageHeader
              title={`Pedido ${search.pedido}`}
              {...(isOnItsWay && {
                leading: <Skeleton shape="tile" width={40} height={40} />,
                context: 'Cargando…',
              })}
            />
          )}
          {isOnItsWay ? (
            <OrderSkeleton />
          ) : (
            <Card busy={isLoading}>
              {error !== null && (
                <CallFailed
                  error={error}
                  call={listOrders}
                  title="No pudimos cargar este pedido"
                  comfort="Tus pedidos están a salvo."
                  onRetry={reload}
                  isRetrying={isLoading}
                />
              )}
              {isMissing && (
                <EmptyState
                  kind="no-match"
                  title="Este pedido ya no existe"
                  action={<ButtonLink href={back.href}>Ver la lista</ButtonLink>}
                >
                  Revisa el número, o búscalo en la lista de pedidos.
                </EmptyState>
              )}
            </Card>
          )}
        </>
      )}
      {hasArrived && <FocusArrives key={`${search.pedido} ${order !== null}`} at="main h1, header h1" />}
    </>
  );
}
