import { fallbackVar } from '@vanilla-extract/css';
import { shellInset } from '../../internal/shell-vars.css.ts';
import { color, radius, space } from '../../theme/contract.css.ts';
import { focusRingInset } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';
import { primitive } from '../../theme/style.ts';
import { tabular, text } from '../../theme/text.ts';

const inset = fallbackVar(shellInset, '0px');

/** The tabs of a phone scroll under the edges of the screen: cut before them, a name looked broken. */
export const list = primitive({
  display: 'flex',
  gap: space[1],
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px 0 ${color.border.strong}`,
  '@media': { [media.mobile]: { marginInline: `calc(-1 * ${inset})`, paddingInline: inset } },
});

export const tab = primitive({
  ...text.bodyStrong,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: space['1.5'],
  minBlockSize: 40,
  paddingInline: '10px',
  borderRadius: radius.sm,
  color: color.text.muted,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { color: color.text.default },
    '&[data-selected]': { color: color.text.default, fontWeight: 600 },
    '&[data-selected]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: 2,
      background: color.nav.marker,
    },
    '&[data-focus-visible]': focusRingInset,
    '&[data-disabled]': { color: color.text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.mobile]: { minBlockSize: 44 },
    [media.forcedColors]: { selectors: { '&[data-selected]::after': { background: 'Highlight' } } },
  },
});

/** Keeps the width of the bold label, so that choosing a tab moves nothing. */
export const label = primitive({
  display: 'inline-grid',
  selectors: {
    '&::after': {
      content: 'attr(data-label)',
      fontWeight: 600,
      visibility: 'hidden',
      blockSize: 0,
      overflow: 'hidden',
    },
  },
});
export const count = primitive({ ...text.caption, ...tabular, color: color.text.subtle });
export const panel = primitive({ outline: 'none' });
