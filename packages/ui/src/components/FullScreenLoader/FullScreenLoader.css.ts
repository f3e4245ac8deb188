import { keyframes } from '@vanilla-extract/css';
import { color, duration, easing, radius, space, zIndex } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { composite } from '../../theme/style.ts';
import { text } from '../../theme/text.ts';

export const root = composite({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.loader,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[4],
  padding: space[6],
  background: color.bg.canvas,
  color: color.text.muted,
  textAlign: 'center',
});

export const contained = composite({
  position: 'relative',
  zIndex: zIndex.base,
  minBlockSize: 320,
  inset: 'auto',
});

const travel = keyframes({
  '0%': { transform: 'translateX(-110%)' },
  '100%': { transform: 'translateX(290%)' },
});

export const track = composite({
  overflow: 'hidden',
  inlineSize: 120,
  blockSize: 3,
  borderRadius: radius.full,
  background: color.chart.barMuted,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const bar = composite({
  inlineSize: 44,
  blockSize: '100%',
  borderRadius: radius.full,
  background: color.nav.marker,
  // Nothing turns while a press is awaited.
  selectors: { [`${root}:has(button) &`]: { display: 'none' } },
  animation: `${travel} ${duration.skeleton} ${easing.standard} infinite`,
  '@media': {
    // Still, in the middle: it says "under way" without moving.
    [media.reducedMotion]: { animation: 'none', marginInline: 'auto' },
    [media.forcedColors]: { background: 'Highlight' },
  },
});

export const message = composite({ ...text.cell, marginBlockStart: space[1] });
export const detail = composite({
  ...text.caption,
  color: color.text.subtle,
  selectors: { '&:has(button)': { marginBlockStart: space[3] } },
});
