import { color, space, text } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export const view = style({ display: 'grid', gap: space[3], paddingBlockStart: space[3], minInlineSize: 0 });
export const person = style({ display: 'flex', alignItems: 'center', gap: space[3], minInlineSize: 0 });
export const figures = style({ fontVariantNumeric: 'tabular-nums' });
export const note = style({ ...text.caption, color: color.text.subtle });
export const list = style({ listStyle: 'disc', margin: 0, paddingInlineStart: space[5] });
export const message = style({ ...text.body, margin: 0, overflowWrap: 'anywhere' });
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const stack = style({ display: 'grid', gap: space[4] });
