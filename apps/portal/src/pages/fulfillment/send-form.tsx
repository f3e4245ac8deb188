import type { CallOutput } from '@trastienda/api-client';
import type { listFulfillmentWarehouses } from '@trastienda/api-client/shippings';
import { foldText, formatNumber, localDay } from '@trastienda/domain';
import { Card } from '@trastienda/ui/Card';
import { Select } from '@trastienda/ui/Select';
import { TextField } from '@trastienda/ui/TextField';
import { useNavigate } from 'react-router';
import { addressLine, ownAddressDraft } from '../../entities/address/own-address.ts';
import { FormCard } from '../../shared/form/form-card.tsx';
import * as f from '../../shared/form/form-card.css.ts';
import { useForm } from '../../shared/form/use-form.ts';
import { useClock } from '../../shared/layout/index.ts';
import { paths } from '../../shared/routes/paths.ts';
import { useSearch } from '../../shared/routes/use-search.ts';
import { useRead } from '../../shared/store/hooks.ts';
import type { RemoteOperation } from '../../shared/store/create-operation.ts';
import { type Finder, useTyped } from './lines/add-sku.tsx';
import { refusedRows, standingFaults } from './lines/model.ts';
import { QuantityList } from './lines/quantity-list.tsx';
import { withStanding } from './lines/with-standing.ts';
import { useAskedSku } from './lines/use-asked-sku.ts';
import { useKnownSkus } from './lines/use-known-skus.ts';
import { ownSkus } from './operations.ts';
import { sendSearch } from './search.ts';
import {
  formOfShipment,
  newSendForm,
  ownSku,
  type SendFaults,
  type SendForm,
  sendFaults,
  type Shipment,
  shipmentBody,
  type ShipmentBody,
} from './send-model.ts';

export type Warehouse = CallOutput<typeof listFulfillmentWarehouses>['detail'][number];
type Saved = { readonly detail: Shipment };

type Props<Input> = {
  readonly warehouses: readonly Warehouse[];
  /** The one that is changed; `null` for a new one. */
  readonly shipment: Shipment | null;
  readonly write: RemoteOperation<Input, Saved>;
  readonly writeKey: string;
  readonly inputOf: (body: ShipmentBody) => Input;
};

/** Looks for SKUs of the merchant's own. */
function useOwnFinder(): Finder {
  const { text, onText, wanted, isWaiting } = useTyped();
  const input = wanted === null ? null : { query: { name: wanted, pageSize: 8 } };
  const read = useRead(ownSkus, input, { freshFor: 30_000 });
  return {
    text,
    onText,
    isBusy: isWaiting || read.status === 'loading',
    found: (read.value?.rows ?? []).map((row) => {
      const { sku, name, image = null, most } = ownSku(row);
      return { sku, name, image, note: `${formatNumber(most)} disponibles` };
    }),
  };
}

/** The content, destination and date of a shipment: a draft is stored until it is registered. */
export function SendShipmentForm<Input>({ warehouses, shipment, write, writeKey, inputOf }: Props<Input>) {
  const navigate = useNavigate();
  const clock = useClock();
  const today = localDay(clock.now, clock.timeZone) ?? '';
  const held = new Map(shipment?.items.map(({ sku, quantity }) => [foldText(sku), quantity]));
  const form = useForm<SendForm, SendFaults, Input, Saved>({
    draft: shipment === null ? 'envío al almacén' : `envío al almacén ${shipment.shipmentId}`,
    initial: () =>
      shipment === null ? newSendForm(today, warehouses[0]?.warehouseId ?? '') : formOfShipment(shipment),
    faultsOf: (said) => sendFaults(said, today, shipment?.estimatedArrival),
    write,
    writeKey,
    inputOf: (said) => inputOf(shipmentBody(said)),
    sentAs: {
      warehouseId: 'warehouseId',
      estimatedArrival: 'arrival',
      carrier: 'carrier',
      trackingNumber: 'trackingNumber',
      items: 'lines',
    },
    failedTitle: shipment === null ? 'No se registró el envío.' : 'No se guardó el envío.',
    hasSummary: true,
    onDone: ({ detail }) =>
      void navigate(paths.shipmentContents(detail.shipmentId), {
        replace: true,
      }),
  });
  const { lines, warehouseId } = form.form;
  useAskedSku(useSearch(sendSearch).search.sku, {
    rows: lines,
    onChange: (rows) => form.change({ lines: rows }),
    path: paths.sendInventory(shipment?.shipmentId),
  });
  const known = useKnownSkus(
    lines.map(({ sku }) => sku),
    'own',
    {
      operation: ownSkus,
      inputOf: (skus) => ({ query: { skus: [...skus], pageSize: 50 } }),
      rowsOf: ({ rows: data }) => data.map((row) => ownSku(row, held.get(foldText(row.sku)))),
    },
  );
  const finder = useOwnFinder();
  const standing = standingFaults(lines, known, 'own');
  const chosen = warehouses.find((one) => one.warehouseId === warehouseId);
  return (
    <FormCard
      form={withStanding(form, standing)}
      label={shipment === null ? 'Enviar inventario' : 'Cambiar envío'}
      summary={shipment === null ? 'Para registrar el envío' : 'Para guardar el envío'}
      submitLabel={shipment === null ? 'Registrar envío' : 'Guardar envío'}
      pendingLabel={shipment === null ? 'Registrando…' : 'Guardando…'}
      back={shipment === null ? paths.fulfillment() : paths.shipmentHistory(shipment.shipmentId)}
    >
      <QuantityList
        title="Productos a enviar"
        rows={lines}
        known={known}
        faults={{ ...refusedRows(lines, form.refused), ...form.faults.lines, ...standing }}
        fault={form.faults.items}
        finder={finder}
        onChange={(rows) => form.change({ lines: rows })}
      />
      <Card title="A dónde y cuándo llega">
        <div className={f.fields}>
          <Select
            label="Almacén"
            items={warehouses.map((one) => ({ id: one.warehouseId, label: one.name }))}
            description={chosen && addressLine(ownAddressDraft(chosen.address).values)}
            {...form.bind('warehouseId')}
          />
          <TextField
            label="Llega el"
            type="date"
            description="Si cambia, puedes corregirlo antes de que salga"
            {...form.bind('arrival')}
          />
          <div className={f.pair}>
            <TextField label="Paquetería" optional maxLength={120} {...form.bind('carrier')} />
            <TextField label="Número de guía" optional maxLength={200} {...form.bind('trackingNumber')} />
          </div>
        </div>
      </Card>
    </FormCard>
  );
}
