import { clampGuideContent, clampNeighborhood } from '@trastienda/domain';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import { code128 } from './code128.model.ts';
import * as s from './LabelPreview.css.ts';

export interface LabelParty {
  name: string;
  /** "Av. de los Encinos 2305, Int. 4" */
  street: string;
  /** Printed up to 35 characters. */
  neighborhood: string;
  zipCode: string;
  /** "Monterrey, N. L." */
  city: string;
  phone?: string | undefined;
}

export interface LabelPreviewLabels {
  /** Name of the picture. */
  label: (guide: string) => string;
  draft: string;
  from: string;
  to: string;
  content: string;
}

const es: LabelPreviewLabels = {
  label: (guide) => `Etiqueta de la guía ${guide}`,
  draft: 'Etiqueta, vista previa',
  from: 'Remitente',
  to: 'Destinatario',
  content: 'Contenido',
};

export interface LabelPreviewProps extends Omit<ComponentPropsWithRef<'figure'>, 'children' | 'content'> {
  /** "Veloz MX" */
  carrier: string;
  /** "Terrestre" */
  service: string;
  /** The number of the guide; omit it for a preview without a barcode. */
  guide?: string | undefined;
  /** The sender. */
  origin: LabelParty;
  /** The recipient. */
  destination: LabelParty;
  /** Printed up to 50 characters; empty where it is not known. */
  content: string;
  /** "30 × 25 × 20 cm · 3.00 kg" */
  parcel?: string | undefined;
  /** "Pedido 52093318" */
  order?: string | undefined;
  /** Replaces some of the component's words. */
  labels?: Partial<LabelPreviewLabels> | undefined;
}

/** The label of 10 × 15 cm, drawn from its data: what is cut there is cut here. Printing uses the carrier's PDF. */
export function LabelPreview({
  carrier,
  service,
  guide,
  origin,
  destination,
  content,
  parcel,
  order,
  labels,
  className,
  ...rest
}: LabelPreviewProps) {
  const words = { ...es, ...labels };
  const barcode = guide === undefined ? null : code128(guide);
  return (
    <figure
      aria-label={guide === undefined ? words.draft : words.label(guide)}
      {...rest}
      className={cx(s.root, className)}
    >
      <div className={s.head}>
        <span className={s.carrier}>{carrier}</span>
        <span className={s.service}>{service}</span>
      </div>
      <Party title={words.from} party={origin} />
      <Party title={words.to} party={destination} isDestination />
      {content !== '' && (
        <div className={s.facts}>
          <span className={s.content}>
            {words.content}: {clampGuideContent(content).text}
          </span>
        </div>
      )}
      {(parcel !== undefined || order !== undefined) && (
        <div className={s.facts}>
          {parcel !== undefined && <p>{parcel}</p>}
          {order !== undefined && <p>{order}</p>}
        </div>
      )}
      {guide !== undefined && (
        <div className={s.code}>
          {barcode && (
            <svg
              className={s.bars}
              viewBox={`-10 0 ${barcode.width + 20} 10`}
              preserveAspectRatio="none"
              shapeRendering="crispEdges"
              aria-hidden
            >
              {barcode.bars.map((bar) => (
                <rect key={bar.x} x={bar.x} width={bar.width} height={10} fill="currentColor" />
              ))}
            </svg>
          )}
          <span className={s.number}>{guide}</span>
        </div>
      )}
    </figure>
  );
}

function Party({
  title,
  party,
  isDestination = false,
}: {
  title: string;
  party: LabelParty;
  isDestination?: boolean;
}) {
  return (
    <div className={cx(s.party, isDestination && s.to)}>
      <p className={s.partyTitle}>{title}</p>
      <p className={s.partyName}>{party.name}</p>
      <p className={s.line}>{party.street}</p>
      <p className={s.line}>{clampNeighborhood(party.neighborhood).text}</p>
      <p className={s.line}>{[party.zipCode, party.city].filter(Boolean).join(' ')}</p>
      {party.phone !== undefined && <p className={s.line}>{party.phone}</p>}
    </div>
  );
}
