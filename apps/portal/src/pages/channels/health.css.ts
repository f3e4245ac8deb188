import { color, duration, easing, space, text } from '@trastienda/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

const appear = keyframes({ from: { opacity: 0 } });

export const sections = style({ display: 'grid', gap: space[6], minInlineSize: 0 });
export const section = style({ display: 'grid', gap: space[3], minInlineSize: 0 });
export const title = style({ ...text.bodyStrong, margin: 0 });
export const checks = style({ display: 'grid', gap: space[2], listStyle: 'none', margin: 0, padding: 0 });
export const check = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[2],
  alignItems: 'start',
  animation: `${appear} ${duration.slow} ${easing.enter} backwards`,
});
export const passed = style({ color: color.feedback.success.icon, marginBlockStart: space['0.5'] });
export const failed = style({ color: color.feedback.critical.icon, marginBlockStart: space['0.5'] });
export const quiet = style({ ...text.caption, color: color.text.subtle, margin: 0 });
export const folio = style({ overflowWrap: 'anywhere' });
/** A title with its one act. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});
