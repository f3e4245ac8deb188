import { space } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: space[3] });
export const actions = style({ display: 'flex', gap: space[2] });
