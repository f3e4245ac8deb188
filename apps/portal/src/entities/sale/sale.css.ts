import { color, radius, space, tabular, text } from '@trastienda/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const changeBase = {
  ...text.captionStrong,
  ...tabular,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  verticalAlign: 'middle',
  whiteSpace: 'nowrap',
} as const;

export const change = styleVariants({
  up: { ...changeBase, color: color.chart.positive },
  down: { ...changeBase, color: color.chart.negative },
  same: { ...changeBase, color: color.text.subtle },
});

/** The explanation of a figure: wide enough for a sentence, and no wider than a phone. */
export const explanation = style({
  ...text.cell,
  display: 'grid',
  gap: space[3],
  inlineSize: 'min(320px, calc(100vw - 64px))',
  color: color.text.muted,
});
export const sum = style({ padding: space[3], borderRadius: radius.md, background: color.bg.sunken });
export const chartFailed = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[3],
  color: color.text.muted,
});
