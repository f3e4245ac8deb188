import { formatMxn, type Centavos } from '@trastienda/domain';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Card, type CardProps } from '../Card/Card.tsx';
import { KeyValueList } from '../KeyValueList/KeyValueList.tsx';
import { RoutePlaces, type RoutePlace } from './RouteCard.tsx';
import type { QuoteItem } from './quote.ts';
import * as s from './cards.css.ts';

export interface ReviewCardLabels {
  title: string;
  route: string;
  parcel: string;
  service: string;
  edit: string;
  arrives: string;
  guide: string;
  insurance: string;
  extraCharge: string;
  extendedZone: string;
  total: string;
}

const es: ReviewCardLabels = {
  title: 'Revisa antes de generar',
  route: 'Ruta',
  parcel: 'Paquete',
  service: 'Servicio',
  edit: 'Editar',
  arrives: 'Llega',
  guide: 'Guía',
  insurance: 'Seguro',
  extraCharge: 'Cargo extra',
  extendedZone: 'Zona extendida',
  total: 'Total con IVA',
};

export interface ReviewCardProps extends Omit<CardProps, 'children' | 'title' | 'action'> {
  /** Address where the parcel is collected. */
  origin: RoutePlace;
  /** Address to which the parcel goes. */
  destination: RoutePlace;
  /** "30 × 25 × 20 cm", "se cobran 3.00 kg", "Vasos de vidrio": a line each. */
  parcelLines: readonly string[];
  /** The chosen quote, with its price. */
  option: QuoteItem;
  /** A LabelPreview without guide: what will be printed. */
  label?: ReactNode;
  /** Goes back to a step. */
  onEdit?: ((step: 'route' | 'parcel' | 'quote') => void) | undefined;
  /** Replaces some of the component's words. */
  labels?: Partial<ReviewCardLabels> | undefined;
}

/** Everything that the purchase will fix, before it is bought; with the label as it will be printed. */
export function ReviewCard({
  origin,
  destination,
  parcelLines,
  option,
  label,
  onEdit,
  labels,
  ...rest
}: ReviewCardProps) {
  const words = { ...es, ...labels };
  const edit = (step: 'route' | 'parcel' | 'quote', part: string) =>
    onEdit && (
      <Button
        size="sm"
        variant="ghost"
        className={s.linkButton}
        aria-label={`${words.edit}: ${part}`}
        onPress={() => onEdit(step)}
      >
        {words.edit}
      </Button>
    );
  const cost = (key: string, name: string, amount: Centavos, total = false) => ({
    key,
    label: name,
    value: formatMxn(amount),
    total,
  });
  return (
    <Card {...rest} title={words.title}>
      <div className={s.review}>
        <div className={s.reviewParts}>
          <div className={s.reviewPart}>
            <h3 className={s.reviewTitle}>
              {words.route} {edit('route', words.route)}
            </h3>
            <RoutePlaces origin={origin} destination={destination} />
          </div>
          <div className={s.reviewPart}>
            <h3 className={s.reviewTitle}>
              {words.parcel} {edit('parcel', words.parcel)}
            </h3>
            {parcelLines.map((line) => (
              <p key={line} className={s.placeLine}>
                {line}
              </p>
            ))}
          </div>
          <div className={s.reviewPart}>
            <h3 className={s.reviewTitle}>
              {words.service} {edit('quote', words.service)}
            </h3>
            <p className={s.placeName}>{`${option.carrier} ${option.service}`}</p>
            <p className={s.placeLine}>
              {[`${words.arrives} ${option.arrival.toLocaleLowerCase('es-MX')}`, option.arrivalNote]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <KeyValueList
              className={s.costs}
              items={[
                cost('guide', words.guide, option.parcelCost),
                cost('insurance', words.insurance, option.insuranceCost),
                cost('extra', words.extraCharge, option.extraCharge),
                cost('zone', words.extendedZone, option.extendedZone),
                cost('total', words.total, option.total, true),
              ]}
            />
          </div>
        </div>
        {label !== undefined && <div className={s.labelPlace}>{label}</div>}
      </div>
    </Card>
  );
}
