import type { Order } from '@trastienda/api-client';
import {
  channelName,
  type ChannelOrderAction,
  type ChannelOrderActionId,
  channelOrderActions,
  nextChannelAction,
} from '@trastienda/domain';
import { Banner } from '@trastienda/ui/Banner';
import { Button } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { Suspense, useState } from 'react';
import { useAppDispatch, useAppSelector, useFeature } from '../../shared/store/hooks.ts';
import {
  beingCancelled,
  selectIsBeingCancelled,
  selectOrderAction,
} from '../../entities/order/action-states.ts';
import * as s from './channel-card.css.ts';
import { channelActionRequested, channelActionsFeature } from './feature.ts';
import { fieldsOf, isDestructive, movesLines, stateName } from './model.ts';
import { lazyPart } from '../../shared/routes/lazy-page.tsx';

const ChannelForm = lazyPart(() => import('./channel-form.tsx'));
const RejectDialog = lazyPart(() => import('./reject-dialog.tsx'));

/** The actions of the order's channel, each with its own state; empty for channels without such calls. */
export default function ChannelCard({ order }: { readonly order: Order }) {
  useFeature(channelActionsFeature);
  const actions = channelOrderActions(order);
  if (actions.length === 0) return null;
  const next = nextChannelAction(order);
  // The next action comes first.
  const open = actions
    .filter(({ reason }) => reason === null)
    .toSorted((a, b) => Number(b.id === next) - Number(a.id === next));
  const later = actions.filter(({ reason }) => reason !== null);
  // Each reason appears once, under all actions that it blocks.
  const reasons = [...new Set(later.map(({ reason }) => reason))];
  return (
    <Card title={`En ${channelName(order.marketplace)}`}>
      <div className={s.groups}>
        {open.length > 0 && (
          <ul className={s.actions}>
            {open.map((action) => (
              <li key={action.id} className={s.action}>
                <ChannelButton order={order} action={action} isNext={action.id === next} />
                {action.id === next && <span className={s.reason}>{reasonOfWay(order, next)}</span>}
              </li>
            ))}
          </ul>
        )}
        {reasons.length > 0 && (
          <ul className={s.actions}>
            {reasons.map((reason) => (
              <li key={reason} className={s.action}>
                {later
                  .filter((action) => action.reason === reason)
                  .map((action) => (
                    <ChannelButton key={action.id} order={order} action={action} />
                  ))}
                <span className={s.reason}>{reason}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

/** Why it is put forward, and a guide of ours is not. */
const reasonOfWay = ({ marketplace }: Order, next: ChannelOrderActionId): string =>
  next === 'printChannelLabel' || next === 'downloadGuide'
    ? `${channelName(marketplace)} ya dio la guía: no necesitas otra.`
    : `Es lo que sigue en ${channelName(marketplace)}.`;

type Props = {
  readonly order: Order;
  readonly action: ChannelOrderAction;
  readonly isNext?: boolean;
};

function ChannelButton({ order, action: { id, label, reason }, isNext = false }: Props) {
  const dispatch = useAppDispatch();
  const state = useAppSelector((root) => selectOrderAction(root, order.orderNumber, stateName(id)));
  const isHeld = useAppSelector((root) => selectIsBeingCancelled(root, order.orderNumber)) && movesLines(id);
  const [isOpen, setOpen] = useState(false);
  // A press after a failure repeats the same request (D169).
  const [key, setKey] = useState(() => crypto.randomUUID());
  const asksFirst = fieldsOf(order, id).length > 0 || isDestructive(id);
  const run = () => {
    const next = state.status === 'failed' ? key : crypto.randomUUID();
    setKey(next);
    dispatch(channelActionRequested({ order, id, key: next, fields: {} }));
  };
  const press = () => (asksFirst ? setOpen(true) : run());
  const Asks = isDestructive(id) ? RejectDialog : ChannelForm;
  return (
    <>
      <Button
        className={reason === null ? s.button : s.later}
        {...(reason !== null
          ? { variant: 'ghost', size: 'sm' }
          : isNext
            ? { variant: 'primary' }
            : isDestructive(id) && { variant: 'danger' })}
        pending={state.status === 'loading' || id === 'loading'}
        pendingLabel={id === 'loading' ? label : 'Un momento…'}
        disabledReason={reason ?? (isHeld ? beingCancelled : undefined)}
        onPress={press}
      >
        {label}
      </Button>
      {!isOpen && state.status === 'failed' && (
        <Banner
          tone="critical"
          action={
            <Button size="sm" onPress={press}>
              Reintentar
            </Button>
          }
        >
          {state.error}
        </Banner>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <Asks order={order} id={id} title={label} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
