import { code, color, media, radius, size, space, text } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[4],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const cards = style({ display: 'grid', gap: space[4] });
export const narrow = style({ display: 'grid', gap: space[4], maxInlineSize: size.content.form });
export const stack = style({ display: 'grid', gap: space[3], minInlineSize: 0 });
/** A shop of a channel, apart from the one before it by a line. */
export const shop = style({
  display: 'grid',
  gap: space[1],
  minInlineSize: 0,
  selectors: {
    '& + &': {
      paddingBlockStart: space[3],
      borderBlockStart: `${size.border.thin} solid ${color.border.subtle}`,
    },
  },
});
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});
export const name = style({ ...text.bodyStrong, overflowWrap: 'anywhere' });
export const note = style({ ...text.caption, color: color.text.subtle });
export const list = style({ listStyle: 'disc', margin: 0, paddingInlineStart: space[5] });
/** Acts stand at the end of their line, also where they have one of their own. */
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[2],
  marginInlineStart: 'auto',
});
/** The acts of a shop, apart from its facts. */
export const acts = style([row, { marginBlockStart: space[1] }]);
/** The keys of the store: one below the other, each apart by a line. */
export const keys = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 });
export const key = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[3],
  borderBlockStart: `${size.border.thin} solid ${color.border.subtle}`,
});
/** An address with its acts, which go below it where the line is narrow. */
export const hook = style([key, { flexWrap: 'wrap' }]);
/** A name, and what is out of the ordinary with it. */
export const named = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
export const facts = style({ display: 'grid', gap: space[1], minInlineSize: 0 });
/** A key as a whole: it is copied, or selected by hand. */
export const secret = style({
  ...text.body,
  ...code,
  margin: 0,
  overflowWrap: 'anywhere',
  userSelect: 'all',
  padding: space[4],
  background: color.bg.sunken,
  borderRadius: radius.md,
});
/** The content of a view, apart from its tabs. */
export const view = style({ paddingBlockStart: space[4] });
