import { color, media, space, text } from '@trastienda/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const groupTitle = style({
  ...text.captionStrong,
  margin: 0,
  padding: `${space[2]} ${space[3]} 0`,
  color: color.text.subtle,
});

export const toolbar = style({
  marginBlock: space[3],
  '@media': { [media.low]: { marginBlock: `${space[1]} 0` } },
});

export const desktopToolbar = style({ marginBlock: space[3] });

/** The field in the popover of a filter that is typed. */
export const numberFilter = style({ padding: space[3], inlineSize: 260 });
/** Room only for what has something to say. */
export const notices = style({});
globalStyle(`${notices} > *:not(:empty)`, { marginBlockEnd: space[3] });
