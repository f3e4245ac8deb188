import { radius } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export const picture = style({ display: 'block', inlineSize: '100%', borderRadius: radius.md });
