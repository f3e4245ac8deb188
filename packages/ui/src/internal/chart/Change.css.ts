import { color } from '../../theme/contract.css.ts';
import { composite, compositeVariants } from '../../theme/style.ts';
import { tabular, text } from '../../theme/text.ts';

export const root = composite({
  ...text.captionStrong,
  ...tabular,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3px',
  whiteSpace: 'nowrap',
});
export const way = compositeVariants({
  up: { color: color.chart.positive },
  down: { color: color.chart.negative },
  same: { color: color.text.subtle },
  none: { color: color.text.subtle },
});
