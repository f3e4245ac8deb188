import { space } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export const view = style({ display: 'grid', gap: space[4], paddingBlockStart: space[4], minInlineSize: 0 });
