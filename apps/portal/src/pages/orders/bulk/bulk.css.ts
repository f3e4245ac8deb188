import { space } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export const reasons = style({ display: 'grid', gap: space[4], marginBlockStart: space[3] });
