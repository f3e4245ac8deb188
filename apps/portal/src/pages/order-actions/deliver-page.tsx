import type { Order } from '@trastienda/api-client';
import { deliverOrder } from '@trastienda/api-client/kidal';
import { RadioGroup } from '@trastienda/ui/RadioGroup';
import { TextField } from '@trastienda/ui/TextField';
import { useState } from 'react';
import { useDraft, useClock } from '../../shared/layout/index.ts';
import { useServerFaults } from '../../shared/form/server-faults.ts';
import { paths } from '../../shared/routes/paths.ts';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts';
import { ActionForm } from './components/action-form.tsx';
import * as s from './components/action-form.css.ts';
import { ActionFrame } from './components/action-frame.tsx';
import { deliveryRequested } from './feature.ts';
import { deliverableShipments, faultOfDelivery, momentOf, piecesInWords } from './model.ts';
import { orderDelivery } from './operations.ts';

const picker = {
  context: 'Elige el pedido que ya llegó',
  query: { 'filter-status-family': 'transito', pageSize: 24 },
  hrefOf: paths.deliverOrder,
  all: { status: 'en-transito' },
  allLabel: 'Mis pedidos · En tránsito',
  emptyTitle: 'Ningún pedido va en camino',
  emptyText: 'Cuando un pedido salga, podrás marcar aquí su entrega.',
} as const;

/** `/mis-pedidos/entregar-pedido`: a shipment reached its client (D142). */
export default function DeliverPage() {
  return (
    <ActionFrame action="deliverOrder" title="Marcar como entregado" picker={picker}>
      {(order, lines) => <DeliverForm order={order} chosen={lines} />}
    </ActionFrame>
  );
}

function DeliverForm({ order, chosen }: { readonly order: Order; readonly chosen: readonly string[] }) {
  const dispatch = useAppDispatch();
  const state = useAppSelector((root) => orderDelivery.select(root, order.orderid));
  const { now, timeZone } = useClock();
  const shipments = deliverableShipments(order, chosen);
  const { form, change, intent, forget } = useDraft(`entregar ${order.orderid}`, () => ({
    trackId: '',
    when: 'now',
    day: '',
    hour: '',
    receivedBy: '',
  }));
  const { when, day, hour, receivedBy } = form;
  const [wasAsked, setAsked] = useState(false);
  const at = when === 'now' ? new Date(now) : momentOf(day, hour, timeZone);
  const fault = when === 'now' ? null : faultOfDelivery(at, order, now);
  const refused = useServerFaults(state.error, {
    colocationIds: form.trackId,
    deliveredAt: [when, day, hour].join(' '),
    receivedBy,
  });
  const shipment = shipments.find((one) => one.trackId === form.trackId) ?? shipments[0];
  return (
    <ActionForm
      label="Entrega"
      title="¿Qué se entregó?"
      submitLabel="Marcar como entregado"
      pendingLabel="Guardando…"
      back={paths.orders({ pedido: order.orderid })}
      operation={orderDelivery}
      operationKey={order.orderid}
      state={state}
      call={deliverOrder}
      failedTitle="No se registró la entrega."
      isValid={fault === null && shipment !== undefined}
      onInvalid={() => setAsked(true)}
      onDone={forget}
      onSubmit={() => {
        if (!shipment || at === null) return;
        // Asked again it names the same moment: another one would be another delivery.
        const asked = intent(now);
        dispatch(
          deliveryRequested({
            order,
            key: asked.key,
            trackId: shipment.trackId,
            colocationIds: shipment.lines.map(({ colocationId }) => colocationId),
            deliveredAt: new Date(when === 'now' ? asked.at : at).toISOString(),
            receivedBy,
            needsPackage: shipment.needsPackage,
          }),
        );
      }}
    >
      <RadioGroup
        label="Envío"
        items={shipments.map((one) => ({
          id: one.trackId,
          label: one.label,
          description: piecesInWords(one.lines),
        }))}
        error={refused.colocationIds}
        value={shipment?.trackId ?? null}
        onChange={(trackId) => change({ trackId })}
      />
      <RadioGroup
        label="¿Cuándo?"
        items={[
          { id: 'now', label: 'Hace un momento' },
          { id: 'then', label: 'Otro día u hora' },
        ]}
        error={when === 'now' ? refused.deliveredAt : undefined}
        value={when}
        onChange={(next) => change({ when: next })}
      />
      {when === 'then' && (
        <div className={s.pair}>
          <TextField
            label="Día"
            type="date"
            value={day}
            onChange={(next) => change({ day: next })}
            isRequired
            error={(wasAsked ? fault : null) ?? refused.deliveredAt}
          />
          <TextField
            label="Hora"
            type="time"
            value={hour}
            onChange={(next) => change({ hour: next })}
            isRequired
            description="Hora de tu tienda"
          />
        </div>
      )}
      <TextField
        label="¿Quién recibió?"
        optional
        description="Ayuda si el cliente reclama"
        value={receivedBy}
        onChange={(next) => change({ receivedBy: next })}
        maxLength={120}
        error={refused.receivedBy}
      />
    </ActionForm>
  );
}
