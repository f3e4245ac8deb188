import { color, radius, size, space } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';
import { composite } from '../../theme/style.ts';
import { text, truncate } from '../../theme/text.ts';

const line = `${size.border.thin} solid ${color.border.subtle}`;

export const button = composite({
  ...text.bodyStrong,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: size.control.md,
  minBlockSize: size.control.md,
  // The line shows the button in high contrast, where its ground is the bar's.
  border: line,
  borderRadius: radius.full,
  background: color.nav.bgActive,
  color: color.nav.textActive,
  fontWeight: 600,
  selectors: {
    // The edge shows the hover: in high contrast a darker ground would hide the letter.
    '&[data-hovered], &[data-pressed]': { borderColor: color.border.controlHover },
    '&[data-focus-visible]': focusRing,
  },
  '@media': {
    [media.coarse]: { inlineSize: 44, minBlockSize: 44 },
    [media.forcedColors]: { border: '1px solid ButtonText' },
  },
});

export const panel = composite({ inlineSize: 264, maxInlineSize: '100%', outline: 'none' });
/** The person comes first; a line parts the pages, the settings and signing out. */
export const person = composite({ padding: `${space[3]} ${space[4]}` });
export const name = composite({ ...text.subheading, ...truncate, display: 'block' });
export const email = composite({ ...text.caption, ...truncate, display: 'block', color: color.text.subtle });
export const list = composite({ padding: space['1.5'], borderBlockStart: line });
export const slot = composite({ padding: `${space[3]} ${space[4]}`, borderBlockStart: line });
export const entry = composite({
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  inlineSize: '100%',
  minBlockSize: size.control.md,
  paddingInline: '10px',
  borderRadius: radius.md,
  color: color.text.default,
  selectors: {
    '&[data-hovered]': { background: color.bg.hover },
    '&[data-pressed]': { background: color.bg.pressed },
    '&[data-focus-visible]': focusRing,
  },
  '@media': { [media.coarse]: { minBlockSize: 44 } },
});
export const entryIcon = composite({ display: 'inline-flex', color: color.icon.default });
export const inPage = composite({
  inlineSize: '100%',
  border: `${size.border.thin} solid ${color.border.default}`,
  borderRadius: radius.lg,
  background: color.bg.surface,
});
