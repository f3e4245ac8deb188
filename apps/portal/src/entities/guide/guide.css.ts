import { color, media, radius, shadow, size, space, text } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: space[5], minInlineSize: 0 });

/** Forms keep a readable width. */
export const reading = style({ maxInlineSize: size.content.form });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[5],
  alignItems: 'stretch',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] } },
});

export const stack = style({ display: 'grid', gap: space[4], minInlineSize: 0, alignContent: 'start' });

export const panel = style({
  background: color.bg.surface,
  border: `${size.border.thin} solid ${color.border.default}`,
  borderRadius: radius.lg,
  boxShadow: shadow.raised,
});

export const address = style({ display: 'grid', gap: space['0.5'], fontStyle: 'normal' });
export const addressName = style({ ...text.bodyStrong, color: color.text.default, overflowWrap: 'anywhere' });
export const addressLine = style({ ...text.cell, color: color.text.muted, overflowWrap: 'anywhere' });

export const actions = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space[2],
  '@media': { [media.mobile]: { display: 'grid', gridTemplateColumns: 'auto 1fr' } },
});

/** Under the tabs of the views. */
export const view = style({ display: 'grid', gap: space[4], minInlineSize: 0, paddingBlockStart: space[4] });
