import { color, mark, size, space } from '../../theme/contract.css.ts';
import { focusRingInset } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';
import { composite } from '../../theme/style.ts';
import { text } from '../../theme/text.ts';

export const root = composite({
  paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
  background: color.bg.sidebar,
  borderBlockStart: `${size.border.thin} solid ${color.border.default}`,
});
export const list = composite({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' });
export const item = composite({
  ...text.micro,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minInlineSize: 0,
  minBlockSize: size.bottomNav,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  color: color.nav.text,
  selectors: {
    '&[data-pressed]': { background: color.bg.pressed },
    '&[data-focus-visible]': focusRingInset,
    '&[data-active]': { color: color.nav.textActive },
    '&[data-active]::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: -1,
      inlineSize: space[8],
      blockSize: mark.selectedBar,
      borderEndStartRadius: 2,
      borderEndEndRadius: 2,
      background: color.nav.marker,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-active]': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
});
export const icon = composite({
  display: 'inline-flex',
  color: color.nav.icon,
  selectors: { '[data-active] > &': { color: color.nav.textActive } },
});
