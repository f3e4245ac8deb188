import type { Order } from '@trastienda/api-client';
import { deliverOrder } from '@trastienda/api-client/kidal';
import { RadioGroup } from '@trastienda/ui/RadioGroup';
import { TextField } from '@trastienda/ui/TextField';
import { useState } from 'react';
import { useNow } from '../../page/index.ts';
import { paths } from '../../routes/paths.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectTimeZone } from '../session/selectors.ts';
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
  const timeZone = useAppSelector(selectTimeZone);
  const now = useNow();
  const shipments = deliverableShipments(order, chosen);
  const [trackId, setTrackId] = useState(shipments[0]?.trackId ?? '');
  const [when, setWhen] = useState('now');
  const [day, setDay] = useState('');
  const [hour, setHour] = useState('');
  const [receivedBy, setReceivedBy] = useState('');
  const [key] = useState(() => crypto.randomUUID());
  const [wasAsked, setAsked] = useState(false);
  const at = when === 'now' ? new Date(now) : momentOf(day, hour, timeZone);
  const fault = when === 'now' ? null : faultOfDelivery(at, order, now);
  const shipment = shipments.find((one) => one.trackId === trackId);
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
      onSubmit={() => {
        if (!shipment || at === null) return;
        dispatch(
          deliveryRequested({
            order,
            key,
            trackId,
            colocationIds: shipment.lines.map(({ colocationId }) => colocationId),
            deliveredAt: at.toISOString(),
            receivedBy,
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
        value={trackId}
        onChange={setTrackId}
      />
      <RadioGroup
        label="¿Cuándo?"
        items={[
          { id: 'now', label: 'Hace un momento' },
          { id: 'then', label: 'Otro día u hora' },
        ]}
        value={when}
        onChange={setWhen}
      />
      {when === 'then' && (
        <div className={s.pair}>
          <TextField
            label="Día"
            type="date"
            value={day}
            onChange={setDay}
            isRequired
            error={wasAsked && fault !== null ? fault : undefined}
          />
          <TextField
            label="Hora"
            type="time"
            value={hour}
            onChange={setHour}
            isRequired
            description="Hora de tu tienda"
          />
        </div>
      )}
      <TextField
        label="¿Quién recibió?"
        description="Opcional. Ayuda si el cliente reclama."
        value={receivedBy}
        onChange={setReceivedBy}
        maxLength={120}
      />
    </ActionForm>
  );
}
