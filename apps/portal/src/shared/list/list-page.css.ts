import { space } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export const body = style({ display: 'grid', gap: space[3], minInlineSize: 0 });
