import { getFulfillmentShipment } from '@trastienda/api-client/shippings';
import { formatDateTime, isStockShipmentCancelable, type ReadingTime } from '@trastienda/domain';
import { Button, ButtonLink } from '@trastienda/ui/Button';
import { Drawer } from '@trastienda/ui/Drawer';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { CloseCircleIcon } from '@trastienda/ui/icons';
import { KeyValueList } from '@trastienda/ui/KeyValueList';
import { Skeleton } from '@trastienda/ui/Skeleton';
import { useState } from 'react';
import { CallFailed, useClock } from '../../../shared/layout/index.ts';
import { paths } from '../../../shared/routes/paths.ts';
import { useRead, useWrite } from '../../../shared/store/hooks.ts';
import {
  arrivalWords,
  carrierWords,
  differenceWords,
  receivedUnits,
  type Shipment,
  unitsWords,
} from '../model.ts';
import { shipmentCancelling, shipmentDetail } from '../operations.ts';
import * as s from '../shipments.css.ts';
import { ShipmentStatusBadge } from './shipment-status-badge.tsx';
import { ConfirmWrite } from '../../../shared/form/confirm-write.tsx';

function Facts({ shipment, clock }: { readonly shipment: Shipment; readonly clock: ReadingTime }) {
  const counted = receivedUnits(shipment.items);
  return (
    <KeyValueList
      items={[
        { key: 'status', label: 'Estado', value: <ShipmentStatusBadge status={shipment.status} /> },
        { key: 'warehouse', label: 'Almacén', value: shipment.warehouseName },
        { key: 'carrier', label: 'Paquetería', value: carrierWords(shipment) },
        { key: 'made', label: 'Creado', value: formatDateTime(shipment.createdAt, clock) },
        {
          key: 'arrival',
          label: shipment.receivedAt === null ? 'Llegada estimada' : 'Recibido',
          value: arrivalWords(shipment, clock),
        },
        {
          key: 'units',
          label: 'Total enviado',
          ...(counted !== null && { hint: `${counted} recibidas` }),
          value: unitsWords(shipment.totalUnits),
          total: true,
        },
      ]}
    />
  );
}

/** The sent pieces, line by line, with those that the warehouse missed. */
function Lines({ items }: Pick<Shipment, 'items'>) {
  return (
    <section className={s.lines}>
      <h3 className={s.linesTitle}>Productos</h3>
      <ul className={s.list}>
        {items.map((line) => {
          const difference = differenceWords(line);
          return (
            <li key={line.sku} className={s.line}>
              <span className={s.product}>
                <span>{line.name}</span>
                <span className={s.sku}>{line.sku}</span>
              </span>
              <span className={s.units}>
                <span className={s.figures}>{unitsWords(line.quantity)}</span>
                {difference !== null && <span className={s.difference}>{difference}</span>}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type Props = { readonly shipmentId: string; readonly onClose: () => void };

/** One shipment over its list: the address keeps which (`envio`). */
export function ShipmentDrawer({ shipmentId, onClose }: Props) {
  const clock = useClock();
  const detail = useRead(shipmentDetail, { params: { shipmentId } });
  const cancel = useWrite(shipmentCancelling);
  const [isAsking, setAsking] = useState(false);
  const shipment = detail.value?.detail ?? null;
  const isGone = detail.status === 'failed' && detail.error.status === 404;
  const canCancel = shipment !== null && isStockShipmentCancelable(shipment.status);
  return (
    <>
      <Drawer
        isOpen
        title={`Envío ${shipmentId}`}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        {...(shipment !== null && {
          actions: (
            <>
              {canCancel && (
                <Button variant="danger" icon={<CloseCircleIcon size={16} />} onPress={() => setAsking(true)}>
                  Cancelar envío
                </Button>
              )}
              {shipment.status === 'creado' && (
                <ButtonLink href={paths.sendInventory(shipmentId)}>Cambiar envío</ButtonLink>
              )}
              <ButtonLink href={paths.shipmentContents(shipmentId)}>Ver lista</ButtonLink>
            </>
          ),
        })}
      >
        {shipment !== null ? (
          <div className={s.detail}>
            <Facts shipment={shipment} clock={clock} />
            <Lines items={shipment.items} />
          </div>
        ) : isGone ? (
          <EmptyState kind="no-match" title="Este envío ya no existe">
            Ningún envío de esta tienda tiene ese número.
          </EmptyState>
        ) : detail.status === 'failed' ? (
          <CallFailed
            error={detail.error}
            call={getFulfillmentShipment}
            title="No pudimos cargar el envío"
            onRetry={detail.ask}
          />
        ) : (
          <Skeleton shape="block" height={320} />
        )}
      </Drawer>
      <ConfirmWrite
        isOpen={isAsking && canCancel}
        title={`¿Cancelar el envío ${shipmentId}?`}
        tone="danger"
        cancelLabel="Conservar envío"
        confirmLabel="Cancelar envío"
        write={cancel}
        call={shipmentCancelling.call}
        pendingLabel="Cancelando…"
        onCancel={() => setAsking(false)}
        onConfirm={() => cancel.send({ params: { shipmentId } })}
      >
        El almacén deja de esperarlo y tus piezas vuelven a tus existencias. Si la mercancía ya salió, pide a
        la paquetería que la regrese.
      </ConfirmWrite>
    </>
  );
}
