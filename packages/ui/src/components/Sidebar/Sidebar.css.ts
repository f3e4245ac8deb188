import { color, mark, radius, shadow, size, space } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';
import { composite } from '../../theme/style.ts';
import { tabular, text, truncate } from '../../theme/text.ts';
import { fontWeight } from '../../theme/tokens.generated.ts';

export const root = composite({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  paddingInline: space[3],
  paddingBlockEnd: space[3],
  overflowX: 'hidden',
  overflowY: 'auto',
  background: color.bg.sidebar,
  borderInlineEnd: `${size.border.thin} solid ${color.border.default}`,
  color: color.nav.text,
});
/** The menu page of a phone: the same list as a page, with room for a finger. */
export const page = composite({
  blockSize: 'auto',
  padding: 0,
  overflow: 'visible',
  background: 'transparent',
  borderInlineEnd: 0,
});
export const reduced = composite({ alignItems: 'stretch', paddingInline: '11px 10px' });

export const brand = composite({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexShrink: 0,
  minBlockSize: size.topbar,
  paddingInline: `${space[1]} ${space['0.5']}`,
  selectors: { [`${reduced} &`]: { justifyContent: 'center', paddingInline: 0 } },
});
export const brandLink = composite({
  display: 'inline-flex',
  borderRadius: radius.md,
  selectors: { '&[data-focus-visible]': focusRing },
});

export const list = composite({ display: 'flex', flexDirection: 'column', gap: 1 });
export const main = composite({
  marginBlockStart: '14px',
  selectors: { [`${reduced} &`]: { marginBlockStart: space[4] } },
});

const bar = {
  content: '""',
  position: 'absolute',
  inlineSize: mark.selectedBar,
  borderStartEndRadius: 2,
  borderEndEndRadius: 2,
  background: color.nav.marker,
} as const;

