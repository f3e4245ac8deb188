import { text } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export const strong = style({ ...text.cellStrong });
