import { color, duration, easing, radius, size, space } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { composite } from '../../theme/style.ts';
import { tabular, text } from '../../theme/text.ts';

export const root = composite({
  display: 'grid',
  gap: space[1],
  padding: `${space[3]} 14px`,
  borderRadius: radius.lg,
  background: color.bg.sunken,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
export const rows = composite({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(40px, 1fr) auto',
  columnGap: space[5],
  rowGap: '3px',
});
export const part = composite({ ...text.cell, color: color.text.muted });
export const rules = composite({ color: color.text.default, fontWeight: 600 });
export const figure = composite({ ...tabular, textAlign: 'end' });
export const track = composite({
  alignSelf: 'center',
  blockSize: 6,
  borderRadius: radius.full,
  background: color.chart.barMuted,
  overflow: 'hidden',
});
export const bar = composite({
  blockSize: '100%',
  borderRadius: radius.full,
  background: color.chart.previous,
  transition: `inline-size ${duration.progress} ${easing.standard}`,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});
export const barRules = composite({ background: color.chart.current });
export const formula = composite({
  ...text.caption,
  ...tabular,
  marginBlockStart: space[1],
  color: color.text.subtle,
});
export const charged = composite({
  ...text.cell,
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginBlockStart: space[1],
  paddingBlockStart: space[2],
  borderBlockStart: `${size.border.thin} solid ${color.border.default}`,
  color: color.text.default,
});
export const info = composite({ flexShrink: 0, color: color.feedback.info.icon });
export const air = composite({
  ...text.cell,
  ...tabular,
  display: 'flex',
  gap: space[2],
  color: color.text.default,
});
export const warning = composite({
  flexShrink: 0,
  marginBlockStart: 2,
  color: color.feedback.warning.icon,
});
