import { color, duration, easing, radius, size, space } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { composite } from '../../theme/style.ts';
import { tabular, text, truncate } from '../../theme/text.ts';

export const ranking = composite({ containerType: 'inline-size' });
/** One grid for all rows, so that the longest value sets its column for each. */
export const grid = composite({
  display: 'grid',
  gridTemplateColumns:
    'minmax(0, 1.1fr) minmax(48px, 1fr) minmax(92px, auto) minmax(48px, auto) minmax(64px, auto)',
  columnGap: space[3],
  '@container': {
    // Name and value over the bar; part and change give way.
    '(max-width: 460px)': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
});
const row = {
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
} as const;
export const titles = composite({
  ...row,
  ...text.captionStrong,
  minBlockSize: 32,
  color: color.text.subtle,
  '@container': { '(max-width: 460px)': { display: 'none' } },
});
export const titleEnd = composite({ textAlign: 'end' });
export const titleValue = composite({ gridColumn: '3', textAlign: 'end' });
export const list = composite(row);
export const item = composite({
  ...row,
  ...text.cell,
  minBlockSize: 44,
  paddingBlock: space['1.5'],
  '@container': { '(max-width: 460px)': { rowGap: space['1.5'] } },
  borderBlockStart: `${size.border.thin} solid ${color.border.subtle}`,
});
export const name = composite({
  ...text.cellStrong,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 0,
  color: color.text.default,
});
export const nameText = composite({ ...truncate });
export const track = composite({
  blockSize: 6,
  borderRadius: radius.full,
  overflow: 'hidden',
  background: color.chart.barMuted,
  '@container': { '(max-width: 460px)': { gridColumn: '1 / -1', gridRow: 2 } },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
export const bar = composite({
  blockSize: '100%',
  borderRadius: radius.full,
  background: color.chart.current,
  transition: `inline-size ${duration.progress} ${easing.standard}`,
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});
/** Below zero: hatched, beside its minus sign. */
export const barNegative = composite({
  background: `repeating-linear-gradient(135deg, ${color.chart.current} 0 3px, ${color.chart.barMuted} 3px 6px)`,
});
export const value = composite({
  ...text.cellStrong,
  ...tabular,
  textAlign: 'end',
  color: color.text.default,
});
export const share = composite({
  ...text.cell,
  ...tabular,
  textAlign: 'end',
  color: color.text.muted,
  '@container': { '(max-width: 460px)': { display: 'none' } },
});
export const change = composite({
  textAlign: 'end',
  '@container': { '(max-width: 460px)': { display: 'none' } },
});
export const column = composite({
  fill: color.chart.current,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});
export const columnPointed = composite({
  stroke: color.text.default,
  strokeWidth: 2,
  '@media': { [media.forcedColors]: { fill: 'Highlight' } },
});
