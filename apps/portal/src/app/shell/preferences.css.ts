import { space } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', gap: space[4] });
