import { color, space, text } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export const actions = style({ display: 'grid', gap: space[3], listStyle: 'none', margin: 0, padding: 0 });
export const action = style({ display: 'grid', gap: space[1] });
export const button = style({ inlineSize: '100%' });
export const reason = style({ ...text.caption, color: color.text.subtle });
export const fields = style({ display: 'grid', gap: space[4] });
