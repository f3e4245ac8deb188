import { keyframes } from '@vanilla-extract/css';
import { color, duration, easing, radius, space } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { primitive, primitiveVariants } from '../../theme/style.ts';
import { tabular, text } from '../../theme/text.ts';

export const root = primitive({ display: 'grid', gap: space['1.5'], minInlineSize: 0, inlineSize: '100%' });
export const line = primitive({
  display: 'flex',
  // With large letters the figure goes under its name, and neither over the other.
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[3],
});
export const label = primitive({
  ...text.label,
  flex: '1 1 8em',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const value = primitive({ ...text.caption, ...tabular, flexShrink: 0, color: color.text.subtle });

export const track = primitive({
  position: 'relative',
  display: 'block',
  blockSize: 6,
  overflow: 'hidden',
  borderRadius: radius.full,
  background: color.chart.barMuted,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
export const bar = primitive({
  display: 'block',
  blockSize: '100%',
  borderRadius: radius.full,
  transition: `inline-size ${duration.progress} ${easing.standard}`,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});
export const tone = primitiveVariants({
  info: { background: color.feedback.info.icon },
  success: { background: color.feedback.success.icon },
  critical: { background: color.feedback.critical.icon },
});

const travel = keyframes({ from: { insetInlineStart: '-35%' }, to: { insetInlineStart: '100%' } });
export const unknown = primitive({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: '35%',
  animation: `${travel} ${duration.skeleton} linear infinite`,
  // Nothing moves for who asked so: a still bar over the whole track.
  '@media': { [media.reducedMotion]: { animation: 'none', inlineSize: '100%', opacity: 0.5 } },
});
