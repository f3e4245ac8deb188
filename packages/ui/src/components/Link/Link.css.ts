import { color, radius, size, space } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { primitive, primitiveVariants } from '../../theme/style.ts';
import { text } from '../../theme/text.ts';

export const root = primitive({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  // 24 px to press, and no more room in its line than its letters take.
  minBlockSize: size.target.min,
  marginBlock: `min(0px, (1lh - ${size.target.min}) / 2)`,
  borderRadius: radius.xs,
  cursor: 'pointer',
  textUnderlineOffset: '0.2em',
  selectors: {
    '&[data-hovered]': { textDecoration: 'underline' },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { color: color.text.disabled, cursor: 'not-allowed' },
  },
});

/** Whole beside words that wrap. */
export const icon = primitive({ flexShrink: 0 });

export const variant = primitiveVariants({
  text: { color: color.text.link, selectors: { '&[data-hovered]': { color: color.text.linkHover } } },
  action: {
    ...text.cellStrong,
    color: color.text.link,
    selectors: { '&[data-hovered]': { color: color.text.linkHover } },
  },
  // Cut with an ellipsis where its column is too narrow, which a flex box cannot be.
  cell: {
    ...text.cellStrong,
    display: 'inline-block',
    maxInlineSize: '100%',
    minBlockSize: 0,
    paddingBlock: `max(0px, (${size.target.min} - 1lh) / 2)`,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    verticalAlign: 'bottom',
    color: color.text.default,
  },
  quiet: { color: color.text.muted },
});
