import { space, text } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

/** Fills the page, so that the bar with the next step is at its end. */
export const stack = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minInlineSize: 0,
});
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  minInlineSize: 0,
});
export const rows = style({ display: 'grid', gap: space[3], minInlineSize: 0 });
export const title = style({ ...text.heading, margin: 0 });
export const summary = style({ display: 'grid', minInlineSize: 0 });
export const strong = style({ ...text.cellStrong });
