import { color, space, text } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export const view = style({ display: 'grid', gap: space[3], paddingBlockStart: space[3], minInlineSize: 0 });
export const product = style({ display: 'flex', alignItems: 'center', gap: space[3], minInlineSize: 0 });
export const figures = style({ fontVariantNumeric: 'tabular-nums' });
export const channels = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] });
export const before = style({ ...text.caption, color: color.text.subtle, textDecoration: 'line-through' });
