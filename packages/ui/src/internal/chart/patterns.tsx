import { type ReactNode, useId } from 'react';
import * as looks from './series.css.ts';
import type { SeriesLook } from './series.tsx';
import * as s from './patterns.css.ts';

const marks: Readonly<Partial<Record<SeriesLook, string>>> = {
  s2: 'M-2 10 10-2M6 14 14 6M-2 2 2-2',
  s3: 'M0 2h12M0 8h12',
  s4: 'M2 0v12M8 0v12',
  s5: 'M-2 2 2 6M2-2l12 12M6 10l4 4',
  s6: 'M0 3h12M0 9h12M3 0v12M9 0v12',
};

/** Fills for areas: each look has its colour and a mark of its own, so that colour is never the only cue. */
export function usePatterns(used: readonly SeriesLook[]): {
  defs: ReactNode;
  fill: (look: SeriesLook) => string;
} {
  const id = useId();
  const idOf = (look: SeriesLook) => `${id}-${look}`;
  return {
    fill: (look) => `url(#${idOf(look)})`,
    defs: (
      <defs>
        {[...new Set(used)].map((look) => (
          <pattern key={look} id={idOf(look)} width={12} height={12} patternUnits="userSpaceOnUse">
            <rect width={12} height={12} className={`${looks.solid} ${looks.seriesColor[look]}`} />
            {marks[look] && <path d={marks[look]} className={s.mark} />}
          </pattern>
        ))}
      </defs>
    ),
  };
}

/** A square of a fill, for a legend. */
export function FillSwatch({ look }: { look: SeriesLook }) {
  const { defs, fill } = usePatterns([look]);
  return (
    <svg width={12} height={12} aria-hidden className={looks.swatch}>
      {defs}
      <rect width={12} height={12} rx={3} fill={fill(look)} />
    </svg>
  );
}
