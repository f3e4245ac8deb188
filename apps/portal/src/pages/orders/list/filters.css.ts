import { color, media, space, text } from '@trastienda/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const groupTitle = style({
  ...text.captionStrong,
  margin: 0,
  padding: `${space[2]} ${space[3]} 0`,
  color: color.text.subtle,
});

export const toolbar = style({
  marginBlockStart: space[3],
  display: 'grid',
  gap: space[3],
  marginBlockEnd: space[3],
  '@media': {
    [media.mobile]: { gap: space[2] },
    // A desktop at 200 %: what stands before the first order is one line.
    'screen and (min-width: 560px) and (max-width: 750px)': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    [media.low]: { marginBlock: `${space[1]} 0` },
  },
});

export const desktopToolbar = style({ marginBlock: space[3] });

export const phoneRow = style({ display: 'flex', gap: space[2], alignItems: 'center' });
export const grow = style({ flex: 1, minInlineSize: 0 });
/** In the popover of a filter that is typed. */
export const numberFilter = style({ padding: space[3], inlineSize: 260 });
export const sheet = style({ display: 'grid', gap: space[5] });
/** Room only for what has something to say. */
export const notices = style({});
globalStyle(`${notices} > *:not(:empty)`, { marginBlockEnd: space[3] });
