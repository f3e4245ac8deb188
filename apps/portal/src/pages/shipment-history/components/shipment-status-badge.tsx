import { stockShipmentLabel, type StockShipmentStatus } from '@trastienda/domain';
import { Badge } from '@trastienda/ui/Badge';
import { CheckIcon, ClockIcon, CloseIcon, type Icon, TriangleIcon, TruckIcon } from '@trastienda/ui/icons';
import * as s from '../shipments.css.ts';

const marks: Readonly<Record<Exclude<StockShipmentStatus, 'recibido_con_diferencias'>, Icon>> = {
  creado: ClockIcon,
  en_transito: TruckIcon,
  recibido: CheckIcon,
  cancelado: CloseIcon,
};

/** The status of a shipment: words and a sign; only one that differs from normal is a badge. */
export function ShipmentStatusBadge({ status }: { readonly status: StockShipmentStatus }) {
  const label = stockShipmentLabel(status);
  if (status === 'recibido_con_diferencias') {
    return (
      <Badge tone="warning" icon={TriangleIcon}>
        {label}
      </Badge>
    );
  }
  const Mark = marks[status];
  return (
    <span className={s.standing}>
      <Mark size={16} />
      <span className={s.standingLabel}>{label}</span>
    </span>
  );
}
