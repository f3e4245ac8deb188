import { space } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export const order = style({ display: 'flex', alignItems: 'center', gap: space[3], minInlineSize: 0 });
