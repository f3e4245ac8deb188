import { cx } from '../cx.ts';
import * as s from './series.css.ts';

export type SeriesLook = keyof typeof s.seriesColor;

interface Cue {
  /** `stroke-dasharray`; solid without. */
  readonly dash?: string;
  readonly width: number;
  readonly marker: 'circle' | 'square' | 'triangle' | 'diamond' | 'circle-open' | 'cross';
}

/** The second cue beside colour. */
export const cues: Readonly<Record<SeriesLook, Cue>> = {
  current: { width: 2, marker: 'circle' },
  previous: { width: 1.5, dash: '4 4', marker: 'square' },
  s1: { width: 2, marker: 'circle' },
  s2: { width: 2, dash: '6 3', marker: 'square' },
  s3: { width: 2, dash: '2 3', marker: 'triangle' },
  s4: { width: 2, dash: '8 3 2 3', marker: 'diamond' },
  s5: { width: 2, dash: '1 3', marker: 'circle-open' },
  s6: { width: 2, dash: '10 4', marker: 'cross' },
};

/** Colour by place in the list; the seventh begins anew. */
export const lookAt = (at: number): SeriesLook => numbered[at % numbered.length] ?? 's1';
const numbered = ['s1', 's2', 's3', 's4', 's5', 's6'] as const;

const shapes = {
  square: 'M-3.5-3.5h7v7h-7z',
  triangle: 'M0-4.5 4.5 3.5h-9z',
  diamond: 'M0-5 4.5 0 0 5-4.5 0z',
  cross: 'M-3.5-3.5l7 7m0-7l-7 7',
} as const;

/** The mark of a series at a point. */
export function Marker({
  look,
  x,
  y,
  className,
}: {
  look: SeriesLook;
  x: number;
  y: number;
  className?: string;
}) {
  const { marker } = cues[look];
  const given = className ?? (marker === 'circle-open' ? s.hollow : marker === 'cross' ? s.line : s.haloed);
  if (marker === 'circle' || marker === 'circle-open') {
    return <circle cx={x} cy={y} r={look === 'current' ? 5 : 4} className={given} />;
  }
  return (
    <path
      d={shapes[marker]}
      transform={`translate(${x} ${y})`}
      className={given}
      {...(marker === 'cross' && { strokeWidth: 2 })}
    />
  );
}

/** A piece of the line with its marker, for a legend or a tooltip. */
export function Swatch({ look, isInverse = false }: { look: SeriesLook; isInverse?: boolean }) {
  const { dash, width } = cues[look];
  const withMarker = look !== 'current' && look !== 'previous' && look !== 's1';
  return (
    <svg
      width={20}
      height={12}
      aria-hidden
      className={cx(s.swatch, isInverse ? s.inverse : s.seriesColor[look])}
    >
      <path d="M0 6h20" strokeWidth={width} {...(dash && { strokeDasharray: dash })} className={s.line} />
      {withMarker && !isInverse && <Marker look={look} x={10} y={6} />}
    </svg>
  );
}
