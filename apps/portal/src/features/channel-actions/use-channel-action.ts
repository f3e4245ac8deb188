import type { Order } from '@trastienda/api-client';
import type { ChannelOrderActionId } from '@trastienda/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts';
import { selectOrderAction } from '../../entities/order/action-states.ts';
import { channelActionRequested } from './feature.ts';
import { type ChannelFields, stateName } from './model.ts';

/** A dialog's side of an action: sends it, has its state, and closes once it is done. */
export function useChannelAction(order: Order, id: ChannelOrderActionId, onDone: () => void) {
  const dispatch = useAppDispatch();
  const state = useAppSelector((root) => selectOrderAction(root, order.orderNumber, stateName(id)));
  const [wasSent, setSent] = useState(false);
  const isDone = wasSent && state.status === 'succeeded';
  const close = useEffectEvent(onDone);
  useEffect(() => {
    if (isDone) close();
  }, [isDone]);
  return {
    isPending: state.status === 'loading',
    /** Why the last try failed. */
    fault: wasSent ? state.error : null,
    send(key: string, fields: ChannelFields) {
      setSent(true);
      dispatch(channelActionRequested({ order, id, key, fields }));
    },
  };
}
