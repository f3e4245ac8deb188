import { color, size, space } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { composite } from '../../theme/style.ts';
import { tabular, text, truncate } from '../../theme/text.ts';

export const root = composite({
  borderBlockEnd: `${size.border.thin} solid ${color.border.default}`,
  background: color.bg.canvas,
  containerType: 'inline-size',
});
/** The bar of a phone's home page belongs with the title below. */
export const plain = composite({ borderBlockEndColor: 'transparent' });

export const row = composite({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  // The bar and the line under it are as high as the shell expects.
  minBlockSize: `calc(${size.topbar} - ${size.border.thin})`,
  paddingInline: space[6],
  '@media': { [media.mobile]: { gap: space[2], paddingInline: space[4] } },
});

export const start = composite({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  flex: 1,
  minInlineSize: 0,
});
/** Gives way to what is at the end, but stays a field with a word in it: then the store's name is cut. */
export const search = composite({ flex: '1 0 112px', minInlineSize: 0, maxInlineSize: 400 });
export const end = composite({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 0,
  marginInlineStart: 'auto',
  '@media': { [media.mobile]: { gap: space[1] } },
  // Beside an expanded sidebar in a small window.
  '@container': { '(max-width: 640px)': { gap: space[1] } },
});

export const back = composite({ marginInlineStart: '-10px' });
export const titles = composite({ minInlineSize: 0 });
export const title = composite({
  ...text.titleTouch,
  ...truncate,
  color: color.text.default,
  selectors: { '&:focus': { outline: 'none', boxShadow: 'none' } },
});
/** Over a second line the title is one of an object, not of a section. */
export const titleWithLine = composite({ ...text.amount });
export const subtitle = composite({ ...text.caption, ...tabular, ...truncate, color: color.text.subtle });
export const below = composite({
  paddingInline: space[6],
  '@media': { [media.mobile]: { paddingInline: space[4] } },
});
