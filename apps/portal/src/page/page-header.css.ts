import { color, media, space, text } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', gap: space[3], marginBlockEnd: space[5] });

export const backLine = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minBlockSize: 32,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${space[3]} ${space[4]}`,
});

export const lead = style({ display: 'flex', alignItems: 'center', gap: space[3], minInlineSize: 0 });
export const titles = style({ display: 'grid', gap: space['0.5'], minInlineSize: 0 });
export const titleRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['2'] });

export const title = style({
  ...text.title,
  margin: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.mobile]: text.titleTouch },
});

export const context = style({ ...text.cell, color: color.text.subtle, margin: 0 });

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
