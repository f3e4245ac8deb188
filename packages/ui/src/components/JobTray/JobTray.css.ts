import { fallbackVar } from '@vanilla-extract/css';
import { shellBottom } from '../../internal/shell-vars.css.ts';
import { color, radius, shadow, size, space, zIndex } from '../../theme/contract.css.ts';
import { focusRingInset } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';
import { composite, compositeVariants } from '../../theme/style.ts';
import { tabular, text } from '../../theme/text.ts';

export const root = composite({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'hidden',
  border: `${size.border.thin} solid ${color.border.default}`,
  borderRadius: radius.lg,
  background: color.bg.raised,
  // As in what else is raised (base.css): in dark this ground is what is hovered elsewhere.
  vars: { [color.bg.hover]: color.bg.selected, [color.action.ghost.bgHover]: color.bg.selected },
});
export const floating = composite({
  position: 'fixed',
  insetBlockEnd: `calc(${fallbackVar(shellBottom, '0px')} + ${space[4]})`,
  insetInlineEnd: space[4],
  zIndex: zIndex.shell,
  inlineSize: 440,
  maxInlineSize: `calc(100vw - 2 * ${space[4]})`,
  maxBlockSize: 'min(70dvh, 560px)',
  boxShadow: shadow.popover,
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});

export const head = composite({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  flexShrink: 0,
  minBlockSize: size.control.lg,
  paddingInline: space[4],
  textAlign: 'start',
  selectors: {
    '&[data-hovered]': { background: color.bg.hover },
    '&[data-focus-visible]': { ...focusRingInset, borderRadius: radius.lg },
  },
});
export const title = composite({ ...text.subheading });
export const counts = composite({ ...text.caption, ...tabular, flex: 1, color: color.text.subtle });

export const log = composite({
  overflow: 'auto',
  borderBlockStart: `${size.border.thin} solid ${color.border.default}`,
  selectors: { '&[hidden]': { display: 'none' } },
});
export const list = composite({ display: 'grid' });
export const row = composite({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  padding: `${space[3]} ${space[3]} ${space[3]} ${space[4]}`,
  selectors: {
    '& + &': { borderBlockStart: `${size.border.thin} solid ${color.border.subtle}` },
    '&[data-state="partial"]': { alignItems: 'flex-start' },
  },
});
export const content = composite({ flex: '1 1 0', minInlineSize: 0 });
export const line = composite({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: size.control.sm,
});
export const words = composite({ display: 'grid', flex: '1 1 0', minInlineSize: 0 });
export const name = composite({ ...text.cellStrong, overflowWrap: 'anywhere' });
export const note = composite({ ...text.caption, ...tabular, color: color.text.subtle });
export const bad = composite({ flexShrink: 0, color: color.feedback.critical.icon });
export const mark = compositeVariants({
  done: { flexShrink: 0, color: color.feedback.success.icon },
  cancelled: { flexShrink: 0, color: color.icon.subtle },
});
export const foot = composite({
  display: 'flex',
  justifyContent: 'flex-end',
  flexShrink: 0,
  padding: space[2],
  borderBlockStart: `${size.border.thin} solid ${color.border.default}`,
});
