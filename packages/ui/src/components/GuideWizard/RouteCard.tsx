import type { ReactNode } from 'react';
import { PinIcon, TruckIcon, WarehouseIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import { Button } from '../Button/Button.tsx';
import { Card, type CardProps } from '../Card/Card.tsx';
import * as s from './cards.css.ts';

export interface RoutePlace {
  /** "Casa Lumbre, almacén", "Jorge R." */
  name: string;
  /** "64070 Monterrey, N. L." */
  line: string;
  /** Street and neighbourhood, where there is room for them. */
  street?: string | undefined;
}

export interface RouteCardProps extends Omit<CardProps, 'children' | 'action' | 'title'> {
  /** Address where the parcel is collected. */
  origin: RoutePlace;
  /** Address to which the parcel goes. */
  destination: RoutePlace;
  /** Called when the user presses "Editar" to go back to the step; omit it to hide the button. */
  onEdit?: (() => void) | undefined;
  /** A warning of the address: the neighbourhood does not fit. */
  warning?: ReactNode;
  /** Default: "Ruta". */
  title?: string | undefined;
  /** Default: "Editar". */
  editLabel?: string | undefined;
}

/** Shows where the parcel is collected and where it goes. */
export function RouteCard({
  origin,
  destination,
  onEdit,
  warning,
  title = 'Ruta',
  editLabel = 'Editar',
  ...rest
}: RouteCardProps) {
  return (
    <Card
      {...rest}
      title={title}
      action={
        onEdit && (
          <Button size="sm" variant="ghost" className={s.linkButton} onPress={onEdit}>
            {editLabel}
          </Button>
        )
      }
    >
      <RoutePlaces origin={origin} destination={destination} />
      {warning}
    </Card>
  );
}

/** The two places by themselves, without a card. */
export function RoutePlaces({ origin, destination }: Pick<RouteCardProps, 'origin' | 'destination'>) {
  return (
    <div className={s.places}>
      <Place place={origin} icon={<WarehouseIcon className={s.placeIcon} />} />
      <Place place={destination} icon={<PinIcon className={s.placeIcon} />} />
    </div>
  );
}

function Place({ place: { name, line, street }, icon }: { place: RoutePlace; icon: ReactNode }) {
  return (
    <div className={s.place}>
      {icon}
      <div>
        <p className={s.placeName}>{name}</p>
        {street !== undefined && <p className={s.placeLine}>{street}</p>}
        <p className={s.placeLine}>{line}</p>
      </div>
    </div>
  );
}

export interface RouteSummaryProps {
  /** "Guadalajara a Monterrey" */
  title: string;
  /** "30 × 25 × 20 cm · se cobran 3.00 kg" */
  line?: string | undefined;
  /** Called when the user presses "Editar" to go back to the step; omit it to hide the button. */
  onEdit?: (() => void) | undefined;
  /** Default: "Editar". */
  editLabel?: string | undefined;
  /** Extra class name for the root element. */
  className?: string | undefined;
}

/** Earlier answers in one row: what a phone keeps in sight. */
export function RouteSummary({ title, line, onEdit, editLabel = 'Editar', className }: RouteSummaryProps) {
  return (
    <div className={cx(s.summaryRow, className)}>
      <TruckIcon className={s.placeIcon} />
      <div className={s.summaryWords}>
        <p className={s.summaryTitle}>{title}</p>
        {line !== undefined && <p className={s.summaryLine}>{line}</p>}
      </div>
      {onEdit && (
        <Button size="sm" variant="ghost" className={s.linkButton} onPress={onEdit}>
          {editLabel}
        </Button>
      )}
    </div>
  );
}
