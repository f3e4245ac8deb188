import { getFulfillmentShipment, listFulfillmentWarehouses } from '@trastienda/api-client/shippings';
import { ButtonLink } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { EmptyState } from '@trastienda/ui/EmptyState';
import type { ReactNode } from 'react';
import { CardBodySkeleton } from '../../shared/layout/body-skeletons.tsx';
import { CallFailed, PageHeader } from '../../shared/layout/index.ts';
import { paths } from '../../shared/routes/paths.ts';
import { useSearch } from '../../shared/routes/use-search.ts';
import { type Read, useRead } from '../../shared/store/hooks.ts';
import { shipmentChange, shipmentCreation, waitingShipment, warehouseList } from './operations.ts';
import { SendShipmentForm } from './send-form.tsx';
import { sendSearch } from './search.ts';
import { ShipmentSheet } from './shipment-sheet.tsx';

const back = { href: paths.fulfillment(), label: 'Fulfillment' };

/** `/fulfillment/enviar-inventario?envio=`: what goes to the warehouse; one that waits is changed, printed and sent (D358). */
export default function SendInventoryPage() {
  const { envio, lista } = useSearch(sendSearch).search;
  return envio === '' ? <NewShipment /> : <ShipmentOf key={envio} shipmentId={envio} isSheet={lista} />;
}

const waiting = (
  <Card aria-busy>
    <CardBodySkeleton height={420} lines={6} />
  </Card>
);

/** The result of a read, once it is there. */
function Loaded<Value>({
  read,
  title,
  call,
  children,
}: {
  readonly read: Read<Value>;
  readonly title: string;
  readonly call: typeof listFulfillmentWarehouses | typeof getFulfillmentShipment;
  readonly children: (value: Value) => ReactNode;
}) {
  if (read.value !== null) return children(read.value);
  if (read.status !== 'failed') return waiting;
  return <CallFailed error={read.error} call={call} title={title} onRetry={read.ask} />;
}

function NewShipment() {
  const warehouses = useRead(warehouseList, {}, { freshFor: 60_000 });
  return (
    <>
      <PageHeader
        title="Enviar inventario"
        context="Elige qué mandas al almacén; tus piezas se apartan al registrarlo"
        back={back}
      />
      <Loaded read={warehouses} title="No pudimos cargar los almacenes" call={listFulfillmentWarehouses}>
        {({ detail }) =>
          detail.length === 0 ? (
            <EmptyState kind="new" title="Aún no hay almacenes a donde enviar">
              Cuando tengamos uno, lo verás aquí.
            </EmptyState>
          ) : (
            <SendShipmentForm
              warehouses={detail}
              shipment={null}
              write={shipmentCreation}
              writeKey=""
              inputOf={(body) => ({ body })}
            />
          )
        }
      </Loaded>
    </>
  );
}

function ShipmentOf({ shipmentId, isSheet }: { readonly shipmentId: string; readonly isSheet: boolean }) {
  const warehouses = useRead(warehouseList, {}, { freshFor: 60_000 });
  const read = useRead(waitingShipment, { params: { shipmentId } });
  if (read.status === 'failed' && read.error.status === 404) {
    return (
      <>
        <PageHeader title="Enviar inventario" back={back} />
        <EmptyState
          kind="no-match"
          title="Este envío ya no existe"
          action={<ButtonLink href={paths.shipmentHistory()}>Ver historial</ButtonLink>}
        >
          Ningún envío de esta tienda tiene ese número.
        </EmptyState>
      </>
    );
  }
  const shipment = read.value?.detail ?? null;
  const isForm = shipment?.status === 'creado' && !isSheet;
  const title = isForm ? `Cambiar envío ${shipmentId}` : `Envío ${shipmentId}`;
  return (
    <>
      {(shipment === null || isForm) && (
        <PageHeader title={title} context="Aún no sale: puedes cambiarlo" back={back} />
      )}
      <Loaded read={read} title="No pudimos cargar el envío" call={getFulfillmentShipment}>
        {({ detail }) => (
          <Loaded read={warehouses} title="No pudimos cargar los almacenes" call={listFulfillmentWarehouses}>
            {({ detail: all }) =>
              isForm ? (
                <SendShipmentForm
                  warehouses={all}
                  shipment={detail}
                  write={shipmentChange}
                  writeKey={shipmentId}
                  inputOf={(body) => ({ params: { shipmentId }, body })}
                />
              ) : (
                <ShipmentSheet
                  shipment={detail}
                  warehouse={all.find((one) => one.warehouseId === detail.warehouseId) ?? null}
                />
              )
            }
          </Loaded>
        )}
      </Loaded>
    </>
  );
}
