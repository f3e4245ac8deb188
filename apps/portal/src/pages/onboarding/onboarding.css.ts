import { code, color, media, size, space, text } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export const narrow = style({
  display: 'grid',
  gap: space[4],
  minInlineSize: 0,
  maxInlineSize: size.content.form,
});
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  gap: space[5],
  alignItems: 'start',
  '@media': { [media.reduced]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** The progress comes first on a phone. */
export const aside = style({
  display: 'grid',
  gap: space[5],
  '@media': { [media.reduced]: { order: -1 } },
});
export const why = style({ '@media': { [media.reduced]: { display: 'none' } } });
export const counts = style({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' });
export const count = style({ ...text.body, display: 'flex', justifyContent: 'space-between', gap: space[3] });
export const stack = style({ display: 'grid', gap: space[4], minInlineSize: 0 });
export const note = style({ ...text.caption, color: color.text.subtle });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[2],
});
export const photos = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  gap: space[4],
});
export const agreement = style({ ...text.body, maxInlineSize: '75ch', overflowWrap: 'anywhere' });
export const clauseTitle = style({ ...text.bodyStrong, marginBlock: `${space[4]} ${space[1]}` });
export const clause = style({ marginBlock: `0 ${space[2]}` });
export const point = style([clause, { display: 'list-item', marginInlineStart: space[5] }]);
export const hash = style({ ...text.caption, ...code, overflowWrap: 'anywhere', color: color.text.subtle });
/** The fault of something that is no text field. */
export const fault = style({
  ...text.caption,
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  color: color.feedback.critical.text,
});
