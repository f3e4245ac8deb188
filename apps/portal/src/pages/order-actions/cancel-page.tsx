import { cancelOrder, type Order } from '@trastienda/api-client';
import { pieceCancellationNotice } from '@trastienda/domain/channel-setup';
import { Banner } from '@trastienda/ui/Banner';
import { ButtonLink } from '@trastienda/ui/Button';
import { Checkbox } from '@trastienda/ui/Checkbox';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useNow } from '../../shared/layout/index.ts';
import { useServerFaults } from '../../shared/form/server-faults.ts';
import { paths } from '../../shared/routes/paths.ts';
import { useAppDispatch, useAppSelector, useFeature } from '../../shared/store/hooks.ts';
import { beingCancelled, selectIsBeingCancelled } from '../../entities/order/action-states.ts';
import {
  cancelledLines,
  CancelReasonFields,
  reasonToKeep,
  statedReason,
} from '../../features/cancel-order/cancel-form.tsx';
import { cancellationConfirmed } from '../../features/cancel-order/cancel.saga.ts';
import { cancelOrderFeature } from '../../features/cancel-order/feature.ts';
import { useCancelDraft } from '../../features/cancel-order/use-cancel-draft.ts';
import { useGuideConsequence } from '../../features/cancel-order/use-guide-consequence.ts';
import { focusFirstFault } from '../../shared/form/focus-first-fault.ts';
import * as s from '../../shared/form/form-card.css.ts';
import { FormCard } from '../../shared/form/form-card.tsx';
import { problemOf } from '../../shared/form/problem-of.ts';
import type { FormState } from '../../shared/form/use-form.ts';
import { ActionFrame } from './components/action-frame.tsx';

const picker = {
  context: 'Elige el pedido que no vas a enviar',
  query: { 'filter-status-family': 'pendiente', pageSize: 24, sort: 'ship_by' },
  hrefOf: paths.cancelOrder,
  all: { status: 'en-preparacion' },
  allLabel: 'Mis pedidos · En preparación',
  emptyTitle: 'Ningún pedido se puede cancelar',
  emptyText: 'Se cancelan los pedidos que todavía no van en camino.',
} as const;

/** `/mis-pedidos/cancelar-pedido`: the whole order, or the lines of `lineas` (calls.md 8, D39). */
export default function CancelPage() {
  useFeature(cancelOrderFeature);
  return (
    <ActionFrame action="cancelOrder" title="Cancelar pedido" picker={picker}>
      {(order, lines) => <CancelOrUndo order={order} chosen={lines} />}
    </ActionFrame>
  );
}

type Props = { readonly order: Order; readonly chosen: readonly string[] };

function CancelOrUndo({ order, chosen }: Props) {
  const isBeingCancelled = useAppSelector((state) => selectIsBeingCancelled(state, order.orderNumber));
  if (!isBeingCancelled) return <CancelForm order={order} chosen={chosen} />;
  return (
    <EmptyState
      kind="clear"
      title={beingCancelled}
      action={<ButtonLink href={paths.orders({ pedido: order.orderNumber })}>Ver pedido</ButtonLink>}
    >
      Mientras veas el aviso puedes deshacerla.
    </EmptyState>
  );
}

function CancelForm({ order, chosen }: Props) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const now = useNow();
  const back = paths.orders({ pedido: order.orderNumber });
  const { form, change, intent, cancellable, refusal } = useCancelDraft(order, chosen);
  const [wasAsked, setAsked] = useState(false);
  const refused = useServerFaults(refusal, {
    reason: form.reason,
    comment: form.comment,
    colocationIds: form.lines,
  });
  // The choice of pieces is one question, whose fault is at its first box.
  const faultOfLines = Object.entries(refused).find(([field]) => field.startsWith('colocationIds'))?.[1];
  const lines = form.lines.filter((id) => cancellable.includes(id));
  const sent = cancelledLines(order, lines);
  const isWhole = sent.length === 0;
  const stated = statedReason(form);
  const consequence = useGuideConsequence(order, lines);
  const ofPieces = isWhole || lines.length === 0 ? null : pieceCancellationNotice(order);
  // Sent once it can no longer be undone, when this page has gone: how it ended is told at the order, or here again.
  const cancelling: FormState = {
    isPending: false,
    faultCount: 0,
    problem:
      refusal === null
        ? null
        : problemOf(refusal, { failedTitle: 'No se canceló.', call: cancelOrder, isOnline: true }),
    submit: (event) => {
      event?.preventDefault();
      setAsked(true);
      if (lines.length === 0 || stated === null) return focusFirstFault();
      dispatch(cancellationConfirmed({ order, colocationIds: sent, ...stated, key: intent(now).key }));
      void navigate(back, { replace: true });
    },
  };
  return (
    <FormCard
      form={cancelling}
      label="Cancelación"
      title={isWhole || lines.length === 0 ? 'Todo el pedido' : 'Solo estas piezas'}
      submitLabel={isWhole || lines.length === 0 ? 'Cancelar pedido' : 'Cancelar piezas'}
      pendingLabel="Cancelando…"
      isDanger
      back={back}
    >
      {order.orderedProductsList.length > 1 && (
        <div role="group" aria-label="Piezas que se cancelan" className={s.fields}>
          {order.orderedProductsList.map((line, at) => (
            <Checkbox
              key={line.colocationId}
              isSelected={lines.includes(line.colocationId)}
              isDisabled={reasonToKeep(line) !== null}
              description={reasonToKeep(line) ?? `SKU ${line.sku}`}
              onChange={(isOn) =>
                change({
                  lines: isOn
                    ? [...lines, line.colocationId]
                    : lines.filter((id) => id !== line.colocationId),
                })
              }
              {...(at === 0 && {
                error: wasAsked && lines.length === 0 ? 'Elige al menos una pieza' : faultOfLines,
              })}
            >
              {line.name}
            </Checkbox>
          ))}
        </div>
      )}
      {ofPieces !== null && <Banner tone="warning">{ofPieces}</Banner>}
      {consequence !== '' && <Banner tone="info">{consequence}</Banner>}
      <CancelReasonFields draft={form} onChange={change} wasAsked={wasAsked} refused={refused} />
    </FormCard>
  );
}
