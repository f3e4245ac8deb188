import { color, space, text } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export const figures = style({ fontVariantNumeric: 'tabular-nums' });
export const amount = style({ ...text.cellStrong, fontVariantNumeric: 'tabular-nums' });
export const acts = style({ display: 'inline-flex', gap: space[2] });
export const summary = style({ ...text.body, margin: 0, marginBlockEnd: space[4], color: color.text.muted });
