import { globalStyle } from '@vanilla-extract/css';
import { space } from '../theme/contract.css.ts';
import { reset } from '../theme/layers.css.ts';
import { primitive, primitiveVariants } from '../theme/style.ts';

/** The ground of Stack and Inline, which hold their children apart. */
export const flow = primitive({ display: 'flex' });

export const gap = primitiveVariants({
  '0': { gap: space[0] },
  '1': { gap: space[1] },
  '2': { gap: space[2] },
  '3': { gap: space[3] },
  '4': { gap: space[4] },
  '5': { gap: space[5] },
  '6': { gap: space[6] },
  '8': { gap: space[8] },
  '12': { gap: space[12] },
});

export const align = primitiveVariants({
  start: { alignItems: 'start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
});

// A child that is not stretched would be as wide as its longest word; so the word is broken instead. One that is stretched may
// reach over the edges, as StickyFooter does. In the layer of the reset, a width that a component gives itself wins.
globalStyle(`${flow}:not(${align.stretch}) > *`, { '@layer': { [reset]: { maxInlineSize: '100%' } } });
