import { globalStyle } from '@vanilla-extract/css';
import { size } from '../theme/contract.css.ts';
import { composites } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { composite } from '../theme/style.ts';

/** Around buttons of any size, as those that others put into a bar: on a phone each has the 44 px that a thumb needs. */
export const touchTarget = composite({});
globalStyle(`${touchTarget} button`, {
  '@layer': {
    [composites]: {
      '@media': { [media.mobile]: { minBlockSize: size.target.touch, minInlineSize: size.target.touch } },
    },
  },
});
