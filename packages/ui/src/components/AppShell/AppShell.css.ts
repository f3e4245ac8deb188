import { globalStyle } from '@vanilla-extract/css';
import { shellBottom, shellInset, shellTop } from '../../internal/shell-vars.css.ts';
import { color, duration, easing, size, space, zIndex } from '../../theme/contract.css.ts';
import { composites } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { composite, compositeVariants } from '../../theme/style.ts';

const safeBottom = 'env(safe-area-inset-bottom, 0px)';

export const root = composite({
  vars: { [shellInset]: space[6], [shellBottom]: '0px', [shellTop]: size.topbar },
  position: 'relative',
  minBlockSize: '100dvh',
  background: color.bg.canvas,
  color: color.text.default,
  selectors: { '[data-density="compact"] &': { vars: { [shellInset]: space[4] } } },
  '@media': {
    [media.mobile]: { vars: { [shellInset]: space[4] } },
    [media.low]: { vars: { [shellTop]: '0px' } },
  },
});

const withBars = (...heights: readonly string[]) =>
  composite({
    vars: { [shellBottom]: `calc(${heights.join(' + ')})` },
    '@media': { [media.low]: { vars: { [shellBottom]: '0px' } } },
  });
export const withBottomNav = withBars(size.bottomNav, safeBottom);
export const withDock = withBars(size.bottomNav, size.target.touch, safeBottom);

// The keyboard's target stays clear of the bars that stick to the window.
globalStyle(`:root:has(${root})`, {
  '@layer': {
    [composites]: {
      scrollPaddingBlockStart: `calc(${size.topbar} + ${space[4]})`,
      scrollPaddingBlockEnd: `calc(${size.bottomNav} + ${space[6]})`,
      '@media': { [media.low]: { scrollPaddingBlock: space[4] } },
    },
  },
});
globalStyle(`:root:has(${withDock})`, {
  '@layer': {
    [composites]: {
      scrollPaddingBlockEnd: `calc(${size.bottomNav} + ${size.target.touch} + ${space[6]})`,
      '@media': { [media.low]: { scrollPaddingBlockEnd: space[4] } },
    },
  },
});

const slide = (property: string) => `${property} ${duration.slow} ${easing.standard}`;

export const sidebar = composite({
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  zIndex: zIndex.shell,
  transition: slide('inline-size'),
  // Before the script has settled a narrowing window, the sidebar never covers the page.
  '@media': { [media.mobile]: { display: 'none' } },
});
export const sidebarWidth = compositeVariants({
  full: { inlineSize: size.sidebar.full },
  reduced: { inlineSize: size.sidebar.reduced },
  mobile: { display: 'none' },
});

/** At least as high as the window, so that a bar at the end of a short page rests on the window's edge. */
export const column = composite({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  transition: slide('margin-inline-start'),
  '@media': { [media.mobile]: { marginInlineStart: 0 } },
});
/** The margin equals the sidebar's width. */
export const columnMargin = compositeVariants({
  full: { marginInlineStart: size.sidebar.full },
  reduced: { marginInlineStart: size.sidebar.reduced },
  mobile: { marginInlineStart: 0 },
});

/** A bar steps aside where the window is low: at least half of it is content. */
const stepsAside = { [media.low]: { position: 'static' } } as const;

export const topBar = composite({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: zIndex.sticky,
  '@media': stepsAside,
});

export const main = composite({
  flex: 1,
  maxInlineSize: '100%',
  padding: shellInset,
  paddingBlockEnd: `calc(${shellInset} + ${shellBottom})`,
  '@media': { [media.low]: { paddingBlockStart: 0 } },
  selectors: {
    '&:focus': { outline: 'none' },
    '&:has([data-sticky-footer])': { display: 'flex', flexDirection: 'column' },
  },
});

/** As high as the page leaves for it, even while what stands in it is on its way. */
export const dock = composite({ display: 'grid', minBlockSize: size.target.touch });
export const bottomNav = composite({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: zIndex.shell,
  '@media': stepsAside,
});
