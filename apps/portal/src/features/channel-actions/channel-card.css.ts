import { color, media, space, text } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export const groups = style({ display: 'grid', gap: space[3] });
/** One under the other in a column, side by side where the card is wide. */
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: space[3],
  listStyle: 'none',
  margin: 0,
  padding: 0,
  // Actions that are impossible now come after the possible ones, and are quieter.
  selectors: {
    '& + &': { paddingBlockStart: space[3], borderBlockStart: `1px solid ${color.border.subtle}` },
  },
});
export const action = style({ display: 'grid', alignContent: 'start', gap: space[1] });
/** Names of channels are long, and the card is narrow. */
export const button = style({ inlineSize: '100%', whiteSpace: 'normal' });
export const later = style({
  minBlockSize: 24,
  paddingInline: 0,
  borderInlineWidth: 0,
  justifyContent: 'flex-start',
  // A thumb's height, with the words beside the reason that follows them.
  '@media': { [media.mobile]: { minBlockSize: 44, alignItems: 'end' } },
});
export const reason = style({ ...text.caption, color: color.text.subtle });
/** Fields begin a line below the dialog's title, where words would be closer. */
export const fields = style({ display: 'grid', gap: space[4], paddingBlockStart: space[2] });
