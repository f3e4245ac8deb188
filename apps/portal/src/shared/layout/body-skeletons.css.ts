import { style } from '@vanilla-extract/css';

export const bones = style({ display: 'grid', alignContent: 'space-around' });
