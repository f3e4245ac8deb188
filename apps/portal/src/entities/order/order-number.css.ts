import { tabular } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export const figures = style(tabular);
