import { cancelReasons, type Order, snackbarMessage } from '@trastienda/api-client';
import { ConfirmModal } from '@trastienda/ui/ConfirmModal';
import { RadioGroup } from '@trastienda/ui/RadioGroup';
import { TextArea } from '@trastienda/ui/TextArea';
import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { type CancelReason, cancellationConfirmed } from '../actions.saga.ts';
import { orderCancellation } from '../operations.ts';
import * as s from './detail.css.ts';

type Props = { readonly order: Order; readonly onClose: () => void };

const isReason = (text: string): text is CancelReason => (cancelReasons as readonly string[]).includes(text);

/** Asks before an order is cancelled; the reason is the channel's, and 'Otra' needs words (calls.md 8). */
export function CancelDialog({ order, onClose }: Props) {
  const dispatch = useAppDispatch();
  const { status, error } = useAppSelector((state) => orderCancellation.select(state, order.orderid));
  const [reason, setReason] = useState<CancelReason>('Sin inventario');
  const [comment, setComment] = useState('');
  const [wasAsked, setAsked] = useState(false);
  // One intent, one key: pressing again after a failure repeats it, and never cancels twice.
  const [key] = useState(() => crypto.randomUUID());
  const needsComment = reason === 'Otra' && comment.trim() === '';
  const confirm = () => {
    setAsked(true);
    if (!needsComment) dispatch(cancellationConfirmed({ order, reason, comment, key }));
  };
  if (wasAsked && status === 'succeeded') return null;
  return (
    <ConfirmModal
      isOpen
      tone="danger"
      title={`Cancelar el pedido ${order.orderid}`}
      cancelLabel="Conservar pedido"
      confirmLabel="Cancelar pedido"
      pending={status === 'loading'}
      pendingLabel="Cancelando…"
      error={wasAsked && error !== null ? snackbarMessage(error.message) : undefined}
      onConfirm={confirm}
      onCancel={onClose}
    >
      Le avisaremos a {order.dataMarketplace.name}. No se puede deshacer.
      <div className={s.reasons}>
        <RadioGroup
          label="Motivo"
          items={cancelReasons.map((id) => ({ id, label: id }))}
          value={reason}
          onChange={(id) => isReason(id) && setReason(id)}
        />
        {reason === 'Otra' && (
          <TextArea
            label="Cuéntanos qué pasó"
            value={comment}
            onChange={setComment}
            maxLength={500}
            error={wasAsked && needsComment ? 'Escribe el motivo' : undefined}
          />
        )}
      </div>
    </ConfirmModal>
  );
}
