import type { Order } from '@trastienda/api-client';
import { channelName, type ChannelOrderActionId } from '@trastienda/domain';
import { ConfirmModal } from '@trastienda/ui/ConfirmModal';
import { useState } from 'react';
import { dialogTitle } from './model.ts';
import { useChannelAction } from './use-channel-action.ts';

type Props = {
  readonly order: Order;
  readonly id: ChannelOrderActionId;
  readonly title: string;
  readonly onClose: () => void;
};

/** Confirms before the channel learns that an order will not be sent. */
export default function RejectDialog({ order, id, title, onClose }: Props) {
  const { isPending, fault, send } = useChannelAction(order, id, onClose);
  const [key] = useState(() => crypto.randomUUID());
  return (
    <ConfirmModal
      isOpen
      tone="danger"
      title={dialogTitle(title, order.orderNumber)}
      cancelLabel="Conservar"
      confirmLabel={title}
      pending={isPending}
      pendingLabel="Un momento…"
      error={fault ?? undefined}
      onConfirm={() => send(key, {})}
      onCancel={onClose}
    >
      {channelName(order.marketplace)} le avisará al cliente. No se puede deshacer.
    </ConfirmModal>
  );
}