/** A group whose name is a link as wide as the row, with its button over the end. */
export const split = composite({ position: 'relative' });
/** A row of 34 (44 where a finger or the reduced sidebar asks for it). */
export const item = composite({
  ...text.bodyStrong,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  inlineSize: '100%',
  minBlockSize: 34,
  paddingInline: space[2],
  borderRadius: radius.md,
  color: color.nav.text,
  selectors: {
    // As `nav.bgActive`, and seen in high contrast too.
    '&[data-hovered]': { background: color.bg.pressed },
    '&[data-focus-visible]': focusRing,
    '&[data-active]': {
      background: color.nav.bgActive,
      color: color.nav.textActive,
      fontWeight: fontWeight.semibold,
    },
    '&[data-active]::before': {
      ...bar,
      insetInlineStart: `calc(-1 * ${space[3]})`,
      insetBlock: space[2],
    },
    [`${reduced} &`]: { justifyContent: 'center', minBlockSize: 44, paddingInline: 0 },
    [`${reduced} &[data-active]::before`]: { insetInlineStart: '-11px', insetBlock: space[3] },
    [`${page} &`]: { minBlockSize: 44 },
    [`${page} &[data-active]::before`]: { insetInlineStart: 0 },
    // The words end before the button of the group.
    [`${split} > &`]: { paddingInlineEnd: 34 },
    '&[data-branch]': { color: color.nav.textActive, fontWeight: fontWeight.semibold },
  },
  '@media': {
    [media.coarse]: { minBlockSize: 44 },
    [media.forcedColors]: {
      selectors: { '&[data-active]': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
});

/** The button of a group whose name is a link, over that link's end. */
export const toggle = composite({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center end',
  inlineSize: 32,
  // The chevron stands where it does in a group without a page.
  paddingInlineEnd: space[2],
  borderRadius: radius.md,
  selectors: {
    '&[data-hovered]': { background: color.bg.pressed },
    '&[data-focus-visible]': focusRing,
    [`${page} &`]: { inlineSize: 44 },
  },
  '@media': { [media.coarse]: { inlineSize: 44 } },
});

export const icon = composite({
  display: 'inline-flex',
  flexShrink: 0,
  color: color.nav.icon,
  selectors: { '[data-active] > &, [data-branch] > &': { color: color.nav.textActive } },
});
/** The name and its mark, which goes under a name that leaves no room beside it. */
export const words = composite({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  flex: 1,
  minInlineSize: 0,
  columnGap: space['1.5'],
});
export const label = composite({ ...truncate, textAlign: 'start' });
export const count = composite({ ...text.label, ...tabular, flexShrink: 0 });
export const chevron = composite({
  flexShrink: 0,
  color: color.nav.icon,
  transition: 'rotate 160ms',
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
});

export const subList = composite({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  // The names begin where those of the groups do.
  paddingInlineStart: 32,
  paddingBlock: `${space['0.5']} ${space['1.5']}`,
  '::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 17,
    insetBlock: `${space['0.5']} ${space['1.5']}`,
    inlineSize: 1,
    background: color.border.strong,
  },
});
export const subItem = composite({
  ...text.cellStrong,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space['1.5'],
  minBlockSize: 30,
  // "Evidencias rechazadas" in bold, and its count of three digits.
  paddingInline: `6px ${space['0.5']}`,
  borderRadius: radius.sm,
  color: color.nav.text,
  selectors: {
    '&[data-hovered]': { background: color.bg.pressed },
    '&[data-focus-visible]': focusRing,
    '&[data-active]': { color: color.nav.textActive, fontWeight: fontWeight.semibold },
    // On the guide line, 16 px before the text's own box.
    [`${subList} &[data-active]::before`]: { ...bar, insetInlineStart: -16, insetBlock: '6px' },
    [`${page} &`]: { minBlockSize: 44 },
  },
  '@media': {
    [media.coarse]: { minBlockSize: 44 },
    [media.forcedColors]: {
      selectors: { '&[data-active]': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
});
export const services = composite({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[2],
  flexShrink: 0,
  selectors: { [`${reduced} &`]: { gridAutoFlow: 'row', gap: '6px' } },
});
export const service = composite({
  ...text.cellStrong,
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: 34,
  inlineSize: '100%',
  minInlineSize: 0,
  paddingInline: space['1.5'],
  border: `${size.border.thin} solid ${color.action.secondary.border}`,
  borderRadius: radius.md,
  background: color.action.secondary.bg,
  boxShadow: shadow.raised,
  color: color.text.default,
  selectors: {
    '&[data-hovered]': { background: color.action.secondary.bgHover },
    '&[data-pressed]': { background: color.action.secondary.bgPressed },
    '&[data-focus-visible]': focusRing,
    [`${reduced} &`]: { justifyContent: 'center', paddingInline: 0 },
    // Not `data-pending`: React Aria has that one for itself, and takes it away.
    '&[aria-disabled="true"]:not([data-awaited])': {
      background: color.bg.disabled,
      borderColor: color.border.disabled,
      color: color.text.disabled,
      boxShadow: 'none',
      cursor: 'not-allowed',
    },
  },
  '@media': { [media.coarse]: { minBlockSize: 44 } },
});
export const serviceIcon = composite({ display: 'inline-flex', flexShrink: 0, inlineSize: size.icon.sm });
export const external = composite({ flexShrink: 0, color: color.icon.subtle });

export const foot = composite({
  marginBlockStart: 'auto',
  paddingBlockStart: space[4],
  flexShrink: 0,
  // The button that expands it stands under the icons.
  selectors: { [`${reduced} &`]: { display: 'grid', justifyItems: 'center' } },
});
export const carriers = composite({
  padding: '10px',
  border: `${size.border.thin} solid ${color.border.default}`,
  borderRadius: radius.lg,
  background: color.bg.surface,
});
export const carriersTitle = composite({ ...text.caption, color: color.text.subtle });
export const carrierRow = composite({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space['1.5'],
  marginBlockStart: space[2],
});
export const carrier = composite({
  ...text.micro,
  ...truncate,
  display: 'block',
  minBlockSize: 28,
  paddingInline: space[1],
  lineHeight: '28px',
  borderRadius: radius.sm,
  background: color.bg.sunken,
  color: color.text.muted,
  textAlign: 'center',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const carrierLogo = composite({
  display: 'grid',
  placeItems: 'center',
  blockSize: 28,
  color: color.text.default,
});

export const flyout = composite({ minInlineSize: 200, padding: space['1.5'] });
export const flyoutTitle = composite({
  ...text.captionStrong,
  display: 'block',
  paddingInline: '10px',
  paddingBlock: space['1.5'],
  color: color.text.subtle,
});
export const flyoutLink = composite({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  borderRadius: radius.sm,
  selectors: {
    '&[data-hovered]': { background: color.bg.pressed, color: color.nav.text },
    '&[data-focus-visible]': focusRing,
    '&[data-active]': { color: color.nav.textActive },
  },
  '@media': { [media.coarse]: { minBlockSize: 44 } },
});
