import { channelName, guidesCancelledWith, counted, listText } from '@trastienda/domain';
import type { Order } from '@trastienda/api-client';
import { ConfirmModal } from '@trastienda/ui/ConfirmModal';
import { useState } from 'react';
import { focusFirstFault } from '../../../shared/form/focus-first-fault.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { costInOrder, guideConsequence } from '../../../features/cancel-order/cancel-consequence.ts';
import {
  CancelReasonFields,
  emptyCancelDraft,
  statedReason,
} from '../../../features/cancel-order/cancel-form.tsx';
import * as s from './bulk.css.ts';
import { ordersChosen } from '../slice.ts';
import { cancellationsConfirmed } from './actions.ts';

type Props = { readonly orders: readonly Order[]; readonly onClose: () => void };

/** 'Sears y Claroshop' */
const channelsOf = (orders: readonly Order[]): string =>
  listText(new Set(orders.map(({ marketplace }) => channelName(marketplace))));

/** Asks for the reason of all of them; for ten seconds after it everything can be taken back. */
export function CancelManyDialog({ orders, onClose }: Props) {
  const dispatch = useAppDispatch();
  const [draft, setDraft] = useState(emptyCancelDraft);
  const [wasAsked, setAsked] = useState(false);
  const what = counted(orders.length, 'pedido');
  const consequence = guideConsequence(
    orders.flatMap((order) => guidesCancelledWith(order, []).map((guide) => costInOrder(guide, order))),
  );
  const confirm = () => {
    const stated = statedReason(draft);
    setAsked(true);
    if (stated === null) return focusFirstFault();
    const keys = Object.fromEntries(orders.map(({ id }) => [id, crypto.randomUUID()]));
    dispatch(cancellationsConfirmed({ id: crypto.randomUUID(), ...stated, orders, keys }));
    dispatch(ordersChosen([]));
    return onClose();
  };
  return (
    <ConfirmModal
      isOpen
      tone="danger"
      title={`Cancelar ${what}`}
      cancelLabel={orders.length === 1 ? 'Conservar pedido' : 'Conservar pedidos'}
      confirmLabel={`Cancelar ${what}`}
      onConfirm={confirm}
      onCancel={onClose}
    >
      Le avisaremos a {channelsOf(orders)}. {consequence} Podrás deshacerlo durante 10 segundos.
      <div className={s.reasons}>
        <CancelReasonFields
          draft={draft}
          onChange={(change) => setDraft({ ...draft, ...change })}
          wasAsked={wasAsked}
        />
      </div>
    </ConfirmModal>
  );
}
