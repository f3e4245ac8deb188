import { color, media, space, tabular, text } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gap: space[5],
  minInlineSize: 0,
  '@media': { [media.mobile]: { gap: space[3] } },
});

/** Channels beside states, as long as each has room for its rows. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 460px), 1fr))',
  gap: space[5],
  '@media': { [media.mobile]: { gap: space[3] } },
});

export const inset = style({ padding: space[4] });
export const failed = style({ display: 'grid', alignContent: 'center' });

/** The questions and actions of a card, at the end of its head. */
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[1],
  // The parts that do not fit in a line of a phone take two.
  '@media': { [media.mobile]: { maxInlineSize: 'calc(100vw - 64px)' } },
});

export const chartHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  marginBlockEnd: space[2],
});
export const chartTitle = style({ ...text.heading, margin: 0 });
export const push = style({ marginInlineStart: 'auto' });

export const product = style({ display: 'flex', alignItems: 'center', gap: space[3], minInlineSize: 0 });
export const figures = style({ ...tabular });
export const category = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[4],
});
export const share = style({ inlineSize: 'clamp(96px, 20vw, 260px)' });
export const amount = style({ minInlineSize: 104 });

export const note = style({ ...text.caption, color: color.text.subtle, marginBlockStart: space[2] });

export const sums = style({
  ...text.cell,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  // Kept while it is not known: what is under it does not move.
  minBlockSize: 20,
  color: color.text.muted,
});
export const sumsMark = style({ color: color.feedback.success.icon });
