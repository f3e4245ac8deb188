import { space, tabular } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export const strip = style({ marginBlockEnd: space[4] });
export const figures = style({ ...tabular });
export const available = style({ ...tabular, fontWeight: 600 });
export const channels = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] });
