import { color, duration, easing, radius, shadow, size, space, zIndex } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { composite } from '../../theme/style.ts';
import { text } from '../../theme/text.ts';

export const overlay = composite({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.modal,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'flex-start',
  padding: `min(12dvh, 96px) ${space[4]} ${space[4]}`,
  background: color.bg.scrim,
  transition: `opacity ${duration.fast} ${easing.enter}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  '@media': { [media.mobile]: { padding: 0 } },
});
export const box = composite({
  display: 'flex',
  inlineSize: '100%',
  maxInlineSize: size.content.reading,
  maxBlockSize: 'min(560px, 76dvh)',
  overflow: 'hidden',
  border: `${size.border.thin} solid ${color.border.default}`,
  borderRadius: radius.xl,
  background: color.bg.raised,
  color: color.text.default,
  boxShadow: shadow.modal,
  '@media': {
    // The keyboard of a phone takes half of the window: the palette takes the rest.
    [media.mobile]: { maxBlockSize: '100dvh', blockSize: '100%', borderRadius: 0, border: 0 },
    [media.forcedColors]: { borderColor: 'CanvasText' },
  },
});
export const dialog = composite({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  minBlockSize: 0,
  outline: 'none',
});

export const field = composite({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  flexShrink: 0,
  minBlockSize: 56,
  paddingInline: space[4],
  borderBlockEnd: `${size.border.thin} solid ${color.border.default}`,
});
export const icon = composite({ flexShrink: 0, color: color.icon.subtle });
export const input = composite({
  ...text.amount,
  fontWeight: 400,
  flex: 1,
  minInlineSize: 0,
  padding: 0,
  border: 0,
  background: 'none',
  selectors: {
    // The field is all there is to be in; a ring around it would say nothing.
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

/** On a phone it is the whole window, and there is no Esc. */
export const dismiss = composite({
  display: 'none',
  '@media': { [media.mobile]: { display: 'inline-flex', marginInlineEnd: `calc(-1 * ${space[3]})` } },
});

export const list = composite({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  padding: space[2],
  outline: 'none',
});
export const group = composite({
  ...text.captionStrong,
  padding: `${space[2]} ${space[2]} ${space[1]}`,
  color: color.text.subtle,
});
export const item = composite({
  gap: space[3],
  minBlockSize: 40,
  '@media': { [media.coarse]: { minBlockSize: size.target.touch } },
});
export const keys = composite({ display: 'inline-flex', gap: space[1], flexShrink: 0 });
export const empty = composite({
  ...text.cell,
  display: 'block',
  padding: `${space[8]} ${space[4]}`,
  textAlign: 'center',
  color: color.text.muted,
  overflowWrap: 'anywhere',
});

export const foot = composite({
  ...text.caption,
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  flexShrink: 0,
  minBlockSize: 40,
  paddingInline: space[4],
  borderBlockStart: `${size.border.thin} solid ${color.border.default}`,
  background: color.bg.sunken,
  color: color.text.subtle,
  '@media': { [media.mobile]: { display: 'none' } },
});
export const hint = composite({ display: 'inline-flex', alignItems: 'center', gap: space['1.5'] });
