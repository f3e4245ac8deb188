import { space } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export const body = style({ display: 'grid', gap: space[3], minInlineSize: 0 });
export const pager = style({ display: 'flex', justifyContent: 'flex-end', gap: space[2], padding: space[3] });
