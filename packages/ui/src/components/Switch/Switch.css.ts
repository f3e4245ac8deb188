import { color, duration, easing, radius, space } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';
import { primitive } from '../../theme/style.ts';
import { text } from '../../theme/text.ts';

export const root = primitive({
  ...text.cell,
  position: 'relative',
  display: 'inline-flex',
  // Beside the first line, as a checkbox.
  alignItems: 'flex-start',
  gap: space[2],
  minBlockSize: 24,
  paddingBlock: 3,
  color: color.text.default,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { color: color.text.disabled, cursor: 'not-allowed' } },
});

export const track = primitive({
  flexShrink: 0,
  display: 'inline-flex',
  padding: 2,
  inlineSize: 34,
  blockSize: 20,
  // Higher than the line by this much above and below.
  marginBlock: -1,
  borderRadius: radius.full,
  background: color.control.trackOff,
  transition: `background-color ${duration.fast} ${easing.standard}`,
  selectors: {
    '[data-hovered] > &': { boxShadow: `0 0 0 1px ${color.border.controlHover}` },
    '[data-selected] > &': { background: color.control.checkedBg, justifyContent: 'flex-end' },
    '[data-disabled] > &': { background: color.border.disabled },
    '[data-focus-visible] > &': focusRing,
  },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const thumb = primitive({
  inlineSize: 16,
  blockSize: 16,
  borderRadius: radius.full,
  background: color.control.thumb,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});
