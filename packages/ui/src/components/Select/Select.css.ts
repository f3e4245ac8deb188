import { color, shadow } from '../../theme/contract.css.ts';
import { composite } from '../../theme/style.ts';
import { text, truncate } from '../../theme/text.ts';

export const trigger = composite({ cursor: 'pointer', justifyContent: 'space-between', textAlign: 'start' });

/** The look of a secondary button, for toolbars and card headers. */
export const quiet = composite({
  ...text.cellStrong,
  inlineSize: 'auto',
  borderColor: color.action.secondary.border,
  background: color.action.secondary.bg,
  boxShadow: shadow.raised,
});

export const value = composite({
  ...truncate,
  selectors: { '&[data-placeholder]': { color: color.text.placeholder } },
});
export const chevron = composite({ flexShrink: 0, color: color.icon.subtle });
