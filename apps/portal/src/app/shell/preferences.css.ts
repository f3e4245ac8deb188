import { size, space } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', gap: space[4] });

/** The settings of a person and of her store, one card under the other, as wide as a form. */
export const page = style({ display: 'grid', gap: space[5], maxInlineSize: size.content.form });
