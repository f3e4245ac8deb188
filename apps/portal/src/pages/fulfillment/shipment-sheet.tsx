import { formatDay, formatNumber, stockShipmentLabel, counted } from '@trastienda/domain';
import { Button, ButtonLink } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { PrinterIcon, TruckIcon } from '@trastienda/ui/icons';
import { KeyValueList } from '@trastienda/ui/KeyValueList';
import { useState } from 'react';
import { addressLine, ownAddressDraft } from '../../entities/address/own-address.ts';
import { PageHeader, useClock } from '../../shared/layout/index.ts';
import { paths } from '../../shared/routes/paths.ts';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts';
import { shipmentChange } from './operations.ts';
import type { Warehouse } from './send-form.tsx';
import { sentBody, type Shipment } from './send-model.ts';
import * as s from './shipment-sheet.css.ts';
import { ConfirmWrite } from '../../shared/form/confirm-write.tsx';

type Props = { readonly shipment: Shipment; readonly warehouse: Warehouse | null };

/** The contents of a shipment's boxes: the printed list goes into one of them; once the shipment left, the list says so (D358). */
export function ShipmentSheet({ shipment, warehouse }: Props) {
  const clock = useClock();
  const dispatch = useAppDispatch();
  const { shipmentId, status, items } = shipment;
  const sending = useAppSelector((state) => shipmentChange.select(state, shipmentId));
  const [isAsking, setAsking] = useState(false);
  const isWaiting = status === 'creado';
  const arrival = formatDay(`${shipment.estimatedArrival}T18:00:00Z`, clock);
  return (
    <>
      <PageHeader
        title={`Envío ${shipmentId}`}
        context={
          isWaiting
            ? 'Imprime la lista, ponla en la caja y avísanos cuando salga'
            : stockShipmentLabel(status)
        }
        back={{ href: paths.shipmentHistory(shipmentId), label: 'Historial de envíos' }}
        actions={
          <>
            {isWaiting && <ButtonLink href={paths.sendInventory(shipmentId)}>Cambiar envío</ButtonLink>}
            <Button icon={<PrinterIcon size={16} />} onPress={() => window.print()}>
              Imprimir lista
            </Button>
            {isWaiting && (
              <Button variant="primary" icon={<TruckIcon size={16} />} onPress={() => setAsking(true)}>
                Marcar como enviado
              </Button>
            )}
          </>
        }
      />
      <div className={s.sheet}>
        <Card title="Datos del envío">
          <KeyValueList
            items={[
              {
                key: 'warehouse',
                label: 'Almacén',
                value: shipment.warehouseName,
                ...(warehouse && { hint: addressLine(ownAddressDraft(warehouse.address).values) }),
              },
              { key: 'status', label: 'Estado', value: stockShipmentLabel(status) },
              { key: 'arrival', label: 'Llegada estimada', value: arrival },
              {
                key: 'carrier',
                label: 'Paquetería',
                value:
                  [shipment.carrier, shipment.trackingNumber].filter(Boolean).join(' · ') || 'Sin registrar',
              },
            ]}
          />
        </Card>
        <Card title="Lista de contenido">
          <table className={s.table}>
            <thead>
              <tr>
                <th scope="col" className={s.head}>
                  SKU
                </th>
                <th scope="col" className={s.head}>
                  Producto
                </th>
                <th scope="col" className={s.headFigure}>
                  Piezas
                </th>
              </tr>
            </thead>
            <tbody>
              {items.map((line) => (
                <tr key={line.sku}>
                  <td className={s.sku}>{line.sku}</td>
                  <td className={s.words}>{line.name}</td>
                  <td className={s.figure}>{formatNumber(line.quantity)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={2} className={s.total}>
                  {`Total, ${items.length} SKU`}
                </th>
                <td className={s.totalFigure}>{formatNumber(shipment.totalUnits)}</td>
              </tr>
            </tfoot>
          </table>
        </Card>
      </div>
      <ConfirmWrite
        isOpen={isAsking && isWaiting}
        title={`¿Ya salió el envío ${shipmentId}?`}
        cancelLabel="Todavía no"
        confirmLabel="Marcar como enviado"
        write={sending}
        call={shipmentChange.call}
        pendingLabel="Guardando…"
        onCancel={() => setAsking(false)}
        onConfirm={() =>
          void dispatch(shipmentChange.requested({ params: { shipmentId }, body: sentBody(shipment) }))
        }
      >
        {`El almacén espera ${counted(shipment.totalUnits, 'pieza')}: ${arrival}. Lo que lleva ya no se puede cambiar.`}
      </ConfirmWrite>
    </>
  );
}
