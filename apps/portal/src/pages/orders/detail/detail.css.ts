import { color, media, space, tabular, text } from '@trastienda/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const narrow = '(max-width: 1110px)';

export const columns = style({
  display: 'grid',
  // 360 px beside the full width of a page; less where the page has less.
  gridTemplateColumns: 'minmax(0, 1fr) clamp(280px, 31.25%, 360px)',
  alignItems: 'start',
  gap: space[5],
  '@media': {
    // One under the other all cards are as far apart as those of a column.
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] },
    [media.mobile]: { gap: space[3] },
  },
});
export const column = style({
  display: 'grid',
  gap: space[4],
  minInlineSize: 0,
  '@media': { [media.mobile]: { gap: space[3] } },
});

export const article = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[3]} ${space[4]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
});
export const articles = style({ listStyle: 'none', margin: 0, padding: 0 });
/** The lines from the pieces to the order's total. */
export const sums = style({
  margin: 0,
  padding: `${space[3]} ${space[4]}`,
  borderBlockStart: `1px solid ${color.border.subtle}`,
});
export const words = style({ flex: 1, minInlineSize: 0, display: 'grid' });
export const name = style({ ...text.bodyStrong, overflowWrap: 'anywhere' });
export const note = style({ ...text.caption, color: color.text.subtle });
export const amount = style({ ...text.cell, ...tabular, color: color.text.muted, whiteSpace: 'nowrap' });
export const total = style({
  ...text.bodyStrong,
  ...tabular,
  textAlign: 'end',
  // Totals stand one under the other; on a phone the name has that room.
  '@media': { [media.aboveMobile]: { minInlineSize: 96 } },
});
/** A paper: its act stands beside it, on a phone under its words. */
export const document = style({
  '@media': { [media.mobile]: { flexWrap: 'wrap', rowGap: space[2] } },
});
export const documentIcon = style({ display: 'inline-flex', color: color.icon.default, flexShrink: 0 });
export const documentEnd = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[3],
});
export const accepted = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['1.5'],
  color: color.feedback.success.text,
});
export const unit = style({ '@media': { [media.mobile]: { display: 'none' } } });
export const phoneUnit = style({ '@media': { [media.aboveMobile]: { display: 'none' } } });

export const address = style({ display: 'grid', gap: space[2], margin: 0, fontStyle: 'normal' });
export const line = style({ ...text.cell, color: color.text.muted, margin: 0, overflowWrap: 'anywhere' });
export const strong = style({
  ...text.cellStrong,
  margin: 0,
  color: color.text.default,
  overflowWrap: 'anywhere',
});
export const iconLine = style({
  display: 'flex',
  gap: space[3],
  color: color.icon.subtle,
  alignItems: 'flex-start',
});
/** Below the address, apart from it. */
export const pickup = style({
  margin: `${space[3]} 0 0`,
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${color.border.subtle}`,
});
globalStyle(`${iconLine} > svg`, { flexShrink: 0 });
export const phoneHead = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  marginBlockEnd: space[3],
});
/** The subject, and the time left beside it: the line below has all the room for the channel and its hour. */
export const phoneTotal = style({
  ...text.titleTouch,
  ...tabular,
  // The title and the line below are as high as the tile beside them.
  lineHeight: 1.2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[3],
});
export const phoneFoot = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  marginBlockStart: space[3],
});

/** Over the header of the page, as near as in one of its own. */
export const back = style({ marginBlockEnd: space[3] });
export const badges = style({ display: 'inline-flex', flexWrap: 'wrap', gap: space[2] });
export const reasons = style({ display: 'grid', gap: space[4], marginBlockStart: space[3] });

/** A telephone and what is done with it, on one line while it fits. */
export const phone = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  ...tabular,
});

/** The card of the merchant's own shop. */
export const shop = style({ display: 'grid', gap: space[3] });
export const told = style({ margin: 0 });
globalStyle(`${told} > svg`, { color: color.feedback.success.text });
