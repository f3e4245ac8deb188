import type { CallError, Order } from '@trastienda/api-client';
import { channelName, type ChannelOrderActionId } from '@trastienda/domain';
import { Banner } from '@trastienda/ui/Banner';
import { Button } from '@trastienda/ui/Button';
import { Modal } from '@trastienda/ui/Modal';
import { Select } from '@trastienda/ui/Select';
import { TextField } from '@trastienda/ui/TextField';
import { type SubmitEvent, useState } from 'react';
import { useDraft, useNow } from '../../shared/layout/index.ts';
import { focusFirstFault } from '../../shared/form/focus-first-fault.ts';
import * as s from './channel-card.css.ts';
import { type ChannelField, type ChannelFields, dialogTitle, faultOf, fieldsOf, linesOf } from './model.ts';
import { useChannelAction } from './use-channel-action.ts';
import { useChoices, useHostedShop } from './use-choices.ts';

type Props = {
  readonly order: Order;
  readonly id: ChannelOrderActionId;
  readonly title: string;
  readonly onClose: () => void;
};

const formId = 'channel-action';

/** The fields that a channel's call needs of a parcel, stored over a reload. */
export default function ChannelForm({ order, id, title, onClose }: Props) {
  const now = useNow();
  const asked = fieldsOf(order, id);
  const lines = linesOf(order, id);
  const { form, change, intent, forget } = useDraft(
    `${order.marketplace} ${id} ${order.orderNumber}`,
    (): ChannelFields => (lines.length === 1 ? { colocationId: lines[0] ?? '' } : {}),
  );
  const [wasAsked, setAsked] = useState(false);
  const { isPending, fault, send } = useChannelAction(order, id, () => {
    forget();
    onClose();
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    setAsked(true);
    if (asked.some((field) => faultOf(field, form) !== null)) return focusFirstFault();
    send(intent(now).key, form);
  };
  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}
      title={dialogTitle(title, order.orderNumber)}
      actions={
        <>
          <Button onPress={onClose}>Cancelar</Button>
          <Button type="submit" form={formId} variant="primary" pending={isPending} pendingLabel="Guardando…">
            {title}
          </Button>
        </>
      }
    >
      <form id={formId} className={s.fields} onSubmit={submit} noValidate>
        {fault !== null && (
          <Banner tone="critical" title={`${channelName(order.marketplace)} no lo aceptó.`}>
            {fault} Lo que escribiste sigue aquí.
          </Banner>
        )}
        {order.marketplace === 'SP' && <HostedShop order={order} />}
        {asked.map((field) => (
          <Field
            key={field}
            field={field}
            order={order}
            lines={lines}
            fields={form}
            error={(wasAsked && faultOf(field, form)) || undefined}
            onChange={(value) =>
              // A carrier of one piece may not take another.
              change(
                field === 'colocationId'
                  ? { colocationId: value, shipmentProviderCode: '' }
                  : { [field]: value },
              )
            }
          />
        ))}
      </form>
    </Modal>
  );
}

/** The shop that receives the request, by name: an order may be of another one (D53). */
function HostedShop({ order }: { readonly order: Order }) {
  const { shop, error, reload } = useHostedShop(order.sellerID ?? '');
  if (error !== null) return <NotLoaded what="tu tienda de Shopify" error={error} onRetry={reload} />;
  return (
    <Banner tone="info">
      {shop === null
        ? 'Buscando tu tienda…'
        : `Se actualizará en tu tienda Shopify ${shop}; tu cliente recibirá el rastreo.`}
    </Banner>
  );
}

type NotLoadedProps = { readonly what: string; readonly error: CallError; readonly onRetry: () => void };

function NotLoaded({ what, error, onRetry }: NotLoadedProps) {
  const reason = error.status === 404 ? 'No está conectada.' : '';
  return (
    <Banner
      tone="warning"
      action={
        <Button size="sm" onPress={onRetry}>
          Reintentar
        </Button>
      }
    >
      {`No pudimos cargar ${what}. ${reason}`.trim()}
    </Banner>
  );
}

const labels: Readonly<Record<ChannelField, string>> = {
  logisticsChannelId: 'Forma de envío',
  waybillNumber: 'Número de guía',
  carrier: 'Paquetería',
  trackingNumber: 'Número de guía',
  trackingUrl: 'Página de rastreo',
  colocationId: 'Pieza',
  shipmentProviderCode: 'Paquetería',
};

type FieldProps = {
  readonly field: ChannelField;
  readonly order: Order;
  readonly lines: readonly string[];
  readonly fields: ChannelFields;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

const isChoice = (field: ChannelField): boolean =>
  field === 'logisticsChannelId' || field === 'colocationId' || field === 'shipmentProviderCode';

function Field(props: FieldProps) {
  const { field, fields, error, onChange } = props;
  if (isChoice(field)) return <ChoiceField {...props} />;
  const isOptional = field === 'trackingUrl';
  return (
    <TextField
      label={labels[field]}
      value={fields[field] ?? ''}
      onChange={onChange}
      isRequired={!isOptional}
      {...(isOptional && { optional: true, description: 'La verá tu cliente', type: 'url' as const })}
      maxLength={field === 'trackingUrl' ? 2000 : 120}
      error={error}
    />
  );
}

function placeholderOf(field: ChannelField, { colocationId }: ChannelFields, isLoading: boolean): string {
  if (isLoading) return 'Cargando…';
  return field === 'shipmentProviderCode' && !colocationId ? 'Elige primero la pieza' : 'Elige una opción';
}

function ChoiceField({ field, order, lines, fields, error, onChange }: FieldProps) {
  const { items, isLoading, failure, reload } = useChoices(field, order, lines, fields);
  return (
    <>
      <Select
        label={labels[field]}
        items={items}
        value={items.some(({ id }) => id === fields[field]) ? (fields[field] ?? null) : null}
        onChange={onChange}
        isRequired
        isDisabled={isLoading}
        placeholder={placeholderOf(field, fields, isLoading)}
        error={error}
      />
      {failure !== null && <NotLoaded what="las opciones del canal" error={failure} onRetry={reload} />}
    </>
  );
}
