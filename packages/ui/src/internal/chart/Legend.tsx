import type { ComponentType } from 'react';
import { cx } from '../cx.ts';
import type { SeriesLook } from './series.tsx';
import * as s from './chart.css.ts';

interface LegendProps {
  series: readonly { readonly key: string; readonly label: string }[];
  /** Look of each series. */
  looks: readonly SeriesLook[];
  swatch: ComponentType<{ look: SeriesLook }>;
  /** Pixels of the chart. */
  width: number;
}

/** Names of the series: beside the title where they fit, else under it and the way to the table. */
export const Legend = ({ series, looks, swatch: Swatch, width }: LegendProps) => (
  <span className={cx(s.legend, (series.length > 2 || width < 560) && s.legendUnder)}>
    {series.map(({ key, label }, at) => (
      <span key={key} className={s.legendItem}>
        <Swatch look={looks[at] ?? 's1'} />
        {label}
      </span>
    ))}
  </span>
);
