import {
  availableOrderActions,
  type ChannelOrderActionId,
  channelOrderActions,
  nextChannelAction,
  type OrderActionId,
  ownGuides,
  type StatusFamily,
} from '@trastienda/domain';
import type { Order } from '@trastienda/api-client';
import { Button, ButtonLink } from '@trastienda/ui/Button';
import { IconButton } from '@trastienda/ui/IconButton';
import {
  CameraIcon,
  CheckCircleIcon,
  CheckIcon,
  CloseCircleIcon,
  DotsIcon,
  FileTextIcon,
  type Icon,
  LabelIcon,
  PencilIcon,
  PrinterIcon,
  SplitIcon,
  TruckIcon,
  UndoIcon,
} from '@trastienda/ui/icons';
import { Menu, type MenuEntry } from '@trastienda/ui/Menu';
import { Suspense, useState } from 'react';
import { useLeaveGuard } from '../../../shared/layout/leave-guard.ts';
import { paths } from '../../../shared/routes/paths.ts';
import { useAppDispatch, useAppSelector, useFeature } from '../../../shared/store/hooks.ts';
import { channelActionRequested, channelActionsFeature } from '../../../features/channel-actions/feature.ts';
import { stateName } from '../../../features/channel-actions/model.ts';
import {
  beingCancelled,
  selectIsBeingCancelled,
  selectOrderAction,
} from '../../../entities/order/action-states.ts';
import { goodsOf } from '../../../features/request-pickup/goods-of.ts';
import type { CancellableGuide } from '../../../features/cancel-guide/cancel-guide-dialog.tsx';
import type { OrderGuide } from './model.ts';
import { lazyPart } from '../../../shared/routes/lazy-page.tsx';

const CancelDialog = lazyPart(() => import('./cancel-dialog.tsx'));
const CancelGuideDialog = lazyPart(() => import('../../../features/cancel-guide/cancel-guide-dialog.tsx'));
const PickupDialog = lazyPart(() => import('../../../features/request-pickup/pickup-dialog.tsx'));
const LabelDialog = lazyPart(() => import('../../../features/print-labels/label-dialog.tsx'));

const icons: Readonly<Record<OrderActionId, Icon>> = {
  acceptOrder: CheckCircleIcon,
  createGuide: LabelIcon,
  editAddress: PencilIcon,
  splitOrder: SplitIcon,
  printLabel: PrinterIcon,
  requestPickup: TruckIcon,
  cancelGuide: UndoIcon,
  deliverOrder: CheckIcon,
  uploadEvidence: CameraIcon,
  downloadPurchaseOrder: FileTextIcon,
  cancelOrder: CloseCircleIcon,
};

/** The page of an action that has one. */
const hrefOf = (order: Order): Partial<Record<OrderActionId, string>> => ({
  createGuide: paths.createGuide(order.orderNumber),
  editAddress: paths.editGuideAddress(order.orderNumber),
  splitOrder: paths.splitOrder(order.orderNumber),
  deliverOrder: paths.deliverOrder(order.orderNumber),
  uploadEvidence: paths.uploadEvidence(order.orderNumber),
});

/** The next step in an order's life is the one action that its page highlights. */
const forward: Readonly<Record<StatusFamily, readonly OrderActionId[]>> = {
  pendiente: ['createGuide', 'deliverOrder'],
  listo_para_enviar: ['printLabel'],
  transito: ['deliverOrder'],
  finalizado: ['uploadEvidence'],
  cancelado: [],
};

/** Actions that only give a paper, and change nothing. */
const papers: ReadonlySet<OrderActionId> = new Set(['printLabel', 'downloadPurchaseOrder']);

const isUnderWay = (status: string): boolean => status === 'loading';

/** A number that the channel itself gave has its label there, and none here. */
const hasChannelLabel = (order: Order): boolean =>
  ownGuides(order).length === 0 &&
  channelOrderActions(order).some(({ id, available }) => id === 'printChannelLabel' && available);

