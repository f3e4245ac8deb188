import { useMedia } from '../use-media.ts';
import { media } from '../../theme/media.ts';
import { buckets, type ChartCategories } from './buckets.ts';
import type { ChartProps } from './ChartFrame.tsx';
import { chartUnit, type ChartUnit, type ChartUnitName } from './units.ts';
import { useChartCursor } from './use-chart-cursor.ts';
import { useWidth } from './use-width.ts';

/** The props of every chart along time. */
export interface TimeChartProps extends ChartProps {
  /** Categories along the chart: days, ISO weeks or months as `bucketOf` names them, or any text. Default: none. */
  categories?: readonly string[] | undefined;
  /** Unit of the values; money is in centavos. Default: `money`. */
  unit?: ChartUnitName | ChartUnit | undefined;
  /** Formats the categories. Default: as days, weeks or months. */
  xFormat?: ChartCategories | undefined;
  /** Pixels; 200 at most on a phone. Default: 268. */
  height?: number | undefined;
}

interface Input<Series> extends Pick<TimeChartProps, 'categories' | 'unit' | 'xFormat' | 'height'> {
  series: readonly Series[] | undefined;
}

const nothing: readonly never[] = [];

/** Size, units, names and walking of a chart along time; categories and series are none until the width is known. */
export function useTimeChart<Series>({
  categories: givenCategories = nothing,
  series: givenSeries = nothing,
  unit = 'money',
  xFormat = buckets,
  height = 268,
}: Input<Series>) {
  const isPhone = useMedia(media.mobile);
  const measured = useWidth();
  const isMeasured = measured.width > 0;
  const categories: readonly string[] = isMeasured ? givenCategories : nothing;
  return {
    measured,
    categories,
    series: isMeasured ? givenSeries : nothing,
    unit: chartUnit(unit),
    xFormat,
    height: isPhone ? Math.min(200, height) : height,
    nameOf: (at: number) => xFormat.full(categories[at] ?? ''),
    cursor: useChartCursor(categories.length),
  };
}
