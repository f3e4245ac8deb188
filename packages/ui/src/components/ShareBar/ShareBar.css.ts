import { color, radius, space } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { primitive } from '../../theme/style.ts';
import { tabular, text } from '../../theme/text.ts';

export const root = primitive({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[3],
  inlineSize: '100%',
  minInlineSize: 0,
});
export const track = primitive({
  flex: '1 1 48px',
  minInlineSize: 24,
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
  background: color.chart.current,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});
export const value = primitive({
  ...text.cell,
  ...tabular,
  flexShrink: 0,
  minInlineSize: 48,
  textAlign: 'end',
  color: color.text.muted,
});