/** The actions for an order here, with the reason where one is impossible (calls.md 25.2). */
export function useOrderActions(order: Order, guides: readonly OrderGuide[]) {
  useFeature(channelActionsFeature);
  const { go } = useLeaveGuard();
  const dispatch = useAppDispatch();
  const [isCancelling, setCancelling] = useState(false);
  const [isCancellingGuide, setCancellingGuide] = useState(false);
  const [isChoosingPaper, setChoosingPaper] = useState(false);
  const [isAskingPickup, setAskingPickup] = useState(false);
  const isPrinting = useAppSelector((state) => isUnderWay(stateOf(state, order, 'printChannelLabel').status));
  const cancelling = useAppSelector((state) => selectOrderAction(state, order.orderNumber, 'cancelOrder'));
  const isBeingCancelled = useAppSelector((state) => selectIsBeingCancelled(state, order.orderNumber));
  const accepting = useAppSelector((state) => stateOf(state, order, 'acceptOrder'));
  const fetching = useAppSelector((state) => stateOf(state, order, 'downloadPurchaseOrder'));
  const underWay: Partial<Record<OrderActionId, boolean>> = {
    printLabel: isPrinting,
    cancelOrder: isBeingCancelled,
    acceptOrder: isUnderWay(accepting.status),
    downloadPurchaseOrder: isUnderWay(fetching.status),
  };
  const all = availableOrderActions(order);
  const actions = new Map(all.map((action) => [action.id, action]));
  const hrefs = hrefOf(order);
  const isHeld = (id: OrderActionId): boolean => isBeingCancelled && !papers.has(id);
  const isAvailable = (id: OrderActionId): boolean => !isHeld(id) && (actions.get(id)?.available ?? false);
  const reasonOf = (id: OrderActionId): string | undefined => {
    if (underWay[id]) return id === 'cancelOrder' ? 'Cancelando el pedido…' : 'Un momento…';
    return actions.get(id)?.reason ?? (isHeld(id) ? beingCancelled : undefined);
  };

  const entryOf = (id: OrderActionId): MenuEntry => {
    const reason = reasonOf(id);
    const href = hrefs[id];
    return {
      id,
      label: actions.get(id)?.label ?? '',
      icon: icons[id],
      ...(id === 'cancelOrder' && { tone: 'danger' as const }),
      ...(reason === undefined ? href !== undefined && { href } : { isDisabled: true, description: reason }),
    };
  };
  const askChannel = (id: ChannelOrderActionId) =>
    dispatch(channelActionRequested({ order, id, key: crypto.randomUUID(), fields: {} }));
  const printLabel = () =>
    hasChannelLabel(order) ? askChannel('printChannelLabel') : setChoosingPaper(true);
  const weightOf = (number: string) => guides.find((one) => one.number === number)?.detail?.weight;
  const act = (id: string) => {
    if (id === 'cancelOrder') setCancelling(true);
    if (id === 'cancelGuide') setCancellingGuide(true);
    if (id === 'printLabel') printLabel();
    if (id === 'requestPickup') setAskingPickup(true);
    if (id === 'acceptOrder' || id === 'downloadPurchaseOrder') askChannel(id);
  };

  // While it is being cancelled nothing is put forward, a guide least of all; 'Deshacer' brings it back.
  const primaryId = isBeingCancelled ? undefined : forward[order.status].find(isAvailable);
  const PrimaryIcon = primaryId === undefined ? LabelIcon : icons[primaryId];
  const primary =
    primaryId !== undefined && primaryId !== 'printLabel' ? (
      // The channel's own way, where it has one, is highlighted in its card; a page has one red button.
      <ButtonLink
        variant={nextChannelAction(order) === null ? 'primary' : 'secondary'}
        icon={<PrimaryIcon size={16} />}
        href={hrefs[primaryId] ?? ''}
      >
        {actions.get(primaryId)?.label}
      </ButtonLink>
    ) : null;
  // An order that was cancelled without a guide has nothing to print, now or later.
  const print =
    order.status === 'cancelado' && !isAvailable('printLabel') ? null : (
      <Button
        variant={primaryId === 'printLabel' ? 'primary' : 'secondary'}
        icon={<PrinterIcon size={16} />}
        pending={isPrinting}
        pendingLabel="Preparando…"
        disabledReason={actions.get('printLabel')?.reason ?? undefined}
        onPress={printLabel}
      >
        Imprimir etiqueta
      </Button>
    );
  const split = isAvailable('splitOrder') && (
    <ButtonLink icon={<SplitIcon size={16} />} href={paths.splitOrder(order.orderNumber)}>
      Separar pedido
    </ButtonLink>
  );
  const menu = (trigger: Parameters<typeof Menu>[0]['trigger']) => (
    <Menu
      aria-label="Más acciones"
      trigger={trigger}
      // The possible actions come first.
      items={all
        .filter(({ isOfChannel }) => isOfChannel)
        .map(({ id }) => entryOf(id))
        .toSorted((a, b) => Number(a.isDisabled ?? false) - Number(b.isDisabled ?? false))}
      onAction={act}
    />
  );
  return {
    primary,
    print,
    split,
    /** The keys of the actions that are possible now (experience.md, section 14). */
    keys: (
      [
        ['C', 'createGuide', 'Crear la guía', () => go(paths.createGuide(order.orderNumber))],
        ['I', 'printLabel', 'Imprimir la etiqueta', printLabel],
        ['E', 'uploadEvidence', 'Subir evidencia', () => go(paths.uploadEvidence(order.orderNumber))],
        ['S', 'splitOrder', 'Separar el pedido', () => go(paths.splitOrder(order.orderNumber))],
      ] as const
    ).map(([key, id, does, press]) => ({ keys: [[key]], does, press: isAvailable(id) ? press : undefined })),
    editHref: isAvailable('editAddress') ? paths.editGuideAddress(order.orderNumber) : undefined,
    /** Confirmed, and still to be undone or answered. */
    isBeingCancelled,
    /** Why the last cancellation was not done. */
    cancelFault: cancelling.error,
    menu,
    moreButton: menu(<IconButton variant="secondary" label="Más acciones" icon={<DotsIcon />} />),
    dialog: (
      <Suspense fallback={null}>
        {isCancelling && <CancelDialog order={order} onClose={() => setCancelling(false)} />}
        {isCancellingGuide && (
          <CancelGuideDialog
            guides={cancellableGuides(order, guides)}
            onClose={() => setCancellingGuide(false)}
          />
        )}
        {isChoosingPaper && (
          <LabelDialog source={{ guides: ownGuides(order) }} onClose={() => setChoosingPaper(false)} />
        )}
        {isAskingPickup && (
          <PickupDialog {...goodsOf(order, weightOf)} onClose={() => setAskingPickup(false)} />
        )}
      </Suspense>
    ),
  };
}

/** Those that may still be cancelled; all of them where that is not known. */
function cancellableGuides({ orderNumber }: Order, guides: readonly OrderGuide[]): CancellableGuide[] {
  const left = guides.filter(({ detail }) => detail?.cancelable !== false);
  return (left.length > 0 ? left : guides).map(({ number, detail }) => ({
    guide: number,
    orderNumber,
    totalCost: detail?.totalCost ?? null,
    pickup: detail?.pickup ?? null,
  }));
}

const stateOf = (state: object, { orderNumber }: Order, id: ChannelOrderActionId) =>
  selectOrderAction(state, orderNumber, stateName(id));
