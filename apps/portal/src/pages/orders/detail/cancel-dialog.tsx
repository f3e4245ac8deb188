import type { Order } from '@trastienda/api-client';
import { pieceCancellationNotice } from '@trastienda/domain/channel-setup';
import { ConfirmModal } from '@trastienda/ui/ConfirmModal';
import { useState } from 'react';
import { focusFirstFault } from '../../../shared/form/focus-first-fault.ts';
import { useServerFaults } from '../../../shared/form/server-faults.ts';
import { useNow } from '../../../shared/layout/use-now.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import {
  cancelledLines,
  CancelReasonFields,
  statedReason,
} from '../../../features/cancel-order/cancel-form.tsx';
import { cancellationConfirmed } from '../../../features/cancel-order/cancel.saga.ts';
import { useCancelDraft } from '../../../features/cancel-order/use-cancel-draft.ts';
import { useGuideConsequence } from '../../../features/cancel-order/use-guide-consequence.ts';
import * as s from './detail.css.ts';

type Props = { readonly order: Order; readonly onClose: () => void };

/** Asks before an order is cancelled; confirmed, it can still be undone for ten seconds. */
export default function CancelDialog({ order, onClose }: Props) {
  const dispatch = useAppDispatch();
  const { form, change, intent, cancellable, refusal } = useCancelDraft(order);
  const { reason, comment } = form;
  const refused = useServerFaults(refusal, { reason, comment });
  const now = useNow();
  const consequence = useGuideConsequence(order, cancellable);
  const [wasAsked, setAsked] = useState(false);
  const sent = cancelledLines(order, cancellable);
  const ofPieces = sent.length > 0 ? pieceCancellationNotice(order) : null;
  const confirm = () => {
    const stated = statedReason(form);
    setAsked(true);
    if (stated === null) return focusFirstFault();
    dispatch(
      cancellationConfirmed({
        order,
        colocationIds: sent,
        ...stated,
        key: intent(now, { lines: cancellable }).key,
      }),
    );
    return onClose();
  };
  return (
    <ConfirmModal
      isOpen
      tone="danger"
      title={`Cancelar el pedido ${order.orderNumber}`}
      cancelLabel="Conservar pedido"
      confirmLabel="Cancelar pedido"
      onConfirm={confirm}
      onCancel={onClose}
    >
      {ofPieces ?? `Le avisaremos a ${order.dataMarketplace.name}.`} {consequence} Podrás deshacerlo durante
      10 segundos.
      <div className={s.reasons}>
        <CancelReasonFields draft={form} onChange={change} wasAsked={wasAsked} refused={refused} />
      </div>
    </ConfirmModal>
  );
}
