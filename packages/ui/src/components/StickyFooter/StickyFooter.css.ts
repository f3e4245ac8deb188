import { fallbackVar } from '@vanilla-extract/css';
import { shellBottom, shellInset } from '../../internal/shell-vars.css.ts';
import { color, size, space, zIndex } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { composite } from '../../theme/style.ts';

const inset = fallbackVar(shellInset, '0px');

/** Reaches the edges of the main area, whose end it keeps to, and stays above the bottom navigation. */
export const root = composite({
  position: 'sticky',
  insetBlockEnd: fallbackVar(shellBottom, '0px'),
  zIndex: zIndex.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  minBlockSize: 72,
  marginInline: `calc(-1 * ${inset})`,
  marginBlockEnd: `calc(-1 * ${inset})`,
  // The main area is a column then; a short page leaves its room above the bar.
  marginBlockStart: 'auto',
  paddingInline: space[6],
  paddingBlock: space[3],
  borderBlockStart: `${size.border.thin} solid ${color.border.strong}`,
  background: color.bg.surface,
  '@media': {
    [media.low]: { position: 'static' },
    [media.mobile]: {
      paddingInline: space[4],
      paddingBlock: `10px`,
      flexDirection: 'column',
      alignItems: 'stretch',
      justifyContent: 'center',
    },
  },
});

export const summary = composite({ minInlineSize: 0, color: color.text.muted });
export const actions = composite({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  marginInlineStart: 'auto',
  '@media': {
    // From edge to edge, within reach of either thumb; on the narrowest phones the words take two lines.
    [media.mobile]: {
      display: 'grid',
      gridAutoFlow: 'column',
      justifyContent: 'stretch',
      gap: space[2],
      // Room before it would keep it as small as its buttons.
      marginInlineStart: 0,
    },
  },
});
