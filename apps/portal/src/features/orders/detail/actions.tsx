import { availableOrderActions, type OrderActionId } from '@trastienda/domain';
import type { Order } from '@trastienda/api-client';
import { Button, ButtonLink } from '@trastienda/ui/Button';
import { IconButton } from '@trastienda/ui/IconButton';
import {
  CameraIcon,
  CheckIcon,
  CloseCircleIcon,
  DotsIcon,
  LabelIcon,
  PencilIcon,
  PrinterIcon,
  SplitIcon,
} from '@trastienda/ui/icons';
import { Menu, type MenuEntry } from '@trastienda/ui/Menu';
import { useState } from 'react';
import { paths } from '../../../routes/paths.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { labelRequested } from '../actions.saga.ts';
import { guideLabel } from '../operations.ts';
import { CancelDialog } from './cancel-dialog.tsx';

/** What can be done with an order here, with the reason where it cannot (calls.md 25.2). */
export function useOrderActions(order: Order) {
  const dispatch = useAppDispatch();
  const [isCancelling, setCancelling] = useState(false);
  const guide =
    order.orderedProductsList.find(({ deliveryTrackId }) => deliveryTrackId)?.deliveryTrackId ?? '';
  const isPrinting = useAppSelector((state) => guideLabel.select(state, guide).status === 'loading');
  const actions = new Map(availableOrderActions(order).map((action) => [action.id, action]));
  const reasonOf = (id: OrderActionId): string | undefined => actions.get(id)?.reason ?? undefined;
  const isAvailable = (id: OrderActionId): boolean => actions.get(id)?.available ?? false;
  const entry = (id: OrderActionId, rest: Omit<MenuEntry, 'id' | 'label'>): MenuEntry => ({
    id,
    label: actions.get(id)?.label ?? '',
    ...rest,
    ...(isAvailable(id) ? {} : { isDisabled: true, href: undefined, description: reasonOf(id) }),
  });

  const primary = isAvailable('createGuide') && (
    <ButtonLink variant="primary" icon={<LabelIcon size={16} />} href={paths.createGuide(order.orderid)}>
      Generar guía
    </ButtonLink>
  );
  const print = (
    <Button
      variant={primary ? 'secondary' : 'primary'}
      icon={<PrinterIcon size={16} />}
      pending={isPrinting}
      pendingLabel="Preparando…"
      disabledReason={reasonOf('printLabel')}
      onPress={() => dispatch(labelRequested(guide))}
    >
      Imprimir etiqueta
    </Button>
  );
  const menu = (trigger: Parameters<typeof Menu>[0]['trigger']) => (
    <Menu
      aria-label="Más acciones"
      trigger={trigger}
      items={[
        entry('editAddress', { icon: PencilIcon, href: paths.editGuideAddress(order.orderid) }),
        entry('splitOrder', { icon: SplitIcon, href: paths.splitOrder(order.orderid) }),
        entry('deliverOrder', { icon: CheckIcon, href: paths.deliverOrder(order.orderid) }),
        entry('uploadEvidence', { icon: CameraIcon, href: paths.uploadEvidence(order.orderid) }),
        entry('cancelOrder', { icon: CloseCircleIcon, tone: 'danger' }),
      ]}
      onAction={(id) => id === 'cancelOrder' && setCancelling(true)}
    />
  );
  return {
    primary,
    print,
    hasGuide: isAvailable('printLabel'),
    editHref: isAvailable('editAddress') ? paths.editGuideAddress(order.orderid) : undefined,
    menu,
    moreButton: menu(<IconButton variant="secondary" label="Más acciones" icon={<DotsIcon />} />),
    dialog: isCancelling && <CancelDialog order={order} onClose={() => setCancelling(false)} />,
  };
}
