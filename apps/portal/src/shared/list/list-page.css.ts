import { media, space } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export const body = style({ display: 'grid', gap: space[3], minInlineSize: 0 });
/** Text to look for that stands among the filters. */
export const otherText = style({
  inlineSize: 160,
  '@media': { [media.mobile]: { inlineSize: '100%' } },
});
export const pager = style({ display: 'flex', justifyContent: 'flex-end', gap: space[2], padding: space[3] });
