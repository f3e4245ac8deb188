import { color, radius, shadow, space, text } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

/** One message in the place of the step: the middle of the page, with room around it. */
export const panel = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[3],
  padding: `${space[8]} ${space[4]}`,
  background: color.bg.surface,
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.lg,
  boxShadow: shadow.raised,
  textAlign: 'center',
});

export const title = style({ ...text.heading, margin: 0 });
export const words = style({ ...text.body, color: color.text.muted, margin: 0, maxInlineSize: 420 });
export const note = style({ ...text.caption, color: color.text.subtle, margin: 0 });
