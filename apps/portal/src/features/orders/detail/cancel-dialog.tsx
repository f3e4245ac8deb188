import type { Order } from '@trastienda/api-client';
import { ConfirmModal } from '@trastienda/ui/ConfirmModal';
import { useState } from 'react';
import { useAppDispatch } from '../../../store/hooks.ts';
import {
  cancelledLines,
  CancelReasonFields,
  emptyCancelDraft,
  faultOfReason,
  reasonToKeep,
} from '../cancel-form.tsx';
import { cancellationConfirmed } from '../cancel.saga.ts';
import * as s from './detail.css.ts';

type Props = { readonly order: Order; readonly onClose: () => void };

/** Asks before an order is cancelled; confirmed, it can still be undone for ten seconds. */
export default function CancelDialog({ order, onClose }: Props) {
  const dispatch = useAppDispatch();
  const [draft, setDraft] = useState(emptyCancelDraft);
  const [wasAsked, setAsked] = useState(false);
  const confirm = () => {
    setAsked(true);
    if (faultOfReason(draft) !== null) return;
    const lines = order.orderedProductsList.filter((line) => reasonToKeep(line) === null);
    const ids = lines.map(({ colocationId }) => colocationId);
    dispatch(
      cancellationConfirmed({
        order,
        colocationIds: cancelledLines(order, ids),
        ...draft,
        key: crypto.randomUUID(),
      }),
    );
    onClose();
  };
  return (
    <ConfirmModal
      isOpen
      tone="danger"
      title={`Cancelar el pedido ${order.orderid}`}
      cancelLabel="Conservar pedido"
      confirmLabel="Cancelar pedido"
      onConfirm={confirm}
      onCancel={onClose}
    >
      Le avisaremos a {order.dataMarketplace.name}. Podrás deshacerlo durante 10 segundos.
      <div className={s.reasons}>
        <CancelReasonFields
          draft={draft}
          onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
          wasAsked={wasAsked}
        />
      </div>
    </ConfirmModal>
  );
}
