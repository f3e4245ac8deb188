import type { Order } from '@trastienda/api-client';
import { RadioGroup } from '@trastienda/ui/RadioGroup';
import { TextField } from '@trastienda/ui/TextField';
import { useNavigate } from 'react-router';
import * as s from '../../shared/form/form-card.css.ts';
import { FormCard } from '../../shared/form/form-card.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { useClock } from '../../shared/layout/index.ts';
import { paths } from '../../shared/routes/paths.ts';
import { ActionFrame } from './components/action-frame.tsx';
import { deliverableShipments, faultOfDelivery, momentOf, piecesInWords } from './model.ts';
import { type Delivery, orderDelivery } from './operations.ts';

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

type DeliveryForm = {
  readonly trackId: string;
  readonly when: string;
  readonly day: string;
  readonly hour: string;
  readonly receivedBy: string;
};

function DeliverForm({ order, chosen }: { readonly order: Order; readonly chosen: readonly string[] }) {
  const navigate = useNavigate();
  const { now, timeZone } = useClock();
  const shipments = deliverableShipments(order, chosen);
  const shipmentOf = ({ trackId }: DeliveryForm) =>
    shipments.find((one) => one.trackId === trackId) ?? shipments[0];
  const back = paths.orders({ pedido: order.orderNumber });
  const delivery = useForm({
    draft: `entregar ${order.orderNumber}`,
    initial: (): DeliveryForm => ({ trackId: '', when: 'now', day: '', hour: '', receivedBy: '' }),
    faultsOf: ({ when, day, hour }) => ({
      day: when === 'now' ? null : faultOfDelivery(momentOf(day, hour, timeZone), order, now),
    }),
    write: orderDelivery,
    writeKey: order.orderNumber,
    inputOf(form, { at }): Delivery {
      const { trackId = '', lines = [], needsPackage = false } = shipmentOf(form) ?? {};
      // Asked again it names the same moment: another one would be another delivery.
      const moment = form.when === 'now' ? at : momentOf(form.day, form.hour, timeZone);
      return {
        order,
        trackId,
        colocationIds: lines.map(({ colocationId }) => colocationId),
        deliveredAt: new Date(moment ?? at).toISOString(),
        receivedBy: form.receivedBy,
        needsPackage,
      };
    },
    sentAs: {
      colocationIds: 'trackId',
      deliveredAt: ({ when, day, hour }) => [when, day, hour].join(' '),
      receivedBy: 'receivedBy',
    },
    failedTitle: 'No se registró la entrega.',
    onDone: () => void navigate(back, { replace: true }),
  });
  const { form, bind, refused } = delivery;
  return (
    <FormCard
      form={delivery}
      label="Entrega"
      title="¿Qué se entregó?"
      submitLabel="Marcar como entregado"
      pendingLabel="Guardando…"
      back={back}
    >
      <RadioGroup
        label="Envío"
        items={shipments.map((one) => ({
          id: one.trackId,
          label: one.label,
          description: piecesInWords(one.lines),
        }))}
        {...bind('trackId')}
        value={shipmentOf(form)?.trackId ?? null}
      />
      <RadioGroup
        label="¿Cuándo?"
        items={[
          { id: 'now', label: 'Hace un momento' },
          { id: 'then', label: 'Otro día u hora' },
        ]}
        {...bind('when')}
        error={form.when === 'now' ? refused['deliveredAt'] : undefined}
      />
      {form.when === 'then' && (
        <div className={s.pair}>
          <TextField
            label="Día"
            type="date"
            isRequired
            {...bind('day')}
            error={bind('day').error ?? refused['deliveredAt']}
          />
          <TextField label="Hora" type="time" isRequired description="Hora de tu tienda" {...bind('hour')} />
        </div>
      )}
      <TextField
        label="¿Quién recibió?"
        optional
        description="Ayuda si el cliente reclama"
        maxLength={120}
        {...bind('receivedBy')}
      />
    </FormCard>
  );
}
