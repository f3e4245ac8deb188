import { style } from '@vanilla-extract/css';

export const skeletons = style({ display: 'grid', alignContent: 'space-around' });
